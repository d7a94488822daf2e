// The build for older browsers: offices keep theirs for years.
import { getDocument, GlobalWorkerOptions, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** The library's own way would need folders with the files under their plain names. */
class BinaryData {
  async fetch({ filename }: { filename: string }): Promise<Uint8Array> {
    const { addresses } = await import('./pdf-tables.ts');
    const address = addresses.get(filename);
    if (!address) throw new Error(`no ${filename}`);
    const response = await fetch(address);
    if (!response.ok) throw new Error(`${filename}: ${response.status}`);
    return new Uint8Array(await response.arrayBuffer());
  }
}

/** Opens a PDF; the library takes the bytes over, so it gets a copy of its own. */
export async function openPdf(content: Uint8Array, password?: string): Promise<PDFDocumentProxy> {
  GlobalWorkerOptions.workerSrc ||= (await import('pdfjs-dist/legacy/build/pdf.worker.min.mjs?url')).default;
  return getDocument({
    data: content.slice(),
    password,
    BinaryDataFactory: BinaryData,
    useWorkerFetch: false,
    cMapUrl: 'cmaps/',
    standardFontDataUrl: 'standard_fonts/',
  }).promise;
}

/** Draws a page as wide as its place, sharp on dense screens. */
export async function drawPage(pdf: PDFDocumentProxy, number: number, canvas: HTMLCanvasElement): Promise<void> {
  const page = await pdf.getPage(number);
  const box = page.getViewport({ scale: 1 });
  const density = Math.min(2, globalThis.devicePixelRatio || 1);
  const viewport = page.getViewport({ scale: (canvas.clientWidth / box.width) * density });
  canvas.width = Math.floor(viewport.width);
  canvas.height = Math.floor(viewport.height);
  await page.render({ canvas, viewport }).promise;
}
