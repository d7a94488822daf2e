import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { lockSecret, newIdentity, openWith, sealTo, unlockSecret, type AgeIdentity } from './age.ts';
import { base64Of, bytesOf, fromBase64, textOf } from './bytes.ts';
import { fieldsText, keyCommitOf, newNonce, readFieldsText } from './commits.ts';
import { envelopeText, isForHolders, isOfPlace, readEnvelope } from './envelope.ts';
import { sealBid, type SealedBid } from './seal-bid.ts';
import { recoverSecret, shareOf, shareText, splitSecret } from './shares.ts';
import { es256, newSigningPair, signerOf, type Signer } from './signature.ts';

const place = { tenantId: '100001', projectId: '11', packageId: '12', entryId: '13', version: 1 };
const fields = { totalMoney: '128000.00', remark: '含税' };
let bidKey: AgeIdentity;
let holders: readonly AgeIdentity[];
let signer: Signer;
let sealed: SealedBid;

beforeAll(async () => {
  bidKey = await newIdentity();
  holders = [await newIdentity(), await newIdentity(), await newIdentity()];
  signer = await signerOf(await newSigningPair());
  sealed = await sealBid(bidKey, {
    place,
    fields,
    files: [{ id: '31', size: 216, cipherSha256: 'a'.repeat(64) }],
    holders: holders.map(({ recipient }, index) => ({ id: String(21 + index), recipient })),
    threshold: 2,
    signer,
    at: '2026-03-02T09:00:00.000Z',
  });
});

const thresholds = fc
  .integer({ min: 1, max: 5 })
  .chain((count) => fc.record({ count: fc.constant(count), threshold: fc.integer({ min: 1, max: count }) }));

/** A copy with the bits of one byte turned. */
function flipped(bytes: Uint8Array, at: number, mask = 1): Uint8Array<ArrayBuffer> {
  const copy = Uint8Array.from(bytes);
  copy[at] = (copy[at] ?? 0) ^ mask;
  return copy;
}

const isRefused = (opening: Promise<unknown>) =>
  opening.then(
    () => false,
    () => true,
  );

describe('shares', () => {
  it('any t of n give the secret, in any order; fewer never do', async () => {
    const run = async (secret: string, wanted: { count: number; threshold: number }, seed: number) => {
      const keyCommit = await keyCommitOf(secret);
      const shares = await splitSecret(secret, wanted);
      const shuffled = shares.map((share, index) => ({ share, rank: (seed * (index + 7)) % 11 }));
      const some = shuffled.toSorted((one, other) => one.rank - other.rank).map(({ share }) => share);
      const { threshold } = wanted;
      expect(await recoverSecret(some.slice(0, threshold), { threshold, keyCommit })).toBe(secret);
      for (const fewer of Array.from({ length: threshold - 1 }, (_, index) => index + 1))
        expect(await recoverSecret(some.slice(0, fewer), { threshold: fewer, keyCommit })).toBeUndefined();
    };
    const secrets = fc.string({ minLength: 1, maxLength: 80, unit: 'grapheme' });
    await fc.assert(fc.asyncProperty(secrets, thresholds, fc.nat(1000), run), { numRuns: 100 });
  });

  it('one false share among enough good ones is passed over, one too many spoils it', async () => {
    const shares = await splitSecret(bidKey.secret, { count: 3, threshold: 2 });
    const keyCommit = await keyCommitOf(bidKey.secret);
    const broken = base64Of(flipped(fromBase64(shares[0] ?? ''), 5));
    expect(await recoverSecret([broken, ...shares.slice(1)], { threshold: 2, keyCommit })).toBe(bidKey.secret);
    expect(await recoverSecret([broken, shares[1] ?? ''], { threshold: 2, keyCommit })).toBeUndefined();
  });

  it('the same share twice counts once', async () => {
    const [share = ''] = await splitSecret(bidKey.secret, { count: 3, threshold: 2 });
    const keyCommit = await keyCommitOf(bidKey.secret);
    expect(await recoverSecret([share, share], { threshold: 2, keyCommit })).toBeUndefined();
  });

  it('a share counts for its bid, its version and its holder alone', () => {
    const text = shareText(place, { holder: '21', share: 'AAEC' });
    expect(shareOf(text, place, '21')).toBe('AAEC');
    expect(shareOf(text, place, '22')).toBeUndefined();
    expect(shareOf(text, { ...place, version: 2 }, '21')).toBeUndefined();
    expect(shareOf(text, { ...place, packageId: '99' }, '21')).toBeUndefined();
    expect(shareOf(` ${text}`, place, '21')).toBeUndefined();
    expect(shareOf('no share', place, '21')).toBeUndefined();
  });

  it('no more than five holders, and never more needed than there are', async () => {
    await expect(splitSecret('x', { count: 6, threshold: 2 })).rejects.toThrow('no threshold');
    await expect(splitSecret('x', { count: 2, threshold: 3 })).rejects.toThrow('no threshold');
  });
});

describe('a sealed bid', () => {
  it('opens by two of its three holders and tells the fields that were sealed', async () => {
    const envelope = readEnvelope(sealed.envelope);
    const opened = await Promise.all(
      sealed.shares.slice(1).map(async (cipher, index) => {
        const text = textOf(await openWith(holders[index + 1]?.secret ?? '', cipher));
        return shareOf(text, place, String(22 + index)) ?? '';
      }),
    );
    const secret = await recoverSecret(opened, { threshold: 2, keyCommit: envelope?.keyCommit ?? '' });
    const read = readFieldsText(textOf(await openWith(secret ?? '', sealed.fields)));
    expect(read.fields).toEqual(fields);
    expect(envelope).toMatchObject({ bidderLayer: false, fields: { size: sealed.fields.length } });
  });

  it('with the bidder’s own layer the holders alone see cipher text', async () => {
    const bidder = await newIdentity();
    const bid = { place, fields, files: [], holders: [{ id: '21', recipient: bidKey.recipient }] };
    const at = '2026-03-02T09:00:00Z';
    const own = await sealBid(bidKey, { ...bid, threshold: 1, bidder: bidder.recipient, signer, at });
    const outer = await openWith(bidKey.secret, own.fields);
    expect(new TextDecoder('utf-8').decode(outer)).toMatch(/^age-encryption.org/);
    expect(readFieldsText(textOf(await openWith(bidder.secret, outer))).fields).toEqual(fields);
  });

  it('prices of any length give cipher texts of one length', async () => {
    const lengths = ['1.00', '9999999999999.99'].map((totalMoney) => fieldsText({ totalMoney }, newNonce()).length);
    expect(new Set(lengths).size).toBe(1);
  });

  it('a flipped byte of the envelope breaks the signature or the envelope', async () => {
    const bytes = bytesOf(sealed.envelope);
    for (const at of bytes.keys()) {
      const text = new TextDecoder().decode(flipped(bytes, at));
      const isGood = await es256.isSigned(text, { publicKey: signer.publicKey, signature: sealed.signature });
      expect(isGood, `byte ${at}`).toBe(false);
    }
  });

  it('a signature by another key, or with a flipped byte, is none', async () => {
    const other = await signerOf(await newSigningPair());
    const { signature, envelope } = sealed;
    expect(await es256.isSigned(envelope, { publicKey: other.publicKey, signature })).toBe(false);
    for (const at of fromBase64(signature).keys()) {
      const broken = base64Of(flipped(fromBase64(signature), at));
      expect(await es256.isSigned(envelope, { publicKey: signer.publicKey, signature: broken })).toBe(false);
    }
  });

  it('belongs to its place and its holders', () => {
    const envelope = readEnvelope(sealed.envelope);
    if (!envelope) throw new Error('no envelope');
    expect(isOfPlace(envelope, place)).toBe(true);
    expect(isOfPlace(envelope, { ...place, entryId: '99' })).toBe(false);
    expect(isForHolders(envelope, ['23', '21', '22'])).toBe(true);
    expect(isForHolders(envelope, ['21', '22'])).toBe(false);
    expect(isForHolders(envelope, ['21', '22', '24'])).toBe(false);
  });

  it('an envelope with a name more or less, in another spelling, or with a holder twice is none', () => {
    const good: Record<string, unknown> = { ...JSON.parse(sealed.envelope) };
    const written = (change: object) => envelopeText({ ...good, ...change } as never);
    expect(readEnvelope(written({}))).toBeDefined();
    expect(readEnvelope(written({ price: '1' }))).toBeUndefined();
    expect(readEnvelope(written({ keyCommit: undefined }))).toBeUndefined();
    expect(readEnvelope(written({ v: 'seal-v2' }))).toBeUndefined();
    expect(readEnvelope(written({ shares: [] }))).toBeUndefined();
    const [share] = readEnvelope(sealed.envelope)?.shares ?? [];
    expect(readEnvelope(written({ shares: [share, share] }))).toBeUndefined();
    expect(readEnvelope(JSON.stringify(JSON.parse(sealed.envelope), null, 1))).toBeUndefined();
    expect(readEnvelope('%PDF-1.7')).toBeUndefined();
  });
});

describe('files of age', () => {
  it('every flipped byte is refused', async () => {
    const cipher = await sealTo(bidKey.recipient, bytesOf('三份报价'));
    for (const at of cipher.keys())
      expect(await isRefused(openWith(bidKey.secret, flipped(cipher, at))), `byte ${at}`).toBe(true);
    expect(await isRefused(openWith(bidKey.secret, cipher.slice(0, -1)))).toBe(true);
  });

  it('only whom it was sealed to opens it', async () => {
    const cipher = await sealTo(bidKey.recipient, bytesOf('x'));
    await expect(openWith(holders[0]?.secret ?? '', cipher)).rejects.toThrow('no identity matched');
  });

  it('a secret is locked by its passphrase alone', async () => {
    const locked = await lockSecret(bidKey.secret, { passphrase: '开标口令-2026', logN: 10 });
    expect(await unlockSecret(locked, '开标口令-2026')).toBe(bidKey.secret);
    expect(await isRefused(unlockSecret(locked, '开标口令-2027'))).toBe(true);
    expect(locked).not.toContain('SECRET');
  });
});
