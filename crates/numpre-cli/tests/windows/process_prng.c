/* ProcessPrng of bcryptprimitives.dll, which Wine 8 lacks and Rust's standard library needs. For tests only. */
#include <windows.h>

BOOLEAN WINAPI SystemFunction036(PVOID, ULONG); /* RtlGenRandom, in advapi32.dll */

__declspec(dllexport) BOOL WINAPI ProcessPrng(PBYTE data, SIZE_T size) { return SystemFunction036(data, (ULONG)size); }
