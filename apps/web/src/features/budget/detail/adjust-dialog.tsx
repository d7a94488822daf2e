import type { BudgetCostRow } from '@zhaocai/model';
import { adjustBudget } from '@zhaocai/model/budget/adjust-endpoints';
import { budgetCost } from '@zhaocai/model/budget/budget-pro';
import type { Fields } from '@zhaocai/model/kit/field';
import { useRef } from 'react';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { ResourceForm, type ResourceFormHandle } from '../../../kit/resource-form/resource-form.tsx';
import { useText } from '../../../kit/text/language.ts';
import { words } from '../../../kit/text/words.ts';
import { administrationWidth, Dialog } from '../../../kit/widgets/dialog.tsx';
import { formatMoney } from '../../../kit/widgets/money.tsx';
import { useLastShown } from '../../../kit/widgets/use-last-shown.ts';
import { budgetTexts as texts } from '../texts.ts';

const fields: Fields = {
  money: { ...budgetCost.fields.money, label: texts.newMoney },
  reason: { kind: 'longText', label: texts.adjustReason, maxLength: 500, required: true },
};

/** More or less money for a line, with the reason; what was typed stays when it is refused. */
export function AdjustDialog({
  line,
  onClose,
}: {
  readonly line: BudgetCostRow | undefined;
  readonly onClose: () => void;
}) {
  const t = useText();
  const form = useRef<ResourceFormHandle>(null);
  const shown = useLastShown(line);
  const adjusting = useCommand(adjustBudget, { success: texts.adjusted });
  const close = () => (form.current ? form.current.cancel() : onClose());
  return (
    <Dialog
      isOpen={line !== undefined}
      title={`${t(texts.adjust)} ${shown?.lineName ?? ''}`}
      width={administrationWidth}
      onClose={close}
    >
      {shown && (
        <>
          <p className="budget-note">
            {t(texts.adjustNote, {
              money: formatMoney(shown.money),
              available: formatMoney(shown.availableMoney),
            })}
          </p>
          <ResourceForm
            key={`${shown.id} ${shown.version}`}
            ref={form}
            fields={fields}
            initial={{ money: shown.money }}
            submitText={t(words.submit)}
            onCancel={onClose}
            onSubmit={async ({ money, reason }) => {
              const { id, version } = shown;
              const answer = await adjusting.run({ id, version, money: String(money), reason: String(reason) });
              if (answer) onClose();
              return answer !== undefined;
            }}
          />
        </>
      )}
    </Dialog>
  );
}
