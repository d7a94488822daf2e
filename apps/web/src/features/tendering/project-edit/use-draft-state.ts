import { useCallback, useState } from 'react';
import { saveFaults, submitFaults, type DraftFault } from './draft-faults.ts';
import { withIds, type ProjectDraft, type StoredIds } from './project-draft.ts';

export type DraftChange = (change: (draft: ProjectDraft) => ProjectDraft) => void;
/** What was last tried: from then on its faults are shown while they are mended. */
type Judged = 'nothing' | 'save' | 'submit';

interface DraftState {
  readonly draft: ProjectDraft;
  readonly saved: ProjectDraft;
  readonly judged: Judged;
}

/** The draft, what of it is stored, and whether its faults show. */
export function useDraftState(initial: ProjectDraft) {
  const [state, setState] = useState<DraftState>({ draft: initial, saved: initial, judged: 'nothing' });
  const change: DraftChange = useCallback((edit) => setState((known) => ({ ...known, draft: edit(known.draft) })), []);
  return {
    draft: state.draft,
    /** None are shown before a save or a submission was tried. */
    faults: faultsOf(state),
    isDirty: state.draft !== state.saved,
    change,
    judge: (judged: Judged) => {
      setState((known) => ({ ...known, judged }));
      return faultsOf({ ...state, judged });
    },
    /** `sent` is stored; what was typed since is unsaved still. */
    settle: (sent: ProjectDraft, stored: StoredIds) =>
      setState(({ draft, judged }) => {
        const named = withIds(draft, sent, stored);
        return { judged, draft: named, saved: draft === sent ? named : withIds(sent, sent, stored) };
      }),
    reset: (stored: ProjectDraft) => setState({ draft: stored, saved: stored, judged: 'nothing' }),
  };
}

function faultsOf({ draft, judged }: DraftState): readonly DraftFault[] {
  if (judged === 'nothing') return [];
  return judged === 'save' ? saveFaults(draft) : submitFaults(draft);
}
