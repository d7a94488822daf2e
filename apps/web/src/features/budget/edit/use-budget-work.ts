import type { BudgetProAnswer } from '@zhaocai/model';
import { budgetMoves, budgetProById, saveBudgetPro } from '@zhaocai/model/budget/budget-endpoints';
import { useEffect, useEffectEvent } from 'react';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { call } from '../../../kit/http/call.ts';
import type { SaveSteps } from '../../../kit/large-form/save-bar.tsx';
import { useLargeForm, type LargeFormState } from '../../../kit/large-form/use-large-form.ts';
import { useLeave } from '../../../kit/page/use-leave.ts';
import { useAllowed } from '../../../kit/session/allowed.ts';
import { useText } from '../../../kit/text/language.ts';
import { formatMoney } from '../../../kit/widgets/money.tsx';
import { useConfirm } from '../../../kit/widgets/use-confirm.tsx';
import { declarations, editBudgetPath, kindOf } from '../paths.ts';
import { budgetTexts as texts } from '../texts.ts';
import { budgetFaults, draftOf, inputOf, type BudgetDraft } from './budget-draft.ts';

export interface BudgetWorkOptions {
  /** Where the form starts; read once. */
  readonly initial: () => BudgetDraft;
  /** As the server has it now; absent for a new one. */
  readonly detail?: BudgetProAnswer;
}

type Form = LargeFormState<BudgetDraft>;

/** The work on a budget project: judge, send, and go where it goes on; nothing typed is lost, whatever the server says. */
export function useBudgetWork({ initial, detail }: BudgetWorkOptions): { form: Form; steps: SaveSteps } {
  const form = useLargeForm({
    initial,
    keptAs: ({ id, values }) =>
      `budgetDraft-${id ?? `new-${kindOf({ level: values.level, proType: values.proType })}`}`,
    judge: budgetFaults,
  });
  const storing = useStoring(form);
  const confirmSubmit = useConfirmSubmit(form.draft);
  const leave = useLeave();
  const allowed = useAllowed();
  const t = useText();
  const { isRunning, error, forgetError } = storing;
  useNewest(form, { detail, isRunning });
  const save = async () => {
    if (isRunning || !form.isRight('save')) return;
    const isNew = form.draft.id === undefined;
    const stored = await storing.save();
    if (stored && isNew) leave(`${editBudgetPath}?id=${stored.id}`);
  };
  const submit = async () => {
    if (isRunning || !form.isRight('submit') || !(await confirmSubmit())) return;
    const id = await storing.submit();
    const { level, proType } = form.draft.values;
    if (id) leave(`${declarations[kindOf({ level, proType })].detail}?id=${id}`);
  };
  const overwrite = async () => {
    if (!form.draft.id) return;
    const { version } = (await call(budgetProById, { id: form.draft.id })).data;
    form.change((known) => ({ ...known, version }));
    forgetError();
  };
  const takeTheirs = () => {
    if (detail) form.reset(draftOf(detail));
    forgetError();
  };
  // One that a flow has sent back is handed in again where it waits, in the approval itself.
  const mayHandIn = allowed('budgetPro_submit') && (!detail || detail.actions.includes('submit'));
  const handIn = mayHandIn ? submit : undefined;
  return {
    form,
    steps: { isRunning, error, save, submit: handIn, submitText: t(texts.submit), overwrite, takeTheirs },
  };
}

/** The calls: a save, and a declaration that saves first what is unsaved. */
function useStoring({ draft, isDirty, settle }: Form) {
  const saving = useCommand(saveBudgetPro, { success: texts.saved, quiet: true });
  const submitting = useCommand(budgetMoves.submit, { success: texts.submitted, quiet: true });
  const save = async () => {
    submitting.reset();
    const answer = await saving.run(inputOf(draft));
    if (!answer) return undefined;
    const { id, version } = answer.data;
    settle(draft, (known) => ({ ...known, id, version }));
    return answer.data;
  };
  const submit = async () => {
    const { id, version } = draft;
    const stored = isDirty || id === undefined || version === undefined ? await save() : { id, version };
    const answer = stored && (await submitting.run(stored));
    return answer && stored.id;
  };
  const forgetError = () => {
    saving.reset();
    submitting.reset();
  };
  const isRunning = saving.isRunning || submitting.isRunning;
  return { save, submit, isRunning, error: saving.error ?? submitting.error, forgetError };
}

function useConfirmSubmit({ values }: BudgetDraft): () => Promise<boolean> {
  const t = useText();
  const confirm = useConfirm();
  const total = formatMoney(String(values.totalMoney ?? ''));
  return () => confirm({ title: t(texts.submitTitle), text: t(texts.submitText, { total }), ok: t(texts.submit) });
}

/** A form in which nothing is unsaved shows what is stored, also when somebody else stored it. */
function useNewest(
  form: Form,
  { detail, isRunning }: { detail: BudgetProAnswer | undefined; isRunning: boolean },
): void {
  const follow = useEffectEvent((stored: BudgetProAnswer) => {
    if (!form.isDirty && !isRunning && stored.version !== form.draft.version) form.reset(draftOf(stored));
  });
  useEffect(() => {
    if (detail) follow(detail);
  }, [detail]);
}
