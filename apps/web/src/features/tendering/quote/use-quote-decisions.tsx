import { useText } from '../../../kit/text/language.ts';
import { useConfirm } from '../../../kit/widgets/use-confirm.tsx';
import { useNotify } from '../../../kit/widgets/use-notify.tsx';
import { useUploadGate } from '../../../kit/widgets/use-upload-gate.ts';
import { quoteTexts as texts } from './texts.ts';
import type { QuoteSubject, QuoteWork } from './use-quote.ts';

export interface QuoteDecisions {
  readonly submit: () => Promise<void>;
  readonly withdraw: () => Promise<void>;
}

/** What cannot be done by a slip of the hand. */
export function useQuoteDecisions({ own }: QuoteSubject, work: QuoteWork): QuoteDecisions {
  const t = useText();
  const confirm = useConfirm();
  const notify = useNotify();
  const mayGoOn = useUploadGate();
  return {
    submit: async () => {
      if (!mayGoOn()) return;
      if (!work.check()) return notify.warning(t(texts.fixFirst));
      if (!own.seal) return notify.warning(t(texts.noHolders));
      work.askSeal(true);
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
