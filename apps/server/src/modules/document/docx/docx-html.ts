import { askDocxThread } from './docx-threads.ts';

/** The text of a Word document as a notice may carry it: headings, paragraphs and tables, without its dress. */
export function docxHtml(bytes: Buffer): Promise<string> {
  return askDocxThread({ what: 'html', bytes });
}
