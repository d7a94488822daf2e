import { useState } from 'react';
import { UnlockedPdf } from '../office/unlocked-pdf.tsx';
import { PdfPage } from '../office/pdf-pages.tsx';
import { SealMark } from './seal-mark.tsx';
import type { OpenedPdf, usePdfSign } from './use-pdf-sign.ts';

interface SignedPagesProps {
  readonly work: ReturnType<typeof usePdfSign>;
  readonly opened: OpenedPdf;
  /** Which page is in front: a new seal goes there. */
  readonly onPage: (page: number) => void;
}

/** The pages with the seals on them. */
export function SignedPages({ work, opened, onPage }: SignedPagesProps) {
  const [key] = useState(() => Math.random());
  return (
    <UnlockedPdf content={opened.content} contentKey={`signed-${key}-${opened.name}-${opened.content.length}`}>
      {(pdf) => (
        <>
          {Array.from({ length: pdf.numPages }, (_, at) => (
            <div key={at} className="kit-signed-page" onPointerEnter={() => onPage(at)}>
              <PdfPage pdf={pdf} number={at + 1} />
              {work.seals
                .filter((seal) => seal.page === at)
                .map((seal) => (
                  <SealMark
                    key={seal.id}
                    seal={seal}
                    isActive={seal.id === work.active}
                    onActive={() => work.setActive(seal.id)}
                    pages={pdf.numPages}
                    onMove={(place) => work.move(seal.id, place)}
                    onRemove={work.remove}
                  />
                ))}
            </div>
          ))}
        </>
      )}
    </UnlockedPdf>
  );
}
