import type { Saved } from '@zhaocai/model';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as hall from '../../../../test/hall-steps.ts';
import type { TenderingApp } from '../../../../test/tendering-app.ts';
import * as steps from '../../../../test/tendering-steps.ts';

let app: TenderingApp;
beforeAll(async () => {
  app = await hall.startHallApp();
});
afterAll(() => app.close());

const base = '/bid-electronic/ele/param';
const refused = (msg: string) => ({ code: 400, msg: expect.stringContaining(msg) });

async function aTemplate(tempName: string, tempType: number): Promise<Saved> {
  return steps.dataOf(await app.as('manager').post(`${base}/saveTempParent`, { tempName, tempType }));
}

const saveItems = (template: Saved, details: object[]) =>
  app.as('manager').post(`${base}/saveTemps`, { ...template, details });

test('a scored template keeps its items with their points and their sum, and is read by its kind', async () => {
  const template = await aTemplate('设备类技术评分', 4);
  const details = [
    { itemName: '技术参数响应', standard: '全部响应得30分，每负偏离一项扣2分', maxScore: '30' },
    { itemName: '售后服务方案', standard: '', maxScore: '12.5' },
  ];
  steps.dataOf(await saveItems(template, details));
  const read = steps.dataOf<object>(await app.as('buyer').get(`${base}/queryTempDetailById?id=${template.id}`));
  expect(read).toMatchObject({ itemCount: 2, fullScore: '42.5000', details });
  const listed = steps.dataOf<{ id: string }[]>(await app.as('buyer').get(`${base}/queryByType?tempType=4`));
  expect(listed.map(({ id }) => id)).toContain(template.id);
  expect(steps.dataOf(await app.as('buyer').get(`${base}/queryByType?tempType=6`))).toEqual([]);
});

test('points are asked for where a kind is scored and refused where it is not; a refusal changes nothing', async () => {
  const scored = await aTemplate('货物类商务评分', 3);
  const passed = await aTemplate('一般资格条件', 1);
  expect(await saveItems(scored, [{ itemName: '业绩' }])).toMatchObject(refused('请填写分值'));
  expect(await saveItems(passed, [{ itemName: '营业执照', maxScore: '5' }])).toMatchObject(refused('不计分'));
  expect(await saveItems(passed, [{ itemName: '营业执照' }, { itemName: '营业执照' }])).toMatchObject(refused('重复'));
  for (const { id } of [scored, passed])
    expect(steps.dataOf(await app.as('manager').get(`${base}/queryTempDetailById?id=${id}`))).toMatchObject({
      version: 0,
      details: null,
    });
});

test('a name stands once in its kind, and who may only host changes no nodes of the unit', async () => {
  await aTemplate('通用表单', 6);
  expect(await app.as('manager').post(`${base}/saveTempParent`, { tempName: '通用表单', tempType: 6 })).toMatchObject(
    refused('已有同名模板'),
  );
  const nodes = [{ nodeCode: 1, nodeName: '签到', durationMin: 5 }];
  expect(await app.as('buyer').post('/purchase/elebid/conf/saveOrUpdateTenantBidNode', { nodes })).toMatchObject({
    code: 403,
  });
});
