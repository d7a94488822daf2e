import { allotCustomers } from '@zhaocai/model/crm/crm-endpoints';
import { Button } from 'antd';
import { useState } from 'react';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { RefSelect } from '../../../kit/resource-form/ref-select.tsx';
import { useText } from '../../../kit/text/language.ts';
import { Dialog } from '../../../kit/widgets/dialog.tsx';
import { crmTexts as texts } from '../texts.ts';

export interface AllotDialogProps {
  readonly customer: { readonly id: string; readonly name: string; readonly ownerId: string | null };
  readonly onClose: () => void;
}

/** Names who looks after a customer from now on. */
export function AllotDialog({ customer: { id, name, ownerId }, onClose }: AllotDialogProps) {
  const t = useText();
  const [chosen, setChosen] = useState(ownerId);
  const allotting = useCommand(allotCustomers, { success: texts.allotted, onSuccess: onClose });
  return (
    <Dialog isOpen title={t(texts.allotTitle, { name })} width={480} onClose={onClose}>
      <RefSelect
        to="businessMan"
        label={t(texts.salesman)}
        placeholder={t(texts.pickPerson)}
        value={chosen}
        onChange={(value) => setChosen(typeof value === 'string' ? value : null)}
      />
      <div className="kit-form-foot">
        <span className="kit-form-hint" />
        <Button onClick={onClose}>{t(texts.cancel)}</Button>
        <Button
          type="primary"
          disabled={!chosen}
          loading={allotting.isRunning}
          onClick={() => chosen && void allotting.run({ ids: id, ownerId: chosen })}
        >
          {t(texts.ok)}
        </Button>
      </div>
    </Dialog>
  );
}
