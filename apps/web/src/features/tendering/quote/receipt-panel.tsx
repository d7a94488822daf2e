import { DownloadOutlined, SafetyCertificateOutlined } from '@ant-design/icons';
import { quoteKind } from '@zhaocai/model/tendering/choices';
import type { QuoteReceipt } from '@zhaocai/model/tendering/quote-endpoints';
import { Button } from 'antd';
import { saveFile } from '../../../kit/http/save-file.ts';
import { useText, type Translate } from '../../../kit/text/language.ts';
import { ChoiceTag } from '../../../kit/widgets/choice-tag.tsx';
import { Copyable } from '../../../kit/widgets/copyable.tsx';
import { Section } from '../../../kit/widgets/section.tsx';
import { quoteTexts as texts } from './texts.ts';
import type { QuoteSubject } from './use-quote.ts';

/** What proves each submission: place and hash in the evidence chain, to copy and to keep. */
export function ReceiptPanel({ subject }: { subject: QuoteSubject }) {
  const t = useText();
  const { receipts } = subject.own;
  return (
    <Section title={t(texts.receipts)}>
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
  const handleSave = () =>
    saveFile(
      new Blob([`\uFEFF${receiptText(receipt, subject, t)}`], { type: 'text/plain;charset=utf-8' }),
      t(texts.receiptFile, { no: project.projectNo, package: one.packageNo, version: receipt.versionNo }),
    );
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
      <Button size="small" type="text" icon={<DownloadOutlined />} onClick={handleSave}>
        {t(texts.saveReceipt)}
      </Button>
    </li>
  );
}

/** The receipt as a text to file away: no price, so that it may be shown to anybody. */
function receiptText(receipt: QuoteReceipt, { project, package: one, entry }: QuoteSubject, t: Translate): string {
  const kind = quoteKind.choices.find(({ value }) => value === receipt.kind);
  const lines: readonly (readonly [string, string | null])[] = [
    [t(texts.projectNo), project.projectNo],
    [t(texts.projectName), project.projectName],
    [t(texts.packageName), t(texts.packageTitle, { no: one.packageNo, name: one.packageName })],
    [t(texts.entryNum), entry.entryNum],
    [t(texts.receiptKind), `${t(texts.version, { version: receipt.versionNo })} ${kind ? t(kind.label) : ''}`],
    [t(texts.receiptTime), receipt.time],
    [t(texts.receiptSeq), receipt.receiptSeq],
    [t(texts.receiptHash), receipt.receiptHash],
    [t(texts.cipherHash), receipt.cipherHash],
  ];
  return lines.flatMap(([label, value]) => (value === null ? [] : [`${label}: ${value}`])).join('\r\n');
}
