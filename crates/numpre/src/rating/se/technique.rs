//! The techniques of Sudoku Explainer, in the order in which it tries them.

use std::fmt;

/// Declares the enum and its slugs from one row for each technique.
macro_rules! se_techniques {
    ($($(#[$doc:meta])* $name:ident: $slug:literal;)*) => {
        /// A technique of Sudoku Explainer 1.2.1, in the order in which it tries them.
        ///
        /// Some are more than one [`Technique`](crate::logic::Technique), and most chains have no
        /// other name here: the program sorts them by what it had to assume.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
        #[non_exhaustive]
        pub enum SeTechnique {
            $(
                $(#[$doc])*
                #[cfg_attr(feature = "serde", serde(rename = $slug))]
                $name,
            )*
        }

        impl SeTechnique {
            /// All techniques, in the order in which they are tried.
            pub const ALL: &'static [SeTechnique] = &[$(SeTechnique::$name,)*];

            /// Returns the name for programs: lower case, with hyphens. It never changes. The names
            /// for people are in `numpre-text`, for each language.
            pub const fn slug(self) -> &'static str {
                match self {
                    $(SeTechnique::$name => $slug,)*
                }
            }
        }
    };
}

se_techniques! {
    /// The last cell of a house, or a digit with one place in a house: 1.0 to 1.5.
    HiddenSingle: "hidden-single";
    /// Locked candidates that leave a hidden single: 1.7, 1.9.
    DirectLockedCandidates: "direct-locked-candidates";
    /// A hidden pair that leaves a hidden single: 2.0.
    DirectHiddenPair: "direct-hidden-pair";
    /// A cell with one candidate: 2.3.
    NakedSingle: "naked-single";
    /// A hidden triple that leaves a hidden single: 2.5.
    DirectHiddenTriple: "direct-hidden-triple";
    /// A digit's places in a house that all lie in another house: 2.6, 2.8.
    LockedCandidates: "locked-candidates";
    /// Two cells of a house with two candidates between them: 3.0.
    NakedPair: "naked-pair";
    /// A digit's places in two lines that lie in two crossing lines: 3.2.
    XWing: "x-wing";
    /// Two digits of a house with two places between them: 3.4.
    HiddenPair: "hidden-pair";
    /// Three cells of a house with three candidates between them: 3.6.
    NakedTriple: "naked-triple";
    /// A digit's places in three lines that lie in three crossing lines: 3.8.
    Swordfish: "swordfish";
    /// Three digits of a house with three places between them: 4.0.
    HiddenTriple: "hidden-triple";
    /// Three cells with two candidates each, three in all: 4.2.
    XyWing: "xy-wing";
    /// The same, and the middle cell has all three candidates: 4.4.
    XyzWing: "xyz-wing";
    /// Cells in pairs of houses that could swap two digits, if they had no others: 4.5 to 5.0.
    UniqueLoop: "unique-rectangle-or-loop";
    /// Four cells of a house with four candidates between them: 5.0.
    NakedQuad: "naked-quad";
    /// A digit's places in four lines that lie in four crossing lines: 5.2.
    Jellyfish: "jellyfish";
    /// Four digits of a house with four places between them: 5.4.
    HiddenQuad: "hidden-quad";
    /// A board on which nearly all blanks have two candidates: 5.6 to 6.2.
    Bug: "bug";
    /// Digits of two cells that leave a third cell without a candidate: 6.2.
    AlignedPairExclusion: "aligned-pair-exclusion";
    /// A chain of links, or a cycle: 6.5 and more.
    ForcingChainOrCycle: "forcing-chain-or-cycle";
    /// Digits of three cells that leave another cell without a candidate: 7.5.
    AlignedTripleExclusion: "aligned-triple-exclusion";
    /// An assumption about one digit that leads to a contradiction: 7.5 and more.
    Nishio: "nishio";
    /// Chains from all candidates of a cell, or all places of a house, to one end: 8.0 and more.
    MultipleForcingChains: "multiple-forcing-chains";
    /// The same with links that follow from several literals at once: 8.5 and more.
    DynamicForcingChains: "dynamic-forcing-chains";
    /// The same with locked candidates, subsets and fish as links: 9.0 and more.
    DynamicForcingChainsPlus: "dynamic-forcing-chains-plus";
    /// The same with forcing chains as links: 9.5 and more.
    NestedForcingChains: "nested-forcing-chains";
    /// The same with multiple forcing chains as links: 10.0 and more.
    NestedMultipleForcingChains: "nested-multiple-forcing-chains";
    /// The same with dynamic forcing chains as links: 10.5 and more.
    NestedDynamicForcingChains: "nested-dynamic-forcing-chains";
    /// The same with dynamic and with nested forcing chains as links: 11.0 and more.
    DoublyNestedForcingChains: "doubly-nested-forcing-chains";
}

/// Writes the slug.
impl fmt::Display for SeTechnique {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.slug())
    }
}
