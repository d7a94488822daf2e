import { resource } from '@zhaocai/model/kit/resource';
import type { Fields } from '@zhaocai/model/kit/field';
import { isOnline, payType } from '@zhaocai/model/order/choices';
import { payChannel } from '@zhaocai/model/order/pay-channel';
import { Form, Input } from 'antd';
import { useRef, useState, type Ref } from 'react';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { ResourceForm, type FormValues, type ResourceFormHandle } from '../../../kit/resource-form/resource-form.tsx';
import type { RowTask } from '../../../kit/resource-page/row-task.ts';
import { useText } from '../../../kit/text/language.ts';
import { Dialog } from '../../../kit/widgets/dialog.tsx';
import { Loaded } from '../../../kit/widgets/loading.tsx';
import { RadioGroup } from '../../../kit/widgets/radio-group.tsx';
import { orderTexts as texts } from '../texts.ts';

const { save, detail } = resource(payChannel);
const { isOn, merchantNo, secretKey, accountName, accountNo, bankName, remark } = payChannel.fields;
const ofOnline: Fields = { merchantNo, secretKey, isOn, remark };
const ofTransfer: Fields = { accountName, accountNo, bankName, isOn, remark };

interface ChannelDialogProps {
  readonly task: RowTask | undefined;
  readonly onClose: () => void;
}

/** Adds or sets up a channel: what is asked for follows from its kind. */
export function ChannelDialog({ task, onClose }: ChannelDialogProps) {
  const t = useText();
  const form = useRef<ResourceFormHandle>(null);
  const close = () => (form.current ? form.current.cancel() : onClose());
  return (
    <Dialog
      isOpen={task !== undefined}
      title={t(task?.kind === 'edit' ? texts.editChannel : texts.addChannel)}
      width={560}
      onClose={close}
    >
      {task?.kind === 'add' && <ChannelForm form={form} onClose={onClose} />}
      {task?.kind === 'edit' && <StoredChannel id={task.id} form={form} onClose={onClose} />}
    </Dialog>
  );
}

interface ChannelFormProps {
  readonly form: Ref<ResourceFormHandle>;
  readonly row?: FormValues;
  readonly onClose: () => void;
}

function StoredChannel({ id, ...props }: Omit<ChannelFormProps, 'row'> & { readonly id: string }) {
  const query = useEndpoint(detail, { id });
  return <Loaded query={query}>{(row) => <ChannelForm {...props} row={{ ...row }} />}</Loaded>;
}

function ChannelForm({ form, row, onClose }: ChannelFormProps) {
  const t = useText();
  const [kind, setKind] = useState<number>(Number(row?.payType ?? payType.code.offline));
  const saving = useCommand(save, { success: texts.saved });
  return (
    <>
      <div className="kit-form-note">
        <RadioGroup
          label={t(payChannel.fields.payType.label)}
          choices={payType.choices}
          value={kind}
          disabled={row !== undefined}
          onChange={setKind}
        />
      </div>
      <ResourceForm
        key={kind}
        ref={form}
        fields={isOnline(kind) ? ofOnline : ofTransfer}
        row={row}
        initial={{ isOn: true }}
        onCancel={onClose}
        onSubmit={async (values) => {
          // The form gives what the definition asks for; its type is only known by name.
          const input = { ...values, payType: kind } as unknown as Parameters<typeof saving.run>[0];
          const saved = await saving.run(input);
          if (saved) onClose();
          return saved !== undefined;
        }}
      >
        {isOnline(kind) && (
          <Form.Item name="secretKey" label={t(secretKey.label)} extra={secretKey.help && t(secretKey.help)}>
            <Input.Password autoComplete="new-password" />
          </Form.Item>
        )}
      </ResourceForm>
    </>
  );
}
