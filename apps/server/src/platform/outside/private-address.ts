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
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  notPublic.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of [
  ['::', 96],
  ['::ffff:0:0:0', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['100:0:0:1::', 64],
  // Teredo, benchmarks, documentation, 6to4 and segment routing: each may carry an IPv4 address of any network, or leads nowhere.
  ['2001::', 32],
  ['2001:2::', 48],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
  ['5f00::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
] as const)
  notPublic.addSubnet(network, bits, 'ipv6');

/**
 * This machine, a private network, or nowhere: addresses that a setting of a form must not reach (the registries of
 * special addresses of IANA for IPv4 and IPv6, and ways to write an IPv4 address as IPv6).
 */
export function isPrivateAddress(address: string): boolean {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return notPublic.check(mapped, 'ipv4');
  const family = isIP(address);
  return family !== 0 && notPublic.check(address, family === 6 ? 'ipv6' : 'ipv4');
}

function leadsNowhere(host: string): NodeJS.ErrnoException {
  return Object.assign(new Error(`${host} leads to no public address`), { code: 'ENOTFOUND' });
}

type LookupDone = (error: NodeJS.ErrnoException | null, address: string | LookupAddress[], family?: number) => void;

/**
 * A name server's answer is judged at the moment of connecting: a name that was public when it was typed may point
 * inside later. Whether it does, or is not known at all, is one answer: else a form would tell which names exist inside.
 */
export function guardedLookup(privateHosts: readonly string[], resolve: typeof systemLookup = systemLookup) {
  return (host: string, options: LookupOptions, done: LookupDone): void => {
    resolve(host, { ...options, all: true }, (error, addresses) => {
      if (error) return done(leadsNowhere(host), '');
      const inside = addresses.find(({ address }) => isPrivateAddress(address));
      if (inside && !privateHosts.includes(host)) return done(leadsNowhere(host), '');
      if (options.all) return done(null, addresses);
      const [first] = addresses;
      return done(null, first?.address ?? '', first?.family);
    });
  };
}
