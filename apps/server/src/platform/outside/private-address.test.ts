import type { LookupAddress, lookup } from 'node:dns';
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
    '2002:7f00:1::',
    '2002:0a00:1::1',
    '64:ff9b:1::a00:1',
    'fec0::1',
    '::ffff:0:10.0.0.1',
    '2001:0:4136:e378::1',
    '2001:db8::1',
    '100::1',
    '100:0:0:1::1',
    '2001:2::1',
    '3fff:fff:ffff::1',
    '5f00::1',
    '192.0.2.7',
    '198.51.100.7',
    '203.0.113.7',
    '192.88.99.1',
    'fe80::1%eth0',
  ])('%s is private', (address) => expect(isPrivateAddress(address)).toBe(true));
  test.each(['8.8.8.8', '172.32.0.1', '100.128.0.1', '2400:3200::1', '2001:2:1::1', '4000::1', '::ffff:8.8.8.8'])(
    '%s is public',
    (address) => expect(isPrivateAddress(address)).toBe(false),
  );
});

describe('a name that points inside', () => {
  const ask = (host: string, privateHosts: readonly string[]) =>
    new Promise<string>((resolve) => {
      guardedLookup(privateHosts)(host, { family: 4 }, (error, address) => resolve(error?.message ?? String(address)));
    });
  test('is not connected to', async () => {
    expect(await ask('localhost', [])).toBe('localhost leads to no public address');
  });
  test('is told from one that nobody knows by nothing', async () => {
    const failing = ((_host: string, _options: unknown, done: (error: Error) => void) =>
      done(Object.assign(new Error('getaddrinfo EAI_AGAIN'), { code: 'EAI_AGAIN' }))) as unknown as typeof lookup;
    const inside = ((_host: string, _options: unknown, done: (error: null, found: LookupAddress[]) => void) =>
      done(null, [{ address: '10.0.0.7', family: 4 }])) as unknown as typeof lookup;
    const told = (resolve: typeof lookup) =>
      new Promise<string>((done) => {
        guardedLookup([], resolve)('db.internal', { family: 4 }, (error) => done(`${error?.code} ${error?.message}`));
      });
    expect(await told(failing)).toBe('ENOTFOUND db.internal leads to no public address');
    expect(await told(inside)).toBe(await told(failing));
  });
  test('is, where an operator allowed it', async () => {
    expect(await ask('localhost', ['localhost'])).toBe('127.0.0.1');
  });
});

describe('a name that resolves differently the second time', () => {
  /** A name server that answers a public address first and an inner one from then on. */
  function turning(): typeof lookup {
    const answers = ['93.184.215.14', '10.0.0.7'];
    const answer = (_host: string, _options: unknown, done: (error: null, found: LookupAddress[]) => void) =>
      done(null, [{ address: answers.length > 1 ? (answers.shift() ?? '') : '10.0.0.7', family: 4 }]);
    return answer as unknown as typeof lookup;
  }
  test('is judged each time it is connected to, and what is inside is not told', async () => {
    const guarded = guardedLookup([], turning());
    const ask = () =>
      new Promise<string>((resolve) => {
        guarded('turning.example', { family: 4 }, (error, address) => resolve(error?.message ?? String(address)));
      });
    expect(await ask()).toBe('93.184.215.14');
    expect(await ask()).toBe('turning.example leads to no public address');
  });
});
