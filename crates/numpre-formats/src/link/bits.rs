//! Bits in bytes, the first in the highest.

/// Gathers bits into bytes.
#[derive(Default)]
pub(super) struct BitWriter {
    bytes: Vec<u8>,
    /// How many bits of the last byte are taken; 0 where a new one has to begin.
    taken: u32,
}

impl BitWriter {
    /// The lowest so many bits of a number, the highest of them first.
    pub(super) fn put(&mut self, number: u32, count: u32) {
        for place in (0..count).rev() {
            if self.taken == 0 {
                self.bytes.push(0);
            }
            if let Some(last) = self.bytes.last_mut() {
                *last |= ((number >> place & 1) as u8) << (7 - self.taken);
            }
            self.taken = (self.taken + 1) % 8;
        }
    }

    /// The bytes; what is left of the last one is 0.
    pub(super) fn finish(self) -> Vec<u8> {
        self.bytes
    }
}

/// Takes bits out of bytes.
pub(super) struct BitReader<'a> {
    bytes: &'a [u8],
    place: usize,
}

impl<'a> BitReader<'a> {
    pub(super) fn new(bytes: &'a [u8]) -> BitReader<'a> {
        BitReader { bytes, place: 0 }
    }

    /// The next so many bits; 0 for those behind the end.
    pub(super) fn take(&mut self, count: u32) -> u32 {
        (0..count).fold(0, |number, _| {
            let byte = self.bytes.get(self.place / 8).copied().unwrap_or(0);
            let bit = byte >> (7 - self.place % 8) & 1;
            self.place += 1;
            number << 1 | u32::from(bit)
        })
    }
}
