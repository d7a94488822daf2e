import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Envelope, Page } from '@zhaocai/model';
import * as contracts from '../../../../test/contract-steps.ts';
import type { TenderingApp } from '../../../../test/tendering-app.ts';
import * as steps from '../../../../test/tendering-steps.ts';

let app: TenderingApp;
beforeAll(async () => {
  app = await contracts.startContractApp();
});
afterAll(() => app.close());

const refused = (answer: Envelope, msg: RegExp) =>
  expect(answer).toMatchObject({ code: 400, msg: expect.stringMatching(msg) as unknown });
const countOf = async () =>
  (await app.asSuperuser<{ count: number }>('select count(*)::int as count from contract'))[0]?.count;

describe('a contract is drawn up from an award', () => {
  test('with its parties, its price and the lines of the winning bid', async () => {
    const award = await contracts.awarded(app);
    expect(award).toMatchObject({ winMoney: '525000.00', contractId: null });
    const proposal = steps.dataOf(await app.as('buyer').get(`${contracts.base}/proposal?entryId=${award.entryId}`));
    expect(proposal).toMatchObject({
      contractName: '学生公寓单人床采购合同',
      contractType: 1,
      winMoney: '525000.00',
      isLate: false,
      lines: [{ name: '单人床', quantity: '600.0000', perMoney: '875.00', totalMoney: '525000.00' }],
    });
    const { id } = steps.dataOf<{ id: string }>(await contracts.drawUp(app, award));
    expect(await contracts.detailOf(app, id)).toMatchObject({
      contractNo: expect.stringMatching(/^HT-2026-\d{4}$/) as unknown,
      contractStatus: 0,
      contractMoney: '525000.00',
      supplierName: award.supplierName,
      projectNo: award.projectNo,
      lines: [{ name: '单人床', unit: '张', perMoney: '875.00', totalMoney: '525000.00' }],
      actions: ['submit', 'discard'],
    });
    expect((await contracts.awardsOf(app, award.projectId))[0]).toMatchObject({ contractId: id, contractStatus: 0 });
  });

  test('R42 at the price of the bid and no other', async () => {
    const award = await contracts.awarded(app);
    const before = await countOf();
    refused(
      await contracts.drawUp(app, award, { contractMoney: '525000.01' }),
      /^合同金额与中标金额不一致（中标金额525000\.00元）$/,
    );
    expect(await countOf()).toBe(before);
  });

  test('not by a price or a winner that somebody changed in the database', async () => {
    for (const [column, msg] of [
      ['total_money = total_money + 1', /^已开启的报价与开标时存证的内容不一致/],
      ['selected = not selected', /^供应商选择与存证中保存的内容不一致/],
    ] as const) {
      const award = await contracts.awarded(app);
      const before = await countOf();
      await app.asSuperuser(`update opened_quote set ${column} where entry_id = $1`, [award.entryId]);
      refused(await contracts.drawUp(app, award), msg);
      expect(await countOf()).toBe(before);
    }
  });

  test('R42 with what was bid: quantity, price, unit, name and quality do not change', async () => {
    const award = await contracts.awarded(app);
    const proposal = steps.dataOf<{ lines: { itemId: string }[] }>(
      await app.as('buyer').get(`${contracts.base}/proposal?entryId=${award.entryId}`),
    );
    const itemId = proposal.lines[0]?.itemId ?? '';
    const before = await countOf();
    for (const [change, word] of [
      [{ quantity: '599' }, '数量'],
      [{ perMoney: '874.99' }, '单价'],
      [{ unit: '套' }, '单位'],
      [{ name: '双人床' }, '名称'],
      [{ techParams: '床立柱50*50*1.0mm' }, '技术参数'],
    ] as const)
      refused(
        await contracts.drawUp(app, award, { lines: [{ itemId, ...change }] }),
        new RegExp(`^不得背离招标文件和投标文件实质性内容：单人床 ${word}$`),
      );
    refused(
      await contracts.drawUp(app, award, { lines: [] }),
      /^不得背离招标文件和投标文件实质性内容：单人床 货物明细$/,
    );
    expect(await countOf()).toBe(before);
    // The documents name no brand: it is agreed in the contract.
    const { id } = steps.dataOf<{ id: string }>(
      await contracts.drawUp(app, award, { lines: [{ itemId, quantity: '600', brandModel: '云岫 A1' }] }),
    );
    expect(await contracts.detailOf(app, id)).toMatchObject({ lines: [{ brandModel: '云岫 A1' }] });
  });

  test('once: a second one is refused, and after the first was discarded it is drawn up anew', async () => {
    const award = await contracts.awarded(app);
    const { id } = steps.dataOf<{ id: string }>(await contracts.drawUp(app, award));
    refused(await contracts.drawUp(app, award), /已有合同/);
    refused(await contracts.act(app, 'buyer', { id, name: 'discard' }), /原因|理由/);
    steps.dataOf(await contracts.act(app, 'buyer', { id, name: 'discard', more: { reason: '名称写错' } }));
    const again = steps.dataOf<{ id: string }>(await contracts.drawUp(app, award));
    expect((await contracts.awardsOf(app, award.projectId))[0]?.contractId).toBe(again.id);
  });

  test('R24 with a performance bond of ten percent at most', async () => {
    const award = await contracts.awarded(app);
    refused(
      await contracts.drawUp(app, award, { performBondMoney: '52500.01' }),
      /^履约保证金不得超过合同金额的10%（最多52500\.00元）/,
    );
    const { id } = steps.dataOf<{ id: string }>(await contracts.drawUp(app, award, { performBondMoney: '52500' }));
    expect(await contracts.detailOf(app, id)).toMatchObject({ performBondMoney: '52500.00' });
  });

  test('R24 for works with a retention of three percent at most, and with the day until which it is kept', async () => {
    const award = await contracts.awarded(app);
    const works = (changes: object) => contracts.drawUp(app, award, { contractType: 3, ...changes });
    const warrantyEnd = '2028-03-31';
    refused(
      await works({ warrantyMoney: '15750.01', warrantyEnd }),
      /^工程质保金不得超过合同金额的3%（最多15750\.00元）/,
    );
    refused(await works({ warrantyMoney: '15750.00' }), /质保期/);
    const { id } = steps.dataOf<{ id: string }>(await works({ warrantyMoney: '15750.00', warrantyEnd }));
    expect(await contracts.detailOf(app, id)).toMatchObject({ warrantyMoney: '15750.00', warrantyEnd });
  });

  test('R42 within thirty days of the result; later with a reason alone', async () => {
    const award = await contracts.awarded(app);
    const proposal = steps.dataOf<{ signDue: string }>(
      await app.as('buyer').get(`${contracts.base}/proposal?entryId=${award.entryId}`),
    );
    expect(proposal.signDue).toBe('2026-12-23 23:59:59');
    app.clock.setTo('2026-12-24 00:00:00');
    refused(await contracts.drawUp(app, award), /^已超过30日签约期限（2026-12-23），请填写超期签约原因/);
    steps.dataOf(await contracts.drawUp(app, award, { lateReason: '中标人法定代表人变更，印章更换' }));
    app.clock.setTo('2026-12-23 23:59:59');
    steps.dataOf(await contracts.drawUp(app, await contracts.awarded(app)));
  });

  test('with who has won alone, by whoever sees the project', async () => {
    const award = await contracts.awarded(app);
    const [lost] = await app.asSuperuser<{ id: string }>(
      `select id::text from entry where project_id = $1 and entry_status = 12 limit 1`,
      [award.projectId],
    );
    const asked = { entryId: lost?.id, ...contracts.drawn(award) };
    refused(await app.as('buyer').post(`${contracts.info}/addSave`, asked), /^只能与中标（成交）供应商签订合同$/);
    const own = { entryId: award.entryId, ...contracts.drawn(award) };
    for (const account of ['supplier2', 'finance', 'expert1'] as const)
      expect(await app.as(account).post(`${contracts.info}/addSave`, own)).toMatchObject({ code: 403 });
    refused(await contracts.drawUp(app, award, { endDate: '2026-11-30' }), /结束日期不能早于开始日期/);
  });
});

describe('a draft', () => {
  test('is changed by its version, and not once it was handed in', async () => {
    const award = await contracts.awarded(app);
    const { id } = steps.dataOf<{ id: string }>(await contracts.drawUp(app, award));
    const change = (version: number, changes: object) =>
      app.as('buyer').post(`${contracts.info}/updateById`, { id, version, ...contracts.drawn(award, changes) });
    steps.dataOf(await change(0, { terms: '货到验收合格后付款' }));
    refused(await change(0, {}), /已被他人修改/);
    refused(await change(1, { contractMoney: '1' }), /与中标金额不一致/);
    expect(await contracts.detailOf(app, id)).toMatchObject({ terms: '货到验收合格后付款', lines: [{ lineNo: 1 }] });
    steps.dataOf(await contracts.act(app, 'buyer', { id, name: 'submit' }));
    refused(await change(2, {}), /^合同已提交，不能修改$/);
  });

  test('is on the buyer’s lists and on nobody else’s', async () => {
    const award = await contracts.awarded(app);
    const { id } = steps.dataOf<{ id: string }>(await contracts.drawUp(app, award));
    const page = async (account: 'buyer' | 'supplier2') =>
      steps
        .dataOf<Page<{ id: string }>>(
          await app
            .as(account)
            .post(`${contracts.info}/dataPage`, { current: 1, size: 200, projectId: award.projectId }),
        )
        .records.map((row) => row.id);
    expect(await page('buyer')).toEqual([id]);
    expect(await page('supplier2')).toEqual([]);
    expect(await app.as('supplier2').get(`${contracts.base}/queryById?id=${id}`)).toMatchObject({ code: 404 });
    const list = `${contracts.base}/queryList?projectId=${award.projectId}`;
    expect(steps.dataOf(await app.as('buyer').get(list))).toMatchObject([{ id, packageName: '单人床' }]);
    const counted = steps.dataOf<{ total: number }>(
      await app.as('supplier2').get('/purchase/entry/queryBidContractCount'),
    );
    expect(counted).toEqual({ total: 0, states: [] });
  });
});
