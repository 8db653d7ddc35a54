import { EngineFault, type Code } from '../engine/fault';
import { say } from '../words/words.svelte';

const MESSAGES: Partial<Record<Code, string>> = {
  unsupported: 'page-no-vectors',
  timeout: 'page-too-long',
  missing: 'page-engine-missing',
  unreadable: 'page-bad-link',
};

/**
 * Returns the message for anything that was thrown. Only an `EngineFault` is reported as an error
 * of the engine.
 */
export function faultText(error: unknown): string {
  if (!(error instanceof EngineFault)) return say('page-failed', { what: String(error) });
  const { code, text } = error.fault;
  return text || say(MESSAGES[code] ?? 'page-engine-failed');
}
