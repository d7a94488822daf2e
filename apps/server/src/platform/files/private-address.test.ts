import { describe, expect, test } from 'vitest';
import { guardedLookup, isPrivateAddress } from './private-address.ts';

describe('an address', () => {
  test.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.31.255.255',
    '192.168.0.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '::1',
    '::',
    'fe80::1',
    'fd00::1',
    '::ffff:127.0.0.1',
    '::ffff:10.0.0.1',
    '64:ff9b::7f00:1',
    '::ffff:7f00:1',
  ])('%s is private', (address) => expect(isPrivateAddress(address)).toBe(true));
  test.each(['8.8.8.8', '172.32.0.1', '100.128.0.1', '2400:3200::1', '::ffff:8.8.8.8'])('%s is public', (address) =>
    expect(isPrivateAddress(address)).toBe(false),
  );
});

describe('a name that points inside', () => {
  const ask = (host: string, privateHosts: readonly string[]) =>
    new Promise<string>((resolve) => {
      guardedLookup(privateHosts)(host, { family: 4 }, (error, address) => resolve(error?.message ?? String(address)));
    });
  test('is not connected to', async () => {
    expect(await ask('localhost', [])).toMatch(/localhost is at 127\.0\.0\.1, which is private/);
  });
  test('is, where an operator allowed it', async () => {
    expect(await ask('localhost', ['localhost'])).toBe('127.0.0.1');
  });
});
