import { spreadsheetAnswer, writeTemplate } from '../../../platform/excel/index.ts';
import type { Ctx, RawAnswer } from '../../../platform/http/index.ts';
import { projectSpreadsheet } from './project-spreadsheet.ts';

/** An empty spreadsheet to be filled in, with two example rows that show what may be left out below the first. */
export async function projectTemplate({ language, now }: Ctx): Promise<RawAnswer> {
  const isChinese = language === 'zh';
  const name = isChinese ? '采购项目' : 'Project';
  const body = await writeTemplate({
    name,
    fields: projectSpreadsheet,
    language,
    examples: examplesAt(now),
    notes: isChinese ? notes.zh : notes.en,
  });
  return spreadsheetAnswer(isChinese ? '采购项目导入模板' : 'Project import', body);
}

const notes = {
  zh: [
    '每行一条货物明细；项目信息填在第一行，下面的行可留空。',
    '包名称、包预算填在该包的第一行；各包预算之和应等于项目总预算。',
  ],
  en: [
    'One goods line per row; the project is described in the first row, below it these columns may be empty.',
    'Name and budget of a package stand in its first row; the package budgets add up to the total budget.',
  ],
};

function examplesAt(now: string): Record<string, unknown>[] {
  const year = Number(now.slice(0, 4));
  const later = `${year}-12-20 09:00:00`;
  return [
    {
      projectNo: 'EXAMPLE-001',
      projectName: '办公家具采购',
      manner: 10,
      lawRegime: 3,
      purchaseType: 1,
      generalBudget: '30000.00',
      entryEndTime: `${year}-12-18 17:00:00`,
      bidEndTime: later,
      openTime: later,
      openPlace: '招投标中心开标室',
      packageNo: 1,
      packageName: '办公家具',
      budget: '30000.00',
      name: '办公桌',
      unit: '张',
      quantity: '20',
      techParams: '1400*700*750mm',
    },
    { packageNo: 1, name: '办公椅', unit: '把', quantity: '20' },
  ];
}
