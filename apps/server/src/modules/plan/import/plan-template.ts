import { importSpreadsheet } from '../../../platform/crud/index.ts';
import { spreadsheetAnswer, writeTemplate } from '../../../platform/excel/index.ts';
import type { Ctx, RawAnswer } from '../../../platform/http/index.ts';
import { columnsOfPlans, planSpreadsheet } from './plan-spreadsheet.ts';

/** An empty spreadsheet to be filled in, with an example of two lines that shows what may be left out below the first. */
export async function planTemplate(ctx: Ctx): Promise<RawAnswer> {
  const { language, now } = ctx;
  const named = await columnsOfPlans(ctx);
  const options = Object.fromEntries(Object.entries(named).map(([column, { choices }]) => [column, choices]));
  const name = { zh: '采购计划导入模板', en: 'Purchase plans: import template' }[language];
  const body = await writeTemplate({
    name: planSpreadsheet.label[language],
    fields: importSpreadsheet(planSpreadsheet.fields),
    language,
    options,
    examples: examplesOf(Number(now.slice(0, 4)) + 1, named.deptId?.choices[0] ?? ''),
    notes: notes[language],
  });
  return spreadsheetAnswer(name, body);
}

const notes = {
  zh: [
    '每行一条计划明细；计划信息填在该计划的第一行，下面的行可留空，同一计划的明细应连续填写。',
    '各条明细的数量×单价之和应等于预算金额。导入后为草稿，计划编号自动生成。',
  ],
  en: [
    'One line of a plan per row; the plan is described in its first row, below it these columns may be empty. Keep the lines of a plan together.',
    'Quantity × unit price of the lines adds up to the budget. Plans come in as drafts; their numbers are given by the system.',
  ],
};

function examplesOf(year: number, dept: string): Record<string, unknown>[] {
  return [
    {
      planName: '图书馆阅览桌椅更新（示例，请删除）',
      year,
      planType: 1,
      deptId: dept,
      budgetMoney: '156000.00',
      purchaseType: 1,
      mannerId: 5,
      itemCode: 'A0501 家具',
      planStartDate: `${year}-03-01`,
      planDemandDate: `${year}-08-20`,
      name: '阅览桌',
      spec: '1400×700×750mm',
      unit: '张',
      qty: '100',
      price: '1200.00',
    },
    { name: '阅览椅', unit: '把', qty: '120', price: '300.00' },
  ];
}
