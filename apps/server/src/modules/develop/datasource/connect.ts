import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { elsewhere, type Ask, type Elsewhere } from '../../../platform/db/index.ts';
import { isPrivateAddress, outsideReason } from '../../../platform/outside/index.ts';
import { Refusal, refuse } from '../../../platform/http/index.ts';

/** Where a data source is, and as whom it is entered. */
export type Place = Omit<Elsewhere, 'address'>;

const hostName = /^[a-z0-9]([a-z0-9._-]{0,251}[a-z0-9])?$/i;

/**
 * A host as a form may name it: no path of a socket, no bracket, and not inside the network unless an operator allowed
 * it. A name that points inside is found out when it is connected to.
 */
export function demandHost(host: string, privateHosts: readonly string[]): void {
  if (isIP(host) === 0 && !hostName.test(host)) refuse('develop.host');
  const url = URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : host;
  const isInside = isPrivateAddress(host) || isPrivateAddress(url) || /(^|\.)localhost\.?$/i.test(host);
  if (isInside && !privateHosts.includes(host)) refuse('develop.privateHost', { host });
}

/** The address that is connected to is the one that was judged: the name is not asked for again. */
async function addressOf(host: string, privateHosts: readonly string[]): Promise<string> {
  demandHost(host, privateHosts);
  const addresses = await lookup(host, { all: true, verbatim: true }).catch(() => []);
  const [first] = addresses;
  if (!first) return refuse('develop.hostUnknown', { host });
  if (addresses.some(({ address }) => isPrivateAddress(address)) && !privateHosts.includes(host))
    refuse('develop.privateHost', { host });
  return first.address;
}

/** What the other side says when it refuses becomes a refusal. */
export async function withDataSource<T>(
  place: Place,
  privateHosts: readonly string[],
  work: (ask: Ask) => Promise<T>,
): Promise<T> {
  const address = await addressOf(place.host, privateHosts);
  try {
    return await elsewhere({ ...place, address }, work);
  } catch (error) {
    if (error instanceof Refusal) throw error;
    return refuse('develop.connectFailed', { reason: outsideReason(error) });
  }
}
