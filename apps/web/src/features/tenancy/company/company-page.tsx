import '../tenancy.css';
import { tenant as definition, type TenantLook } from '@zhaocai/model/tenancy/tenant';
import {
  ownTenantConf,
  tenantTerm,
  updateOwnTenantConf,
  type TenantDetail,
} from '@zhaocai/model/tenancy/tenant-endpoints';
import { Alert, Button, Form } from 'antd';
import { useRef, useState } from 'react';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { useUnsaved } from '../../../kit/page/page-tab.ts';
import { useKeptDraft } from '../../../kit/resource-form/use-kept-draft.tsx';
import { useKeptForm } from '../../../kit/resource-form/use-kept-form.tsx';
import { useAllowed } from '../../../kit/session/allowed.ts';
import { useText } from '../../../kit/text/language.ts';
import { Copyable } from '../../../kit/widgets/copyable.tsx';
import { DescriptionList } from '../../../kit/widgets/description-list.tsx';
import { Loaded } from '../../../kit/widgets/loading.tsx';
import { PageHead, Section } from '../../../kit/widgets/section.tsx';
import { FileSpace, isNearlyFull } from './file-space.tsx';
import { FieldItem } from '../tenant/field-item.tsx';
import { LookEditor } from '../tenant/look-editor.tsx';
import { LookPreview } from '../tenant/look-preview.tsx';
import { AccountUse, Expiry, KindName, TenantStateTag } from '../tenant/tenant-state.tsx';
import { companyTexts as texts } from './texts.ts';

/** One's own organisation: what the platform keeps about it, whom to call, and how its sign-in page looks. */
export function CompanyPage() {
  const t = useText();
  const query = useEndpoint(ownTenantConf, {});
  return (
    <div className="kit-page">
      <PageHead title={t(texts.title)} note={query.data && <Copyable value={query.data.tenantId} />} />
      <ExpiryNotice />
      <Loaded query={query}>
        {(own) => (
          <>
            <OwnFacts own={own} />
            {/* Drawn anew when somebody saved: what is typed is kept until then. */}
            <OwnConf key={own.version} own={own} />
          </>
        )}
      </Loaded>
    </div>
  );
}

function ExpiryNotice() {
  const t = useText();
  const { data } = useEndpoint(tenantTerm, {});
  if (!data) return null;
  return (
    <>
      {data.isExpiring && <Alert type="warning" showIcon title={t(texts.expiring, { days: data.daysLeft ?? 0 })} />}
      {isNearlyFull(data) && <Alert type="warning" showIcon title={t(texts.nearlyFull)} />}
    </>
  );
}

/** Of the room for files; nothing until it is known. */
function OwnFileSpace() {
  const { data } = useEndpoint(tenantTerm, {});
  return data ? <FileSpace {...data} /> : null;
}

function OwnFacts({ own }: { own: TenantDetail }) {
  const t = useText();
  const { fields } = definition;
  const facts = [
    { key: 'tenantName', label: t(fields.tenantName.label), value: own.tenantName },
    { key: 'kind', label: t(fields.kind.label), value: <KindName kind={own.kind} /> },
    { key: 'creditCode', label: t(fields.creditCode.label), value: <Copyable value={own.creditCode} /> },
    { key: 'status', label: t(texts.state), value: <TenantStateTag {...own} /> },
    { key: 'expireTime', label: t(fields.expireTime.label), value: <Expiry {...own} /> },
    { key: 'accounts', label: t(texts.accounts), value: <AccountUse {...own} /> },
    { key: 'files', label: t(fields.fileQuota.label), value: <OwnFileSpace /> },
    { key: 'domain', label: t(fields.domain.label), value: own.domain },
  ];
  return (
    <Section title={t(texts.facts)} note={t(texts.factsNote)}>
      <DescriptionList facts={facts} />
    </Section>
  );
}

function OwnConf({ own }: { own: TenantDetail }) {
  const t = useText();
  const element = useRef<HTMLDivElement>(null);
  const mayEdit = useAllowed()('company_edit');
  const [form] = Form.useForm<Record<string, string | null>>();
  const [look, setLook] = useState<TenantLook>(own.settings);
  const [isDirty, setDirty] = useState(false);
  useUnsaved(isDirty, element);
  const typing = useKeptForm('company', form, () => setDirty(true));
  const take = (next: TenantLook) => {
    setLook(next);
    setDirty(true);
  };
  const keptLook = useKeptDraft<TenantLook>('look', take);
  const drop = () => {
    typing.drop();
    keptLook.drop();
  };
  const saving = useCommand(updateOwnTenantConf, { success: texts.saved });
  const save = async () => {
    const contact = await form.validateFields().catch(() => undefined);
    if (contact && (await saving.run({ ...contact, version: own.version, look }))) drop();
  };
  const undo = () => {
    form.resetFields();
    drop();
    setLook(own.settings);
    setDirty(false);
  };
  const { fields } = definition;
  return (
    <div className="tenancy-conf" ref={element}>
      {typing.offer}
      <Section title={t(texts.contact)}>
        <Form
          form={form}
          name="company"
          layout="vertical"
          className="kit-form kit-form-two"
          initialValues={own}
          onValuesChange={(changed: object) => {
            setDirty(true);
            typing.keep(changed);
          }}
        >
          <FieldItem name="linkman" field={fields.linkman} isDisabled={!mayEdit} />
          <FieldItem name="contactNumber" field={fields.contactNumber} isDisabled={!mayEdit} />
          <FieldItem name="address" field={fields.address} isWide isDisabled={!mayEdit} />
        </Form>
      </Section>
      <Section title={t(texts.look)} note={t(texts.lookNote)}>
        {own.domain === null && <Alert type="info" showIcon title={t(texts.noHost)} className="tenancy-hint" />}
        {keptLook.offer}
        {mayEdit ? (
          <LookEditor
            look={look}
            onChange={(next) => {
              take(next);
              keptLook.keep(next);
            }}
          />
        ) : (
          <LookPreview look={look} />
        )}
      </Section>
      {mayEdit && isDirty && (
        <div className="tenancy-save-bar">
          <Button onClick={undo}>{t(texts.reset)}</Button>
          <Button type="primary" loading={saving.isRunning} onClick={() => void save()}>
            {t(texts.save)}
          </Button>
        </div>
      )}
    </div>
  );
}
