import type { Comparison } from '@zhaocai/model/tendering/opening-endpoints';
import { saveSelection, submitSelection } from '@zhaocai/model/tendering/opening-endpoints';
import type { SelectionFault } from '@zhaocai/model/tendering/selection-check';
import { useEffect, useEffectEvent, useState } from 'react';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import type { RequestError } from '../../../kit/http/request-error.ts';
import {
  draftFault,
  draftOf,
  selectionsOf,
  toggleOffer,
  withReason,
  withRejection,
  type SelectionDraft,
} from './selection-draft.ts';
import { comparisonTexts as texts } from './texts.ts';

export interface SelectionWork {
  readonly draft: SelectionDraft;
  readonly isDirty: boolean;
  /** What is not saved: ticks and reasons. */
  readonly unsaved: SelectionDraft | undefined;
  /** What was ticked and written before comes back, upon the data of now. */
  readonly restore: (draft: SelectionDraft) => void;
  /** Handing in was tried: packages without a winner are faults from now on. */
  readonly isComplete: boolean;
  /** What the screen shows is on its way: a further click says nothing new. */
  readonly isRunning: boolean;
  readonly error: RequestError | null;
  readonly toggle: (offer: { readonly packageId: string; readonly entryId: string }) => void;
  readonly setReason: (packageId: string, reason: string) => void;
  /** `key` of the offer. */
  readonly setRejection: (key: string, reason: string) => void;
  /** What is wrong with handing it in now; it shows in the table from then on. */
  readonly judge: () => SelectionFault | undefined;
  /** While another is on its way, after it, with what is there by then. */
  readonly save: () => void;
  readonly submit: () => void;
  /** Goes on from the newest data; what was ticked and written stays. */
  readonly rebase: (version: number) => void;
}

interface Pending {
  readonly draft: SelectionDraft;
  /** The project's version when the work began: whoever saves over someone else's change is refused. */
  readonly version: number;
}

/** The work on a selection: kept here until it is saved, whatever the server says. */
export function useSelection(comparison: Comparison): SelectionWork {
  const { draft, pending, change, setPending } = usePending(comparison);
  const [isComplete, setComplete] = useState(false);
  const [sent, setSent] = useState<Pending>();
  const saving = useCommand(saveSelection, { success: texts.selectionSaved });
  const submitting = useCommand(submitSelection, { success: texts.submitted });
  const { projectId } = comparison;
  const store = async () => {
    if (!pending) return comparison;
    setSent(pending);
    const answer = await saving.run({
      projectId,
      version: pending.version,
      selections: selectionsOf(comparison, draft),
    });
    setSent(undefined);
    if (answer)
      setPending((known) => (known === pending ? undefined : known && { ...known, version: answer.data.version }));
    return answer?.data;
  };
  const submit = async () => {
    const stored = await store();
    if (stored) await submitting.run({ projectId, version: stored.version });
  };
  const isBusy = sent !== undefined || saving.isRunning || submitting.isRunning;
  const { begin, isWanted } = useOneByOne({ save: store, submit }, isBusy);
  return {
    draft,
    isDirty: pending !== undefined,
    unsaved: pending?.draft,
    restore: (kept) => change(() => kept),
    isComplete,
    isRunning: isBusy && (isWanted || !sent || sent === pending),
    error: saving.error ?? submitting.error,
    toggle: (offer) => change((known) => toggleOffer(known, offer)),
    setReason: (packageId, reason) => change((known) => withReason(known, packageId, reason)),
    setRejection: (key, reason) => change((known) => withRejection(known, key, reason)),
    judge: () => {
      setComplete(true);
      return draftFault(comparison, draft, true);
    },
    save: () => begin('save'),
    submit: () => begin('submit'),
    rebase: (newest) => setPending((known) => known && { ...known, version: newest }),
  };
}

/** One act at a time: what is asked for meanwhile begins when the other has ended. */
function useOneByOne<Act extends string>(acts: Readonly<Record<Act, () => Promise<unknown>>>, isBusy: boolean) {
  const [wanted, setWanted] = useState<Act>();
  const follow = useEffectEvent((act: Act) => {
    setWanted(undefined);
    void acts[act]();
  });
  useEffect(() => {
    if (wanted === undefined || isBusy) return undefined;
    const timer = setTimeout(() => follow(wanted));
    return () => clearTimeout(timer);
  }, [wanted, isBusy]);
  const begin = (act: Act) => (isBusy ? setWanted(act) : void acts[act]());
  return { begin, isWanted: wanted !== undefined };
}

/** What was ticked and written since the data came; the first change notes their version. */
function usePending(comparison: Comparison) {
  const [pending, setPending] = useState<Pending>();
  const change = (next: (draft: SelectionDraft) => SelectionDraft) =>
    setPending((known) => ({
      draft: next(known?.draft ?? draftOf(comparison)),
      version: known?.version ?? comparison.version,
    }));
  return { draft: pending?.draft ?? draftOf(comparison), pending, change, setPending };
}
