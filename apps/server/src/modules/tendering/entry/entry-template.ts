import { entry, purchasePackage } from '@zhaocai/model';
import { spreadsheetAnswer, writeTemplate } from '../../../platform/excel/index.ts';
import type { Ctx, RawAnswer } from '../../../platform/http/index.ts';

/** One row per supplier and package. The name is for who fills it in; the credit code says who it is. */
export const entrySpreadsheet = {
  packageNo: purchasePackage.fields.packageNo,
  supplierName: { ...entry.fields.supplierName, required: false },
  creditCode: entry.fields.creditCode,
  linkman: entry.fields.linkman,
  phone: entry.fields.phone,
} as const;

const notes = {
  zh: ['每行登记一家供应商的一个包；按统一社会信用代码在供应商库中查找，供应商须已开通账号。'],
  en: ['One supplier and package per row; suppliers are found in the library by credit code and need an account.'],
};

/** An empty spreadsheet of registrations on paper. */
export async function entryTemplate({ language }: Ctx): Promise<RawAnswer> {
  const isChinese = language === 'zh';
  const body = await writeTemplate({
    name: isChinese ? '线下报名' : 'Registrations',
    fields: entrySpreadsheet,
    language,
    examples: [
      {
        packageNo: 1,
        supplierName: '示例供应商',
        creditCode: '91330100MA2EXAMPLE',
        linkman: '张三',
        phone: '13800000000',
      },
    ],
    notes: isChinese ? notes.zh : notes.en,
  });
  return spreadsheetAnswer(isChinese ? '线下报名导入模板' : 'Registrations', body);
}
