import { bankReceipt } from '@zhaocai/model';
import {
  readTable,
  sentTable,
  spreadsheetAnswer,
  writeTemplate,
  type SpreadsheetReading,
} from '../../../platform/excel/index.ts';
import type { Ctx, RawAnswer } from '../../../platform/http/index.ts';

const { tradeNo, payTime, payerName, payerAccount, money, remark } = bankReceipt.fields;

/** The columns of a statement, by these headings; others are not read. */
export const statementColumns = { tradeNo, payTime, payerName, payerAccount, money, remark } as const;

export type StatementReading = SpreadsheetReading<typeof statementColumns>;

/** The statement that came with a request, .xlsx or .csv. */
export async function readStatementFile(ctx: Ctx): Promise<StatementReading> {
  return readTable(await sentTable(ctx), statementColumns);
}

/** An empty statement with the headings that are read. */
export async function statementTemplate({ language }: Ctx): Promise<RawAnswer> {
  const isChinese = language === 'zh';
  const name = isChinese ? '银行流水' : 'Bank statement';
  const body = await writeTemplate({
    name,
    fields: statementColumns,
    language,
    examples: [
      {
        tradeNo: '20261125000001',
        payTime: '2026-11-25 10:30:00',
        payerName: isChinese ? '示例供应商有限公司' : 'Example Ltd',
        payerAccount: '1202000000000000001',
        money: '10000.00',
        remark: isChinese ? '保证金 BZJ000000000001' : 'Deposit BZJ000000000001',
      },
    ],
    notes: [
      isChinese
        ? '每行一笔收入；按账号、户名和金额匹配待确认的保证金，已导入过的流水号自动跳过。'
        : 'One receipt a row; matched by account, name and amount. References that were imported before are passed over.',
    ],
  });
  return spreadsheetAnswer(isChinese ? '银行流水模板' : name, body);
}
