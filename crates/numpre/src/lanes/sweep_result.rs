//! What one sweep finds, lane by lane.

/// What a sweep finds.
pub(crate) struct SweepResult<V> {
    /// Lanes with no contradiction seen.
    pub(crate) alive: V,
    /// Lanes in which some cell has two or more candidates.
    pub(crate) open: V,
    /// Lanes in which some cell has become single.
    pub(crate) progress: V,
    /// Lanes that were to be split and found nothing to split on.
    pub(crate) unsplit: V,
}
