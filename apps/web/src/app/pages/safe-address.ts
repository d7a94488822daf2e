/**
 * An address that may stand in a frame: http, https or a path of ours, and without our token, whatever placeholder the
 * menu was written with: a token in an address ends up in histories and in the logs of others.
 */
export function safeAddress(address: unknown): string | undefined {
  if (typeof address !== 'string' || address === '') return undefined;
  const isOwnPath = /^\/(?![/\\])/.test(address);
  if (!isOwnPath && !/^https?:\/\/[^/\\]/i.test(address)) return undefined;
  const url = parsed(address);
  if (!url || url.username || url.password) return undefined;
  const secret = Array.from(url.searchParams).filter(([, value]) => placeholder.test(value));
  for (const [name] of secret) url.searchParams.delete(name);
  return isOwnPath ? url.pathname + url.search + url.hash : url.href;
}

const placeholder = /\$\{\w+\}/;

function parsed(address: string): URL | undefined {
  try {
    return new URL(address, location.origin);
  } catch {
    return undefined;
  }
}
