import { createPublicKey, verify } from 'node:crypto';
import { canonicalJson, type QuoteReceipt } from '@zhaocai/model';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as sealed from '../../../../test/sealed-steps.ts';
import { startTenderingApp, type Account, type TenderingApp } from '../../../../test/tendering-app.ts';
import * as steps from '../../../../test/tendering-steps.ts';
import { missingIn } from '../../../../test/words-of-pdf.ts';

let app: TenderingApp;
let projectId: string;
beforeAll(async () => {
  app = await startTenderingApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  projectId = await steps.publishedProject(app);
});

const refusal = (msg: unknown) => ({ code: 400, data: null, msg });
const quoteOf = (account: Account, price = '880') => steps.quote(app, account, { projectId, price });
const entryOf = async (account: Account) => {
  const [entry] = await steps.ownEntries(app, account, projectId);
  if (!entry) throw new Error('not registered');
  return entry;
};
const quotesStored = async () =>
  (await app.asSuperuser<{ n: number }>('select count(*)::int as n from quote where project_id = $1', [projectId]))[0]
    ?.n;

describe('registering', () => {
  test('twice is refused, also in the same instant', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => steps.register(app, 'supplier1', projectId)));
    expect(answers.map(({ msg }) => msg).sort()).toEqual(['操作成功', '请勿重复报名', '请勿重复报名']);
  });
  test('is over at its end to the second', async () => {
    app.clock.setTo('2026-11-20 16:59:59');
    expect(await steps.register(app, 'supplier1', projectId)).toMatchObject({ code: 200 });
    app.clock.setTo('2026-11-20 17:00:00');
    expect(await steps.register(app, 'supplier2', projectId)).toMatchObject(refusal('不在报名时间内'));
  });
  test('[R362] is closed to a black-listed supplier, and so is quoting', async () => {
    const { supplier3: creditCode } = await steps.knowSuppliers(app);
    steps.dataOf(await steps.register(app, 'supplier3', projectId));
    const { data } = await app.as('manager').post('/purchase/supplier/queryPage', { creditCode });
    const [supplier] = (data as { records: steps.Draft[] }).records;
    const black = (isBlack: boolean, version = supplier?.version ?? 0) =>
      app
        .as('manager')
        .post('/purchase/supplier/inoutBlack', { id: supplier?.id, version, isBlack, reason: '串通报价' });
    const { version } = steps.dataOf<steps.Draft>(await black(true));
    expect(await quoteOf('supplier3')).toMatchObject(refusal('该供应商在黑名单中，禁止参与'));
    const other = await steps.publishedProject(app);
    expect(await steps.register(app, 'supplier3', other)).toMatchObject(refusal('该供应商在黑名单中，禁止参与'));
    steps.dataOf(await black(false, version));
    expect(await steps.register(app, 'supplier3', other)).toMatchObject({ code: 200 });
  });
  test('for somebody else, or by a buyer, is refused', async () => {
    const { packages } = await steps.readPublished(app.as('supplier1'), projectId);
    const body = {
      projectId,
      tenantId: '100001',
      packageIds: packages.map(({ id }) => id),
      linkman: '陈立',
      phone: '13800000001',
    };
    expect(
      await app.as('supplier1').post('/purchase/entry/saveOrUpdateEntry', { ...body, supplierTenantId: '300002' }),
    ).toMatchObject(refusal('不能代其他供应商报价'));
    expect(await app.as('buyer').post('/purchase/entry/saveOrUpdateEntry', body)).toMatchObject({ code: 403 });
  });
  test('is cancelled only while it is not accepted', async () => {
    const reviewed = await steps.publishedProject(app, { isEntryReviewed: true });
    steps.dataOf(await steps.register(app, 'supplier1', reviewed));
    const [entry] = await steps.ownEntries(app, 'supplier1', reviewed);
    expect(await steps.quote(app, 'supplier1', { projectId: reviewed, price: '1' })).toMatchObject(
      refusal('报名尚未通过审核，不能报价'),
    );
    const cancel = (account: Account) => app.as(account).get(`/purchase/entry/deleteEntry?id=${entry?.entryId}`);
    expect(await cancel('supplier2')).toMatchObject({ code: 404 });
    expect(await cancel('supplier1')).toMatchObject({ code: 200 });
    steps.dataOf(await steps.register(app, 'supplier1', reviewed));
    const { data } = await app.as('buyer').get(`/purchase/entry/queryEntryByProjectId?projectId=${reviewed}`);
    const ids = (data as steps.Draft[]).map(({ id }) => id);
    const review = (body: object) => app.as('buyer').post('/purchase/entry/checkAccept', { ids, ...body });
    expect(await review({ agree: false })).toMatchObject(refusal('请填写退回原因'));
    expect(await review({ agree: true })).toMatchObject({ code: 200, data: { count: 1 } });
    expect(await app.as('supplier1').get(`/purchase/entry/deleteEntry?id=${ids[0]}`)).toMatchObject(
      refusal('当前状态不允许删除'),
    );
    expect(await steps.quote(app, 'supplier1', { projectId: reviewed, price: '1' })).toMatchObject({ code: 200 });
  });
});

describe('a quote', () => {
  beforeEach(async () => {
    steps.dataOf(await steps.register(app, 'supplier1', projectId));
  });

  test('at the deadline is late, a second before it is not', async () => {
    const own = await entryOf('supplier1');
    const bid = await sealed.sealedBid(app, 'supplier1', { ...own, price: '880' });
    app.clock.setTo('2026-11-23 08:59:59');
    expect(await sealed.handIn(app, 'supplier1', bid)).toMatchObject({ code: 200 });
    app.clock.setTo('2026-11-23 08:59:59');
    steps.dataOf(await app.as('supplier1').post('/purchase/entry/withdrawQuote', { entryId: own.entryId }));
    app.clock.setTo(steps.deadline);
    expect(await quoteOf('supplier1')).toMatchObject(refusal('已过投标截止时间，拒收'));
    expect(await quotesStored()).toBe(2);
  });

  test('is changed and withdrawn until the deadline, and every version stays', async () => {
    const supplier = app.as('supplier1');
    const first = steps.dataOf<{ receiptSeq: string; receiptHash: string; cipherHash: string }>(
      await quoteOf('supplier1', '880'),
    );
    expect(first).toMatchObject({
      versionNo: 1,
      kind: 1,
      receiptHash: expect.stringMatching(/^[0-9a-f]{64}$/),
      cipherHash: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect(await quoteOf('supplier1', '870')).toMatchObject({ code: 200, data: { versionNo: 2, kind: 2 } });
    const { entryId } = await entryOf('supplier1');
    const own = await supplier.get(`/purchase/entry/queryMyQuote?entryId=${entryId}`);
    expect(own.data).toMatchObject({ versionNo: 2, entryStatus: 4, isUnreadable: false });
    expect(await supplier.post('/purchase/entry/withdrawQuote', { entryId })).toMatchObject({
      code: 200,
      data: { versionNo: 3, kind: 3 },
    });
    expect((await supplier.get(`/purchase/entry/queryMyQuote?entryId=${entryId}`)).data).toMatchObject({
      quote: null,
      entryStatus: 5,
    });
    expect(await supplier.post('/purchase/entry/withdrawQuote', { entryId })).toMatchObject(refusal('尚未报价'));
    expect(await quoteOf('supplier1', '860')).toMatchObject({ code: 200, data: { versionNo: 4 } });
    expect(await quotesStored()).toBe(4);
  });

  test('clicked fifty times is submitted once', async () => {
    const bid = await sealed.sealedBid(app, 'supplier1', { ...(await entryOf('supplier1')), price: '880' });
    const answers = await Promise.all(Array.from({ length: 50 }, () => sealed.handIn(app, 'supplier1', bid)));
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
    for (const { msg } of answers.filter(({ code }) => code !== 200))
      expect([
        '信封不属于本次报价或不是最新版本，请读取最新状态后重新密封递交',
        '请勿重复报价，如需修改请先撤回或修改报价',
      ]).toContain(msg);
    expect(await quotesStored()).toBe(1);
  });

  test('for another supplier is refused, and his entry is as if it were not there', async () => {
    const { entryId, items } = await entryOf('supplier1');
    const bid = await sealed.sealedBid(app, 'supplier1', { entryId, items, price: '1' });
    expect(await sealed.handIn(app, 'supplier2', bid)).toMatchObject({ code: 404 });
    expect(await app.as('supplier2').get(`/purchase/entry/queryMyQuote?entryId=${entryId}`)).toMatchObject({
      code: 404,
    });
    expect(await app.as('supplier2').post('/purchase/entry/withdrawQuote', { entryId })).toMatchObject({ code: 404 });
  });

  test('gives a receipt that the installation signed, and that anybody checks by its public key', async () => {
    const kept = steps.dataOf<QuoteReceipt>(await quoteOf('supplier1'));
    const { entryId } = await entryOf('supplier1');
    const path = `/bid-electronic/seal/bid/receipt?entryId=${entryId}&versionNo=1`;
    const { body } = await app.as('supplier1').raw(`${path}&format=json`);
    const { receipt, signature, publicKey } = JSON.parse(body) as {
      receipt: Record<string, string>;
      signature: string;
      publicKey: string;
    };
    expect(receipt).toMatchObject({
      envelopeHash: kept.cipherHash,
      chainSeq: kept.receiptSeq,
      chainHash: kept.receiptHash,
      serverTime: kept.time,
    });
    expect(publicKey).toBe(app.rootBook.publicKey);
    const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: publicKey }, format: 'jwk' });
    const isSigned = (text: string) => verify(null, Buffer.from(text), key, Buffer.from(signature, 'base64url'));
    expect(isSigned(canonicalJson(receipt))).toBe(true);
    expect(isSigned(canonicalJson({ ...receipt, chainSeq: '99' }))).toBe(false);
    const paper = await app.as('supplier1').raw(`${path}&format=pdf`);
    expect(await missingIn(paper.rawPayload, [kept.receiptSeq, '平台公钥'])).toEqual([]);
    expect((await app.as('supplier2').raw(`${path}&format=json`)).statusCode).toBe(404);
    expect(
      (await app.as('supplier1').raw(`${path.replace('versionNo=1', 'versionNo=7')}&format=json`)).statusCode,
    ).toBe(404);
  });

  test('gives a receipt that the chain bears out', async () => {
    const receipt = steps.dataOf<{ receiptSeq: string; receiptHash: string; cipherHash: string }>(
      await quoteOf('supplier1'),
    );
    const [row] = await app.asSuperuser<{ hash: string; payload: string }>(
      'select hash, payload from evidence where stream = $1 and seq = $2',
      [`${projectId}.300001`, receipt.receiptSeq],
    );
    expect(row?.hash).toBe(receipt.receiptHash);
    expect(JSON.parse(row?.payload ?? '{}')).toMatchObject({ cipherHash: receipt.cipherHash });
  });
});
