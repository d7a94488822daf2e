import { orderType } from '@zhaocai/model/order/choices';
import { chargeableEntries, saveOrder } from '@zhaocai/model/order/order-endpoints';
import type { Choice, Fields } from '@zhaocai/model/kit/field';
import { payOrder } from '@zhaocai/model/order/pay-order';
import { Alert, Form, Select } from 'antd';
import { useRef, useState, type Ref } from 'react';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { RefSelect } from '../../../kit/resource-form/ref-select.tsx';
import { ResourceForm, type ResourceFormHandle } from '../../../kit/resource-form/resource-form.tsx';
import { useText } from '../../../kit/text/language.ts';
import { words } from '../../../kit/text/words.ts';
import { Dialog } from '../../../kit/widgets/dialog.tsx';
import { useNotify } from '../../../kit/widgets/use-notify.tsx';
import { orderTexts as texts } from '../texts.ts';

const charges: readonly Choice[] = orderType.choices.filter(({ name }) => name !== 'documents');

const fields: Fields = {
  orderType: { kind: 'choice', label: payOrder.fields.orderType.label, choices: charges, required: true },
  orderMoney: { kind: 'money', label: texts.chargeMoney, min: 0.01, required: true },
};

interface ChargeDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Whom finance charges, for what, and how much. */
export function ChargeDialog({ isOpen, onClose }: ChargeDialogProps) {
  const t = useText();
  const form = useRef<ResourceFormHandle>(null);
  return (
    <Dialog
      isOpen={isOpen}
      title={t(texts.charge)}
      width={560}
      onClose={() => (form.current ? form.current.cancel() : onClose())}
    >
      {isOpen && <ChargeForm form={form} onClose={onClose} />}
    </Dialog>
  );
}

interface ChargeFormProps {
  readonly form: Ref<ResourceFormHandle>;
  readonly onClose: () => void;
}

function ChargeForm({ form, onClose }: ChargeFormProps) {
  const t = useText();
  const [projectId, setProjectId] = useState<string>();
  const [entryId, setEntryId] = useState<string>();
  const entries = useEndpoint(chargeableEntries, { projectId: projectId ?? '' }, { enabled: projectId !== undefined });
  const notify = useNotify();
  const charging = useCommand(saveOrder, { success: texts.charged });
  const isNobody = entries.data?.length === 0;
  return (
    <>
      <div className="kit-form-note">
        <Alert
          type={isNobody ? 'warning' : 'info'}
          showIcon
          title={t(isNobody ? texts.chargeNobody : texts.chargeNote)}
        />
      </div>
      <Form.Item label={t(payOrder.fields.projectId.label)} layout="vertical" required>
        <RefSelect
          to="project"
          value={projectId}
          label={t(payOrder.fields.projectId.label)}
          placeholder={t(texts.chargeProject)}
          onChange={(id) => {
            setProjectId(typeof id === 'string' ? id : undefined);
            setEntryId(undefined);
          }}
        />
      </Form.Item>
      <Form.Item label={t(payOrder.fields.supplierName.label)} layout="vertical" required>
        <Select
          aria-label={t(payOrder.fields.supplierName.label)}
          placeholder={t(texts.chargeWho)}
          className="kit-wide"
          disabled={!entries.data || isNobody}
          value={entryId}
          onChange={setEntryId}
          options={entries.data?.map((one) => ({
            value: one.entryId,
            label: `${one.supplierName} · ${one.packageName}${one.isWinner ? ` · ${t(texts.winner)}` : ''}`,
          }))}
        />
      </Form.Item>
      <ResourceForm
        ref={form}
        fields={fields}
        initial={{ orderType: orderType.code.scene }}
        submitText={t(words.submit)}
        onCancel={onClose}
        onSubmit={async (values) => {
          if (!entryId) {
            notify.warning(t(texts.chargeWho));
            return false;
          }
          const made = await charging.run({
            orderType: Number(values.orderType),
            entryId,
            orderMoney: String(values.orderMoney),
          });
          if (made) onClose();
          return made !== undefined;
        }}
      />
    </>
  );
}
