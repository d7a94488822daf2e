import { askedFor } from '@zhaocai/model/evaluation/choices';
import { bidQuestion } from '@zhaocai/model/evaluation/bid-question';
import { askBidder } from '@zhaocai/model/evaluation/question-endpoints';
import type { Fields } from '@zhaocai/model/kit/field';
import { useRef } from 'react';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { ResourceForm, type FormValues, type ResourceFormHandle } from '../../../kit/resource-form/resource-form.tsx';
import { useText } from '../../../kit/text/language.ts';
import { Dialog } from '../../../kit/widgets/dialog.tsx';
import { questionTexts as texts } from './texts.ts';

export interface Asking {
  /** The seat. */
  readonly id: string;
  readonly packageId: string;
  readonly bidders: readonly { readonly id: string; readonly name: string }[];
  readonly article: string;
  readonly isLeader: boolean;
  /** Why a price is so low: of one bidder, in so many minutes at least. */
  readonly lowPrice?: { readonly bidderId: string; readonly leastMinutes: number | null; readonly content: string };
}

const { entryId, content, minutes } = bidQuestion.fields;
const usualMinutes = 30;

/** Writes a question to a bidder. */
export function AskDialog({ asking, onClose }: { readonly asking: Asking; readonly onClose: () => void }) {
  const t = useText();
  const form = useRef<ResourceFormHandle>(null);
  const { id, packageId, bidders, article, isLeader, lowPrice: low } = asking;
  const sending = useCommand(askBidder, { success: isLeader ? texts.sent : texts.drafted });
  const fields: Fields = {
    bidKey: {
      kind: 'text',
      label: entryId.label,
      maxLength: 20,
      required: true,
      words: bidders.map((one) => ({ value: one.id, label: { zh: one.name, en: one.name } })),
    },
    content,
    minutes: {
      ...minutes,
      ...(low?.leastMinutes && {
        min: low.leastMinutes,
        help: {
          zh: texts.leastMinutes.zh.replace('{least}', String(low.leastMinutes)),
          en: texts.leastMinutes.en.replace('{least}', String(low.leastMinutes)),
        },
      }),
    },
  };
  const ask = async (values: FormValues) => {
    const answer = await sending.run({
      id,
      packageId,
      bidKey: String(values.bidKey ?? ''),
      askedFor: askedFor.code[low ? 'lowPrice' : 'clarification'],
      content: String(values.content ?? ''),
      minutes: Number(values.minutes),
    });
    if (answer) onClose();
    return answer !== undefined;
  };
  const initial = {
    minutes: Math.max(usualMinutes, low?.leastMinutes ?? 0),
    ...(low && { bidKey: low.bidderId, content: low.content }),
  };
  return (
    <Dialog
      isOpen
      title={t(low ? texts.askPrice : texts.ask)}
      width={640}
      onClose={() => (form.current ? form.current.cancel() : onClose())}
    >
      <p className="evaluation-hint">
        {t(texts.substance, { article })} {!low && t(texts.blindHint)}
      </p>
      <ResourceForm
        ref={form}
        fields={fields}
        initial={initial}
        submitText={t(isLeader ? texts.send : texts.submit)}
        onSubmit={ask}
        onCancel={onClose}
      />
    </Dialog>
  );
}
