import type { BudgetProAnswer } from '@zhaocai/model';
import type { Saved } from '@zhaocai/model/kit/resource';
import { budgetMoves, budgetProById, saveBudgetPro } from '@zhaocai/model/budget/budget-endpoints';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { call } from '../../../kit/http/call.ts';
import type { SaveSteps } from '../../../kit/large-form/save-bar.tsx';
import { useLargeForm, type LargeFormState } from '../../../kit/large-form/use-large-form.ts';
import { useNewest, useStoring } from '../../../kit/large-form/use-stored-form.ts';
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
  const storing = useBudgetCalls(form);
  const confirmSubmit = useConfirmSubmit(form.draft);
  const leave = useLeave();
  const allowed = useAllowed();
  const t = useText();
  const { isRunning, error, forgetError } = storing;
  useNewest(form, { detail, isRunning, draftOf });
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

function useBudgetCalls(form: Form) {
  const { draft, settle } = form;
  const saving = useCommand(saveBudgetPro, { success: texts.saved, quiet: true });
  const submitting = useCommand(budgetMoves.submit, { success: texts.submitted, quiet: true });
  const onSaved = ({ id, version }: Saved) => settle(draft, (known) => ({ ...known, id, version }));
  return useStoring(form, { saving, submitting, input: () => inputOf(draft), onSaved });
}

function useConfirmSubmit({ values }: BudgetDraft): () => Promise<boolean> {
  const t = useText();
  const confirm = useConfirm();
  const total = formatMoney(String(values.totalMoney ?? ''));
  return () => confirm({ title: t(texts.submitTitle), text: t(texts.submitText, { total }), ok: t(texts.submit) });
}
