import type { EndpointOutput, feePreview } from '@zhaocai/model';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { done, openAgencyStage, type AgencyStage, type Saved } from '../../../../test/agency-steps.ts';
import type { Person } from '../../../../test/organization-app.ts';

let stage: AgencyStage;
let admin: Person;
beforeAll(async () => {
  stage = await openAgencyStage();
  admin = await stage.app.person('admin', '000000');
});
afterAll(() => stage.app.close());

const fee = () =>
  done<EndpointOutput<typeof feePreview>>(
    stage.buyer.get('/purchase/cus/agent/fee/preview?amount=60000000&purchaseType=3'),
  );
const band = (fromMoney: string, toMoney: string | null, more: object = {}) => ({
  fromMoney,
  toMoney,
  goodsRate: '2',
  serviceRate: '2',
  worksRate: '2',
  effectiveFrom: '2026-01-01',
  sourceArticle: '本平台标准',
  certainty: 'C',
  ...more,
});
const save = (body: object) => admin.post('/purchase/cus/agent/fee/saveOrUpdate', body);
const remove = (ids: string) => admin.post('/purchase/cus/agent/fee/remove', { ids });
const bands = async () =>
  (
    await done<{ records: (Saved & { effectiveFrom: string; fromMoney: string })[] }>(
      admin.post('/purchase/cus/agent/fee/queryPage', { current: 1, size: 100 }),
    )
  ).records;

test('an edition that is being written takes nobody’s place, until its bands are whole', async () => {
  expect(await fee()).toMatchObject({ total: '225500.00', effectiveFrom: '2003-01-01', notWhole: [] });
  const first = await done(save(band('0', '500000.00')));
  expect(await fee()).toMatchObject({ total: '225500.00', effectiveFrom: '2003-01-01', notWhole: ['2026-01-01'] });
  // A draft is taken back, from its last band on.
  const second = await done(save(band('500000.00', '1000000.00')));
  expect(await remove(first.id)).toMatchObject({ code: 400, msg: '删除后分档不衔接，请从最后一档起删除' });
  await done(remove(second.id));
  await done(remove(first.id));
  expect(await fee()).toMatchObject({ notWhole: [] });
  await done(save(band('0', '500000.00')));
  await done(save(band('500000.00', null)));
  expect(await fee()).toMatchObject({ total: '1200000.00', effectiveFrom: '2026-01-01', notWhole: [] });
});

test('a scale that has been in force stays whole, and ends by a last day', async () => {
  const [first, last] = (await bands()).filter(({ effectiveFrom }) => effectiveFrom === '2026-01-01');
  const kept = { code: 400, msg: expect.stringContaining('已生效的标准应保持完整') };
  const changed = { id: first?.id, version: first?.version };
  expect(await save({ ...band('0', '500000.00', { effectiveFrom: '2099-01-01' }), ...changed })).toMatchObject(kept);
  expect(await save({ ...band('0', '400000.00'), ...changed })).toMatchObject(kept);
  expect(await remove(last?.id ?? '')).toMatchObject(kept);
  expect(await save({ ...band('0', '500000.00', { effectiveTo: '2025-12-31' }), ...changed })).toMatchObject({
    code: 400,
    msg: '失效日期不能早于生效日期',
  });
  await done(save({ ...band('0', '500000.00', { effectiveTo: '2026-01-31' }), ...changed }));
  expect(await fee()).toMatchObject({ total: '225500.00', effectiveFrom: '2003-01-01', notWhole: [] });
});

test('the table by which tax is withheld of fees is kept whole in the same way', async () => {
  const tax = () => done(stage.buyer.get('/purchase/cost/out/tax?money=3000.00'));
  const before = await tax();
  const row = {
    ...{ fromMoney: '0', toMoney: '1000.00', deductMoney: '0', deductRate: '0', taxRate: '50', quickDeduction: '0' },
    ...{ effectiveFrom: '2026-01-01', sourceArticle: '试行', certainty: 'C' },
  };
  const draft = await done(admin.post('/purchase/cost/labour-tax/saveOrUpdate', row));
  expect(await tax()).toEqual(before);
  await done(admin.post('/purchase/cost/labour-tax/remove', { ids: draft.id }));
});
