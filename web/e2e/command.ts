/**
 * The command, with whose answers those of the app are compared. It is built if it does not exist.
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const ROOT = new URL('../../', import.meta.url).pathname;

function found(): string {
  const named = process.env.NUMPRE;
  if (named) return named;
  const built = `${ROOT}target/debug/numpre`;
  if (!existsSync(built))
    execFileSync('cargo', ['build', '--quiet', '-p', 'numpre-cli'], {
      cwd: ROOT,
      stdio: 'inherit',
    });
  return built;
}

let path: string | undefined;

/**
 * Returns what the command prints. Its exit status may report a finding; only a failed run throws.
 */
export function numpre(args: readonly string[], input = ''): string {
  path ??= found();
  try {
    return execFileSync(path, [...args, '--lang', 'ja'], {
      input,
      encoding: 'utf8',
      stdio: ['pipe', 'pipe', 'ignore'],
    });
  } catch (error) {
    const { status, stdout } = error as { status?: number; stdout?: string };
    if ((status === 1 || status === 2) && stdout) return stdout;
    throw error;
  }
}

/** Returns the objects that the command prints with `-O json`, one per line. */
export const objects = (args: readonly string[], input = ''): Record<string, unknown>[] =>
  numpre([...args, '-O', 'json'], input)
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
