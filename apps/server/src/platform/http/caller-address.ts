import type { IncomingMessage } from 'node:http';
import { isWithinNetworks } from '../access/places.ts';

/** Of a line that no route of Fastify serves, the address that its `request.ip` would be by the same TRUST_PROXY. */
export function callerAddress(
  { socket, headers }: Pick<IncomingMessage, 'headers'> & { readonly socket: { readonly remoteAddress?: string } },
  trustProxy: boolean | number | string,
): string {
  const named = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',');
  const hops = [
    socket.remoteAddress ?? '',
    ...named
      .map((text) => text.trim())
      .filter(Boolean)
      .toReversed(),
  ];
  const caller = hops.find((address, hop) => !isTrusted(trustProxy, { address, hop }));
  return caller ?? hops.at(-1) ?? '';
}

function isTrusted(
  trustProxy: boolean | number | string,
  { address, hop }: { readonly address: string; readonly hop: number },
): boolean {
  if (typeof trustProxy === 'boolean') return trustProxy;
  if (typeof trustProxy === 'number') return hop < trustProxy;
  return isWithinNetworks(trustProxy, address);
}
