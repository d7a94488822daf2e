import { nodeType } from '@zhaocai/model/workflow/definition';
import { flowComplete } from '@zhaocai/model/workflow/command-endpoints';
import { taskStatus } from '@zhaocai/model/workflow/run-lifecycle';
import type { FlowTaskRow } from '@zhaocai/model/workflow/wire';
import type { RowAction } from '../../../../kit/data-table/column.ts';
import { useCommand } from '../../../../kit/endpoint/use-command.ts';
import { useText } from '../../../../kit/text/language.ts';
import { useAskReason } from '../../../../kit/widgets/use-confirm.tsx';
import { approvalTexts as texts } from '../texts.ts';

/** A word said in the list itself; what needs more than a word is handled on the task's page. */
export function useQuickDecision(): (row: FlowTaskRow) => readonly RowAction[] {
  const t = useText();
  const ask = useAskReason();
  const command = useCommand(flowComplete);
  const agree = async ({ id, title }: FlowTaskRow) => {
    const remark = await ask({
      title: t(texts.agreeQuestion, { title }),
      text: t(texts.agreeHelp),
      ok: t(texts.agree),
      placeholder: t(texts.opinionHint),
      isOptional: true,
    });
    if (remark !== undefined)
      await command.run({ id, operateStatus: taskStatus.code.agreed, remark: remark || undefined });
  };
  const reject = async ({ id, title }: FlowTaskRow) => {
    const remark = await ask({
      title: t(texts.rejectQuestion, { title }),
      text: t(texts.rejectHelp),
      ok: t(texts.reject),
      placeholder: t(texts.rejectHint),
      isDangerous: true,
    });
    if (remark) await command.run({ id, operateStatus: taskStatus.code.rejected, remark });
  };
  return (row) =>
    nodeType.is(row.nodeType, 'approval')
      ? [
          { key: 'agree', label: t(texts.agree), onClick: () => void agree(row) },
          { key: 'reject', label: t(texts.reject), isDangerous: true, onClick: () => void reject(row) },
        ]
      : [];
}
