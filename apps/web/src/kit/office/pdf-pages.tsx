import { useQuery } from '@tanstack/react-query';
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { useEffect, useRef } from 'react';
import { useText } from '../text/language.ts';
import { kitTexts } from '../text/kit-texts.ts';
import { Empty } from '../widgets/empty.tsx';
import { Loaded } from '../widgets/loading.tsx';
import { pdfFault } from './pdf-fault.ts';
import { drawPage, openPdf } from './pdf-library.ts';
import type { DocumentProps } from './previews.ts';

/** The pages of a PDF below each other, each drawn when it comes into sight. */
export function PdfPages({ content, contentKey }: DocumentProps) {
  const t = useText();
  const query = useQuery({
    queryKey: ['pdf', contentKey],
    queryFn: async () => ({ pdf: await openPdf(new Uint8Array(await content.arrayBuffer())) }),
    gcTime: 0,
    staleTime: Infinity,
    structuralSharing: false,
    retry: false,
  });
  if (query.error) return <Empty title={t(pdfFault(query.error))} />;
  return (
    <Loaded query={query}>
      {({ pdf }) => (
        <>
          {Array.from({ length: pdf.numPages }, (_, at) => (
            <PdfPage key={at} pdf={pdf} number={at + 1} />
          ))}
        </>
      )}
    </Loaded>
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
