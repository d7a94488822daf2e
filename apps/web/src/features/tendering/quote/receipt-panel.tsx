import { DownloadOutlined, FilePdfOutlined, SafetyCertificateOutlined } from '@ant-design/icons';
import { quoteKind } from '@zhaocai/model/tendering/choices';
import { signedReceipt, type QuoteReceipt } from '@zhaocai/model/tendering/quote-endpoints';
import { Button } from 'antd';
import { exportFile } from '../../../kit/http/export-file.ts';
import { useText } from '../../../kit/text/language.ts';
import { ChoiceTag } from '../../../kit/widgets/choice-tag.tsx';
import { Copyable } from '../../../kit/widgets/copyable.tsx';
import { Section } from '../../../kit/widgets/section.tsx';
import { useNotify } from '../../../kit/widgets/use-notify.tsx';
import { quoteTexts as texts } from './texts.ts';
import type { QuoteSubject } from './use-quote.ts';

/** Where whoever has sealed goes on. */
export const receiptsId = 'receipts';

/** What proves each submission: place and hash in the evidence chain, to copy and to keep. */
export function ReceiptPanel({ subject }: { subject: QuoteSubject }) {
  const t = useText();
  const { receipts } = subject.own;
  return (
    <Section title={t(texts.receipts)} id={receiptsId}>
      {receipts.length === 0 ? (
        <p className="quote-quiet">{t(texts.noReceipts)}</p>
      ) : (
        <ol className="quote-receipts">
          {receipts.map((receipt, index) => (
            <Receipt key={receipt.receiptSeq} receipt={receipt} subject={subject} isLatest={index === 0} />
          ))}
        </ol>
      )}
      <p className="quote-quiet quote-receipt-help">
        <SafetyCertificateOutlined /> {t(texts.receiptsHelp)}
      </p>
    </Section>
  );
}

interface ReceiptProps {
  readonly receipt: QuoteReceipt;
  readonly subject: QuoteSubject;
  readonly isLatest: boolean;
}

function Receipt({ receipt, subject, isLatest }: ReceiptProps) {
  const t = useText();
  const { project, package: one } = subject;
  const notify = useNotify();
  const { entryId, versionNo } = receipt;
  const name = { no: project.projectNo, package: one.packageNo, version: versionNo };
  const handleSave = (format: 'json' | 'pdf') => {
    const file = `${t(texts.receiptFile, name)}.${format}`;
    void exportFile(signedReceipt, { entryId, versionNo, format }, file).catch(notify.failure);
  };
  return (
    <li className={isLatest ? 'quote-receipt quote-receipt-latest' : 'quote-receipt'}>
      <div className="quote-receipt-head">
        <strong>{t(texts.version, { version: receipt.versionNo })}</strong>
        <ChoiceTag choices={quoteKind.choices} value={receipt.kind} />
        <time className="kit-number" dateTime={receipt.time}>
          {receipt.time}
        </time>
      </div>
      <dl className="quote-proof">
        <dt>{t(texts.receiptSeq)}</dt>
        <dd>
          <Copyable value={receipt.receiptSeq} />
        </dd>
        <dt>{t(texts.receiptHash)}</dt>
        <dd>
          <Copyable value={receipt.receiptHash} />
        </dd>
        {receipt.cipherHash && (
          <>
            <dt>{t(texts.cipherHash)}</dt>
            <dd>
              <Copyable value={receipt.cipherHash} />
            </dd>
          </>
        )}
      </dl>
      <Button size="small" type="text" icon={<DownloadOutlined />} onClick={() => handleSave('json')}>
        {t(texts.saveReceipt)}
      </Button>
      <Button size="small" type="text" icon={<FilePdfOutlined />} onClick={() => handleSave('pdf')}>
        {t(texts.printReceipt)}
      </Button>
    </li>
  );
}
