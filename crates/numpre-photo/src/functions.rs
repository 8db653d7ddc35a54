//! The exponential function and the logarithm. Those of the standard library may differ between
//! machines in the last bit; these consist of sums and products in a fixed order.

/// Returns e to the power of a number of at most 0.
pub(crate) fn exponential(number: f64) -> f64 {
    if number < -700.0 {
        return 0.0;
    }
    // e^x = (e^(x / 4096))^4096, with a series for the small power.
    let small = number / 4096.0;
    let mut power = 1.0
        + small
            * (1.0 + small / 2.0 * (1.0 + small / 3.0 * (1.0 + small / 4.0 * (1.0 + small / 5.0))));
    for _ in 0..12 {
        power *= power;
    }
    power
}

/// Returns the natural logarithm of a number of at least 1, from a power of 2 and a series.
pub(crate) fn logarithm(number: f64) -> f64 {
    let mut halves = 0_u32;
    let mut rest = number;
    while rest > 2.0 && halves < 1000 {
        rest /= 2.0;
        halves += 1;
    }
    // ln(rest) = 2 artanh((rest - 1) / (rest + 1)), a series.
    let part = (rest - 1.0) / (rest + 1.0);
    let (mut term, mut sum) = (part, 0.0);
    for step in 0..20 {
        sum += term / f64::from(2 * step + 1);
        term *= part * part;
    }
    f64::from(halves) * std::f64::consts::LN_2 + 2.0 * sum
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_are_those_of_the_standard_library() {
        for number in [0.0, -0.1, -1.0, -5.5, -30.0] {
            assert!((exponential(number) / f64::exp(number) - 1.0).abs() < 1e-9, "{number}");
        }
        for number in [1.0, 1.5, 2.0, 9.99] {
            assert!((logarithm(number) - f64::ln(number)).abs() < 1e-9, "{number}");
        }
    }
}
