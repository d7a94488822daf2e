import { isIP } from 'node:net';

const longest = 200;

/**
 * Why a server outside could not be used, for whoever entered it: what went wrong, but never an address. Which machines
 * stand in our network, and which of their ports are open, is nobody's business who may fill in a form.
 */
export function outsideReason(error: unknown): string {
  if (!(error instanceof Error)) return 'failed';
  if (error.name === 'AbortError' || error.name === 'TimeoutError') return 'timeout';
  const code = systemCode(error) ?? systemCode(error.cause);
  if (code !== undefined) return code;
  const cause = error.cause instanceof Error ? `: ${error.cause.message}` : '';
  const name = /^(?:Error|TypeError)$/.test(error.name) ? '' : `${error.name}: `;
  const text = `${name}${error.message}${cause}`.replace(/[^\s,;()'"<>=]+/g, withoutAddress).slice(0, longest);
  return text || error.name;
}

/** Of Node and its name lookup (`ECONNREFUSED`, `ENOTFOUND`), whose messages name the address. */
function systemCode(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return undefined;
  return /^(?:E[A-Z_]{2,}|EAI_\w+)$/.test(error.code) ? error.code : undefined;
}

/** `10.0.0.7`, `10.0.0.7:443`, `fd00::1`, `[fd00::1]:443`: none of it. */
function withoutAddress(word: string): string {
  const host = /^\[(.+)\](?::\d+)?[.:]?$/.exec(word)?.[1] ?? /^([\d.]+\d)(?::\d+)?[.:]?$/.exec(word)?.[1] ?? word;
  return isIP(host) === 0 ? word : '…';
}
