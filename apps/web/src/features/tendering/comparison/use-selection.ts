import type { Comparison } from '@zhaocai/model/tendering/opening-endpoints';
import { saveSelection, submitSelection } from '@zhaocai/model/tendering/opening-endpoints';
import type { SelectionFault } from '@zhaocai/model/tendering/selection-check';
import { useState } from 'react';
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
  /** Handing in was tried: packages without a winner are faults from now on. */
  readonly isComplete: boolean;
  readonly isRunning: boolean;
  readonly error: RequestError | null;
  readonly toggle: (offer: { readonly packageId: string; readonly entryId: string }) => void;
  readonly setReason: (packageId: string, reason: string) => void;
  /** `key` of the offer. */
  readonly setRejection: (key: string, reason: string) => void;
  /** What is wrong with handing it in now; it shows in the table from then on. */
  readonly judge: () => SelectionFault | undefined;
  readonly save: () => Promise<boolean>;
  readonly submit: () => Promise<boolean>;
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
  const saving = useCommand(saveSelection, { success: texts.selectionSaved });
  const submitting = useCommand(submitSelection, { success: texts.submitted });
  const { projectId } = comparison;
  const store = async () => {
    const version = pending?.version ?? comparison.version;
    const answer = await saving.run({ projectId, version, selections: selectionsOf(comparison, draft) });
    if (answer) setPending(undefined);
    return answer?.data;
  };
  return {
    draft,
    isDirty: pending !== undefined,
    isComplete,
    isRunning: saving.isRunning || submitting.isRunning,
    error: saving.error ?? submitting.error,
    toggle: (offer) => change((known) => toggleOffer(known, offer)),
    setReason: (packageId, reason) => change((known) => withReason(known, packageId, reason)),
    setRejection: (key, reason) => change((known) => withRejection(known, key, reason)),
    judge: () => {
      setComplete(true);
      return draftFault(comparison, draft, true);
    },
    save: async () => (await store()) !== undefined,
    submit: async () => {
      const stored = pending ? await store() : comparison;
      return stored !== undefined && (await submitting.run({ projectId, version: stored.version })) !== undefined;
    },
    rebase: (newest) => setPending((known) => known && { ...known, version: newest }),
  };
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
