import type { Readable } from 'node:stream';
import type { Language } from '@zhaocai/contract';
import { maxSheetRows } from './read-sheet.ts';
import { wordsOf, type SheetField, type SheetFields } from './sheet-fields.ts';
import { buildSheet, headerCell, streamOf, type BuiltSheet } from './write-sheet.ts';

export interface TemplateContent {
  readonly name: string;
  readonly fields: SheetFields;
  readonly language: Language;
  /** Rows that show how it is done; whoever fills the template in writes over them. */
  readonly examples?: readonly Readonly<Record<string, unknown>>[];
  /** Lines under the table of columns. */
  readonly notes?: readonly string[];
}

/** An empty .xlsx to be filled in and imported: the columns on the first sheet, what they demand on the second. */
export function writeTemplate({
  name,
  fields: all,
  language,
  examples = [],
  notes = [],
}: TemplateContent): Promise<Readable> {
  const fields = Object.fromEntries(Object.entries(all).filter(([, { readOnly }]) => !readOnly));
  const sheet = buildSheet({ name, fields, rows: examples, language });
  return streamOf([sheet, notesSheet(fields, { language, notes })]);
}

const words = {
  zh: {
    sheet: '填写说明',
    header: ['列', '必填', '填写要求'],
    required: '是',
    optional: '否',
    rows: `一次最多导入${maxSheetRows}行；有一行错误时不导入任何数据。`,
  },
  en: {
    sheet: 'Notes',
    header: ['Column', 'Required', 'What may stand there'],
    required: 'Yes',
    optional: 'No',
    rows: `At most ${maxSheetRows} rows at once; one wrong row and nothing is imported.`,
  },
};

function notesSheet(
  fields: SheetFields,
  { language, notes }: { language: Language; notes: readonly string[] },
): BuiltSheet {
  const { sheet, header, required, optional, rows } = words[language];
  const lines = Object.values(fields).map((field) => [
    field.label[language],
    field.required ? required : optional,
    [demandOf(field, language), field.help?.[language]].filter(Boolean).join(language === 'zh' ? '；' : '; '),
  ]);
  return {
    data: [header.map(headerCell), ...lines, [], ...[rows, ...notes].map((line) => [line])],
    sheet,
    columns: [{ width: 24 }, { width: 10 }, { width: 60 }],
    stickyRowsCount: 1,
  };
}

function demandOf(field: SheetField, language: Language): string {
  const isChinese = language === 'zh';
  switch (field.kind) {
    case 'text':
    case 'longText':
    case 'richText':
      return isChinese ? `文本，不超过${field.maxLength}个字符` : `Text of at most ${field.maxLength} characters`;
    case 'integer':
      return (isChinese ? '整数' : 'Whole number') + rangeText(field, isChinese);
    case 'decimal':
    case 'rate':
      return (isChinese ? '数字，最多四位小数' : 'Number with at most four decimals') + rangeText(field, isChinese);
    case 'money':
      return (
        (isChinese ? '金额（元），最多两位小数' : 'Amount in yuan with at most two decimals') +
        rangeText(field, isChinese)
      );
    case 'choice':
    case 'flag':
      return wordsOf(field)
        .map(({ label }) => label[language])
        .join(isChinese ? '、' : ', ');
    case 'day':
      return isChinese ? '日期，如 2026-11-20' : 'Day, such as 2026-11-20';
    case 'month':
      return isChinese ? '月份，如 2026-11' : 'Month, such as 2026-11';
    case 'instant':
      return isChinese ? '时间，如 2026-11-20 09:00:00' : 'Time, such as 2026-11-20 09:00:00';
  }
}

function rangeText({ min, max }: { min?: number; max?: number }, isChinese: boolean): string {
  const parts = [
    ...(min === undefined ? [] : [isChinese ? `不小于${min}` : `not less than ${min}`]),
    ...(max === undefined ? [] : [isChinese ? `不大于${max}` : `not more than ${max}`]),
  ];
  return parts.map((part) => (isChinese ? `，${part}` : `, ${part}`)).join('');
}
