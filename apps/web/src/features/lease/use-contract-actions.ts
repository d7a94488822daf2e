import { actionsAllowed } from '@zhaocai/model/kit/lifecycle';
import { contractLifecycle } from '@zhaocai/model/lease/contract-lifecycle';
import { useState } from 'react';
import type { RowAction } from '../../kit/data-table/column.ts';
import { useAllowed } from '../../kit/session/allowed.ts';
import { useText } from '../../kit/text/language.ts';
import { useConfirm } from '../../kit/widgets/use-confirm.tsx';
import { contractForms, contractQuestions, type ContractAction, type ContractRow } from './contract-forms.ts';
import type { FormTask } from '../../kit/resource-form/form-dialog.tsx';
import { leaseTexts as texts } from './texts.ts';
import { useContractCommands } from './use-contract-commands.ts';

/** The buttons of a contract: those that its state and the user’s rights allow, each with what it asks. */
export function useContractActions() {
  const t = useText();
  const allowed = useAllowed();
  const [task, setTask] = useState<FormTask>();
  const start = useStart(setTask);
  const actions = (row: ContractRow): RowAction[] =>
    actionsAllowed(contractLifecycle, row.status, allowed)
      .filter((action) => contractForms[action] ?? contractQuestions[action])
      .map((action) => {
        const { label, danger } = contractLifecycle.actions[action];
        const isDecision = action.startsWith('approve');
        return {
          key: action,
          label: t(isDecision ? texts.review : label),
          isDangerous: danger,
          onClick: () => start(row, action),
        };
      });
  return { actions, task, setTask };
}

/** Asks for what the action needs: a form, or a yes. */
function useStart(setTask: (task: FormTask) => void): (row: ContractRow, action: ContractAction) => void {
  const t = useText();
  const confirm = useConfirm();
  const commands = useContractCommands();
  const ask = async ({ id, contractNo }: ContractRow, action: ContractAction, { title, text }: Question) => {
    const { to: status, danger: isDangerous } = contractLifecycle.actions[action];
    if (await confirm({ title: t(title, { no: contractNo ?? '' }), text: t(text), isDangerous }))
      await commands.move({ id, status });
  };
  return (row, action) => {
    const question = contractQuestions[action];
    if (question) return void ask(row, action, question);
    const form = contractForms[action];
    if (!form) return;
    setTask({
      title: t(form.title, { no: row.contractNo ?? '' }),
      note: form.note?.(row, t),
      fields: form.fields,
      initial: form.initial,
      onSubmit: (values) => commands[form.command](row.id, values),
    });
  };
}

type Question = NonNullable<(typeof contractQuestions)[ContractAction]>;
