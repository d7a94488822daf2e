import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { openPdf } from '../office/pdf-library.ts';
import { PdfPage } from '../office/pdf-pages.tsx';
import { Loaded } from '../widgets/loading.tsx';
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
  const query = useQuery({
    queryKey: ['signed-pdf', key, opened.name, opened.content.length],
    queryFn: async () => ({ pdf: await openPdf(opened.content) }),
    gcTime: 0,
    staleTime: Infinity,
    structuralSharing: false,
    retry: false,
  });
  return (
    <Loaded query={query}>
      {({ pdf }) => (
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
    </Loaded>
  );
}
