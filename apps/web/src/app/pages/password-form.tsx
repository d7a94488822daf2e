import { Button, Form, Input } from 'antd';
import { useId, useState } from 'react';
import { RequestError } from '../../kit/http/request-error.ts';
import { passwordWasChanged, useSession } from '../../kit/session/session-store.ts';
import { useText } from '../../kit/text/language.ts';
import { useNotify } from '../../kit/widgets/use-notify.tsx';
import { loginTexts } from '../login/login-texts.ts';
import { changePassword, passwordFault, type Passwords } from '../session/change-password.ts';
import { rulesInWords, usePasswordRules } from '../session/password-rules.ts';

const empty: Passwords = { old: '', fresh: '', again: '' };

/** Old password, new one, new one again. */
export function PasswordForm() {
  const t = useText();
  const notify = useNotify();
  const [form] = Form.useForm<Passwords>();
  // Two tabs may show it: each names its fields by itself.
  const name = useId();
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  const { account = '', tenantId } = useSession((state) => state.user) ?? {};
  const rules = usePasswordRules(tenantId);
  const handleSubmit = async (passwords: Passwords) => {
    const found = passwordFault(passwords, { account, rules });
    setFault(found);
    if (found !== undefined) return;
    setBusy(true);
    try {
      await changePassword(passwords);
      passwordWasChanged();
      form.resetFields();
      notify.success(t(loginTexts.changed));
    } catch (error) {
      if (error instanceof RequestError && error.kind === 'refused') setFault(error.message);
      else notify.failure(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Form
      form={form}
      name={name}
      layout="vertical"
      className="shell-password"
      initialValues={empty}
      onFinish={(values) => void handleSubmit({ ...empty, ...values })}
    >
      <Form.Item name="old" label={t(loginTexts.oldPassword)}>
        <Input.Password autoComplete="current-password" />
      </Form.Item>
      <Form.Item name="fresh" label={t(loginTexts.newPassword)} extra={rulesInWords(rules)}>
        <Input.Password autoComplete="new-password" />
      </Form.Item>
      <Form.Item
        name="again"
        label={t(loginTexts.newPasswordAgain)}
        validateStatus={fault ? 'error' : undefined}
        help={fault}
      >
        <Input.Password autoComplete="new-password" />
      </Form.Item>
      <Button type="primary" htmlType="submit" loading={isBusy}>
        {t(loginTexts.changePassword)}
      </Button>
    </Form>
  );
}
