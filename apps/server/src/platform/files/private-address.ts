import { lookup as systemLookup, type LookupAddress, type LookupOptions } from 'node:dns';
import { BlockList, isIP } from 'node:net';

const notPublic = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  notPublic.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of [
  ['::', 96],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  notPublic.addSubnet(network, bits, 'ipv6');

/** This machine, a private network, or nowhere: addresses that a setting of a form must not reach. */
export function isPrivateAddress(address: string): boolean {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return notPublic.check(mapped, 'ipv4');
  const family = isIP(address);
  return family !== 0 && notPublic.check(address, family === 6 ? 'ipv6' : 'ipv4');
}

type LookupDone = (error: NodeJS.ErrnoException | null, address: string | LookupAddress[], family?: number) => void;

/**
 * A name server's answer is judged at the moment of connecting: a name that was public when it was typed may point
 * inside later.
 */
export function guardedLookup(privateHosts: readonly string[]) {
  return (host: string, options: LookupOptions, done: LookupDone): void => {
    systemLookup(host, { ...options, all: true }, (error, addresses) => {
      if (error) return done(error, '');
      const inside = addresses.find(({ address }) => isPrivateAddress(address));
      if (inside && !privateHosts.includes(host))
        return done(new Error(`${host} is at ${inside.address}, which is private`), '');
      if (options.all) return done(null, addresses);
      const [first] = addresses;
      return done(null, first?.address ?? '', first?.family);
    });
  };
}
