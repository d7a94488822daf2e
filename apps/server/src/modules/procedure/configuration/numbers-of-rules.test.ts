import { afterAll, beforeAll, expect, test } from 'vitest';
import { configurationLines, startPurchasingApp, type ConfigurationLine } from '../../../../test/purchasing-app.ts';
import type { TenderingApp } from '../../../../test/tendering-app.ts';
import * as steps from '../../../../test/tendering-steps.ts';

let app: TenderingApp;
let method: { readonly typeId: unknown; readonly mannerId: unknown };
beforeAll(async () => {
  app = await startPurchasingApp();
  const type = (await configurationLines(app, 'type/queryTypeList')).find(({ typeCode }) => typeCode === 'ZZCG-HW');
  const methods = await configurationLines(app, `manner/queryMannerList?typeId=${type?.id}`);
  method = { typeId: type?.id, mannerId: methods.find(({ mannerCode }) => mannerCode === 10)?.id };
});
afterAll(() => app.close());

const goods = { purchaseType: 1, lawRegime: 3, manner: 10 };
const save = (rule: object) =>
  app.as('manager').post('/purchase/conf/rule/saveOrUpdate', {
    ruleName: `报价期限${Object.values(rule).join('-')}`,
    ruleCode: 'quotePeriod',
    dayType: 1,
    action: 1,
    effectiveFrom: '2026-01-01',
    ...method,
    ...rule,
  });
const saved = async (rule: object) => steps.dataOf<ConfigurationLine>(await save(rule));
const quoting = async (facts: object) => {
  const answer = await app
    .as('buyer')
    .post('/purchase/project/checkBeforeChoose', { ...goods, generalBudget: '80000.00', ...facts });
  const { rules } = steps.dataOf<{ rules: { kind: string; value: string; isOverridable: boolean }[] }>(answer);
  return rules.filter(({ kind }) => kind === 'quotePeriod').map(({ value, isOverridable }) => [value, isOverridable]);
};

test('a number of a rule holds for its amounts in its region, and for no others', async () => {
  const usual = await quoting({});
  await saved({ value: '11', regionCode: '331000' });
  await saved({ value: '12', amountFrom: '100000.00' });
  expect(await quoting({})).toEqual(usual);
  expect(await quoting({ regionCode: '331002' })).toEqual([['11', false]]);
  expect(await quoting({ regionCode: '320102' })).toEqual(usual);
  expect(await quoting({ generalBudget: '200000.00' })).toEqual([['12', false]]);
  // The narrowest region comes first.
  expect(await quoting({ generalBudget: '200000.00', regionCode: '331002' })).toEqual([['11', false]]);
});

/** Hands in, has confirmed and publishes a project that leaves fewer days than the rule of its region says. */
async function published(regionCode: string, reason?: string) {
  const project = await steps.confirmedProject(app, {
    ...goods,
    generalBudget: '80000.00',
    regionCode,
    packages: [steps.aPackage({ budget: '80000.00' })],
  });
  return steps.publish(app, await steps.draftNotice(app, project.id), reason);
}

test('a rule that forbids is overridden by no reason, one that warns lets who gives a reason go on', async () => {
  await saved({ value: '10', regionCode: '32' });
  const reason = '供应商均已书面确认可以按期报价';
  expect(await published('320102', reason)).toMatchObject({ code: 400, msg: expect.stringContaining('10') });
  await saved({ value: '10', regionCode: '33', action: 2 });
  expect(await published('330106')).toMatchObject({ code: 400, msg: expect.stringContaining('理由') });
  expect(await published('330106', reason)).toMatchObject({ code: 200 });
});

test('what nobody is asked a reason for cannot only be warned of', async () => {
  expect(await save({ ruleCode: 'minSuppliers', value: '5', dayType: null, action: 2 })).toMatchObject({
    code: 400,
    msg: expect.stringContaining('请选择“禁止”'),
  });
});
