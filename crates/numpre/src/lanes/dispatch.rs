//! Kernels, compiled once for each kind of vector registers, and the choice of registers at run
//! time.

use super::portable::Portable;
use super::vector::{Bits, Registers, Vector};
use std::fmt;

/// Work on 256 lanes, the same in all registers.
pub(crate) trait Kernel {
    /// The result of the work.
    type Output;

    /// Does the work in registers that the processor has. This must be `#[inline(always)]`, like
    /// everything that it calls, so that it is compiled for the instructions of these registers.
    fn run<V: Vector>(self, registers: Registers<V>) -> Self::Output;
}

/// Work on any number of lanes, none of which moves.
pub(crate) trait NarrowKernel {
    /// The result of the work.
    type Output;

    /// Does the work, as [`Kernel::run`] does.
    fn run<V: Bits>(self, registers: Registers<V>) -> Self::Output;
}

/// A narrow kernel that runs on 256 lanes.
struct Wide<K>(K);

impl<K: NarrowKernel> Kernel for Wide<K> {
    type Output = K::Output;

    #[inline(always)]
    fn run<V: Vector>(self, registers: Registers<V>) -> K::Output {
        self.0.run(registers)
    }
}

/// The kind of vector registers that a [`BatchEngine`](crate::search::BatchEngine) works in.
///
/// The answers are the same in all kinds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Backend {
    /// x86-64 with AVX-512 VL and VBMI: 32 registers, logic of three operands, and moves of any
    /// byte to any place.
    Avx512,
    /// x86-64 with AVX2, BMI and POPCNT.
    Avx2,
    /// AArch64: two registers of 128 bits.
    Neon,
    /// WebAssembly compiled with `-C target-feature=+simd128`: two registers of 128 bits.
    Simd128,
    /// Four words of 64 bits, on every machine.
    Portable,
}

impl Backend {
    /// All kinds, fastest first.
    pub const ALL: &[Backend] =
        &[Backend::Avx512, Backend::Avx2, Backend::Neon, Backend::Simd128, Backend::Portable];

    /// Returns the name: `avx512`, `avx2`, `neon`, `simd128` or `portable`.
    pub const fn name(self) -> &'static str {
        match self {
            Backend::Avx512 => "avx512",
            Backend::Avx2 => "avx2",
            Backend::Neon => "neon",
            Backend::Simd128 => "simd128",
            Backend::Portable => "portable",
        }
    }

    /// Returns whether this processor has these registers. It is asked at run time, so one binary
    /// runs on every processor of its architecture.
    pub fn is_available(self) -> bool {
        match self {
            #[cfg(target_arch = "x86_64")]
            Backend::Avx512 => {
                Backend::Avx2.is_available()
                    && is_x86_feature_detected!("avx512f")
                    && is_x86_feature_detected!("avx512bw")
                    && is_x86_feature_detected!("avx512vl")
                    && is_x86_feature_detected!("avx512vbmi")
            }
            #[cfg(target_arch = "x86_64")]
            Backend::Avx2 => {
                is_x86_feature_detected!("avx2")
                    && is_x86_feature_detected!("bmi1")
                    && is_x86_feature_detected!("bmi2")
                    && is_x86_feature_detected!("popcnt")
                    && is_x86_feature_detected!("lzcnt")
            }
            Backend::Neon => cfg!(all(
                target_arch = "aarch64",
                target_feature = "neon",
                target_endian = "little"
            )),
            Backend::Simd128 => cfg!(all(target_arch = "wasm32", target_feature = "simd128")),
            Backend::Portable => true,
            #[allow(unreachable_patterns)]
            _ => false,
        }
    }

    /// Returns the fastest kind that this processor has.
    pub fn best() -> Backend {
        Backend::ALL
            .iter()
            .copied()
            .find(|backend| backend.is_available())
            .unwrap_or(Backend::Portable)
    }

    /// Runs a kernel in these registers, or in portable words if the processor does not have them.
    pub(crate) fn run<K: Kernel>(self, kernel: K) -> K::Output {
        match self {
            #[cfg(target_arch = "x86_64")]
            // SAFETY: `is_available` has found all the features that `run_avx512` enables.
            Backend::Avx512 if self.is_available() => unsafe { run_avx512(kernel) },
            #[cfg(target_arch = "x86_64")]
            // SAFETY: `is_available` has found all the features that `run_avx2` enables.
            Backend::Avx2 if self.is_available() => unsafe { run_avx2(kernel) },
            #[cfg(all(target_arch = "aarch64", target_feature = "neon", target_endian = "little"))]
            // SAFETY: compiled only where the compilation target has NEON.
            Backend::Neon => {
                kernel.run(unsafe { Registers::<super::aarch64::neon::Neon>::are_there() })
            }
            #[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
            // SAFETY: compiled only where the compilation target has simd128.
            Backend::Simd128 => {
                kernel.run(unsafe { Registers::<super::wasm32::simd128::Simd128>::are_there() })
            }
            // SAFETY: `Portable` needs nothing beyond the compilation target.
            _ => kernel.run(unsafe { Registers::<Portable>::are_there() }),
        }
    }

    /// Runs a narrow kernel in as many lanes as are fastest on this machine: 128 in WebAssembly,
    /// where 256 lanes need more registers than there are, and 256 elsewhere.
    pub(crate) fn run_narrow<K: NarrowKernel>(self, kernel: K) -> K::Output {
        match self {
            #[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
            // SAFETY: compiled only where the compilation target has simd128.
            Backend::Simd128 => {
                kernel.run(unsafe { Registers::<super::wasm32::half::Half>::are_there() })
            }
            _ => self.run(Wide(kernel)),
        }
    }
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx2,bmi1,bmi2,popcnt,lzcnt")]
fn run_avx2<K: Kernel>(kernel: K) -> K::Output {
    // SAFETY: this function enables all instructions that `Avx2` uses, so its caller has checked
    // for them.
    kernel.run(unsafe { Registers::<super::x86_64::avx2::Avx2>::are_there() })
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512vbmi,avx2,bmi1,bmi2,popcnt,lzcnt")]
fn run_avx512<K: Kernel>(kernel: K) -> K::Output {
    // SAFETY: this function enables all instructions that `Avx512` uses, so its caller has checked
    // for them.
    kernel.run(unsafe { Registers::<super::x86_64::avx512::Avx512>::are_there() })
}

impl fmt::Display for Backend {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}
