import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as steps from '../../../../test/demand-steps.ts';
import { startTenderingApp, type TenderingApp } from '../../../../test/tendering-app.ts';
import { dataOf, suppliers } from '../../../../test/tendering-steps.ts';
import { demandModule } from '../index.ts';

let app: TenderingApp;
beforeAll(async () => {
  app = await startTenderingApp([demandModule]);
});
afterAll(() => app.close());

const today = '2026-11-20 10:00:00';
const after = '2026-12-01 17:00:00';
const tooFew = '调研供应商不足3家，请填写说明';
const inPerson = (supplierName: string) => ({
  supplierName,
  linkman: '李工',
  phone: '0571-88001234',
  askedDate: '2026-11-01',
  scheme: '电话报价18万元，供货期30天',
});

describe('a research of a demand', () => {
  test.each([
    ['nothing but their names', { linkman: '', phone: '', askedDate: '', scheme: '' }],
    ['no contact', { linkman: ' ' }],
    ['no telephone', { phone: null }],
    ['no day', { askedDate: undefined }],
    ['nothing that they said', { scheme: '无' }],
  ])('counts nobody asked in person of whom it has %s', async (_what, less) => {
    app.clock.setTo(today);
    const asked = ['甲公司', '乙公司', '丙公司'].map((name) => ({ ...inPerson(name), ...less }));
    const draft = await steps.saved(app, { isResearch: true, researchObjects: asked });
    expect((await steps.submit(app, draft)).msg).toBe(tooFew);
    dataOf(await steps.submit(app, draft, { researchRemark: '市场上只有两家生产该型号' }));
  });

  test('counts no answer of a supplier that says nothing', async () => {
    app.clock.setTo(today);
    const { researchId, demandId } = await steps.inResearch(app);
    for (const account of suppliers) dataOf(await steps.answer(app, account, { researchId, scheme: '可供' }));
    app.clock.setTo(after);
    expect((await steps.submit(app, await steps.shown(app, demandId))).msg).toBe(tooFew);
  });

  test('was asked of nobody on a day that is to come', async () => {
    app.clock.setTo(today);
    const deptId = await steps.deptOf(app);
    const researchObjects = [{ ...inPerson('甲公司'), askedDate: '2027-01-01' }];
    expect((await steps.save(app, steps.aDemand(deptId, { researchObjects }))).msg).toMatch(/询问日期不晚于今天$/);
  });
});
