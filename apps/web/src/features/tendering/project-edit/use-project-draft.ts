import type { Saved } from '@zhaocai/model/kit/resource';
import { projectDetail, saveProject, submitProject } from '@zhaocai/model/tendering/project-endpoints';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { call } from '../../../kit/http/call.ts';
import { RequestError } from '../../../kit/http/request-error.ts';
import type { DraftFault } from './draft-faults.ts';
import { dropKept, useKeeping } from './kept-draft.ts';
import { inputOf, type ProjectDraft, type StoredIds } from './project-draft.ts';
import { projectEditTexts as texts } from './texts.ts';
import { useDraftState, type DraftChange } from './use-draft-state.ts';

export interface ProjectWork {
  readonly draft: ProjectDraft;
  readonly change: DraftChange;
  readonly isDirty: boolean;
  readonly isRunning: boolean;
  readonly faults: readonly DraftFault[];
  readonly error: RequestError | null;
  /** The faults that stand in the way; they show in the form from then on. */
  readonly judge: (aim: 'save' | 'submit') => readonly DraftFault[];
  /** What the project is called now on the server, or undefined where the save was refused. */
  readonly save: () => Promise<Saved | undefined>;
  /** Saves what is unsaved and hands it to the manager; the id of the submitted project. */
  readonly submit: () => Promise<string | undefined>;
  /** Goes on over somebody else's change: the newest version, with what is typed here. */
  readonly overwrite: () => Promise<void>;
  /** Goes on with another draft, unsaved. */
  readonly replace: (draft: ProjectDraft) => void;
  /** Goes on from what is stored; what was typed here is given up. */
  readonly reset: (draft: ProjectDraft) => void;
}

/** The work on a project: everything typed stays here until it is stored, whatever the server says. */
export function useProjectDraft(initial: ProjectDraft): ProjectWork {
  const state = useDraftState(initial);
  const { draft, isDirty } = state;
  useKeeping(draft, isDirty);
  const { saving, submitting, ...running } = useStoring();
  const save = async () => {
    submitting.reset();
    const answer = await saving.run(inputOf(draft));
    if (!answer) return undefined;
    dropKept(draft.id);
    state.settle(draft, await storedIds(answer.data));
    return answer.data;
  };
  const submit = async () => {
    const { id, version } = draft;
    const stored = isDirty || id === undefined || version === undefined ? await save() : { id, version };
    const answer = stored && (await submitting.run(stored));
    return answer && stored.id;
  };
  const overwrite = async () => {
    if (!draft.id) return;
    const { version } = (await call(projectDetail, { id: draft.id })).data;
    state.change((known) => ({ ...known, version }));
    running.forgetError();
  };
  const reset = (stored: ProjectDraft) => {
    state.reset(stored);
    dropKept(stored.id);
    running.forgetError();
  };
  return {
    draft,
    isDirty,
    change: state.change,
    faults: state.faults,
    judge: state.judge,
    isRunning: running.isRunning,
    error: running.error,
    save,
    submit,
    overwrite,
    replace: (other) => state.change(() => other),
    reset,
  };
}

function useStoring() {
  const saving = useCommand(saveProject, { success: texts.saved, quiet: true });
  const submitting = useCommand(submitProject, { success: texts.submitted, quiet: true });
  return {
    saving,
    submitting,
    isRunning: saving.isRunning || submitting.isRunning,
    error: saving.error ?? submitting.error,
    forgetError: () => {
      saving.reset();
      submitting.reset();
    },
  };
}

/** The ids of what was just saved. Where they cannot be read, the next save replaces its packages: nothing is lost. */
async function storedIds({ id, version }: Saved): Promise<StoredIds> {
  try {
    return (await call(projectDetail, { id })).data;
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    return { id, version, packages: [] };
  }
}
