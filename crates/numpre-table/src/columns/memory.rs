//! The memory of a column of boards.
//!
//! The first write to each page of fresh memory interrupts the program, which takes a third of the
//! time in which an easy puzzle is solved. So a large column asks the system for huge pages: 2 MB
//! each instead of 4 KB.
//!
//! ```text
//! 25,890 boards = 2,097,090 bytes = 1 huge page (2,097,152 bytes) less 62 bytes
//!                                 = 512 pages of 4 KB
//! ```

use arrow_buffer::Buffer;
use bytes::Bytes;
use memmap2::MmapMut;

/// The size from which a column gets memory of its own from the system. Smaller ones share pages.
const LARGE: usize = 1 << 20;

/// Bytes that are written one after another.
pub(super) enum Memory {
    /// Memory of the allocator.
    Allocated(Vec<u8>),
    /// Memory of the system, and the number of bytes that are written.
    Mapped(MmapMut, usize),
}

impl Memory {
    /// Reserves memory for this number of bytes. Uses the allocator if the system has no memory of
    /// the other kind.
    pub(super) fn with_capacity(bytes: usize) -> Memory {
        let mapped = Some(bytes).filter(|bytes| *bytes >= LARGE);
        match mapped.and_then(|bytes| MmapMut::map_anon(bytes).ok()) {
            Some(map) => {
                // Without huge pages, the memory is the same but slower.
                #[cfg(target_os = "linux")]
                let _ = map.advise(memmap2::Advice::HugePage);
                Memory::Mapped(map, 0)
            }
            None => Memory::Allocated(Vec::with_capacity(bytes)),
        }
    }

    /// Writes a board or a text after what is written.
    #[inline]
    pub(super) fn push(&mut self, value: &[u8]) {
        match self {
            Memory::Allocated(bytes) => bytes.extend_from_slice(value),
            Memory::Mapped(map, used) => match map.get_mut(*used..*used + value.len()) {
                Some(place) => {
                    place.copy_from_slice(value);
                    *used += value.len();
                }
                // More rows than there is room for.
                None => {
                    let mut bytes = map.get(..*used).unwrap_or_default().to_vec();
                    bytes.extend_from_slice(value);
                    *self = Memory::Allocated(bytes);
                }
            },
        }
    }

    /// Returns what is written.
    pub(super) fn finish(self) -> Buffer {
        match self {
            Memory::Allocated(bytes) => bytes.into(),
            Memory::Mapped(map, used) => Bytes::from_owner(map).slice(..used).into(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_that_is_written_comes_back() {
        for capacity in [0, 100, LARGE, 3 * LARGE] {
            let mut memory = Memory::with_capacity(capacity);
            let mut expected = Vec::new();
            for number in 0..LARGE / 81 + 2 {
                let value = [number as u8; 81];
                memory.push(&value);
                expected.extend_from_slice(&value);
            }
            assert_eq!(memory.finish().as_slice(), expected);
        }
    }
}
