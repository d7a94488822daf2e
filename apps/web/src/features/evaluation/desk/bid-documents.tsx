import type { DeskBid } from '@zhaocai/model/evaluation/desk-endpoints';
import { Button } from 'antd';
import { useState } from 'react';
import { OfficeViewer } from '../../../kit/office/office-viewer.tsx';
import { previewOf } from '../../../kit/office/previews.ts';
import { useText } from '../../../kit/text/language.ts';
import { Empty } from '../../../kit/widgets/empty.tsx';
import { FileLinks } from '../../../kit/widgets/file-links.tsx';
import { deskTexts as texts } from './texts.ts';

/** What a bidder handed in, to read beside the items: one file at a time, and what he wrote of his offer. */
export function BidDocuments({ bid }: { readonly bid: DeskBid }) {
  const t = useText();
  const [chosen, setChosen] = useState<string>();
  const { files, isBlind, serviceShow, matchExplain } = bid;
  const shown = files.find(({ fileId }) => fileId === chosen) ?? files[0];
  const told = [serviceShow, matchExplain].filter(Boolean);
  return (
    <section className="evaluation-documents" aria-label={t(texts.documents)}>
      <h2 className="evaluation-subtitle">
        {t(texts.documents)} · {bid.name}
      </h2>
      {told.length > 0 && (
        <details className="evaluation-how">
          <summary>{t(texts.offer)}</summary>
          {told.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </details>
      )}
      {files.length > 1 && (
        <div className="evaluation-files" role="group" aria-label={t(texts.chooseDocument)}>
          {files.map(({ fileId, fileName }) => (
            <Button
              key={fileId}
              size="small"
              type={fileId === shown?.fileId ? 'primary' : 'default'}
              aria-pressed={fileId === shown?.fileId}
              onClick={() => setChosen(fileId)}
            >
              {fileName}
            </Button>
          ))}
        </div>
      )}
      {!shown && <Empty title={t(isBlind ? texts.noBlindDocuments : texts.noDocuments)} />}
      {shown &&
        (previewOf(shown.fileSuffix) === 'office' ? (
          <OfficeViewer key={shown.fileId} fileId={shown.fileId} fileName={shown.fileName} />
        ) : (
          <FileLinks files={[{ ...shown, fileUrl: '' }]} />
        ))}
    </section>
  );
}
