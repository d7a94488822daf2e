import { resource } from '@zhaocai/model/kit/resource';
import { expert } from '@zhaocai/model/expert/expert';
import { expertMoves, type ExpertDetail } from '@zhaocai/model/expert/expert-endpoints';
import { expertLifecycle } from '@zhaocai/model/expert/expert-lifecycle';
import type { Input } from '@zhaocai/model/kit/entity';
import type { Saved } from '@zhaocai/model/kit/resource';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { call } from '../../../kit/http/call.ts';
import type { SaveSteps } from '../../../kit/large-form/save-bar.tsx';
import { useLargeForm, type LargeFormState } from '../../../kit/large-form/use-large-form.ts';
import { useNewest, useStoring } from '../../../kit/large-form/use-stored-form.ts';
import { useLeave } from '../../../kit/page/use-leave.ts';
import { useText } from '../../../kit/text/language.ts';
import { expertPath } from '../paths.ts';
import { expertTexts as texts } from '../texts.ts';
import { draftOf, expertFaults, type ExpertDraft } from './expert-draft.ts';

const { detail: detailCall, save: saveCall } = resource(expert);

export interface ExpertWorkOptions {
  /** Where the form starts; read once. */
  readonly initial: () => ExpertDraft;
  /** As the server has him now; absent for a new one. */
  readonly detail?: ExpertDetail;
}

/** The work on an expert's form: judge, store, hand in for review; nothing typed is lost, whatever the server says. */
export function useExpertWork({ initial, detail }: ExpertWorkOptions): {
  form: LargeFormState<ExpertDraft>;
  steps: SaveSteps;
} {
  const form = useLargeForm({ initial, keptAs: ({ id }) => `expertDraft-${id ?? 'new'}`, judge: expertFaults });
  const storing = useExpertCalls(form);
  const leave = useLeave();
  const t = useText();
  const { isRunning, error, forgetError } = storing;
  useNewest(form, { detail, isRunning, draftOf });
  const save = async () => {
    if (isRunning || !form.isRight('save')) return;
    const stored = await storing.save();
    if (stored) leave(`${expertPath}?id=${stored.id}`);
  };
  const submit = async () => {
    if (isRunning || !form.isRight('submit')) return;
    const id = await storing.submit();
    if (id) leave(`${expertPath}?id=${id}`);
  };
  const overwrite = async () => {
    if (!form.draft.id) return;
    const { version } = (await call(detailCall, { id: form.draft.id })).data;
    form.change((known) => ({ ...known, version }));
    forgetError();
  };
  const takeTheirs = () => {
    if (detail) form.reset(draftOf(detail));
    forgetError();
  };
  const isOpen = !detail || expertLifecycle.is(detail.expertStatus, 'draft', 'rejected');
  const handIn = isOpen ? submit : undefined;
  return {
    form,
    steps: { isRunning, error, save, submit: handIn, submitText: t(texts.submit), overwrite, takeTheirs },
  };
}

function useExpertCalls(form: LargeFormState<ExpertDraft>) {
  const { draft, settle } = form;
  const saving = useCommand(saveCall, { success: texts.saved, quiet: true });
  const submitting = useCommand(expertMoves.submit, { success: texts.submitted, quiet: true });
  const onSaved = ({ id, version }: Saved) => settle(draft, (known) => ({ ...known, id, version }));
  return useStoring(form, { saving, submitting, input: () => inputOf(draft), onSaved });
}

/** The form has judged every field by the definition that the type is made from. */
function inputOf({ id, version, values }: ExpertDraft): Input<typeof expert> {
  return { ...values, ...(id && { id, version }) } as unknown as Input<typeof expert>;
}
