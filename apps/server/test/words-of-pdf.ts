import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decodePDFRawStream, PDFArray, PDFDocument, PDFRawStream, type PDFPage } from '@cantoo/pdf-lib';

/** The words of each page of a PDF that the product drew itself, without the spaces between them. */
export async function wordsOfDrawn(bytes: Uint8Array): Promise<string[]> {
  const pdf = await PDFDocument.load(bytes);
  return pdf.getPages().map((page) => {
    const shown = [...contentOf(page).matchAll(/\/(Zh|La)\S* [\d.]+ Tf|<([0-9A-F]*)> Tj/g)];
    let isChinese = false;
    const words = shown.map(([, font, codes = '']) => {
      if (font) isChinese = font === 'Zh';
      const code = Buffer.from(codes, 'hex');
      return isChinese ? code.swap16().toString('utf16le') : code.toString('latin1');
    });
    return words.join('').replaceAll(/\s/g, '');
  });
}

function contentOf(page: PDFPage): string {
  const contents = page.node.Contents();
  const streams =
    contents instanceof PDFArray ? contents.asArray().map((one) => page.node.context.lookup(one)) : [contents];
  return streams
    .map((one) => (one instanceof PDFRawStream ? Buffer.from(decodePDFRawStream(one).decode()).toString('latin1') : ''))
    .join('\n');
}

/** Which of these are not in a PDF. A browser's is read by poppler; where this machine has none, nothing is missed. */
export async function missingIn(bytes: Uint8Array, texts: readonly string[]): Promise<string[]> {
  const words = await wordsOf(bytes);
  return words === undefined ? [] : texts.filter((text) => !words.includes(text));
}

async function wordsOf(bytes: Uint8Array): Promise<string | undefined> {
  const isOfBrowser = (await PDFDocument.load(bytes)).getCreator()?.includes('Chrom') ?? false;
  return isOfBrowser ? wordsByPoppler(bytes) : (await wordsOfDrawn(bytes)).join('');
}

const hasPoppler = spawnSync('pdftotext', ['-v']).status === 0;

function wordsByPoppler(bytes: Uint8Array): string | undefined {
  if (!hasPoppler) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'zhaocai-words-'));
  try {
    writeFileSync(join(folder, 'a.pdf'), bytes);
    const { stdout } = spawnSync('pdftotext', ['-enc', 'UTF-8', join(folder, 'a.pdf'), '-']);
    return stdout.toString().replaceAll(/\s/g, '');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
