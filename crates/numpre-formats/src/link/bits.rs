//! Bits in bytes. The first bit is the highest of the first byte.

/// Collects bits into bytes.
#[derive(Default)]
pub(super) struct BitWriter {
    bytes: Vec<u8>,
    /// The number of bits used in the last byte; 0 if the next bit begins a new byte.
    taken: u32,
}

impl BitWriter {
    /// Appends the lowest `count` bits of a number, the highest of them first.
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

    /// Returns the bytes. The unused bits of the last byte are 0.
    pub(super) fn finish(self) -> Vec<u8> {
        self.bytes
    }
}

/// Reads bits from bytes.
pub(super) struct BitReader<'a> {
    bytes: &'a [u8],
    place: usize,
}

impl<'a> BitReader<'a> {
    pub(super) fn new(bytes: &'a [u8]) -> BitReader<'a> {
        BitReader { bytes, place: 0 }
    }

    /// Returns the next `count` bits as a number. Bits after the end are 0.
    pub(super) fn take(&mut self, count: u32) -> u32 {
        (0..count).fold(0, |number, _| {
            let byte = self.bytes.get(self.place / 8).copied().unwrap_or(0);
            let bit = byte >> (7 - self.place % 8) & 1;
            self.place += 1;
            number << 1 | u32::from(bit)
        })
    }
}
