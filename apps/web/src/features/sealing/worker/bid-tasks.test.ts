import { lockSecret, newIdentity, openWithFileKey, sealTo } from '@zhaocai/model/sealing/age';
import { base64Of, bytesOf, fromBase64 } from '@zhaocai/model/sealing/bytes';
import { readEnvelope } from '@zhaocai/model/sealing/envelope';
import { shareText } from '@zhaocai/model/sealing/shares';
import { es256, newSigningPair } from '@zhaocai/model/sealing/signature';
import { textIn } from '@zhaocai/model/sealing/unseal-shares';
import { expect, test } from 'vitest';
import { bidIdentity, sealQuote, unsealOwn } from './bid-tasks.ts';

const passphrase = '三月开标2026';

test('a quote is sealed and signed under the passphrase, and under no other', async () => {
  const holder = await newIdentity();
  const { publicKey, privateKey } = await newSigningPair();
  const lockedSecret = await lockSecret(privateKey, { passphrase, logN: 10 });
  const place = { tenantId: '100001', projectId: '1', packageId: '2', entryId: '3', version: 1 };
  const input = {
    target: { place, holders: [{ id: '9', recipient: holder.recipient }], threshold: 1 },
    identity: await bidIdentity(),
    offer: { lines: [], remark: null, serviceShow: null, matchExplain: null, files: [] },
    files: [],
    signing: { publicKey, lockedSecret },
    at: '2026-03-02T01:00:00Z',
  };
  const sealed = await sealQuote({ ...input, passphrase });
  expect(readEnvelope(sealed?.envelope ?? '')).toMatchObject({ ...place, bidderLayer: false });
  const proof = { publicKey, signature: sealed?.signature ?? '' };
  expect(await es256.isSigned(sealed?.envelope ?? '', proof)).toBe(true);
  expect(await sealQuote({ ...input, passphrase: '三月开标2027' })).toBeUndefined();
});

test('a holder unseals what is his; what is no share of its bid is told with a proof, and keeps no other back', async () => {
  const [own, other] = [await newIdentity(), await newIdentity()];
  const key = { publicKey: own.recipient, lockedSecret: await lockSecret(own.secret, { passphrase, logN: 10 }) };
  const place = { tenantId: '100001', projectId: '1', packageId: '2', entryId: '3', version: 1, keyId: '9' };
  const share = shareText(place, { holder: '9', share: 'QUJD' });
  const cipherOf = async (recipient: string, text: string) => base64Of(await sealTo(recipient, bytesOf(text)));
  const shares = [
    { ...place, quoteId: '1', cipher: await cipherOf(other.recipient, share) },
    { ...place, quoteId: '2', cipher: await cipherOf(own.recipient, share) },
    { ...place, quoteId: '3', cipher: await cipherOf(own.recipient, '份额') },
  ];
  const proof = expect.stringMatching(/^[A-Za-z0-9+/]{22}==$/);
  const opened = await unsealOwn({ key, passphrase, shares });
  expect(opened).toEqual([
    { quoteId: '1' },
    { quoteId: '2', text: share, fileKey: proof },
    { quoteId: '3', fileKey: proof },
  ]);
  const [, , third] = opened ?? [];
  const seen = await openWithFileKey(fromBase64(third?.fileKey ?? ''), fromBase64(shares[2]?.cipher ?? ''));
  expect(textIn(seen)).toBe('份额');
  await expect(openWithFileKey(fromBase64(third?.fileKey ?? ''), fromBase64(shares[1]?.cipher ?? ''))).rejects.toThrow(
    'HMAC',
  );
  expect(await unsealOwn({ key, passphrase: '别的口令2026', shares })).toBeUndefined();
});
