import type { SealEnvelope } from '@zhaocai/model';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newIdentity, sealTo } from '@zhaocai/model/sealing/age';
import * as sealed from '../../../../test/sealed-steps.ts';
import { startTenderingApp, type Account, type TenderingApp } from '../../../../test/tendering-app.ts';
import * as steps from '../../../../test/tendering-steps.ts';

let app: TenderingApp;
let projectId: string;
let entryId: string;
beforeAll(async () => {
  app = await startTenderingApp();
  projectId = await steps.publishedProject(app);
  for (const account of steps.suppliers) steps.dataOf(await steps.register(app, account, projectId));
  entryId = (await steps.ownEntries(app, 'supplier1', projectId))[0]?.entryId ?? '';
});
afterAll(() => app.close());

type Spoil = NonNullable<sealed.SealedWish['spoil']>;

const resigned = (handIn: sealed.HandIn, change: (envelope: SealEnvelope) => object) =>
  sealed.resigned('supplier1', handIn, change);

function flipped(base64: string): string {
  const bytes = Buffer.from(base64, 'base64');
  bytes[bytes.length - 7] = (bytes.at(-7) ?? 0) ^ 1;
  return bytes.toString('base64');
}

const versionOf = async () => (await sealed.ownQuoteOf(app, 'supplier1', entryId)).versionNo;
const hand = (spoil: Spoil, by: Account = 'supplier1') =>
  sealed.quoteSealed(app, by, { projectId, price: '871.37', spoil });

const spoils: readonly (readonly [string, Spoil, string])[] = [
  ['a plain document in place of an envelope', (one) => ({ ...one, envelope: '{"price":"871.37"}' }), '不是密封信封'],
  ['an envelope that is written otherwise', (one) => ({ ...one, envelope: `${one.envelope} ` }), '不是密封信封'],
  ['an envelope of an old version', (one) => resigned(one, (e) => ({ ...e, version: 9 })), '不是最新版本'],
  ['an envelope of another package', (one) => resigned(one, (e) => ({ ...e, packageId: '77' })), '不属于本次报价'],
  [
    'an envelope without one of the holders',
    (one) => resigned({ ...one, shares: one.shares.slice(1) }, (e) => ({ ...e, shares: e.shares.slice(1) })),
    '持有人与本包公布的不一致',
  ],
  ['a second layer', (one) => resigned(one, (e) => ({ ...e, bidderLayer: true })), '二次加密'],
  ['a flipped bit in what is sealed', (one) => ({ ...one, fields: flipped(one.fields) }), '密文与信封不一致'],
  [
    'plain fields in place of sealed ones',
    (one) => ({ ...one, fields: Buffer.from('{"price":"871.37"}').toString('base64') }),
    '密文与信封不一致',
  ],
  [
    'a flipped bit in a share',
    (one) => ({ ...one, shares: [flipped(one.shares[0] ?? ''), ...one.shares.slice(1)] }),
    '密文与信封不一致',
  ],
  ['two shares that changed places', (one) => ({ ...one, shares: one.shares.toReversed() }), '密文与信封不一致'],
  [
    'a file that was never uploaded',
    (one) => resigned(one, (e) => ({ ...e, files: [{ id: '77', size: 9, cipherSha256: 'a'.repeat(64) }] })),
    '报价文件不存在',
  ],
  ['a changed signature', (one) => ({ ...one, signature: flipped(one.signature) }), '签名验证未通过'],
  [
    'a signature by another’s key',
    async (one) => ({ ...one, signature: await (await sealed.demoSigner('supplier2')).sign(one.envelope) }),
    '签名验证未通过',
  ],
];

describe('a quote is refused, and nothing changes, that comes with', () => {
  test.each(spoils)('%s', async (_what, spoil, sentence) => {
    const answer = await hand(spoil);
    expect(answer).toMatchObject({ code: 400 });
    expect(answer.msg).toContain(sentence);
    expect(await versionOf()).toBe(0);
    expect(await app.asSuperuser('select 1 from quote where entry_id = $1', [entryId])).toEqual([]);
    expect(await app.asSuperuser('select 1 from quote_share where project_id = $1', [projectId])).toEqual([]);
  });

  test('the key of another bidder, which is as good as missing', async () => {
    const other = steps
      .dataOf<{ id: string; keyKind: number }[]>(await app.as('supplier2').get('/bid-electronic/seal/key/own'))
      .find(({ keyKind }) => keyKind === 2);
    expect((await hand((one) => ({ ...one, keyId: other?.id ?? '' }))).code).toBe(400);
    expect(await versionOf()).toBe(0);
  });
});

describe('where holders open', () => {
  test('a file in the open is not taken, under whatever name', async () => {
    const file = { name: '报价.txt', bytes: Buffer.from('871.37') };
    const path = `/bid-electronic/seal/bid/upload?entryId=${entryId}`;
    expect((await app.as('supplier1').upload(path, file)).code).toBe(400);
    expect((await app.as('supplier1').upload(path, { ...file, name: 'sealed.age' })).code).toBe(400);
    expect((await app.as('supplier2').upload(path, { ...file, name: 'sealed.age' })).code).toBe(404);
    expect(await app.asSuperuser('select 1 from quote_file where entry_id = $1', [entryId])).toEqual([]);
  });

  test('a quote is replaced, withdrawn and handed in again, each version with its receipt; two at once are one', async () => {
    const wish = { projectId, price: '871.37' };
    steps.dataOf(await sealed.quoteSealed(app, 'supplier3', wish));
    steps.dataOf(await sealed.quoteSealed(app, 'supplier3', { ...wish, price: '860' }));
    const [own] = await steps.ownEntries(app, 'supplier3', projectId);
    const id = own?.entryId ?? '';
    steps.dataOf(await app.as('supplier3').post('/purchase/entry/withdrawQuote', { entryId: id }));
    const bid = await sealed.sealedBid(app, 'supplier3', { entryId: id, items: own?.items ?? [], price: wish.price });
    const answers = await Promise.all([1, 2].map(() => sealed.handIn(app, 'supplier3', bid)));
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
    const { receipts, quote, isUnreadable, seal } = await sealed.ownQuoteOf(app, 'supplier3', id);
    expect(receipts.map(({ versionNo, kind }) => [versionNo, kind])).toEqual([
      [4, 1],
      [3, 3],
      [2, 2],
      [1, 1],
    ]);
    expect({ quote, isUnreadable, next: seal?.place.version }).toEqual({ quote: null, isUnreadable: false, next: 5 });
  });

  test('a quote that comes with the deadline is late, and so is a file of it', async () => {
    const handIn = new Promise<sealed.HandIn>((resolve) => {
      void hand((one) => {
        resolve(one);
        return { ...one, envelope: '' };
      });
    });
    const kept = await handIn;
    app.clock.setTo(steps.deadline);
    const late = await app.as('supplier1').post('/bid-electronic/seal/bid/submit', kept);
    expect(late.msg).toContain('已过投标截止时间');
    const bytes = Buffer.from('age-encryption.org/v1\n-> X25519 x');
    const path = `/bid-electronic/seal/bid/upload?entryId=${entryId}`;
    const file = await app.as('supplier1').upload(path, { name: 'sealed.age', bytes });
    expect(file.msg).toContain('已过投标截止时间');
    expect(await versionOf()).toBe(0);
  });
});

test('an upload that began in time and ends at the deadline is refused, and nothing of it is kept', async () => {
  const { storeUpload } = app.files;
  const kept = () => app.asSuperuser('select id from attachment where is_sealed');
  const before = await kept();
  app.clock.setTo('2026-11-23 08:59:50');
  app.files.storeUpload = (ctx, part, options) => {
    // Its bytes come while the deadline passes.
    app.clock.setTo(steps.deadline);
    return storeUpload(ctx, part, options);
  };
  try {
    const cipher = Buffer.from(await sealTo((await newIdentity()).recipient, Buffer.alloc(4096)));
    const path = `/bid-electronic/seal/bid/upload?entryId=${entryId}`;
    const answer = await app.as('supplier1').upload(path, { name: 'sealed.age', bytes: cipher });
    expect(answer).toMatchObject({ code: 400, msg: '已过投标截止时间，拒收' });
    expect(await kept()).toEqual(before);
  } finally {
    app.files.storeUpload = storeUpload;
    app.clock.setTo(steps.publicationDay);
  }
});

test('of the same change handed in five times at once one is taken, and the others hear what happened', async () => {
  const [entry] = await steps.ownEntries(app, 'supplier2', projectId);
  if (!entry) throw new Error('not registered');
  steps.dataOf(await sealed.quoteSealed(app, 'supplier2', { projectId, price: '871.37' }));
  const bid = await sealed.sealedBid(app, 'supplier2', { ...entry, price: '870' });
  const answers = await Promise.all(Array.from({ length: 5 }, () => sealed.handIn(app, 'supplier2', bid)));
  expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
  for (const { msg } of answers.filter(({ code }) => code !== 200))
    expect(msg).toMatch(/^同一报价正在提交或已由另一窗口提交|不是最新版本/u);
});
