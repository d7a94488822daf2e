import { Alert, Button } from 'antd';
import { useText } from '../../../kit/text/language.ts';
import { quoteTexts as texts } from './texts.ts';
import type { QuoteSubject, QuoteWork } from './use-quote.ts';

interface OwnCopyAlertProps {
  readonly subject: QuoteSubject;
  readonly work: QuoteWork;
  readonly onDrop: () => void;
}

/** Whether what is shown of a sealed quote is this browser's copy, for nobody else can show it. */
export function OwnCopyAlert({ subject: { own, copy }, work, onDrop }: OwnCopyAlertProps) {
  const t = useText();
  if ((work.mode !== 'sealed' && work.mode !== 'closed') || work.isDirty) return null;
  // What the server sealed formerly it shows its bidder.
  if (own.receipts.length === 0 || own.quote !== null) return null;
  if (!copy) return work.mode === 'sealed' ? <Alert type="info" showIcon title={t(texts.copyNone)} /> : null;
  return (
    <Alert
      type="info"
      showIcon
      title={t(texts.copyHere)}
      action={
        <Button size="small" onClick={onDrop}>
          {t(texts.copyDrop)}
        </Button>
      }
    />
  );
}
