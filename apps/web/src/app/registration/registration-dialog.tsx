import { App, Button, Form, Input } from 'antd';
import { useState } from 'react';
import { RequestError } from '../../kit/http/request-error.ts';
import { useSession } from '../../kit/session/session-store.ts';
import { useText } from '../../kit/text/language.ts';
import { Dialog } from '../../kit/widgets/dialog.tsx';
import { useNotify } from '../../kit/widgets/use-notify.tsx';
import { useTenantOfHost } from '../login/login-queries.ts';
import { ask } from '../session/ask.ts';
import { newPasswordFault, rulesInWords, usePasswordRules } from '../session/password-rules.ts';
import { withSealed } from '../session/seal-password.ts';
import { signOut } from '../session/sign-out.ts';
import { recordError } from '../session/error-log.ts';
import { registrationFault, type Registration } from './registration-check.ts';
import { registrationTexts as texts } from './registration-texts.ts';

type Typed = Partial<Registration>;

/** Who signed in elsewhere asks here for an account; an administrator decides. */
export function RegistrationDialog() {
  const t = useText();
  const notify = useNotify();
  const register = useRegister();
  const user = useSession((state) => state.user);
  const known = useTenantOfHost()?.tenantId;
  const rules = usePasswordRules(known ?? user?.tenantId);
  const external = user?.account || user?.nickName || '';
  const handleFinish = (typed: Typed) => {
    const input = { ...empty, ...typed, tenantId: known ?? typed.tenantId ?? '' };
    const missing = registrationFault(input);
    const fault = missing ? t(missing) : newPasswordFault(input.password, input.account, rules);
    if (fault !== undefined) notify.warning(fault);
    else void register.run(input, user?.oauthId ?? '');
  };
  return (
    <Dialog isOpen={!register.isDone} title={t(texts.title)} width={520} onClose={() => undefined}>
      <p>{t(texts.help)}</p>
      <Form
        name="registration"
        layout="vertical"
        initialValues={{ tenantId: user?.tenantId, name: external, account: external }}
        onFinish={handleFinish}
      >
        {known === undefined && (
          <Form.Item name="tenantId" label={t(texts.tenantId)}>
            <Input inputMode="numeric" maxLength={12} />
          </Form.Item>
        )}
        <Form.Item name="name" label={t(texts.name)}>
          <Input maxLength={50} />
        </Form.Item>
        <Form.Item name="account" label={t(texts.account)}>
          <Input maxLength={45} autoComplete="username" />
        </Form.Item>
        <Form.Item name="password" label={t(texts.password)} extra={rulesInWords(rules)}>
          <Input.Password autoComplete="new-password" />
        </Form.Item>
        <Form.Item name="password2" label={t(texts.password2)}>
          <Input.Password autoComplete="new-password" />
        </Form.Item>
        <div className="shell-dialog-foot">
          <Button onClick={() => void signOut()}>{t(texts.leave)}</Button>
          <Button type="primary" htmlType="submit" loading={register.isBusy}>
            {t(texts.submit)}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}

const empty: Registration = { tenantId: '', name: '', account: '', password: '', password2: '' };

function useRegister() {
  const t = useText();
  const { modal, message } = App.useApp();
  const [isBusy, setBusy] = useState(false);
  const [isDone, setDone] = useState(false);
  const run = async ({ tenantId, name, account, password }: Registration, oauthId: string) => {
    setBusy(true);
    try {
      await withSealed(async (seal) => {
        const body = { tenantId, name, account, password: await seal(password), oauthId };
        await ask({ method: 'POST', path: '/api/blade-user/register-guest', body });
      });
      setDone(true);
      await modal.success({ title: t(texts.sent), content: t(texts.sentHelp), okText: t(texts.understood) });
      await signOut();
    } catch (error) {
      tell(error);
    } finally {
      setBusy(false);
    }
  };
  const tell = (error: unknown) => {
    const isAnswered = error instanceof RequestError && error.kind !== 'network' && error.kind !== 'timeout';
    // No answer at all: noted in the local log, and the form can be sent again (rule 180).
    if (!isAnswered) recordError(error instanceof Error ? error : new Error(String(error)), 'register-guest');
    else void message.error(error.kind === 'refused' && error.message ? error.message : t(texts.failed));
  };
  return { run, isBusy, isDone };
}
