import { replaceQuote, submitQuote, withdrawQuote } from '@zhaocai/contract/tendering/quote-endpoints';
import type { PublishedPackage, PublishedProject } from '@zhaocai/contract/tendering/published-endpoints';
import { useState } from 'react';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { useReached } from '../parts/use-reached.ts';
import { ceilingOf, draftOfQuote, judgeQuote, type OwnQuote, type QuoteDraft } from './quote-draft.ts';
import { quoteTexts as texts } from './texts.ts';

export interface QuoteSubject {
  readonly project: PublishedProject;
  readonly one: PublishedPackage;
  readonly own: OwnQuote;
}

/** closed: late · refused: the registration is not accepted · sealed: handed in · editing: being written · opened. */
export type QuoteState = 'closed' | 'refused' | 'sealed' | 'editing' | 'opened';

const acceptedFrom = 2;
const rejected = 3;
const openedFrom = 7;
const firstOpenedStage = 45;

/** The work on a quote: typed values stay until the server has taken them. */
export function useQuote({ project, one, own }: QuoteSubject) {
  const [typed, setTyped] = useState<QuoteDraft>();
  const [isChanging, setChanging] = useState(false);
  const [isComplete, setComplete] = useState(false);
  const isLate = useReached(project.bidEndTime);
  const submitting = useCommand(submitQuote, { success: texts.submitted });
  const replacing = useCommand(replaceQuote, { success: texts.replaced });
  const withdrawing = useCommand(withdrawQuote, { success: texts.withdrawn });

  const isClosed = isLate || project.stage >= firstOpenedStage;
  const state = stateOf({ own, isClosed, isChanging, stage: project.stage });
  const draft = (state === 'editing' ? typed : undefined) ?? draftOfQuote(own.quote);
  const ceiling = ceilingOf(one, project);
  const judgement = judgeQuote(draft.prices, {
    items: one.items,
    ceiling,
    isComplete: isComplete && state === 'editing',
  });
  const settle = () => {
    setTyped(undefined);
    setChanging(false);
    setComplete(false);
  };
  const input = () => ({
    entryId: own.entryId,
    lines: one.items.map(({ id }) => ({ itemId: id, perMoney: draft.prices[id] ?? '' })),
    remark: draft.remark || null,
    serviceShow: draft.serviceShow || null,
    matchExplain: draft.matchExplain || null,
    fileIds: draft.files.map(({ fileId }) => fileId),
  });
  return {
    state,
    draft,
    judgement,
    ceiling,
    isChanging,
    isDirty: typed !== undefined && state === 'editing',
    isRunning: submitting.isRunning || replacing.isRunning || withdrawing.isRunning,
    change: (part: Partial<QuoteDraft>) => setTyped((known) => ({ ...(known ?? draft), ...part })),
    startChange: () => setChanging(true),
    dropChange: settle,
    demandAll: () => setComplete(true),
    hand: async () => {
      const answer = await (isChanging ? replacing : submitting).run(input());
      if (answer) settle();
    },
    withdraw: async () => {
      const answer = await withdrawing.run({ entryId: own.entryId });
      // What was handed in stays in the form, to be handed in again.
      if (answer) setTyped({ ...draft });
    },
  };
}

interface StateFacts {
  readonly own: OwnQuote;
  readonly isClosed: boolean;
  readonly isChanging: boolean;
  readonly stage: number;
}

function stateOf({ own, isClosed, isChanging, stage }: StateFacts): QuoteState {
  if (stage >= firstOpenedStage || own.entryStatus >= openedFrom) return 'opened';
  if (isClosed) return 'closed';
  if (own.entryStatus < acceptedFrom || own.entryStatus === rejected) return 'refused';
  return own.quote && !isChanging ? 'sealed' : 'editing';
}
