import { afterAll, beforeAll, expect, test } from 'vitest';
import { configurationLines, startPurchasingApp } from '../../../../test/purchasing-app.ts';
import type { TenderingApp } from '../../../../test/tendering-app.ts';
import * as steps from '../../../../test/tendering-steps.ts';

let app: TenderingApp;
beforeAll(async () => {
  app = await startPurchasingApp();
});
afterAll(() => app.close());

const save = (path: string, body: object) => app.as('manager').post(`/purchase/conf/${path}`, body);
const list = (path: string) => configurationLines(app, path);
const rule = {
  ruleName: '全省',
  ruleCode: 'agencyChoice',
  amountFrom: '7000000.00',
  action: 1,
  effectiveFrom: '2026-01-01',
};

test('a rule is about something that is read', async () => {
  expect(await save('rule/saveOrUpdate', { ...rule, ruleCode: 'abc' })).toMatchObject({
    code: 400,
    msg: '没有规则事项“abc”，请从列出的事项中选择',
  });
});

test('rules hold in a region that there is, whichever way its code is written', async () => {
  expect(await save('rule/saveOrUpdate', { ...rule, regionCode: '990000' })).toMatchObject({
    code: 400,
    msg: '没有编号为“990000”的行政区划',
  });
  steps.dataOf(await save('rule/saveOrUpdate', { ...rule, regionCode: '320000' }));
  expect(await save('rule/saveOrUpdate', { ...rule, regionCode: '32' })).toMatchObject({
    code: 400,
    msg: expect.stringContaining('金额区间重叠'),
  });
  const stored = (await list('rule/queryNoDateRuleList')).find(({ ruleName }) => ruleName === '全省');
  expect(stored).toMatchObject({ regionCode: '32' });
  // A prefecture whose code ends with a nought is not cut to what several begin with.
  steps.dataOf(await save('rule/saveOrUpdate', { ...rule, ruleName: '台州', regionCode: '331000' }));
  const city = (await list('rule/queryNoDateRuleList')).find(({ ruleName }) => ruleName === '台州');
  expect(city).toMatchObject({ regionCode: '3310' });
});
