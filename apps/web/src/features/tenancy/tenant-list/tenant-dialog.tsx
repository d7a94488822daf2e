import { tenant as definition } from '@zhaocai/model/tenancy/tenant';
import { submitTenant, tenantDetail, type TenantDetail } from '@zhaocai/model/tenancy/tenant-endpoints';
import { Button, Form } from 'antd';
import { useState } from 'react';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { useDialogWork } from '../../../kit/page/use-dialog-work.ts';
import { useKeptForm } from '../../../kit/resource-form/use-kept-form.tsx';
import { useAllowed } from '../../../kit/session/allowed.ts';
import { useText } from '../../../kit/text/language.ts';
import { Copyable } from '../../../kit/widgets/copyable.tsx';
import { DescriptionList } from '../../../kit/widgets/description-list.tsx';
import { administrationWidth, Dialog } from '../../../kit/widgets/dialog.tsx';
import { Loaded } from '../../../kit/widgets/loading.tsx';
import { shownInstant } from '../../../kit/widgets/shown-instant.ts';
import { TenantFields } from '../tenant/tenant-fields.tsx';
import { AccountUse, Expiry, FileQuota, KindName, TenantStateTag } from '../tenant/tenant-state.tsx';
import { tenantTexts as texts } from './texts.ts';
import { platformTenantId } from './use-tenant-work.ts';

export interface TenantTask {
  readonly kind: 'view' | 'edit';
  readonly id: string;
}

export interface TenantDialogProps {
  readonly task: TenantTask | undefined;
  readonly onTask: (task: TenantTask | undefined) => void;
}

/** A tenant as it is now, to read or to change. */
export function TenantDialog({ task, onTask }: TenantDialogProps) {
  const t = useText();
  const { touch, leave, close } = useDialogWork(() => onTask(undefined));
  const query = useEndpoint(tenantDetail, { id: task?.id }, { enabled: task !== undefined });
  return (
    <Dialog
      isOpen={task !== undefined}
      width={administrationWidth}
      title={t(task?.kind === 'edit' ? texts.editTitle : texts.detailTitle)}
      onClose={() => void close()}
    >
      <Loaded query={query}>
        {(tenant) =>
          task?.kind === 'edit' ? (
            <TenantForm key={tenant.id} tenant={tenant} onDirty={touch} onCancel={() => void close()} onSaved={leave} />
          ) : (
            <TenantView tenant={tenant} onClose={leave} onEdit={() => onTask({ kind: 'edit', id: tenant.id })} />
          )
        }
      </Loaded>
    </Dialog>
  );
}

interface TenantFormProps {
  readonly tenant: TenantDetail;
  readonly onDirty: () => void;
  readonly onCancel: () => void;
  readonly onSaved: () => void;
}

function TenantForm({ tenant, onDirty, onCancel, onSaved }: TenantFormProps) {
  const t = useText();
  const [form] = Form.useForm<Record<string, unknown>>();
  // What was read when the form was opened: a newer row must not slip under what is being typed.
  const [start] = useState(tenant);
  const saving = useCommand(submitTenant, { success: texts.saved, onSuccess: onSaved });
  const { id, version, userCount, tenantId } = start;
  const typing = useKeptForm(`tenant ${id}`, form, onDirty);
  const save = (values: Record<string, unknown>) => void saving.run({ ...values, id, version });
  return (
    <Form
      form={form}
      name="tenant"
      layout="vertical"
      className="kit-form kit-form-two"
      initialValues={start}
      onValuesChange={(changed: object) => {
        onDirty();
        typing.keep(changed);
      }}
      onFinish={save}
      scrollToFirstError={{ focus: true, block: 'center' }}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) form.submit();
      }}
    >
      {typing.offer}
      <TenantFields
        names={definitionNames.filter((name) => name !== 'kind' || tenantId !== platformTenantId)}
        isKindFixed={userCount > 1}
        kindHint={userCount > 1 ? t(texts.kindHint) : undefined}
      />
      <div className="kit-form-foot kit-form-wide">
        <span className="kit-form-hint" />
        <Button onClick={onCancel}>{t(texts.cancel)}</Button>
        <Button type="primary" htmlType="submit" loading={saving.isRunning}>
          {t(texts.save)}
        </Button>
      </div>
    </Form>
  );
}

const definitionNames = [
  'tenantName',
  'creditCode',
  'kind',
  'linkman',
  'contactNumber',
  'address',
  'domain',
  'accountNumber',
  'fileQuota',
  'expireTime',
] as const;

interface TenantViewProps {
  readonly tenant: TenantDetail;
  readonly onClose: () => void;
  readonly onEdit: () => void;
}

function TenantView({ tenant, onClose, onEdit }: TenantViewProps) {
  const t = useText();
  const mayEdit = useAllowed()('tenant_edit');
  const { fields } = definition;
  const facts = [
    { key: 'tenantName', label: t(fields.tenantName.label), value: tenant.tenantName },
    { key: 'tenantId', label: t(texts.number), value: <Copyable value={tenant.tenantId} /> },
    { key: 'kind', label: t(fields.kind.label), value: <KindName kind={tenant.kind} /> },
    { key: 'status', label: t(texts.state), value: <TenantStateTag {...tenant} /> },
    { key: 'accounts', label: t(texts.accounts), value: <AccountUse {...tenant} /> },
    { key: 'fileQuota', label: t(fields.fileQuota.label), value: <FileQuota {...tenant} /> },
    { key: 'expireTime', label: t(fields.expireTime.label), value: <Expiry {...tenant} /> },
    { key: 'domain', label: t(fields.domain.label), value: tenant.domain },
    { key: 'creditCode', label: t(fields.creditCode.label), value: <Copyable value={tenant.creditCode} /> },
    { key: 'linkman', label: t(fields.linkman.label), value: tenant.linkman },
    { key: 'contactNumber', label: t(fields.contactNumber.label), value: tenant.contactNumber },
    { key: 'createTime', label: t(texts.created), value: shownInstant(tenant.createTime) },
    { key: 'address', label: t(fields.address.label), value: tenant.address, isWide: true },
  ];
  return (
    <>
      <DescriptionList facts={facts} />
      <div className="kit-form-foot">
        <span className="kit-form-hint" />
        {mayEdit && <Button onClick={onEdit}>{t(texts.edit)}</Button>}
        <Button type="primary" autoFocus onClick={onClose}>
          {t(texts.close)}
        </Button>
      </div>
    </>
  );
}
