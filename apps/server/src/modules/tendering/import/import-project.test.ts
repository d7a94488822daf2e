import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTenderingApp, type TenderingApp } from '../../../../test/tendering-app.ts';
import * as steps from '../../../../test/tendering-steps.ts';
import { projectWorkbook, realProjectRows } from '../../../../test/project-workbook.ts';
import { workbookOf } from '../../../../test/workbook.ts';
import { projectSpreadsheet } from './project-spreadsheet.ts';

let app: TenderingApp;
beforeAll(async () => {
  app = await startTenderingApp();
  app.clock.setTo(steps.publicationDay);
});
afterAll(() => app.close());

const times = { entryEndTime: '2026-11-20 17:00:00', bidEndTime: steps.deadline };
const load = async (rows: Record<string, unknown>[], language: 'zh' | 'en' = 'zh') =>
  app
    .as('buyer')
    .upload('/purchase/project/importProject', { name: '项目.xlsx', bytes: await projectWorkbook(rows, language) });
const projects = async () => (await app.asSuperuser<{ n: number }>('select count(*)::int as n from project'))[0]?.n;

describe('an .xlsx', () => {
  test('of a published procurement becomes a draft that may be submitted', async () => {
    const rows = await realProjectRows(times);
    const draft = steps.dataOf<steps.Draft>(await load(rows));
    const project = await steps.detail(app, draft.id);
    expect(project).toMatchObject({
      projectNo: 'XDCG2017-A-030',
      projectName: '翔安校区学生公寓单人床',
      manner: 5,
      lawRegime: 2,
      generalBudget: '540000.00',
      depositMoney: '10000.00',
      deliveryDays: 20,
      deliveryDayType: 1,
      bidEndTime: steps.deadline,
      openTime: steps.deadline,
    });
    expect(project.packages).toMatchObject([
      { packageNo: 1, budget: '540000.00', items: [{ name: '单人床', unit: '张', quantity: '600.0000' }] },
    ]);
    expect(project.packages[0]?.items[0]?.techParams).toContain('床立柱：型材72*72*1.5mm');
    expect(await app.as('buyer').post('/purchase/project/submitTask', draft)).toMatchObject({ code: 200 });
  });

  test('with a heading that names no column becomes a draft all the same, and the heading is told', async () => {
    const [head = {}] = await realProjectRows(times);
    const row = { ...head, projectNo: 'IMP-IGNORED' };
    const columns = Object.entries(projectSpreadsheet);
    const sheet = workbookOf([
      [...columns.map(([, { label }]) => label.zh), '微信'],
      [...columns.map(([name]) => String(row[name as keyof typeof row] ?? '')), 'wx-1'],
    ]);
    const answer = await app.as('buyer').upload('/purchase/project/importProject', sheet);
    expect(steps.dataOf(answer)).toMatchObject({ version: 0, ignored: ['微信'] });
  });

  test('with several packages and lines is read whole, in English too', async () => {
    const [head] = await realProjectRows(times);
    const rows = [
      { ...head, projectNo: 'IMP-2', budget: '300000.00' },
      { packageNo: 1, name: '床垫', unit: '张', quantity: '600' },
      { packageNo: 2, packageName: '衣柜', budget: '240000.00', name: '衣柜', unit: '个', quantity: '300' },
    ];
    const { id } = steps.dataOf<steps.Draft>(await load(rows, 'en'));
    const { packages } = await steps.detail(app, id);
    expect(packages.map(({ packageName, items }) => [packageName, items.length])).toEqual([
      ['翔安校区学生公寓单人床', 2],
      ['衣柜', 1],
    ]);
  });

  test('with wrong rows is refused row by row, and nothing of it is imported', async () => {
    const [head] = await realProjectRows(times);
    const before = await projects();
    const answer = await load([
      { ...head, projectNo: 'IMP-3', generalBudget: undefined },
      { packageNo: 1, name: '', unit: '张', quantity: '5' },
      { packageNo: 1, name: '床垫', unit: '张', quantity: '-2' },
      { packageNo: 1, name: '枕头', unit: '个', quantity: '2', projectName: '另一个项目' },
      { packageNo: 2, name: '衣柜', unit: '个', quantity: '3' },
      { packageNo: 1, name: '被子', unit: '床', quantity: '3', budget: '1.00' },
    ]);
    expect(answer).toMatchObject({ code: 400, data: null });
    for (const line of [
      '第2行：请填写项目总预算',
      '第3行：请填写货物名称',
      '第4行：数量不能小于0.0001',
      '第5行：项目名称与上方不一致',
      '第6行：请填写包名称',
      '第7行：包预算与上方不一致',
    ])
      expect(answer.msg).toContain(line);
    expect(await projects()).toBe(before);
  });

  test('that is no .xlsx, or empty, is refused', async () => {
    const upload = (name: string, bytes: Buffer) =>
      app.as('buyer').upload('/purchase/project/importProject', { name, bytes });
    expect(await upload('项目.txt', Buffer.from('项目'))).toMatchObject({ code: 400, msg: '文件格式不允许' });
    expect(await upload('项目.xlsx', Buffer.from('not a workbook'))).toMatchObject({ code: 400 });
    expect(await load([])).toMatchObject({ code: 400 });
  });

  test('whose number is taken is refused', async () => {
    const rows = await realProjectRows(times);
    expect(await load(rows)).toMatchObject({ code: 400 });
  });
});

test('the template is an .xlsx that can be filled in and imported', async () => {
  const answer = await app.as('buyer').raw('/purchase/project/importTemplate');
  expect(answer.headers['content-type']).toContain('spreadsheetml');
  const imported = await app
    .as('buyer')
    .upload('/purchase/project/importProject', { name: '模板.xlsx', bytes: answer.rawPayload });
  const { id } = steps.dataOf<steps.Draft>(imported);
  expect((await steps.detail(app, id)).packages[0]?.items).toHaveLength(2);
});
