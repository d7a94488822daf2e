import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { currentUser, passwordWasChanged } from '../../kit/session/session-store.ts';
import { useText } from '../../kit/text/language.ts';
import { words } from '../../kit/text/words.ts';
import { changePassword, passwordFault } from '../session/change-password.ts';
import { rulesInWords, usePasswordRules } from '../session/password-rules.ts';
import { takeReturnPath } from '../session/return-path.ts';
import { signOut } from '../session/sign-out.ts';
import { LoginFrame } from './login-frame.tsx';
import { PasswordInput } from './login-input.tsx';
import { loginTexts } from './login-texts.ts';

/** An initial password has to be changed before anything else is possible. */
export function FirstPasswordPage() {
  const t = useText();
  const navigate = useNavigate();
  const [passwords, setPasswords] = useState({ old: '', fresh: '', again: '' });
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const rules = usePasswordRules(currentUser()?.tenantId);
  useEffect(() => {
    document.title = `${t(loginTexts.changePassword)} - ${t(words.zhaocai)}`;
  });
  const change = (name: keyof typeof passwords) => (value: string) => setPasswords({ ...passwords, [name]: value });
  const handleSubmit = async (event: React.FormEvent) => {
    event.preventDefault();
    const fault = passwordFault(passwords, { account: currentUser()?.account ?? '', rules });
    setError(fault);
    if (fault || isBusy) return;
    setBusy(true);
    try {
      await changePassword(passwords);
      passwordWasChanged();
      await navigate(takeReturnPath(), { replace: true });
    } catch (reason) {
      setError(reason instanceof Error ? reason.message : t(loginTexts.failed));
      setBusy(false);
    }
  };
  return (
    <LoginFrame>
      <form className="login-form" onSubmit={(event) => void handleSubmit(event)} noValidate>
        <header>
          <h1>{t(loginTexts.firstPasswordTitle)}</h1>
          <p>{t(loginTexts.firstPasswordHelp)}</p>
        </header>
        {error && (
          <p className="login-error" role="alert">
            {error}
          </p>
        )}
        <PasswordInput
          id="old-password"
          label={t(loginTexts.oldPassword)}
          value={passwords.old}
          onChange={change('old')}
          autoComplete="current-password"
          autoFocus
        />
        <PasswordInput
          id="new-password"
          label={t(loginTexts.newPassword)}
          value={passwords.fresh}
          onChange={change('fresh')}
          autoComplete="new-password"
        />
        <PasswordInput
          id="new-password-again"
          label={t(loginTexts.newPasswordAgain)}
          value={passwords.again}
          onChange={change('again')}
          autoComplete="new-password"
        />
        <p className="login-rules">{rulesInWords(rules)}</p>
        <button type="submit" className="login-submit" disabled={isBusy}>
          {t(loginTexts.changePassword)}
        </button>
        <button type="button" className="login-quiet" onClick={() => void signOut()}>
          {t(loginTexts.signOut)}
        </button>
      </form>
    </LoginFrame>
  );
}
