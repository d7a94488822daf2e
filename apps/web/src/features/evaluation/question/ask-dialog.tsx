import { askedFor } from '@zhaocai/model/evaluation/choices';
import { bidQuestion } from '@zhaocai/model/evaluation/bid-question';
import { askBidder } from '@zhaocai/model/evaluation/question-endpoints';
import type { Fields } from '@zhaocai/model/kit/field';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { FormDialog, type FormTask } from '../../../kit/resource-form/form-dialog.tsx';
import { useText } from '../../../kit/text/language.ts';
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
  const task: FormTask = {
    title: t(low ? texts.askPrice : texts.ask),
    note: `${t(texts.substance, { article })} ${low ? '' : t(texts.blindHint)}`,
    fields,
    initial: {
      minutes: Math.max(usualMinutes, low?.leastMinutes ?? 0),
      ...(low && { bidKey: low.bidderId, content: low.content }),
    },
    submitText: t(isLeader ? texts.send : texts.submit),
    onSubmit: async (values) => {
      const said = {
        bidKey: String(values.bidKey ?? ''),
        askedFor: askedFor.code[low ? 'lowPrice' : 'clarification'],
        content: String(values.content ?? ''),
        minutes: Number(values.minutes),
      };
      return (await sending.run({ id, packageId, ...said })) !== undefined;
    },
  };
  return <FormDialog task={task} width={640} onClose={onClose} />;
}
