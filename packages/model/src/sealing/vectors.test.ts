import { expect, it } from 'vitest';
import { openWith, recipientOf, unlockSecret } from './age.ts';
import { fromBase64, textOf } from './bytes.ts';
import { canonicalJson } from './canonical-json.ts';
import { fieldsCommitOf, keyCommitOf } from './commits.ts';
import { envelopeHash, readEnvelope } from './envelope.ts';
import { recoverSecret, shareOf } from './shares.ts';
import { es256 } from './signature.ts';
import vectors from './vectors.json' with { type: 'json' };

// What was sealed years ago must open and verify for ever: a change that breaks one of these is another version.

it('writes fields in the one way that is hashed, and commits to them with their nonce', async () => {
  expect(canonicalJson(vectors.fields)).toBe(vectors.canonicalFields);
  expect(await fieldsCommitOf(vectors.fields, vectors.nonce)).toBe(vectors.fieldsCommit);
});

it('commits to the key of a bid', async () => {
  expect(await keyCommitOf(vectors.bid.secret)).toBe(vectors.keyCommit);
  expect(await recipientOf(vectors.bid.secret)).toBe(vectors.bid.recipient);
});

it('knows the envelope, its hash and its signature', async () => {
  const envelope = readEnvelope(vectors.envelope);
  expect(envelope).toMatchObject({ v: 'seal-v1', ...vectors.place, keyCommit: vectors.keyCommit });
  expect(envelope && (await envelopeHash(envelope))).toBe(vectors.envelopeHash);
  expect(await es256.isSigned(vectors.envelope, vectors)).toBe(true);
});

it('unlocks a holder by his passphrase and opens his share', async () => {
  const { id, locked, passphrase, secret } = vectors.holder;
  expect(await unlockSecret(locked, passphrase)).toBe(secret);
  const text = textOf(await openWith(secret, fromBase64(vectors.shareCipher)));
  expect(shareOf(text, vectors.place, id)).toBe(vectors.shares[0]);
});

it.each([
  [0, 1],
  [0, 2],
  [1, 2],
  [2, 1],
])('gives the key of a bid by the shares %i and %i', async (one, other) => {
  const shares = [vectors.shares[one] ?? '', vectors.shares[other] ?? ''];
  expect(await recoverSecret(shares, { threshold: 2, keyCommit: vectors.keyCommit })).toBe(vectors.bid.secret);
});
