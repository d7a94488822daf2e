import { projectNumber } from '@zhaocai/model/tendering/project-endpoints';
import { useRef } from 'react';
import { call } from '../../../kit/http/call.ts';
import { RequestError } from '../../../kit/http/request-error.ts';
import type { ProjectDraft } from './project-draft.ts';
import type { DraftChange } from './use-draft-state.ts';

/** A proposed number names the manner: another manner gets another proposal, unless a number was keyed in. */
export function useNewNumber(initial: ProjectDraft, change: DraftChange): (manner: number) => Promise<void> {
  const proposed = useRef(initial.values.projectNo);
  return async (manner) => {
    if (initial.id !== undefined) return;
    try {
      const { data } = await call(projectNumber, { manner });
      const former = proposed.current;
      proposed.current = data.projectNo;
      change((draft) =>
        draft.id === undefined && draft.values.projectNo === former
          ? { ...draft, values: { ...draft.values, projectNo: data.projectNo } }
          : draft,
      );
    } catch (error) {
      // The former proposal serves as well; whether it is free is judged by the save.
      if (!(error instanceof RequestError)) throw error;
    }
  };
}
