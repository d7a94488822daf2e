import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { useEffect, useRef } from 'react';
import { useText } from '../text/language.ts';
import { kitTexts } from '../text/kit-texts.ts';
import { UnlockedPdf } from './unlocked-pdf.tsx';
import { drawPage } from './pdf-library.ts';
import type { DocumentProps } from './previews.ts';

/** The pages of a PDF below each other, each drawn when it comes into sight. */
export function PdfPages({ content, contentKey }: DocumentProps) {
  return (
    <UnlockedPdf content={content} contentKey={contentKey}>
      {(pdf) => Array.from({ length: pdf.numPages }, (_, at) => <PdfPage key={at} pdf={pdf} number={at + 1} />)}
    </UnlockedPdf>
  );
}

export function PdfPage({ pdf, number }: { pdf: PDFDocumentProxy; number: number }) {
  const t = useText();
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const element = canvas.current;
    if (!element) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      void drawPage(pdf, number, element);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [pdf, number]);
  return <canvas ref={canvas} className="kit-pdf-page" aria-label={t(kitTexts.pageNumber, { number })} role="img" />;
}
