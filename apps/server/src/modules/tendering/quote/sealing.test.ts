import { describe, expect, test } from 'vitest';
import { createSealing, unseal, type Scope } from './sealing.ts';
import { quoteFromBytes, quoteToBytes } from './sealed-quote.ts';

const sealing = createSealing('a secret of at least thirty-two characters');
const scope: Scope = { tenantId: '100001', packageId: '7', entryId: '9', label: 'quote 1' };
const key = sealing.newPackageKey({ tenantId: '100001', packageId: '7' });
const recipients = { publicKey: key.publicKey, supplierTenantId: '300001' };
const plain = Buffer.from('{"totalMoney":"528300.00"}');

describe('sealing', () => {
  test('lets the package key and the bidder read, and shows nothing in what is stored', () => {
    const sealed = sealing.seal(scope, plain, recipients);
    const privateKey = sealing.unwrapPackageKey({ tenantId: '100001', packageId: '7', ...key });
    expect(unseal(scope, sealed.cipher, sealing.dekOfPackage(scope, sealed.packageDek, privateKey))).toEqual(plain);
    expect(unseal(scope, sealed.cipher, sealing.dekOfBidder(scope, sealed.bidderDek, '300001'))).toEqual(plain);
    expect(sealed.cipher.includes('528300')).toBe(false);
  });

  test.each([
    ['another bidder', () => sealing.dekOfBidder(scope, sealing.seal(scope, plain, recipients).bidderDek, '300002')],
    [
      'the same bidder under another secret',
      () =>
        createSealing('another secret of thirty-two characters!').dekOfBidder(
          scope,
          sealing.seal(scope, plain, recipients).bidderDek,
          '300001',
        ),
    ],
    [
      'another package',
      () => sealing.unwrapPackageKey({ tenantId: '100001', packageId: '8', wrappedPrivateKey: key.wrappedPrivateKey }),
    ],
    [
      'another tenant',
      () => sealing.unwrapPackageKey({ tenantId: '100002', packageId: '7', wrappedPrivateKey: key.wrappedPrivateKey }),
    ],
    [
      'another secret',
      () =>
        createSealing('another secret of thirty-two characters!').unwrapPackageKey({
          tenantId: '100001',
          packageId: '7',
          ...key,
        }),
    ],
  ])('stays closed to %s', (_who, attempt) => {
    expect(attempt).toThrow(/unable to authenticate|sealed under the secret \w{8}, which is not here/);
  });

  test('notices a changed byte, another entry and another version', () => {
    const { cipher, bidderDek } = sealing.seal(scope, plain, recipients);
    const dek = sealing.dekOfBidder(scope, bidderDek, '300001');
    const changed = Buffer.from(cipher);
    changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
    expect(() => unseal(scope, changed, dek)).toThrow(/unable to authenticate/);
    expect(() => unseal({ ...scope, entryId: '10' }, cipher, dek)).toThrow(/unable to authenticate/);
    expect(() => unseal({ ...scope, label: 'quote 2' }, cipher, dek)).toThrow(/unable to authenticate/);
  });

  test('never gives the same cipher text twice', () => {
    const first = sealing.seal(scope, plain, recipients);
    const second = sealing.seal(scope, plain, recipients);
    expect(first.cipher.equals(second.cipher)).toBe(false);
    expect(first.packageDek).not.toBe(second.packageDek);
  });
});

test('quotes of different length are sealed at the same length', () => {
  const content = {
    lines: [],
    perMoney: null,
    totalMoney: '1.00',
    remark: null,
    serviceShow: null,
    matchExplain: null,
    files: [],
  };
  const long = { ...content, totalMoney: '9999999999.99', remark: '备注'.repeat(50) };
  expect(quoteToBytes(content)).toHaveLength(4096);
  expect(quoteToBytes(long)).toHaveLength(4096);
  expect(quoteFromBytes(quoteToBytes(long))).toEqual(long);
});
