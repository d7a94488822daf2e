import type { Readable } from 'node:stream';
import type { Language } from '@zhaocai/model';
import { maxSpreadsheetRows } from './read-spreadsheet.ts';
import { columnLetters } from './spreadsheet-cells.ts';
import { wordsOf, type SpreadsheetField, type SpreadsheetFields } from './spreadsheet-fields.ts';
import { workbookStream, type CellRow, type StreamedSpreadsheet } from './stream-workbook.ts';
import { escapeXml } from './workbook-xml.ts';
import { headerCell, spreadsheetOf } from './write-spreadsheet.ts';

export interface TemplateContent {
  readonly name: string;
  readonly fields: SpreadsheetFields;
  readonly language: Language;
  /** Rows that show how it is done; whoever fills the template in writes over them. */
  readonly examples?: readonly Readonly<Record<string, unknown>>[];
  /** Lines under the table of columns. */
  readonly notes?: readonly string[];
  /** Words to choose from in columns of text: names of other rows, words of a dictionary. */
  readonly options?: Readonly<Record<string, readonly string[]>>;
}

/**
 * An empty .xlsx to be filled in and imported: the columns on the first spreadsheet with a hint at each cell and the words to
 * choose from, what they demand on the second.
 */
export async function writeTemplate(content: TemplateContent): Promise<Readable> {
  const { name, language, examples = [], notes = [], options = {} } = content;
  const fields = Object.fromEntries(Object.entries(content.fields).filter(([, { readOnly }]) => !readOnly));
  const lists = Object.entries(fields).map(
    ([key, field]) => options[key] ?? wordsOf(field).map((word) => word.label[language]),
  );
  const validations = Object.values(fields).map((field, index) =>
    validationOf(field, { letter: columnLetters(index), options: lists[index]?.length ?? 0, language }),
  );
  const spreadsheet = { ...spreadsheetOf({ name, fields, batches: [examples], language }), validations };
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return workbookStream([
    spreadsheet,
    notesSpreadsheet(fields, { language, notes }),
    ...(longest > 0 ? [optionsSpreadsheet(fields, { lists, longest, language })] : []),
  ]);
}

const optionsName = { zh: '选项', en: 'Choices' };

/** The lists of the drop-downs, out of sight. */
function optionsSpreadsheet(
  fields: SpreadsheetFields,
  { lists, longest, language }: { lists: readonly (readonly string[])[]; longest: number; language: Language },
): StreamedSpreadsheet {
  const rows = Array.from({ length: longest }, (_, at): CellRow =>
    lists.map((list) => (list[at] === undefined ? undefined : { text: list[at] })),
  );
  return {
    name: optionsName[language],
    isHidden: true,
    widths: lists.map(() => 20),
    header: Object.values(fields).map(({ label }) => headerCell(label[language])),
    rows: [rows],
  };
}

interface Hint {
  readonly letter: string;
  readonly options: number;
  readonly language: Language;
}

/** The hint that Excel shows at a chosen cell, and the drop-down where there is something to choose. */
function validationOf(field: SpreadsheetField, { letter, options, language }: Hint): string {
  const prompt = escapeXml(hintOf(field, language).slice(0, 250));
  const title = escapeXml(field.label[language].slice(0, 32));
  const range = `${letter}2:${letter}${maxSpreadsheetRows + 1}`;
  const common = `allowBlank="1" showInputMessage="1" promptTitle="${title}" prompt="${prompt}" sqref="${range}"`;
  if (options === 0) return `<dataValidation ${common}/>`;
  // Names may be written in more ways than the list has: it helps, the import judges.
  const isClosed = field.kind === 'choice' || field.kind === 'flag';
  const source = `${optionsName[language]}!$${letter}$2:$${letter}$${options + 1}`;
  return `<dataValidation type="list" ${isClosed ? 'showErrorMessage="1" ' : ''}${common}><formula1>${source}</formula1></dataValidation>`;
}

function hintOf(field: SpreadsheetField, language: Language): string {
  return [demandOf(field, language), field.help?.[language]].filter(Boolean).join(language === 'zh' ? '；' : '; ');
}

const words = {
  zh: {
    spreadsheet: '填写说明',
    header: ['列', '必填', '填写要求'],
    required: '是',
    optional: '否',
    rows: `一次最多导入${maxSpreadsheetRows}行；有一行错误时不导入任何数据。`,
  },
  en: {
    spreadsheet: 'Notes',
    header: ['Column', 'Required', 'What may stand there'],
    required: 'Yes',
    optional: 'No',
    rows: `At most ${maxSpreadsheetRows} rows at once; one wrong row and nothing is imported.`,
  },
};

function notesSpreadsheet(
  fields: SpreadsheetFields,
  { language, notes }: { language: Language; notes: readonly string[] },
): StreamedSpreadsheet {
  const { spreadsheet, header, required, optional, rows } = words[language];
  const lines = Object.values(fields).map((field) => [
    field.label[language],
    field.required ? required : optional,
    hintOf(field, language),
  ]);
  const all = [...lines, [], ...[rows, ...notes].map((line) => [line])];
  return {
    name: spreadsheet,
    widths: [24, 10, 60],
    header: header.map(headerCell),
    rows: [all.map((line) => line.map((text) => ({ text })))],
  };
}

function demandOf(field: SpreadsheetField, language: Language): string {
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
