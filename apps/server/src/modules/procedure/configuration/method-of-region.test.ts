import type { Envelope } from '@zhaocai/model';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { configurationLines, startPurchasingApp, type ConfigurationLine } from '../../../../test/purchasing-app.ts';
import type { TenderingApp } from '../../../../test/tendering-app.ts';
import * as steps from '../../../../test/tendering-steps.ts';

let app: TenderingApp;
beforeAll(async () => {
  app = await startPurchasingApp();
});
afterAll(() => app.close());

const listed = (path: string) => configurationLines(app, path);

test('a project of a region is bought as the rules of its region ask, another as those for everywhere', async () => {
  const type = (await listed('type/queryTypeList')).find(({ typeCode }) => typeCode === 'ZFCG-HW');
  const methods = await listed(`manner/queryMannerList?typeId=${type?.id}`);
  const rule = {
    ruleName: '浙江省公开招标数额标准',
    ruleCode: 'chooseManner',
    mannerId: methods.find(({ mannerCode }) => mannerCode === 1)?.id,
    regionCode: '33',
    amountFrom: '500000.00',
    action: 1,
    effectiveFrom: '2026-01-01',
  };
  steps.dataOf(await app.as('manager').post('/purchase/conf/rule/saveOrUpdate', rule));
  const generalBudget = '600000.00';
  const packages = [steps.aPackage({ budget: generalBudget })];
  const saved = (regionCode?: string): Promise<Envelope> =>
    app.as('buyer').post('/purchase/project/saveOrUpdate', steps.aProject({ generalBudget, packages, regionCode }));
  expect(await saved('330106')).toMatchObject({
    code: 400,
    msg: '金额600,000.00元应采用公开招标，如需变更请上传批准文件',
  });
  expect(await saved('杭州')).toMatchObject({ code: 400 });
  const { id } = steps.dataOf<ConfigurationLine>(await saved('320102'));
  expect(await steps.detail(app, id, 'buyer')).toMatchObject({ regionCode: '320102' });
  expect(await saved()).toMatchObject({ code: 200 });
});
