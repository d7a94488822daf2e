import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ProjectDetail } from '@zhaocai/model';
import * as steps from '../../../test/demand-steps.ts';
import { startPurchasingApp } from '../../../test/purchasing-app.ts';
import type { TenderingApp } from '../../../test/tendering-app.ts';
import { dataOf, publicationDay } from '../../../test/tendering-steps.ts';
import { sampleBytes } from '../../platform/files/sample-bytes.ts';
import { budgetModule } from '../budget/index.ts';
import { planModule } from '../plan/index.ts';
import { demandModule } from './index.ts';

const inquiry = 5;
const reverseAuction = 7;
const openTender = 1;
const goods = 1;
const works = 3;

let app: TenderingApp;
beforeAll(async () => {
  app = await startPurchasingApp([demandModule, planModule, budgetModule]);
});
beforeEach(() => app.clock.setTo(publicationDay));
afterAll(() => app.close());

const costing = (budget: string, more: object = {}) => {
  const details = [steps.line({ qty: '1', price: budget })];
  const researchRemark = '品目成熟，市场价格公开，无需另行调查';
  return steps.confirmed(app, { budget, purchaseType: goods, details, researchRemark, ...more });
};
const made = async (draft: steps.Draft, more: object = {}) => {
  const { id } = dataOf<steps.Draft>(await steps.makeProject(app, draft, more));
  return dataOf<ProjectDetail>(await app.as('buyer').get(`/purchase/project/queryById?id=${id}`));
};
const save = (project: object) => app.as('buyer').post('/purchase/project/saveOrUpdate', project);
const submit = ({ id, version }: steps.Draft) => app.as('buyer').post('/purchase/project/submitTask', { id, version });
const refusal = /^金额2,500,000\.00元应采用公开招标，如需变更请上传批准文件/;

test('a demand whose amount asks for an open tender becomes one', async () => {
  const project = await made(await costing('2500000.00', { mannerId: inquiry }), { manner: openTender });
  expect(project).toMatchObject({ manner: openTender, lawRegime: 2, generalBudget: '2500000.00' });
  const { version } = dataOf<steps.Draft>(await save(project));
  dataOf(await submit({ id: project.id, version }));
});

test('with another method its draft waits for the approval, which lets it be saved and handed in', async () => {
  const project = await made(await costing('2500000.00', { mannerId: inquiry }));
  expect(project).toMatchObject({ manner: inquiry, generalBudget: '2500000.00' });
  expect((await submit(project)).msg).toMatch(refusal);
  expect((await save(project)).msg).toMatch(refusal);
  const pdf = { name: '变更采购方式批复.pdf', bytes: sampleBytes.pdf };
  const { fileId } = dataOf<{ fileId: string }>(await app.as('buyer').upload('/file/uploadOSS', pdf));
  const mannerFiles = [{ fileId, fileName: pdf.name, fileUrl: '', fileSuffix: 'pdf' }];
  const { version } = dataOf<steps.Draft>(await save({ ...project, mannerFiles }));
  dataOf(await submit({ id: project.id, version }));
});

test('one that proposes an auction becomes one by the policy of the unit, or takes another method and law', async () => {
  const demand = await costing('420000.00', { mannerId: reverseAuction });
  expect(await made(demand)).toMatchObject({ manner: reverseAuction, lawRegime: 3 });
  const other = await costing('420000.00', { mannerId: reverseAuction });
  expect(await made(other, { manner: 10, lawRegime: 3 })).toMatchObject({ manner: 10, lawRegime: 3 });
});

test('works that are tendered stand under the tendering law, and others under that of procurement', async () => {
  const big = { purchaseType: works, mannerId: openTender };
  expect(await made(await costing('5000000.00', big))).toMatchObject({ manner: openTender, lawRegime: 1 });
  const small = { purchaseType: works, mannerId: 4 };
  expect(await made(await costing('900000.00', small))).toMatchObject({ manner: 4, lawRegime: 2 });
});

test('a project that is deleted leaves the request of its demand without one, and the next takes its place', async () => {
  const demand = await costing('420000.00', { mannerId: inquiry });
  const base = '/purchase/project/bidapply';
  const request = { projectName: '低温离心机', budget: '420000.00', mannerId: inquiry, linkman: '周明', phone: '0571' };
  const { id, version } = dataOf<steps.Draft>(
    await app.as('buyer').post(`${base}/saveOrUpdateApply`, { ...request, demandId: demand.id }),
  );
  const asked = dataOf<steps.Draft>(await app.as('buyer').post(`${base}/submitApply`, { id, version }));
  dataOf(await app.as('manager').post(`${base}/approveApply`, { id, version: asked.version }));
  const result = async () =>
    dataOf<{ resultProjectId: string | null }>(await app.as('buyer').get(`${base}/queryById?id=${id}`)).resultProjectId;
  const first = await made(demand);
  expect(await result()).toBe(first.id);
  dataOf(await app.as('buyer').post('/purchase/project/deleteByIds', { ids: first.id }));
  expect(await result()).toBeNull();
  const second = await made(await steps.shown(app, demand.id));
  expect(await result()).toBe(second.id);
});
