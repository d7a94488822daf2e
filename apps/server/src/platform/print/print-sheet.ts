import type { Ctx, RawAnswer } from '../http/context.ts';
import { downloadHeaders } from '../files/download-headers.ts';
import { browserPdf, findBrowser } from './browser-pdf.ts';
import { drawSheet } from './draw-sheet.ts';
import { keepPages } from './kept-pages.ts';
import { sheetHtml } from './sheet-html.ts';
import type { Sheet } from './sheet.ts';

/** More columns than this need the page on its side. */
const mostUpright = 7;

/** Where a sheet is drawn: the browser is looked for once. */
export interface Printer {
  pdfOf(sheet: Sheet): Promise<Buffer>;
}

/** By the browser of this machine, which carries its fonts in the PDF; by ourselves where there is none, or it fails. */
export function createPrinter(browser: string | null = findBrowser() ?? null): Printer {
  const print = browser === null ? undefined : keepPages((html) => browserPdf(browser, html));
  return {
    async pdfOf(sheet) {
      const isWide = sheet.blocks.some((block) => block.kind === 'table' && (block.columns?.length ?? 0) > mostUpright);
      return (await print?.(sheetHtml(sheet, isWide))) ?? drawSheet(sheet, isWide);
    },
  };
}

let printer: Printer | undefined;

export function pdfOfSheet(sheet: Sheet): Promise<Buffer> {
  return (printer ??= createPrinter()).pdfOf(sheet);
}

/** The sheet as a download, named by its title and the day. */
export async function printedAnswer({ now }: Pick<Ctx, 'now'>, sheet: Sheet): Promise<RawAnswer> {
  const body = await pdfOfSheet(sheet);
  const fileName = `${sheet.title.slice(0, 60)}-${now.slice(0, 10)}.pdf`;
  const headers = downloadHeaders({ fileName, contentType: 'application/pdf' });
  return { headers: { ...headers, 'content-length': `${body.length}` }, body };
}
