import type { Saved } from '@zhaocai/model/kit/resource';
import { projectDetail, projectNumber, saveProject, submitProject } from '@zhaocai/model/tendering/project-endpoints';
import type { ProjectDetail } from '@zhaocai/model/tendering/project-endpoints';
import { useRef } from 'react';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { call } from '../../../kit/http/call.ts';
import { RequestError } from '../../../kit/http/request-error.ts';
import type { SaveSteps } from '../../../kit/large-form/save-bar.tsx';
import { useLargeForm, type LargeFormState } from '../../../kit/large-form/use-large-form.ts';
import { useNewest, useStoring } from '../../../kit/large-form/use-stored-form.ts';
import { useLeave } from '../../../kit/page/use-leave.ts';
import { useAllowed } from '../../../kit/session/allowed.ts';
import { useText } from '../../../kit/text/language.ts';
import { formatMoney } from '../../../kit/widgets/money.tsx';
import { useConfirm } from '../../../kit/widgets/use-confirm.tsx';
import { editProjectPath, projectPath } from '../paths.ts';
import { draftOf, inputOf, withIds, type ProjectDraft, type StoredIds } from './project-draft.ts';
import { projectFaults } from './project-faults.ts';
import { projectEditTexts as texts } from './texts.ts';

export interface ProjectWorkOptions {
  /** Where the form starts; read once. */
  readonly initial: () => ProjectDraft;
  /** As the server has it now; absent for a new one. */
  readonly detail?: ProjectDetail;
  /** A new project got its own address. */
  readonly onStored?: () => void;
}

type Form = LargeFormState<ProjectDraft>;

/** The work on a project: judge, send, and go where it goes on; nothing typed is lost, whatever the server says. */
export function useProjectWork({ initial, detail, onStored }: ProjectWorkOptions): { form: Form; steps: SaveSteps } {
  const form = useLargeForm({ initial, keptAs: ({ id }) => `projectDraft-${id ?? 'new'}`, judge: projectFaults });
  const storing = useProjectCalls(form);
  const confirmSubmit = useConfirmSubmit(form.draft);
  const leave = useLeave();
  const allowed = useAllowed();
  const t = useText();
  const { isRunning, error, forgetError } = storing;
  useNewest(form, { detail, isRunning, draftOf });
  const go = (to: string) => {
    leave(to);
    onStored?.();
  };
  const save = async () => {
    if (isRunning || !form.isRight('save')) return;
    const isNew = form.draft.id === undefined;
    const stored = await storing.save();
    if (stored && isNew) go(editProjectPath(stored.id));
  };
  const submit = async () => {
    if (isRunning || !form.isRight('submit') || !(await confirmSubmit())) return;
    const id = await storing.submit();
    if (id) go(projectPath(id));
  };
  const overwrite = async () => {
    if (!form.draft.id) return;
    const { version } = (await call(projectDetail, { id: form.draft.id })).data;
    form.change((known) => ({ ...known, version }));
    forgetError();
  };
  const takeTheirs = () => {
    if (detail) form.reset(draftOf(detail));
    forgetError();
  };
  const handIn = allowed(submitProject.permission) ? submit : undefined;
  return {
    form,
    steps: { isRunning, error, save, submit: handIn, submitText: t(texts.submit), overwrite, takeTheirs },
  };
}

function useProjectCalls(form: Form) {
  const { draft, settle } = form;
  const saving = useCommand(saveProject, { success: texts.saved, quiet: true });
  const submitting = useCommand(submitProject, { success: texts.submitted, quiet: true });
  const onSaved = async (saved: Saved) => {
    const stored = await storedIds(saved);
    settle(draft, (known) => withIds(known, draft, stored));
  };
  return useStoring(form, { saving, submitting, input: () => inputOf(draft), onSaved });
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

function useConfirmSubmit({ packages, values }: ProjectDraft): () => Promise<boolean> {
  const t = useText();
  const confirm = useConfirm();
  const parameters = { count: packages.length, budget: formatMoney(String(values.generalBudget ?? '')) };
  return () => confirm({ title: t(texts.submitTitle), text: t(texts.submitText, parameters), ok: t(texts.submit) });
}

/** A proposed number names the manner: another manner gets another proposal, unless a number was keyed in. */
export function useNewNumber({ draft, change }: Form): (manner: number) => Promise<void> {
  const proposed = useRef(draft.values.projectNo);
  return async (manner) => {
    if (draft.id !== undefined) return;
    try {
      const { data } = await call(projectNumber, { manner });
      const former = proposed.current;
      proposed.current = data.projectNo;
      change((known) =>
        known.id === undefined && known.values.projectNo === former
          ? { ...known, values: { ...known.values, projectNo: data.projectNo } }
          : known,
      );
    } catch (error) {
      // The former proposal serves as well; whether it is free is judged by the save.
      if (!(error instanceof RequestError)) throw error;
    }
  };
}
