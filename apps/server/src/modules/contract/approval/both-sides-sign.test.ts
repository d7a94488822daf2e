import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Envelope } from '@zhaocai/model';
import * as contracts from '../../../../test/contract-steps.ts';
import type { Account, TenderingApp } from '../../../../test/tendering-app.ts';
import * as steps from '../../../../test/tendering-steps.ts';
import { missingIn } from '../../../../test/words-of-pdf.ts';

let app: TenderingApp;
beforeAll(async () => {
  app = await contracts.startContractApp();
});
afterAll(() => app.close());

const refused = (answer: Envelope, msg: RegExp) =>
  expect(answer).toMatchObject({ code: 400, msg: expect.stringMatching(msg) as unknown });
const act = (account: Account, id: string, name: string, more: object = {}) =>
  contracts.act(app, account, { id, name, more });
const dutiesOf = async (id: string) =>
  (await app.asSuperuser<{ kind: string }>('select kind from duty where row_id = $1 order by kind', [id])).map(
    ({ kind }) => kind,
  );

describe('a contract', () => {
  test('is approved by another, signed by the supplier, and then by the buyer', async () => {
    const award = await contracts.awarded(app);
    const { id } = steps.dataOf<{ id: string }>(await contracts.drawUp(app, award));
    refused(await contracts.signBySupplier(app, award), /^合同尚在起草或审批/);
    steps.dataOf(await act('buyer', id, 'submit'));
    expect(await act('buyer', id, 'approve')).toMatchObject({ code: 403 });
    refused(await contracts.signBySupplier(app, award), /^合同尚在起草或审批/);
    steps.dataOf(await act('manager', id, 'approve'));
    expect(await contracts.detailOf(app, id, 'supplier2')).toMatchObject({ contractStatus: 2, actions: [] });
    expect(await app.as('supplier1').get(`${contracts.base}/queryById?id=${id}`)).toMatchObject({ code: 404 });
    refused(await contracts.signByBuyer(app, award, 0), /供应商尚未上传签署的合同/);
    steps.dataOf(await contracts.signBySupplier(app, award));
    expect(await contracts.detailOf(app, id)).toMatchObject({ contractStatus: 3 });
    steps.dataOf(await contracts.signByBuyer(app, award));
    expect(await contracts.detailOf(app, id, 'supplier2')).toMatchObject({
      contractStatus: 4,
      signTime: expect.stringMatching(/^2026-11-23 09:/) as unknown,
    });
    const told = await app.asSuperuser<{ kind: string }>(
      `select kind from flow_message where tenant_id = '300002' and business_type = 'contract' and business_id = $1`,
      [id],
    );
    expect(told.map(({ kind }) => kind)).toEqual(['contractToSign']);
  });

  test('is not approved by who wrote or handed it in, whatever rights he has', async () => {
    const award = await contracts.awarded(app);
    const { id } = steps.dataOf<{ id: string }>(await contracts.drawUp(app, award));
    const chief = app.as('chief');
    const version = (await contracts.detailOf(app, id)).version;
    steps.dataOf(await chief.post(`${contracts.base}/submit`, { id, version }));
    refused(await chief.post(`${contracts.base}/approve`, { id, version: version + 1 }), /本人|自己/);
    expect(await contracts.detailOf(app, id)).toMatchObject({ contractStatus: 1 });
  });

  test('goes back with a reason: from approval, from the supplier, and to be signed anew', async () => {
    const award = await contracts.awarded(app);
    const { id } = steps.dataOf<{ id: string }>(await contracts.drawUp(app, award));
    steps.dataOf(await act('buyer', id, 'submit'));
    refused(await act('manager', id, 'reject'), /原因|理由/);
    steps.dataOf(await act('manager', id, 'reject', { reason: '付款条件不全' }));
    steps.dataOf(await act('buyer', id, 'submit'));
    steps.dataOf(await act('manager', id, 'approve'));
    refused(await act('supplier2', id, 'giveBack', { reason: '改' }), /至少/);
    steps.dataOf(await act('supplier2', id, 'giveBack', { reason: '交货地点与招标文件所列地点不一致' }));
    expect(await contracts.detailOf(app, id)).toMatchObject({
      contractStatus: 0,
      history: [{ action: 'giveBack', reason: '交货地点与招标文件所列地点不一致' }, { action: 'approve' }, {}, {}, {}],
    });
    steps.dataOf(await act('buyer', id, 'submit'));
    steps.dataOf(await act('manager', id, 'approve'));
    steps.dataOf(await contracts.signBySupplier(app, award));
    refused(await act('supplier2', id, 'giveBack', { reason: '交货地点与招标文件所列地点不一致' }), /状态已变化/);
    steps.dataOf(await act('buyer', id, 'sendBack', { reason: '缺骑缝章' }));
    refused(await contracts.signByBuyer(app, award), /供应商签章后/);
    steps.dataOf(await contracts.signBySupplier(app, award, 1));
    steps.dataOf(await contracts.signByBuyer(app, award, 2));
  });

  test('that the winner refuses ends, and the buyer decides what follows', async () => {
    const award = await contracts.awarded(app);
    const id = await contracts.sentContract(app, award);
    steps.dataOf(await act('supplier2', id, 'refuse', { reason: '原材料价格上涨，无法按投标价履行' }));
    expect(await contracts.detailOf(app, id)).toMatchObject({ contractStatus: 11, refusalState: 1 });
    expect(await dutiesOf(id)).toContain('contract.followUp');
    refused(await act('manager', id, 'followUp', { refusalFollow: 1, followRemark: '顺延' }), /至少/);
    expect(await act('buyer', id, 'followUp', { refusalFollow: 1, followRemark: '顺延' })).toMatchObject({ code: 403 });
    const decided = { refusalFollow: 2, followRemark: '中标人放弃，保证金不予退还后重新采购' };
    steps.dataOf(await act('manager', id, 'followUp', decided));
    expect(await contracts.detailOf(app, id)).toMatchObject({ refusalState: 2, refusalFollow: 2 });
    expect(await dutiesOf(id)).toEqual([]);
    refused(await act('manager', id, 'followUp', decided), /没有待处理的拒签/);
  });

  test('R43 is published within two and filed within seven working days after signing', async () => {
    const award = await contracts.awarded(app);
    app.clock.setTo('2026-12-30 10:00:00');
    const reason = '中标人年末印章更换，双方协商一致';
    const id = await contracts.signedContract(app, award, { lateReason: reason });
    // The calendar of 2027 is not there: no day is guessed, and the duty is without one.
    expect(await contracts.detailOf(app, id)).toMatchObject({ noticeState: 1, noticeDue: null, filingDue: null });
    app.clock.setTo(steps.publicationDay);
    const second = await contracts.awarded(app);
    app.clock.setTo('2026-11-27 10:00:00');
    const timely = await contracts.signedContract(app, second);
    expect(await contracts.detailOf(app, timely)).toMatchObject({
      noticeDue: '2026-12-01 23:59:59',
      filingDue: '2026-12-08 23:59:59',
    });
    expect(await dutiesOf(timely)).toEqual(['contract.announce', 'contract.file']);
    refused(await act('buyer', timely, 'announce', { noticeTime: '2026-11-26 10:00:00' }), /办理时间/);
    steps.dataOf(await act('buyer', timely, 'announce', { noticeTime: '2026-11-27 10:00:00' }));
    steps.dataOf(await act('buyer', timely, 'file', { filingTime: '2026-11-27 10:00:00', filingNo: 'BA-2026-7' }));
    expect(await dutiesOf(timely)).toEqual([]);
    refused(await act('buyer', timely, 'announce', { noticeTime: '2026-11-27 10:00:00' }), /没有待登记/);
  });

  test('R42 that the buyer signs after the thirty days says why', async () => {
    const award = await contracts.awarded(app);
    const id = await contracts.sentContract(app, award);
    steps.dataOf(await contracts.signBySupplier(app, award));
    app.clock.setTo('2026-12-28 10:00:00');
    refused(await contracts.signByBuyer(app, award), /^已超过30日签约期限/);
    const lateReason = '中标人寄回的纸质合同在途中遗失';
    steps.dataOf(await contracts.signByBuyer(app, award, 1, { lateReason }));
    expect(await contracts.detailOf(app, id)).toMatchObject({ contractStatus: 4, lateReason });
  });

  test('is printed with its lines and both parties', async () => {
    const award = await contracts.awarded(app);
    const { id } = steps.dataOf<{ id: string }>(await contracts.drawUp(app, award));
    const printed = await app.as('buyer').raw(`${contracts.base}/print?id=${id}`);
    expect(printed.headers['content-type']).toContain('application/pdf');
    const { contractNo } = await contracts.detailOf(app, id);
    const told = [contractNo, award.supplierName, award.projectNo, '525000.00', '伍拾贰万伍仟元整', '单人床', '875.00'];
    expect(await missingIn(printed.rawPayload, told)).toEqual([]);
  });
});
