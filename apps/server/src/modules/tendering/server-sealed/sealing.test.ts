import { describe, expect, test } from 'vitest';
import { newPackageKey, quoteToBytes, sealFormerly } from '../../../../test/former-sealing.ts';
import { quoteFromBytes } from './quote-form.ts';
import { createSealing, unseal, type Scope } from './sealing.ts';

const secret = 'a secret of at least thirty-two characters';
const sealing = createSealing(secret);
const scope: Scope = { tenantId: '100001', packageId: '7', entryId: '9', label: 'quote 1' };
const key = newPackageKey(secret, { tenantId: '100001', packageId: '7' });
const recipients = { publicKey: key.publicKey, supplierTenantId: '300001' };
const plain = Buffer.from('{"totalMoney":"528300.00"}');
const seal = () => sealFormerly(secret, scope, { plain, recipients });

describe('what the server sealed', () => {
  test('opens to the package key and to the bidder', () => {
    const sealed = seal();
    const privateKey = sealing.unwrapPackageKey({ tenantId: '100001', packageId: '7', ...key });
    expect(unseal(scope, sealed.cipher, sealing.dekOfPackage(scope, sealed.packageDek, privateKey))).toEqual(plain);
    expect(unseal(scope, sealed.cipher, sealing.dekOfBidder(scope, sealed.bidderDek, '300001'))).toEqual(plain);
  });

  test.each([
    ['another bidder', () => sealing.dekOfBidder(scope, seal().bidderDek, '300002')],
    [
      'the same bidder under another secret',
      () => createSealing('another secret of thirty-two characters!').dekOfBidder(scope, seal().bidderDek, '300001'),
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
    const { cipher, bidderDek } = seal();
    const dek = sealing.dekOfBidder(scope, bidderDek, '300001');
    const changed = Buffer.from(cipher);
    changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
    expect(() => unseal(scope, changed, dek)).toThrow(/unable to authenticate/);
    expect(() => unseal({ ...scope, entryId: '10' }, cipher, dek)).toThrow(/unable to authenticate/);
    expect(() => unseal({ ...scope, label: 'quote 2' }, cipher, dek)).toThrow(/unable to authenticate/);
  });
});

test('a quote is read whole, whatever it was filled up with', () => {
  const content = {
    lines: [],
    perMoney: null,
    totalMoney: '1.00',
    remark: null,
    serviceShow: null,
    matchExplain: null,
    files: [],
  };
  expect(quoteFromBytes(quoteToBytes(content))).toEqual(content);
  const long = { ...content, totalMoney: '9999999999.99', remark: '备注'.repeat(50) };
  expect(quoteFromBytes(quoteToBytes(long))).toEqual(long);
});
