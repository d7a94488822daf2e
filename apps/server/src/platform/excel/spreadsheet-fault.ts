import { message, type Language, type MessageCode, type Text, type TextParameters } from '@zhaocai/model';

export interface SpreadsheetFault {
  /** As Excel numbers it. */
  readonly row: number;
  /** The name of the field. */
  readonly column: string;
  readonly message: Text;
  /** What stands in the cell. */
  readonly value?: string;
}

export interface FaultPlace {
  readonly row: number;
  readonly column: string;
  /** Of the column; its name stands in for it. */
  readonly label?: Text | undefined;
  /** What stands in the cell. */
  readonly value?: string | undefined;
  /** Of the message, besides `field` and `value`. */
  readonly parameters?: TextParameters | undefined;
  /** What the pattern of the column demands. */
  readonly form?: Text | undefined;
}

/** What is wrong with a cell, in both languages. */
export function spreadsheetFault(
  code: MessageCode,
  { row, column, label, value, parameters, form }: FaultPlace,
): SpreadsheetFault {
  const text = (language: Language) => {
    const field = label?.[language] ?? column;
    const words = { field, ...(value !== undefined && { value }), ...(form && { form: form[language] }) };
    return message(code, language, { ...words, ...parameters });
  };
  return { row, column, message: { zh: text('zh'), en: text('en') }, ...(value !== undefined && { value }) };
}
