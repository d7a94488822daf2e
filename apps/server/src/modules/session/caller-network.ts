import { isIP } from 'node:net';

/**
 * What counts as one address for guessing: an IPv4 address, or the /64 of an IPv6 one, for whoever has one IPv6
 * address has 2^64 of them.
 */
export function callerNetwork(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*/, '');
  const version = isIP(plain);
  if (version === 4) return plain;
  return version === 6 ? `${firstGroups(plain).join(':')}::/64` : 'unknown';
}

function firstGroups(address: string): string[] {
  const [head = '', tail] = address.toLowerCase().split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length;
  const groups = [...before, ...Array.from({ length: Math.max(zeros, 0) }, () => '0'), ...after];
  return groups.slice(0, 4).map((group) => group.replace(/^0+(?=.)/, ''));
}
