import { readEnvelope } from '@zhaocai/model';
import { newIdentity, sealTo } from '@zhaocai/model/sealing/age';
import { sha256 } from '@zhaocai/model/sealing/bytes';
import { shareText } from '@zhaocai/model/sealing/shares';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as sealed from '../../../../test/sealed-steps.ts';
import { startTenderingApp, type Account, type TenderingApp } from '../../../../test/tendering-app.ts';
import * as steps from '../../../../test/tendering-steps.ts';

let app: TenderingApp;
beforeAll(async () => {
  app = await startTenderingApp();
});
afterAll(() => app.close());

const reason = '持有人已离任，经监督人员同意继续开标';

const stranger = 'to a stranger';

/** What a bidder seals to the holder of this place instead of his share, `stranger` and it is sealed to somebody else; undefined: what an honest browser does. */
type Sealed = (at: number, holder: string, handIn: sealed.HandIn) => string | undefined;

/** Three bidders under the unit's own policy; the second seals to the holders what he likes. Stands at the opening. */
async function quotedWith(what: Sealed = () => undefined): Promise<string> {
  const projectId = await steps.publishedProject(app);
  for (const account of steps.suppliers) steps.dataOf(await steps.register(app, account, projectId));
  const spoil = (handIn: sealed.HandIn) => spoilt(handIn, what);
  steps.dataOf(await sealed.quoteSealed(app, 'supplier1', { projectId, price: '880.50' }));
  steps.dataOf(await sealed.quoteSealed(app, 'supplier2', { projectId, price: '860', spoil }));
  steps.dataOf(await sealed.quoteSealed(app, 'supplier3', { projectId, price: '890' }));
  app.clock.setTo(steps.deadline);
  return projectId;
}

async function spoilt(handIn: sealed.HandIn, what: Sealed): Promise<sealed.HandIn> {
  const { seal } = await sealed.ownQuoteOf(app, 'supplier2', handIn.entryId);
  const shares = await Promise.all(
    handIn.shares.map(async (honest, at) => {
      const holder = seal?.holders[at];
      const text = what(at, holder?.id ?? '', handIn);
      if (text === undefined) return honest;
      const recipient = text === stranger ? (await newIdentity()).recipient : (holder?.recipient ?? '');
      return Buffer.from(await sealTo(recipient, Buffer.from(text, 'latin1'))).toString('base64');
    }),
  );
  const parts = await Promise.all(
    shares.map(async (cipher, at) => ({
      holder: seal?.holders[at]?.id,
      cipherSha256: await sha256(Buffer.from(cipher, 'base64')),
    })),
  );
  return sealed.resigned('supplier2', { ...handIn, shares }, (envelope) => ({ ...envelope, shares: parts }));
}

const ofAnotherBid: Sealed = (at, holder, { envelope }) => {
  const place = readEnvelope(envelope);
  return place && at < 2 ? shareText({ ...place, entryId: '7' }, { holder, share: 'QUJD' }) : undefined;
};

const faulty: readonly (readonly [string, Sealed])[] = [
  ['a word', () => 'x'],
  ['a word to two holders of three', (at) => (at < 2 ? 'x' : undefined)],
  ['fifteen thousand characters', () => 'x'.repeat(14_000)],
  ['bytes that are no text', () => '\u00ff\u00fe\u0000'],
  ['a share of another bid', ofAnotherBid],
  ['a share sealed to a stranger', (at) => (at < 2 ? stranger : undefined)],
];

describe('a bidder who seals to the holders', () => {
  test.each(faulty)('%s keeps nobody else back: his bid fails, the others open', async (_what, what) => {
    const projectId = await quotedWith(what);
    for (const holder of ['buyer', 'manager'] as const) steps.dataOf(await sealed.unlock(app, holder, projectId));
    expect(await steps.openNow(app, projectId)).toMatchObject({ code: 200, data: { opened: 2, unopened: 1 } });
    const { suppliers } = await steps.comparison(app, projectId);
    expect(suppliers.map(({ totalM }) => totalM)).toEqual(['528300.00', '534000.00', '0.00']);
    expect(suppliers.at(-1)).toMatchObject({
      supplierName: '南京澄观信息技术有限公司',
      unopened: [{ openFault: 1, ruling: null }],
    });
  });

  test('a word to one holder of three is opened by the other two', async () => {
    const projectId = await quotedWith((at) => (at === 0 ? 'x' : undefined));
    for (const holder of ['buyer', 'manager'] as const) steps.dataOf(await sealed.unlock(app, holder, projectId));
    const waits = await steps.openNow(app, projectId);
    expect(waits).toMatchObject({
      code: 400,
      msg: expect.stringMatching(/^有1份报价按已提交的份额不能开启，须等待解锁：/),
    });
    steps.dataOf(await sealed.unlock(app, 'supervisor', projectId));
    expect(await steps.openNow(app, projectId)).toMatchObject({ code: 200, data: { opened: 3, unopened: 0 } });
  });

  test('a word to one holder of three keeps nobody back where the third does not come, for a reason', async () => {
    const projectId = await quotedWith((at) => (at === 0 ? 'x' : undefined));
    for (const holder of ['buyer', 'manager'] as const) steps.dataOf(await sealed.unlock(app, holder, projectId));
    expect(await steps.openNow(app, projectId, reason)).toMatchObject({ code: 200, data: { opened: 2, unopened: 1 } });
  });
});

const give = (account: Account, projectId: string, shares: readonly object[]) =>
  app.as(account).post('/bid-electronic/seal/opening/give', { projectId, shares });

describe('a holder who lies about a good bid', () => {
  const lies: readonly (readonly [string, (one: Awaited<ReturnType<typeof sealed.unsealed>>[number]) => object])[] = [
    ['says that it is no share', ({ quoteId }) => ({ quoteId })],
    ['sends a word for it', ({ quoteId }) => ({ quoteId, text: 'x' })],
    [
      'makes a share up',
      ({ quoteId, text = '' }) => ({ quoteId, text: text.replace(/"share":"[^"]{8}/u, '"share":"AAAAAAAA') }),
    ],
  ];

  test.each(lies)('and %s fails nothing: the other two open it', async (_how, lie) => {
    const projectId = await quotedWith();
    const [first, ...rest] = await sealed.unsealed(app, 'buyer', projectId);
    if (!first) throw new Error('nothing to give');
    steps.dataOf(await give('buyer', projectId, [lie(first), ...rest]));
    steps.dataOf(await sealed.unlock(app, 'manager', projectId));
    for (const said of [undefined, reason])
      expect(await steps.openNow(app, projectId, said)).toMatchObject({
        code: 400,
        msg: expect.stringContaining('须等待解锁：'),
      });
    steps.dataOf(await sealed.unlock(app, 'supervisor', projectId));
    expect(await steps.openNow(app, projectId)).toMatchObject({ code: 200, data: { opened: 3, unopened: 0 } });
  });

  test('is not believed alone where the third has lost his key: who opens all the same says why', async () => {
    const projectId = await quotedWith();
    const [first, ...rest] = await sealed.unsealed(app, 'buyer', projectId);
    steps.dataOf(await give('buyer', projectId, [{ quoteId: first?.quoteId }, ...rest]));
    steps.dataOf(await sealed.unlock(app, 'manager', projectId));
    const [lost] = await app.asSuperuser<{ id: string }>(
      `update seal_key set key_status = 3, end_time = now() where id = (select h.key_id from package_key_holder h
         join user_account u on u.tenant_id = h.tenant_id and u.id = h.user_id
         where h.project_id = $1 and u.account = 'supervisor') returning id::text as id`,
      [projectId],
    );
    try {
      expect(await steps.openNow(app, projectId)).toMatchObject({
        code: 400,
        msg: expect.stringContaining('无法核实是否为投标人原因'),
      });
      expect(await steps.openNow(app, projectId, reason)).toMatchObject({ data: { opened: 2, unopened: 1 } });
    } finally {
      await app.asSuperuser('update seal_key set key_status = 1, end_time = null where id = $1', [lost?.id]);
    }
  });

  test('proves nothing by the key of another file: it is refused', async () => {
    const projectId = await quotedWith();
    const [first, second] = await sealed.unsealed(app, 'buyer', projectId);
    const answer = await give('buyer', projectId, [{ quoteId: first?.quoteId, fileKey: second?.fileKey }]);
    expect(answer).toMatchObject({ code: 400, msg: expect.stringContaining('份额不属于') });
  });
});

test('a holder who gives one share of three has not unlocked, and everybody reads how far he is', async () => {
  const projectId = await quotedWith();
  steps.dataOf(await sealed.unlock(app, 'buyer', projectId));
  const shares = await sealed.unsealed(app, 'manager', projectId);
  expect(await give('manager', projectId, shares.slice(0, 1))).toMatchObject({ data: { given: 1, threshold: 2 } });
  const { holders, bids } = await sealed.readShares(app, 'supervisor', projectId);
  expect(bids).toBe(3);
  expect(holders.map(({ givenBids, givenTime }) => [givenBids, givenTime !== null])).toEqual([
    [3, true],
    [1, false],
    [0, false],
  ]);
  expect((await steps.openNow(app, projectId)).msg).toMatch(/^开标须2名密钥持有人解锁，目前1名，待解锁：.+（1\/3）、/u);
});
