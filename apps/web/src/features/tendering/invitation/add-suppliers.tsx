import { addInvitations } from '@zhaocai/model/tendering/invitation-endpoints';
import { supplierStatus } from '@zhaocai/model/tendering/choices';
import { Alert, Button, Form, Input } from 'antd';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { RefSelect } from '../../../kit/resource-form/ref-select.tsx';
import { useDialogForm } from '../../../kit/resource-form/use-dialog-draft.tsx';
import { useText } from '../../../kit/text/language.ts';
import { Dialog } from '../../../kit/widgets/dialog.tsx';
import { invitationTexts as texts } from './texts.ts';

interface AddSuppliersProps {
  readonly projectId: string;
  /** A single source. */
  readonly isOne: boolean;
  readonly onClose: () => void;
}

interface Typed {
  readonly suppliers: string | string[];
  readonly reason: string;
}

const width = 600;
const longest = 500;
/** Who is debarred is not offered. */
export const activeOnly = { supplierStatus: String(supplierStatus.code.active) };

/** Chooses suppliers of the library and says why; a refusal keeps both. */
export function AddSuppliers({ projectId, isOne, onClose }: AddSuppliersProps) {
  const t = useText();
  const { form, onValuesChange, offer, close, leave } = useDialogForm<Typed>(`invite ${projectId}`, onClose);
  const adding = useCommand(addInvitations, { success: texts.added, quiet: true, onSuccess: leave });
  const add = ({ suppliers, reason }: Typed) => void adding.run({ projectId, supplierIds: [suppliers].flat(), reason });
  return (
    <Dialog isOpen title={t(texts.add)} width={width} onClose={() => void close()}>
      {offer}
      <Form<Typed> form={form} layout="vertical" onFinish={add} onValuesChange={onValuesChange}>
        <p className="tender-hint">{t(texts.addHelp)}</p>
        {adding.error && <Alert type="error" showIcon title={adding.error.message} />}
        <Form.Item
          name="suppliers"
          label={t(texts.suppliers)}
          rules={[{ required: true, message: t(texts.suppliersMissing) }]}
        >
          <RefSelect to="supplier" isMultiple={!isOne} filters={activeOnly} />
        </Form.Item>
        <Form.Item
          name="reason"
          label={t(texts.reason)}
          extra={t(texts.reasonHelp)}
          rules={[{ required: true, whitespace: true, message: t(texts.reasonMissing) }]}
        >
          <Input.TextArea rows={3} maxLength={longest} showCount />
        </Form.Item>
        <div className="kit-form-foot">
          <Button onClick={() => void close()}>{t(texts.cancel)}</Button>
          <Button type="primary" htmlType="submit" loading={adding.isRunning}>
            {t(texts.add)}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
