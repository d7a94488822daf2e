import type { DemandAnswer } from '@zhaocai/model';
import { demandById, saveDemand, submitDemand } from '@zhaocai/model/demand/demand-endpoints';
import type { Saved } from '@zhaocai/model/kit/resource';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { call } from '../../../kit/http/call.ts';
import type { SaveSteps } from '../../../kit/large-form/save-bar.tsx';
import { useLargeForm, type LargeFormState } from '../../../kit/large-form/use-large-form.ts';
import { useNewest, useStoring } from '../../../kit/large-form/use-stored-form.ts';
import { useLeave } from '../../../kit/page/use-leave.ts';
import { useAllowed } from '../../../kit/session/allowed.ts';
import { useText } from '../../../kit/text/language.ts';
import { useConfirm } from '../../../kit/widgets/use-confirm.tsx';
import { demandPath, editDemandPath } from '../paths.ts';
import { submitText } from '../submit-text.ts';
import { demandTexts as texts } from '../texts.ts';
import { demandFaults, draftOf, inputOf, sumCheck, type DemandDraft } from './demand-draft.ts';

export interface DemandWorkOptions {
  /** Where the form starts; read once. */
  readonly initial: () => DemandDraft;
  /** As the server has it now; absent for a new one. */
  readonly detail?: DemandAnswer;
}

type Form = LargeFormState<DemandDraft>;

/** The work on a demand: judge, send, and go where it goes on; nothing typed is lost, whatever the server says. */
export function useDemandWork({ initial, detail }: DemandWorkOptions): { form: Form; steps: SaveSteps } {
  const form = useLargeForm({ initial, keptAs: ({ id }) => `demandDraft-${id ?? 'new'}`, judge: demandFaults });
  const storing = useDemandCalls(form);
  const confirm = useConfirm();
  const leave = useLeave();
  const allowed = useAllowed();
  const t = useText();
  const { isRunning, error, forgetError } = storing;
  useNewest(form, { detail, isRunning, draftOf });
  const save = async () => {
    if (isRunning || !form.isRight('save')) return;
    const isNew = form.draft.id === undefined;
    const stored = await storing.save();
    if (stored && isNew) leave(`${editDemandPath}?id=${stored.id}`);
  };
  const submit = async () => {
    if (isRunning || !form.isRight('submit')) return;
    const question = { title: t(texts.submitTitle), text: submitText(t, sumCheck(form.draft)), ok: t(texts.submit) };
    if (!(await confirm(question))) return;
    const id = await storing.submit();
    if (id) leave(`${demandPath}?id=${id}`);
  };
  const overwrite = async () => {
    if (!form.draft.id) return;
    const { version } = (await call(demandById, { id: form.draft.id })).data;
    form.change((known) => ({ ...known, version }));
    forgetError();
  };
  const takeTheirs = () => {
    if (detail) form.reset(draftOf(detail));
    forgetError();
  };
  // What is to be researched first, or was sent back by a flow, is handed in from its page.
  const isForResearch = form.draft.values.isResearch === true && (detail?.research.length ?? 0) === 0;
  const mayHandIn = allowed('demandManage_submit') && !isForResearch && (!detail || detail.actions.includes('submit'));
  const handIn = mayHandIn ? submit : undefined;
  return {
    form,
    steps: { isRunning, error, save, submit: handIn, submitText: t(texts.submit), overwrite, takeTheirs },
  };
}

function useDemandCalls(form: Form) {
  const { draft, settle } = form;
  const saving = useCommand(saveDemand, { success: texts.saved, quiet: true });
  const submitting = useCommand(submitDemand, { success: texts.submitted, quiet: true });
  const onSaved = ({ id, version }: Saved) => settle(draft, (known) => ({ ...known, id, version }));
  return useStoring(form, { saving, submitting, input: () => inputOf(draft), onSaved });
}
