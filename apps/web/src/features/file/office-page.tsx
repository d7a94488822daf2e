import { useSearchParams } from 'react-router';
import { useTabTitle } from '../../kit/page/page-tab.ts';
import { OfficeFrame } from '../../kit/office/office-frame.tsx';
import { OfficeViewer } from '../../kit/office/office-viewer.tsx';
import { PdfSign } from '../../kit/pdf-sign/pdf-sign.tsx';
import { useSession } from '../../kit/session/session-store.ts';
import { useText } from '../../kit/text/language.ts';
import { Empty } from '../../kit/widgets/empty.tsx';
import { PageHead } from '../../kit/widgets/section.tsx';
import { officeTexts as texts } from './texts.ts';

/** The viewer of office documents as a page of its own: `?id=…&fileName=…&mode=review`; a PDF is signed here by `mode=sign`. */
export function OfficePage() {
  const t = useText();
  const [search] = useSearchParams();
  const signer = useSession(({ user }) => user?.nickName ?? '');
  const fileId = search.get('id') ?? '';
  const fileName = search.get('fileName') ?? '';
  useTabTitle(fileName || undefined);
  if (!/^\d{1,18}$/.test(fileId)) return <Empty title={t(texts.noFile)} help={t(texts.noFileHelp)} />;
  const mode = search.get('mode');
  return (
    <div className="kit-page">
      <PageHead
        title={fileName || t(texts.title)}
        note={mode === 'review' ? <span className="kit-count">{t(texts.review)}</span> : undefined}
      />
      {mode === 'sign' ? (
        <PdfSign fileId={fileId} fileName={fileName} signer={signer} />
      ) : mode === 'edit' || mode === 'review' ? (
        <OfficeFrame fileId={fileId} fileName={fileName} mode={mode} />
      ) : (
        <OfficeViewer fileId={fileId} fileName={fileName} />
      )}
    </div>
  );
}
