import { read, utils } from '@e965/xlsx';
import type { ImportCheck, PlanAnswer } from '@zhaocai/model';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startOrganizationApp, type OrganizationApp, type Person } from '../../../test/organization-app.ts';
import { workbookOf, type SpreadsheetCell } from '../../../test/workbook.ts';

let app: OrganizationApp;
let buyer: Person;
beforeAll(async () => {
  app = await startOrganizationApp();
  buyer = await app.person('buyer');
});
afterAll(() => app.close());

const header = [
  '计划名称',
  '年度',
  '计划类型',
  '申请部门',
  '预算金额',
  '采购类别',
  '预计采购方式',
  '采购品目',
  '计划开始日期',
  '需求日期',
  '面向中小企业',
  '明细名称',
  '规格型号',
  '单位',
  '数量',
  '单价',
];
type Row = SpreadsheetCell[];
const first = (name: string, budget: SpreadsheetCell, line: Row, dept = '采购一科'): Row => [
  name,
  2027,
  '年度计划',
  dept,
  budget,
  '货物',
  '询价',
  'A05010000',
  '2027-03-01',
  '2027-08-20',
  '是',
  ...line,
];
const more = (line: Row): Row => [...Array.from({ length: 11 }, () => null), ...line];
const desk: Row = ['阅览桌', '1400×700', '张', 100, 1200];
const chair: Row = ['阅览椅', null, '把', 120, 300];

const upload = <D>(path: string, rows: readonly Row[], person = buyer) =>
  person.upload<D & Record<string, unknown>>(`/plan/importPlan${path}`, workbookOf([header, ...rows]));
const count = async () =>
  (await app.asSuperuser<{ n: number }>('select count(*)::int as n from purchase_plan where is_deleted = 0'))[0]?.n;

describe('a spreadsheet of plans', () => {
  test('[R375] comes in as drafts with their lines, numbers and departments', async () => {
    const rows = [
      first('阅览桌椅', 156000, desk),
      more(chair),
      first('实验台', '9000.00', ['实验台', null, '套', 3, 3000]),
    ];
    expect(await upload('', rows)).toMatchObject({ code: 200, data: { added: 2, changed: 0, unchanged: 0 } });
    const page = await buyer.post<{ records: { id: string; planNo: string }[] }>('/plan/queryPlan', {
      keyword: '阅览桌椅',
    });
    const { id = '', planNo = '' } = page.data.records[0] ?? {};
    expect(planNo).toMatch(/^CG-JH-/);
    const plan = (await buyer.get(`/plan/queryPlanById?id=${id}`)).data as unknown as PlanAnswer;
    expect(plan).toMatchObject({ planStatus: 0, deptName: '采购一科', isSme: true, budgetMoney: '156000.00' });
    expect(plan.details).toMatchObject([
      { name: '阅览桌', spec: '1400×700', money: '120000.00' },
      { name: '阅览椅', money: '36000.00' },
    ]);
    const [evidence] = await app.evidence('plan.import');
    expect(evidence).toMatchObject({ rows: [{ after: { planName: '阅览桌椅' } }, { after: { planName: '实验台' } }] });
  });

  test('[R375] with faults is refused as a whole: each fault with its row and column, and nothing is kept', async () => {
    const before = await count();
    const rows = [
      first('好的计划', 36000, chair),
      first('对不上', 100, chair),
      first('没有部门', 36000, chair, '不存在的部门'),
      first('阅览桌椅', 36000, chair),
      more(['椅', null, '把', 0, 300]),
    ];
    const checked = (await upload<ImportCheck>('/check', rows)).data as unknown as ImportCheck;
    expect(checked.faults.map(({ cell, label }) => [cell, label])).toEqual([
      ['D4', '申请部门'],
      ['A5', '计划名称'],
      ['O6', '数量'],
    ]);
    const summed = (await upload<ImportCheck>('/check', rows.slice(0, 2))).data as unknown as ImportCheck;
    expect(summed.faults).toMatchObject([
      { cell: 'E3', message: '明细合计与预算金额不一致：合计36,000.00元，预算100.00元' },
    ]);
    const refused = await upload('', rows);
    expect(refused.code).toBe(400);
    expect(refused.msg).toContain('第4行：申请部门“不存在的部门”不存在');
    expect(await count()).toBe(before);
  });

  test('is told every fault of a plan at once: a budget that is unknown, days in the wrong order, a sum that differs', async () => {
    const wrong = first('一次说全', 100, chair);
    wrong.splice(5, 0, '没有的经费');
    wrong[9] = '2027-09-01';
    const titles = header.toSpliced(5, 0, '预算经费');
    const sent = await buyer.upload<ImportCheck & Record<string, unknown>>(
      '/plan/importPlan/check',
      workbookOf([titles, wrong]),
    );
    const { faults } = sent.data as unknown as ImportCheck;
    expect(faults.map(({ label }) => label).toSorted()).toEqual(['预算金额', '预算经费', '需求日期'].toSorted());
    // A cell that cannot be read keeps nothing of the same row from being told.
    const unreadable = wrong.with(1, '明年');
    const second = await buyer.upload<ImportCheck & Record<string, unknown>>(
      '/plan/importPlan/check',
      workbookOf([titles, unreadable]),
    );
    const labels = (second.data as unknown as ImportCheck).faults.map(({ label }) => label);
    expect(labels.toSorted()).toEqual(['年度', '预算经费', '需求日期'].toSorted());
  });

  test('is refused where it says two things of one plan, names one twice, or begins without a name', async () => {
    const differing = [...first('', 1, chair)];
    differing[0] = null;
    const rows = [
      more(desk),
      first('甲', 36000, chair),
      differing,
      first('乙', 36000, chair),
      first('甲', 36000, chair),
    ];
    const { msg } = await upload('', rows);
    expect(msg).toContain('第2行：请填写计划名称');
    expect(msg).toContain('第4行：预算金额与上方不一致');
    expect(msg).toContain('第6行：计划“甲”在第3行已出现');
  });

  test('that was sent already makes no second plan', async () => {
    const { msg } = await upload('', [first('实验台', '36000', chair)]);
    expect(msg).toContain('2027年度已有同名计划“实验台”');
  });

  test('that is sent six times at once comes in once; the others are told which of its plans are there', async () => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => upload('', [first('同时导入的计划', 36000, chair)])),
    );
    expect(answers.map(({ code }) => code).toSorted()).toEqual([200, 400, 400, 400, 400, 400]);
    const told = answers.filter(({ msg }) => msg.includes('2027年度已有同名计划“同时导入的计划”'));
    expect(told.map(({ code }) => code)).toEqual([400, 400, 400, 400, 400]);
  });

  test('that is only checked stores nothing, and its faults come as a spreadsheet of their own', async () => {
    const before = await count();
    const good = (await upload<ImportCheck>('/check', [first('只检查', 36000, chair)])).data as unknown as ImportCheck;
    expect(good).toMatchObject({ added: 1, rows: 1, faultCount: 0 });
    expect(await count()).toBe(before);
  });

  test('needs the rights to import and to add', async () => {
    const manager = await app.person('manager');
    expect(await upload('', [first('负责人的', 36000, chair)], manager)).toMatchObject({ code: 403 });
  });
});

describe('the template', () => {
  test('has the columns, whose example comes in as a plan as it stands', async () => {
    const answer = await buyer.raw('/plan/importPlan/template');
    expect(answer.statusCode).toBe(200);
    const book = read(answer.rawPayload);
    const spreadsheet = utils.sheet_to_json<SpreadsheetCell[]>(book.Sheets[book.SheetNames[0] ?? ''] ?? {}, {
      header: 1,
      defval: null,
    });
    expect(spreadsheet[0]?.map((cell) => String(cell).replace(/[\s*]/g, ''))).toEqual(expect.arrayContaining(header));
    const sent = await buyer.upload('/plan/importPlan', { name: '模板.xlsx', bytes: answer.rawPayload });
    expect(sent, sent.msg).toMatchObject({ code: 200, data: { added: 1 } });
  });
});
