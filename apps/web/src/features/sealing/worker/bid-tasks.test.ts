import { lockSecret, newIdentity, sealTo } from '@zhaocai/model/sealing/age';
import { base64Of, bytesOf } from '@zhaocai/model/sealing/bytes';
import { readEnvelope } from '@zhaocai/model/sealing/envelope';
import { es256, newSigningPair } from '@zhaocai/model/sealing/signature';
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

test('a holder unseals what is his; what is not, keeps no other back', async () => {
  const [own, other] = [await newIdentity(), await newIdentity()];
  const key = { publicKey: own.recipient, lockedSecret: await lockSecret(own.secret, { passphrase, logN: 10 }) };
  const sealedTo = async (recipient: string) => base64Of(await sealTo(recipient, bytesOf('份额')));
  const shares = [
    { quoteId: '1', cipher: await sealedTo(other.recipient) },
    { quoteId: '2', cipher: await sealedTo(own.recipient) },
  ];
  expect(await unsealOwn({ key, passphrase, shares })).toEqual([{ quoteId: '2', text: '份额' }]);
  expect(await unsealOwn({ key, passphrase: '别的口令2026', shares })).toBeUndefined();
});
