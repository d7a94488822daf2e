import { useText } from '../../../kit/text/language.ts';
import { moneyInCapitals } from '@zhaocai/model/kit/money-capitals';
import { formatMoney } from '../../../kit/widgets/money.tsx';
import { useConfirm } from '../../../kit/widgets/use-confirm.tsx';
import { useNotify } from '../../../kit/widgets/use-notify.tsx';
import { useUploadGate } from '../../../kit/widgets/use-upload-gate.ts';
import { hasQuoted } from './quote-draft.ts';
import { quoteTexts as texts } from './texts.ts';
import type { QuoteSubject, QuoteWork } from './use-quote.ts';

export interface QuoteDecisions {
  readonly submit: () => Promise<void>;
  readonly withdraw: () => Promise<void>;
}

/** What cannot be done by a slip of the hand: the amount is read once more before it is sealed. */
export function useQuoteDecisions({ own }: QuoteSubject, work: QuoteWork): QuoteDecisions {
  const t = useText();
  const confirm = useConfirm();
  const notify = useNotify();
  const mayGoOn = useUploadGate();
  const { judged, draft } = work;
  const isChange = hasQuoted(own);
  return {
    submit: async () => {
      if (!mayGoOn()) return;
      if (!work.check()) return notify.warning(t(texts.fixFirst));
      if (own.seal) return work.askSeal(true);
      const isSure = await confirm({
        title: isChange ? t(texts.changeTitle, { version: own.versionNo }) : t(texts.submitTitle),
        text: (
          <div className="quote-confirm">
            <p className="quote-confirm-amount">{t(texts.confirmAmount, { amount: formatMoney(judged.totalMoney) })}</p>
            <p className="quote-quiet">
              {moneyInCapitals(judged.totalMoney)}
              {draft.files.length > 0 && ` · ${t(texts.confirmFiles, { count: draft.files.length })}`}
            </p>
            <p>{t(isChange ? texts.changeText : texts.submitText)}</p>
          </div>
        ),
        ok: t(isChange ? texts.saveChange : texts.submit),
      });
      if (isSure) await work.send();
    },
    withdraw: async () => {
      const isSure = await confirm({
        title: t(texts.withdrawTitle),
        text: t(texts.withdrawText),
        ok: t(texts.withdraw),
        isDangerous: true,
      });
      if (isSure) await work.withdraw();
    },
  };
}
