import type { HolderKey, OwnSealKey } from '@zhaocai/model';
import { lockSecret, newIdentity, recipientOf, sealTo, unlockSecret } from '@zhaocai/model/sealing/age';
import { es256, newSigningPair, signerOf } from '@zhaocai/model/sealing/signature';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTenderingApp, type Account, type TenderingApp } from '../../../../test/tendering-app.ts';
import * as steps from '../../../../test/tendering-steps.ts';
import { demoKeys } from '../seed/demo-keys.ts';
import { seedDemoKeys } from '../seed/seed-demo-keys.ts';
import { quiet } from '../../../../test/database-url.ts';

let app: TenderingApp;
beforeAll(async () => {
  app = await startTenderingApp();
  // As it is before anybody has made one.
  await app.asSuperuser('delete from seal_key');
});
afterAll(() => app.close());

const base = '/bid-electronic/seal/key';
const opening = 1;
const signing = 2;
const passphrase = '三月开标-2026';

async function newKey(rounds = 16) {
  const { secret, recipient } = await newIdentity();
  return {
    secret,
    keyKind: opening,
    publicKey: recipient,
    lockedSecret: await lockSecret(secret, { passphrase, logN: rounds }),
  };
}

const save = (
  by: Account,
  { keyKind, publicKey, lockedSecret }: Omit<OwnSealKey, 'id' | 'keyStatus' | 'createTime' | 'endTime'>,
) => app.as(by).post(`${base}/save`, { keyKind, publicKey, lockedSecret });
const own = async (by: Account) => steps.dataOf<OwnSealKey[]>(await app.as(by).get(`${base}/own`));
const ofPeople = async (by: Account, userIds: readonly string[]) =>
  steps.dataOf<HolderKey[]>(await app.as(by).get(`${base}/colleagues?userIds=${userIds.join()}`));
const idOf = (account: Account) => app.as(account).user.userId;

describe('one’s own key', () => {
  test('is kept under its passphrase, and opens by it what was sealed to it', async () => {
    const key = await newKey();
    steps.dataOf(await save('expert1', key));
    const [kept] = await own('expert1');
    expect(kept).toMatchObject({ keyKind: opening, publicKey: key.publicKey, keyStatus: 1, endTime: null });
    expect(await unlockSecret(kept?.lockedSecret ?? '', passphrase)).toBe(key.secret);
  });

  test('is replaced by the next: the former one stays, for what was sealed to it', async () => {
    const [first, second] = [await newKey(), await newKey()];
    steps.dataOf(await save('finance', first));
    steps.dataOf(await save('finance', second));
    expect((await own('finance')).map(({ publicKey, keyStatus }) => [publicKey, keyStatus])).toEqual([
      [second.publicKey, 1],
      [first.publicKey, 2],
    ]);
    expect(await ofPeople('buyer', [idOf('finance')])).toMatchObject([{ recipient: second.publicKey }]);
  });

  test('that is lost counts no more, and cannot be found again', async () => {
    const { id } = steps.dataOf<{ id: string }>(await save('supervisor', await newKey()));
    steps.dataOf(await app.as('supervisor').post(`${base}/lose`, { id }));
    expect(await own('supervisor')).toMatchObject([{ keyStatus: 3, endTime: expect.any(String) }]);
    expect(await ofPeople('buyer', [idOf('supervisor')])).toMatchObject([{ keyId: null, recipient: null }]);
    expect((await app.as('supervisor').post(`${base}/lose`, { id })).code).toBe(400);
  });

  test('is nobody else’s: neither seen nor reported lost by a colleague', async () => {
    const { id } = steps.dataOf<{ id: string }>(await save('buyer', await newKey()));
    expect((await app.as('manager').post(`${base}/lose`, { id })).code).toBe(404);
    expect((await app.as('supplier1').post(`${base}/lose`, { id })).code).toBe(404);
    expect(await own('manager')).toEqual([]);
    expect(await own('buyer')).toMatchObject([{ id, keyStatus: 1 }]);
  });

  test('a signing key stands beside the opening key, and what it signs is known by its public half', async () => {
    const pair = await newSigningPair();
    const lockedSecret = await lockSecret(pair.privateKey, { passphrase, logN: 16 });
    steps.dataOf(await save('supplier1', { keyKind: signing, publicKey: pair.publicKey, lockedSecret }));
    steps.dataOf(await save('supplier1', await newKey()));
    expect((await own('supplier1')).map(({ keyStatus }) => keyStatus)).toEqual([1, 1]);
    const [kept] = (await own('supplier1')).filter(({ keyKind }) => keyKind === signing);
    const privateKey = await unlockSecret(kept?.lockedSecret ?? '', passphrase);
    const signature = await (await signerOf({ publicKey: pair.publicKey, privateKey })).sign('报价');
    expect(await es256.isSigned('报价', { publicKey: kept?.publicKey ?? '', signature })).toBe(true);
  });

  test('two made at once leave one in use', async () => {
    const keys = await Promise.all([newKey(), newKey(), newKey()]);
    await Promise.all(keys.map((key) => save('expert1', key)));
    expect((await own('expert1')).filter(({ keyStatus }) => keyStatus === 1)).toHaveLength(1);
  });
});

describe('what is refused, with nothing changed', () => {
  test('an open secret, in whatever field it comes', async () => {
    const { secret, publicKey, lockedSecret } = await newKey();
    const before = await own('supplier2');
    for (const wrong of [
      { publicKey, lockedSecret: secret },
      { publicKey: secret, lockedSecret },
      {
        publicKey,
        lockedSecret: `-----BEGIN AGE ENCRYPTED FILE-----\n${btoa(secret)}\n-----END AGE ENCRYPTED FILE-----`,
      },
    ])
      expect((await save('supplier2', { keyKind: opening, ...wrong })).code).toBe(400);
    expect(await own('supplier2')).toEqual(before);
  });

  test('a secret that is sealed to a key instead of a passphrase, and a passphrase that protects too weakly', async () => {
    const { publicKey, secret } = await newKey();
    const weak = await lockSecret(secret, { passphrase, logN: 10 });
    expect(await save('supplier2', { keyKind: opening, publicKey, lockedSecret: weak })).toMatchObject({
      code: 400,
      msg: expect.stringContaining('强度不足'),
    });
    const sealed = Buffer.from(await sealTo(publicKey, Buffer.from(secret))).toString('base64');
    const armoured = `-----BEGIN AGE ENCRYPTED FILE-----\n${sealed}\n-----END AGE ENCRYPTED FILE-----`;
    expect((await save('supplier2', { keyKind: opening, publicKey, lockedSecret: armoured })).msg).toContain(
      '口令加密',
    );
  });

  test('a public key of the other kind, of no kind, and a kind that there is not', async () => {
    const key = await newKey();
    expect((await save('supplier2', { ...key, keyKind: signing })).msg).toContain('公钥');
    const last = key.publicKey.slice(-1);
    const spoilt = `${key.publicKey.slice(0, -1)}${last === 'q' ? 'p' : 'q'}`;
    expect((await save('supplier2', { ...key, publicKey: spoilt })).msg).toContain('公钥');
    expect((await save('supplier2', { ...key, keyKind: 3 })).msg).toContain('类型');
  });
});

describe('the secret', () => {
  test('stands in no table, log or evidence; nor does the passphrase', async () => {
    const key = await newKey();
    steps.dataOf(await save('supplier3', key));
    await app.settleLog();
    const tables = await app.asSuperuser<{ name: string }>(
      `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
    );
    const spellings = spellingsOf(key.secret, passphrase);
    const kept: string[] = [];
    for (const { name } of tables) {
      const rows = await app.asSuperuser<{ text: string }>(`select t::text as text from ${name} t`);
      const all = rows.map(({ text }) => text).join('\n');
      kept.push(...spellings.filter((spelling) => all.includes(spelling)).map((spelling) => `${name} ${spelling}`));
    }
    kept.push(...spellings.filter((spelling) => app.logged.some((line) => line.includes(spelling))));
    expect(kept).toEqual([]);
    const [act] = await app.asSuperuser<{ payload: string }>(
      `select payload from evidence where action = 'sealKey.add' order by at desc, seq desc limit 1`,
    );
    expect(act?.payload).toContain(key.publicKey);
    expect(act?.payload).not.toContain('BEGIN AGE');
  });

  test('is not made by the server: the demo’s keys were made elsewhere, and open by the demo’s password', async () => {
    await seedDemoKeys({ ...app.platform, log: quiet });
    const [seeded] = await own('manager');
    const secret = await unlockSecret(seeded?.lockedSecret ?? '', 'Demo@2026');
    expect(await recipientOf(secret)).toBe(seeded?.publicKey);
    await seedDemoKeys({ ...app.platform, log: quiet });
    expect(await own('manager')).toHaveLength(1);
    expect(demoKeys.filter(({ keyKind }) => keyKind === signing)).toHaveLength(3);
  });
});

/** A text as it stands, and as programs write it. */
function spellingsOf(...texts: readonly string[]): string[] {
  return texts.flatMap((text) => [
    text,
    Buffer.from(text).toString('base64').replaceAll('=', ''),
    Buffer.from(text).toString('hex'),
    encodeURIComponent(text),
  ]);
}
