import { costIn } from '@zhaocai/model/treasury/cost-in';
import { costInType } from '@zhaocai/model/treasury/choices';
import { projectMistakeIn, type MistakeLine } from '@zhaocai/model/treasury/cost-in-endpoints';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { FormDialog, type FormTask } from '../../../kit/resource-form/form-dialog.tsx';
import { useText } from '../../../kit/text/language.ts';
import { formatMoney } from '../../../kit/widgets/money.tsx';
import { shownInstant } from '../../../kit/widgets/shown-instant.ts';
import { treasuryTexts as texts } from '../texts.ts';

const { projectId, supplierId, inType, note } = costIn.fields;
const fields = {
  projectId,
  inType: { ...inType, choices: inType.choices.filter(({ value }) => !costInType.is(value, 'deposit')) },
  supplierId,
  reason: { ...note, label: texts.reason, readOnly: false, required: true },
};

interface CorrectDialogProps {
  /** Without one it is closed. */
  readonly row: MistakeLine | undefined;
  readonly onClose: () => void;
}

/** For which project a receipt is, and what for. */
export function CorrectDialog({ row, onClose }: CorrectDialogProps) {
  const task = useTask(row);
  return <FormDialog task={task} width={560} onClose={onClose} />;
}

function useTask(row: MistakeLine | undefined): FormTask | undefined {
  const t = useText();
  const correcting = useCommand(projectMistakeIn, { success: texts.corrected });
  if (!row) return undefined;
  const { id, version, kind, payerName, payTime, money } = row;
  return {
    key: `correct ${id} ${version}`,
    title: t(texts.correct),
    note: t(texts.correctNote, { name: payerName, time: shownInstant(payTime), money: formatMoney(money) }),
    fields,
    submitText: t(texts.correct),
    onSubmit: async (values) => {
      const said = {
        version,
        projectId: String(values.projectId ?? ''),
        inType: Number(values.inType),
        supplierId: typeof values.supplierId === 'string' && values.supplierId !== '' ? values.supplierId : null,
        reason: String(values.reason ?? ''),
      };
      const which = kind === 'costIn' ? { costInId: id } : { receiptId: id };
      return (await correcting.run({ ...which, ...said })) !== undefined;
    },
  };
}
