import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { lazy, Suspense, type ComponentType } from 'react';
import { fileContent, fileLink } from '../http/file-link.ts';
import { RequestError } from '../http/request-error.ts';
import { followLink } from '../http/save-file.ts';
import { useText } from '../text/language.ts';
import { kitTexts } from '../text/kit-texts.ts';
import { CautionNotice } from './caution-notice.tsx';
import { Empty } from '../widgets/empty.tsx';
import { ErrorPanel } from '../widgets/error-panel.tsx';
import { suffixOf } from '../widgets/file-rules.ts';
import { Waiting } from '../widgets/loading.tsx';
import { useNotify } from '../widgets/use-notify.tsx';
import type { OfficeFile, DocumentProps } from './previews.ts';

// Each reader is a library of its own.
const PdfPages = lazy(async () => ({ default: (await import('./pdf-pages.tsx')).PdfPages }));
const WordPages = lazy(async () => ({ default: (await import('./word-pages.tsx')).WordPages }));
const SpreadsheetTables = lazy(async () => ({ default: (await import('./spreadsheet-tables.tsx')).SpreadsheetTables }));

/** Readers by type. */
const readers: Readonly<Record<string, ComponentType<DocumentProps>>> = {
  pdf: PdfPages,
  docx: WordPages,
  xls: SpreadsheetTables,
  xlsx: SpreadsheetTables,
};

/** What a browser cannot draw, the server draws as PDF where it can. */
const drawnByServer: ReadonlySet<string> = new Set(['doc', 'ppt', 'pptx']);

/** Draws a stored document in the page; of a type without a reader it says so and offers the file itself. */
export function OfficeViewer({ fileId, fileName }: OfficeFile) {
  const suffix = suffixOf(fileName);
  if (drawnByServer.has(suffix)) return <Drawn fileId={fileId} fileName={fileName} />;
  const Reader = readers[suffix];
  if (!Reader) return <NoReader fileId={fileId} fileName={fileName} />;
  return <WithContent fileId={fileId} fileName={fileName} reader={Reader} />;
}

/** Keeps what the server drew apart from the file itself, of which the same document may have been fetched. */
function Drawn({ fileId, fileName }: OfficeFile) {
  return <WithContent fileId={fileId} fileName={fileName} reader={PdfPages} as="pdf" />;
}

interface WithContentProps extends OfficeFile {
  readonly reader: ComponentType<DocumentProps>;
  readonly as?: 'pdf';
}

function WithContent({ fileId, fileName, reader: Reader, as }: WithContentProps) {
  const { data, error, refetch } = useQuery({
    queryKey: ['file-content', fileId, as],
    queryFn: () => fileContent(fileId, { as }),
    staleTime: Infinity,
    gcTime: 60_000,
    retry: false,
  });
  if (as && error instanceof RequestError && error.kind === 'refused' && error.code === 400)
    return <NoReader fileId={fileId} fileName={fileName} />;
  if (error) return <ErrorPanel error={error} onRetry={() => void refetch()} />;
  if (!data) return <Waiting />;
  return (
    <Suspense fallback={<Waiting />}>
      <CautionNotice caution={data.caution} />
      <div className="kit-office">
        <Reader content={data.content} contentKey={`${fileId}-${as ?? ''}`} />
      </div>
    </Suspense>
  );
}

function NoReader({ fileId, fileName }: OfficeFile) {
  const t = useText();
  const notify = useNotify();
  const handleDownload = () =>
    void fileLink(fileId)
      .then(({ url }) => followLink(url, fileName))
      .catch(notify.failure);
  return (
    <Empty
      title={t(kitTexts.noPreview)}
      help={drawnByServer.has(suffixOf(fileName)) ? t(kitTexts.noReaderHelp) : undefined}
      action={
        <Button type="primary" onClick={handleDownload}>
          {t(kitTexts.download)}
        </Button>
      }
    />
  );
}
