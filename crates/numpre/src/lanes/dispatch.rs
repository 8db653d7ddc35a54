//! Kernels once for each kind of vector registers, and which of them run here.

use super::portable::Portable;
use super::vector::{Bits, Registers, Vector};
use std::fmt;

/// Work on 256 lanes, the same in all registers.
pub(crate) trait Kernel {
    /// What comes of it.
    type Output;

    /// Does it, in registers that the processor has. To be marked `#[inline(always)]`, with all
    /// that it calls: so it is compiled for the instructions of these registers.
    fn run<V: Vector>(self, registers: Registers<V>) -> Self::Output;
}

/// Work on any number of lanes, in which none of them moves.
pub(crate) trait NarrowKernel {
    /// What comes of it.
    type Output;

    /// As [`Kernel::run`].
    fn run<V: Bits>(self, registers: Registers<V>) -> Self::Output;
}

/// A narrow kernel on 256 lanes.
struct Wide<K>(K);

impl<K: NarrowKernel> Kernel for Wide<K> {
    type Output = K::Output;

    #[inline(always)]
    fn run<V: Vector>(self, registers: Registers<V>) -> K::Output {
        self.0.run(registers)
    }
}

/// The vector registers that a [`BatchEngine`](crate::search::BatchEngine) works in.
///
/// The answers are the same in all.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Backend {
    /// x86-64 with AVX-512 VL and VBMI: 32 registers, logic of three operands, any byte to any
    /// place.
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
    /// All, the quickest first.
    pub const ALL: &[Backend] =
        &[Backend::Avx512, Backend::Avx2, Backend::Neon, Backend::Simd128, Backend::Portable];

    /// Its name: `avx512`, `avx2`, `neon`, `simd128`, `portable`.
    pub const fn name(self) -> &'static str {
        match self {
            Backend::Avx512 => "avx512",
            Backend::Avx2 => "avx2",
            Backend::Neon => "neon",
            Backend::Simd128 => "simd128",
            Backend::Portable => "portable",
        }
    }

    /// Whether this processor has it; asked at run time, so that nothing has to be compiled for one
    /// processor.
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

    /// The quickest that this processor has.
    pub fn best() -> Backend {
        Backend::ALL
            .iter()
            .copied()
            .find(|backend| backend.is_available())
            .unwrap_or(Backend::Portable)
    }

    /// Runs a kernel in these registers; in the portable ones, where the processor has not got
    /// these.
    pub(crate) fn run<K: Kernel>(self, kernel: K) -> K::Output {
        match self {
            #[cfg(target_arch = "x86_64")]
            // SAFETY: the processor has been asked.
            Backend::Avx512 if self.is_available() => unsafe { run_avx512(kernel) },
            #[cfg(target_arch = "x86_64")]
            // SAFETY: the processor has been asked.
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
            // SAFETY: it needs nothing beyond the compilation target.
            _ => kernel.run(unsafe { Registers::<Portable>::are_there() }),
        }
    }

    /// The same in so many lanes as are quickest on this machine: in WebAssembly 128, since 256
    /// need more registers than there are.
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
    // SAFETY: all that it uses is enabled here, so that whoever calls this has asked for it.
    kernel.run(unsafe { Registers::<super::x86_64::avx2::Avx2>::are_there() })
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512vbmi,avx2,bmi1,bmi2,popcnt,lzcnt")]
fn run_avx512<K: Kernel>(kernel: K) -> K::Output {
    // SAFETY: all that it uses is enabled here, so that whoever calls this has asked for it.
    kernel.run(unsafe { Registers::<super::x86_64::avx512::Avx512>::are_there() })
}

impl fmt::Display for Backend {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}
