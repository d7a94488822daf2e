import '../tenancy.css';
import { tenant } from '@zhaocai/model/tenancy/tenant';
import { submitTenant } from '@zhaocai/model/tenancy/tenant-endpoints';
import { Alert, Button, Form, Input, Steps } from 'antd';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { usePageTab, useUnsaved } from '../../../kit/page/page-tab.ts';
import { useKeptForm } from '../../../kit/resource-form/use-kept-form.tsx';
import { useText } from '../../../kit/text/language.ts';
import { PageHead, Section } from '../../../kit/widgets/section.tsx';
import { OneTimeSecret } from '../../../kit/widgets/one-time-secret.tsx';
import { TemplateItem } from '../template/template-item.tsx';
import { TenantFields } from '../tenant/tenant-fields.tsx';
import { addTenantTexts as texts } from './texts.ts';

const steps = [
  { title: texts.who, names: ['tenantName', 'creditCode', 'kind', 'linkman', 'contactNumber', 'address'] },
  { title: texts.limits, names: ['domain', 'accountNumber', 'fileQuota', 'expireTime'] },
  { title: texts.admin, names: ['adminAccount', 'adminName', 'adminPhone'] },
] as const;
const lastStep = steps.length - 1;

interface Made {
  readonly tenantName: string;
  readonly tenantId: string;
  readonly account: string;
  readonly password: string | undefined;
}

/** Three steps to a tenant: who it is, what it may use, who administers it. */
export function AddTenantPage() {
  const t = useText();
  const element = useRef<HTMLDivElement>(null);
  const [form] = Form.useForm<Record<string, unknown>>();
  const [step, setStep] = useState(0);
  const [isDirty, setDirty] = useState(false);
  const [made, setMade] = useState<Made>();
  useUnsaved(isDirty && !made, element);
  const typing = useKeptForm('newTenant', form, () => setDirty(true));
  const leave = useLeave();
  const creating = useCommand(submitTenant, { success: 'silent' });
  const forward = async () => {
    const values = await form.validateFields([...(steps[step]?.names ?? [])]).catch(() => undefined);
    if (!values) return;
    if (step < lastStep) return setStep(step + 1);
    const all: Record<string, unknown> = form.getFieldsValue(true);
    const answer = await creating.run(all);
    if (!answer) return;
    typing.drop();
    const { tenantId, account = '', password } = answer.data;
    setMade({ tenantName: String(all.tenantName), tenantId, account, password });
  };
  return (
    <div className="kit-page" ref={element}>
      <PageHead title={t(texts.title)}>
        <span>{t(texts.help)}</span>
      </PageHead>
      {typing.offer}
      <Section title={<Steps current={step} size="small" items={steps.map(({ title }) => ({ title: t(title) }))} />}>
        <Form
          form={form}
          name="newTenant"
          layout="vertical"
          className="tenancy-steps"
          onValuesChange={(changed: object) => {
            setDirty(true);
            typing.keep(changed);
          }}
          onFinish={() => void forward()}
        >
          <div className="kit-form kit-form-two" hidden={step !== 0}>
            <TenantFields names={steps[0].names} />
            <TemplateItem />
          </div>
          <div className="kit-form" hidden={step !== 1}>
            <TenantFields names={steps[1].names} />
          </div>
          {step === lastStep && (
            <div className="kit-form">
              <AdministratorFields />
            </div>
          )}
          <div className="tenancy-steps-foot">
            {step > 0 && <Button onClick={() => setStep(step - 1)}>{t(texts.back)}</Button>}
            <Button type="primary" htmlType="submit" loading={creating.isRunning}>
              {t(step === lastStep ? texts.create : texts.next)}
            </Button>
          </div>
        </Form>
      </Section>
      {made && <TenantMade made={made} onClose={leave} />}
    </div>
  );
}

function useLeave() {
  const navigate = useNavigate();
  const tab = usePageTab();
  return () => {
    tab.close();
    void navigate('/system/tenantManage/tenantList', { replace: true });
  };
}

function AdministratorFields() {
  const t = useText();
  return (
    <>
      <Form.Item
        name="adminAccount"
        label={t(texts.account)}
        extra={t(texts.accountHelp)}
        validateTrigger="onBlur"
        rules={[
          { required: true, message: t(texts.accountMissing) },
          { pattern: /^[A-Za-z][A-Za-z0-9._-]{2,44}$/, message: t(texts.accountHelp) },
        ]}
      >
        <Input maxLength={45} autoComplete="off" />
      </Form.Item>
      <Form.Item name="adminName" label={t(texts.adminName)}>
        <Input maxLength={20} autoComplete="off" />
      </Form.Item>
      <Form.Item name="adminPhone" label={t(texts.adminPhone)}>
        <Input maxLength={30} autoComplete="off" inputMode="tel" />
      </Form.Item>
      <Alert type="info" showIcon title={t(texts.adminText)} />
    </>
  );
}

function TenantMade({ made, onClose }: { made: Made; onClose: () => void }) {
  const t = useText();
  return (
    <OneTimeSecret
      title={t(texts.done)}
      facts={[
        { label: t(tenant.fields.tenantName.label), value: made.tenantName },
        { label: t(texts.number), value: made.tenantId },
        { label: t(texts.account), value: made.account },
      ]}
      secret={{ label: t(texts.password), value: made.password }}
      onClose={onClose}
    />
  );
}
