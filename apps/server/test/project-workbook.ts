import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { writeTemplate } from '../src/platform/excel/index.ts';
import { projectSpreadsheet } from '../src/modules/tendering/import/project-spreadsheet.ts';

const publishedProject = z.object({
  invented: z.object({ generalBudget: z.string(), quantity: z.string() }),
  proNo: z.string(),
  proName: z.string(),
  place: z.string(),
  deliveryDays: z.number(),
  openPlace: z.string(),
  quoteDeposit: z.string(),
  items: z.array(z.object({ name: z.string(), unit: z.string(), techParams: z.array(z.string()) })),
});

export interface ProjectTimes {
  readonly entryEndTime: string;
  readonly bidEndTime: string;
}

/** The rows of the published procurement that the journeys key in and import, with its times shifted. */
export async function realProjectRows({ entryEndTime, bidEndTime }: ProjectTimes): Promise<Record<string, unknown>[]> {
  const file = fileURLToPath(new URL('../../../e2e/fixtures/real-project.json', import.meta.url));
  const real = publishedProject.parse(JSON.parse(await readFile(file, 'utf8')));
  return real.items.map(({ name, unit, techParams }) => ({
    projectNo: real.proNo,
    projectName: real.proName,
    manner: 5,
    lawRegime: 2,
    purchaseType: 1,
    generalBudget: real.invented.generalBudget,
    depositMoney: real.quoteDeposit,
    entryEndTime,
    bidEndTime,
    openTime: bidEndTime,
    openPlace: real.openPlace,
    deliveryDays: real.deliveryDays,
    deliveryDayType: 1,
    deliveryPlace: real.place,
    packageNo: 1,
    packageName: real.proName,
    budget: real.invented.generalBudget,
    name,
    unit,
    quantity: real.invented.quantity,
    techParams: techParams.join('\n'),
    remark: '预算与数量为测试虚构',
  }));
}

/** These rows as an .xlsx of the import's form. */
export async function projectWorkbook(
  rows: readonly Record<string, unknown>[],
  language: 'zh' | 'en' = 'zh',
): Promise<Buffer> {
  return buffer(await writeTemplate({ name: 'project', fields: projectSpreadsheet, language, examples: rows }));
}
