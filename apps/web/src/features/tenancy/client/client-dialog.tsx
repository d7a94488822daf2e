import type { Row } from '@zhaocai/model/kit/entity';
import { client, clientStatus, grantTypes, saveClient, webClientId } from '@zhaocai/model/tenancy/client';
import { Button, Checkbox, Form, Switch } from 'antd';
import { useState } from 'react';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { useDialogWork } from '../../../kit/page/use-dialog-work.ts';
import { useKeptForm } from '../../../kit/resource-form/use-kept-form.tsx';
import { useText } from '../../../kit/text/language.ts';
import { administrationWidth, Dialog } from '../../../kit/widgets/dialog.tsx';
import { FieldItem } from '../tenant/field-item.tsx';
import { clientTexts as texts } from './texts.ts';

export interface ClientSecret {
  readonly clientId: string;
  readonly secret: string | undefined;
}

/** Without a row a new client is made. */
export interface ClientTask {
  readonly row?: Row<typeof client>;
}

export interface ClientDialogProps {
  readonly task: ClientTask | undefined;
  readonly onClose: () => void;
  readonly onSecret: (secret: ClientSecret) => void;
}

export function ClientDialog({ task: wanted, onClose, onSecret }: ClientDialogProps) {
  const t = useText();
  const [last, setLast] = useState(wanted);
  if (wanted && wanted !== last) setLast(wanted);
  const task = wanted ?? last;
  const { touch, leave, close } = useDialogWork(onClose);
  return (
    <Dialog
      isOpen={wanted !== undefined}
      width={administrationWidth}
      title={t(task?.row ? texts.editTitle : texts.add)}
      onClose={() => void close()}
    >
      {task && (
        <ClientForm
          row={task.row}
          onDirty={touch}
          onCancel={() => void close()}
          onSaved={(secret) => {
            leave();
            if (secret) onSecret(secret);
          }}
        />
      )}
    </Dialog>
  );
}

interface ClientFormProps {
  readonly row: Row<typeof client> | undefined;
  readonly onDirty: () => void;
  readonly onCancel: () => void;
  readonly onSaved: (secret: ClientSecret | undefined) => void;
}

interface ClientValues {
  readonly clientId: string;
  readonly grants: readonly string[];
  readonly accessTokenValidity: number;
  readonly refreshTokenValidity: number;
  readonly signOutUrl?: string | null;
  readonly remark?: string;
  readonly isEnabled: boolean;
}

const fresh = {
  grants: ['password', 'captcha', 'refresh_token'],
  accessTokenValidity: 3600,
  refreshTokenValidity: 604_800,
  isEnabled: true,
};

function ClientForm({ row, onDirty, onCancel, onSaved }: ClientFormProps) {
  const t = useText();
  const [form] = Form.useForm<ClientValues>();
  const typing = useKeptForm(`client ${row?.id ?? ''}`, form, onDirty);
  const saving = useCommand(saveClient, { success: texts.saved });
  const save = async ({ grants, isEnabled, ...values }: ClientValues) => {
    const identity = row ? { id: row.id, version: row.version } : {};
    const status = isEnabled ? clientStatus.code.enabled : clientStatus.code.disabled;
    const answer = await saving.run({ ...values, ...identity, grantTypes: grants.join(','), status });
    if (answer) onSaved(row ? undefined : { clientId: values.clientId, secret: answer.data.clientSecret });
  };
  const isWeb = row?.clientId === webClientId;
  const { fields } = client;
  return (
    <Form
      form={form}
      name="client"
      layout="vertical"
      className="kit-form"
      initialValues={
        row ? { ...row, grants: row.grantTypes.split(','), isEnabled: clientStatus.is(row.status, 'enabled') } : fresh
      }
      onValuesChange={(changed: object) => {
        onDirty();
        typing.keep(changed);
      }}
      onFinish={(values) => void save(values)}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) form.submit();
      }}
    >
      {typing.offer}
      <FieldItem name="clientId" field={fields.clientId} isDisabled={row !== undefined} />
      <Form.Item
        name="grants"
        label={t(fields.grantTypes.label)}
        rules={[{ required: true, type: 'array', min: 1, message: t(texts.grantsMissing) }]}
      >
        <GrantBoxes
          options={grantTypes.map((grant) => ({
            value: grant,
            label: t(texts[grant]),
            disabled: isWeb && (grant === 'password' || grant === 'refresh_token'),
          }))}
        />
      </Form.Item>
      <FieldItem name="accessTokenValidity" field={{ ...fields.accessTokenValidity, help: texts.accessHelp }} />
      <FieldItem name="refreshTokenValidity" field={{ ...fields.refreshTokenValidity, help: texts.refreshHelp }} />
      <FieldItem name="signOutUrl" field={fields.signOutUrl} />
      <FieldItem name="remark" field={fields.remark} />
      <Form.Item name="isEnabled" label={t(texts.enabled)} valuePropName="checked" extra={!isWeb && t(texts.stateHelp)}>
        <Switch disabled={isWeb} />
      </Form.Item>
      <div className="kit-form-foot">
        <span className="kit-form-hint" />
        <Button onClick={onCancel}>{t(texts.cancel)}</Button>
        <Button type="primary" htmlType="submit" loading={saving.isRunning}>
          {t(texts.save)}
        </Button>
      </div>
    </Form>
  );
}

type Boxes = React.ComponentProps<typeof Checkbox.Group<string>>;

/** The form marks what is required by an attribute that a group of boxes may not bear. */
function GrantBoxes({ 'aria-required': _required, ...boxes }: Boxes & { readonly 'aria-required'?: boolean }) {
  return <Checkbox.Group {...boxes} />;
}
