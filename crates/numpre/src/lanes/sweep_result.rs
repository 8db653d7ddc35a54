//! The result of one sweep, lane by lane.

/// The lanes in which a sweep has found something.
pub(crate) struct SweepResult<V> {
    /// Lanes in which the sweep found no contradiction.
    pub(crate) alive: V,
    /// Lanes in which some cell has two or more candidates.
    pub(crate) open: V,
    /// Lanes in which a cell has become single.
    pub(crate) progress: V,
    /// Lanes that were to be split but had nothing to split on.
    pub(crate) unsplit: V,
}
