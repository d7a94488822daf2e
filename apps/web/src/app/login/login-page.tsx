import './login.css';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useText } from '../../kit/text/language.ts';
import { prepareSealing } from '../session/seal-password.ts';
import { CaptchaField } from './captcha-field.tsx';
import { DemoAccounts } from './demo-accounts.tsx';
import { LoginFrame } from './login-frame.tsx';
import { loginTexts } from './login-texts.ts';
import { PasswordInput, TextInput } from './login-input.tsx';
import { useCaptcha, useHostLook, useTenantOfHost } from './login-queries.ts';
import { useSignIn, type Draft } from './use-sign-in.ts';

type FieldName = keyof Draft;

const defaultTenant = '000000';
/** Told openly: it opens nothing but the demo. */
const demoPassword = 'Demo@2026';

const Elsewhere = lazy(async () => ({ default: (await import('./elsewhere.tsx')).Elsewhere }));
const PasskeyButton = lazy(async () => ({ default: (await import('./passkey-button.tsx')).PasskeyButton }));
const SecondStepForm = lazy(async () => ({ default: (await import('./second-step-form.tsx')).SecondStepForm }));
const RegisterForm = lazy(async () => ({ default: (await import('./register-form.tsx')).RegisterForm }));

/** The sign-in page, and the form of whoever has no account yet. */
export function LoginPage() {
  const known = useTenantOfHost()?.tenantId;
  const [isRegistering, setRegistering] = useState(false);
  if (!isRegistering) return <SignInPage onRegister={() => setRegistering(true)} />;
  return (
    <LoginFrame>
      <Suspense fallback={null}>
        <RegisterForm tenantId={known} onBack={() => setRegistering(false)} />
      </Suspense>
    </LoginFrame>
  );
}

/** The first thing that people see, so it needs nothing but React. */
function SignInPage({ onRegister }: { onRegister: () => void }) {
  const t = useText();
  const tenant = useTenantOfHost();
  const { mayRegister } = useHostLook();
  const captcha = useCaptcha();
  const known = tenant?.tenantId;
  const [draft, setDraft] = useState<Draft>(firstDraft);
  const [missing, setMissing] = useState<FieldName>();
  const { error, isBusy, needsCaptcha, pending, ...signing } = useSignIn(captcha, known, (input) =>
    setDraft({ ...input, captchaCode: '' }),
  );
  useEffect(prepareSealing, []);
  useEffect(() => {
    document.title = t(loginTexts.documentTitle);
  });

  const change = (name: FieldName) => (value: string) => {
    setDraft({ ...draft, [name]: value });
    setMissing(undefined);
    loadLayout();
  };
  const handleSubmit = (event: React.FormEvent) => {
    event.preventDefault();
    const empty = firstEmpty(draft, known !== undefined, needsCaptcha);
    setMissing(empty);
    if (empty) document.getElementById(`login-${empty}`)?.focus();
    else if (!isBusy) void signing.attempt(draft);
  };
  const fault = (name: FieldName) =>
    missing === name ? t(loginTexts.missing, { name: t(fieldTexts[name]).toLowerCase() }) : undefined;

  if (pending)
    return (
      <LoginFrame>
        <Suspense fallback={null}>
          <SecondStepForm
            {...{ error, isBusy, needsCaptcha, captcha }}
            onShow={(second, captchaCode) => void signing.attempt({ ...pending, captchaCode }, second)}
            onError={signing.setError}
            onBack={signing.back}
          />
        </Suspense>
      </LoginFrame>
    );
  return (
    <LoginFrame>
      <form className="login-form" onSubmit={handleSubmit} noValidate>
        <header>
          <h1>{t(known === undefined ? loginTexts.welcome : loginTexts.welcomeBack)}</h1>
          <p>{tenant?.tenantName ?? t(loginTexts.welcomeHelp)}</p>
        </header>
        {error && (
          <p className="login-error" role="alert">
            {error}
          </p>
        )}
        {known === undefined && (
          <TextInput
            id="login-tenantId"
            label={t(loginTexts.tenant)}
            value={draft.tenantId}
            onChange={change('tenantId')}
            fault={fault('tenantId')}
            inputMode="numeric"
            autoComplete="organization"
          />
        )}
        <TextInput
          id="login-account"
          label={t(loginTexts.account)}
          value={draft.account}
          onChange={change('account')}
          fault={fault('account')}
          autoComplete="username"
          autoFocus
        />
        <PasswordInput
          id="login-password"
          label={t(loginTexts.password)}
          value={draft.password}
          onChange={change('password')}
          fault={fault('password')}
          autoComplete="current-password"
        />
        <CaptchaField
          value={draft.captchaCode}
          onChange={change('captchaCode')}
          captcha={captcha}
          fault={fault('captchaCode')}
          isRequired={needsCaptcha}
        />
        <button type="submit" className="login-submit" disabled={isBusy}>
          {t(isBusy ? loginTexts.signingIn : loginTexts.signIn)}
        </button>
        <Suspense fallback={null}>
          <PasskeyButton isBusy={isBusy} onEnter={() => void signing.enterByPasskey()} />
        </Suspense>
        {mayRegister && (
          <button type="button" className="login-quiet" onClick={onRegister}>
            {t(loginTexts.register)}
          </button>
        )}
        <Suspense fallback={null}>
          <Elsewhere tenantId={known ?? draft.tenantId} onError={signing.setError} />
        </Suspense>
        <DemoAccounts
          accounts={tenant?.demo ?? []}
          isBusy={isBusy}
          onChoose={({ tenantId, account }) => {
            loadLayout();
            void signing.attempt({ tenantId, account, password: demoPassword, captchaCode: draft.captchaCode });
          }}
        />
      </form>
    </LoginFrame>
  );
}

const fieldTexts = {
  tenantId: loginTexts.tenant,
  account: loginTexts.account,
  password: loginTexts.password,
  captchaCode: loginTexts.captcha,
} as const;

function firstDraft(): Draft {
  return { tenantId: defaultTenant, account: '', password: '', captchaCode: '' };
}

function firstEmpty(draft: Draft, isTenantKnown: boolean, needsCaptcha: boolean): FieldName | undefined {
  if (!isTenantKnown && !draft.tenantId.trim()) return 'tenantId';
  if (!draft.account.trim()) return 'account';
  if (!draft.password) return 'password';
  return needsCaptcha && !draft.captchaCode.trim() ? 'captchaCode' : undefined;
}

let layout: Promise<unknown> | undefined;

/** The main layout is on its way while the user still types. */
function loadLayout(): void {
  layout ??= import('../shell/shell.tsx').catch(() => {
    layout = undefined;
  });
}
