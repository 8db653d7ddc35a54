/* ctrl_c.exe PROCESS: presses Ctrl-C in the console of that process. Ends with 0 when it has been sent. For tests only. */
#include <stdlib.h>
#include <windows.h>

int main(int count, char **arguments) {
  if (count != 2) return 2;
  FreeConsole();
  if (!AttachConsole(strtoul(arguments[1], NULL, 10))) return 1;
  SetConsoleCtrlHandler(NULL, TRUE); /* it reaches this process too */
  return GenerateConsoleCtrlEvent(CTRL_C_EVENT, 0) ? 0 : 1;
}
