import { quoteKinds } from '@zhaocai/contract/tendering/choices';
import type { QuoteReceipt } from '@zhaocai/contract/tendering/quote-endpoints';
import { useText } from '../../../kit/text/language.ts';
import { ChoiceTag } from '../../../kit/widgets/choice-tag.tsx';
import { Copyable } from '../../../kit/widgets/copyable.tsx';
import { Section } from '../../../kit/widgets/section.tsx';
import { quoteTexts as texts } from './texts.ts';

/** Proof of each version that was handed in, newest first. */
export function ReceiptPanel({ receipts }: { receipts: readonly QuoteReceipt[] }) {
  const t = useText();
  return (
    <Section title={t(texts.receipts)}>
      {receipts.length === 0 ? (
        <p className="tender-hint quote-receipt-help">{t(texts.noReceipt)}</p>
      ) : (
        <ol className="quote-receipts">
          {receipts.map((receipt) => (
            <li key={receipt.versionNo} className="quote-receipt">
              <div className="quote-receipt-head">
                <ChoiceTag choices={quoteKinds} value={receipt.kind} />
                <span>{t(texts.version, { no: receipt.versionNo })}</span>
                <time className="kit-number">{receipt.time}</time>
              </div>
              <dl>
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
            </li>
          ))}
        </ol>
      )}
      <p className="tender-hint quote-receipt-help">{t(texts.receiptHelp)}</p>
    </Section>
  );
}
