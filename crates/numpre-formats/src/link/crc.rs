//! The checksum of a link.

/// Returns the CRC-8 of the bytes, with the polynomial 0x07, as in SMBus.
pub(super) fn crc8(bytes: &[u8]) -> u8 {
    bytes.iter().fold(0, |crc, byte| {
        (0..8).fold(crc ^ byte, |crc, _| if crc & 0x80 == 0 { crc << 1 } else { crc << 1 ^ 0x07 })
    })
}

#[cfg(test)]
mod tests {
    use super::crc8;

    /// The check value of the catalogue of CRC algorithms.
    #[test]
    fn the_checksum_is_that_of_smbus() {
        assert_eq!(crc8(b"123456789"), 0xF4);
    }
}
