import { contentTypes } from '../files/content-type.ts';
import { downloadHeaders } from '../files/download-headers.ts';
import type { Ctx, RawAnswer } from '../http/context.ts';

/** A workbook as the file that is saved. */
export function spreadsheetAnswer(name: string, body: RawAnswer['body']): RawAnswer {
  return { headers: downloadHeaders({ fileName: `${name}.xlsx`, contentType: contentTypes.xlsx }), body };
}

/** The same of rows as they are today: the day stands in the file's name. */
export function datedSpreadsheet({ now }: Pick<Ctx, 'now'>, name: string, body: RawAnswer['body']): RawAnswer {
  return spreadsheetAnswer(`${name}-${now.slice(0, 10)}`, body);
}
