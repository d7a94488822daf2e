import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { currentUser } from '../../kit/session/session-store.ts';
import { useText } from '../../kit/text/language.ts';
import { words } from '../../kit/text/words.ts';
import { homePath } from '../home-path.ts';
import { LoginFrame } from '../login/login-frame.tsx';
import { PasswordInput } from '../login/login-input.tsx';
import { signOut } from '../session/sign-out.ts';
import { dropLock, isLocked, takeLockReturn } from './lock-flag.ts';
import { hasLockPassword, isLockPassword } from './lock-password.ts';
import { lockTexts as texts } from './lock-texts.ts';

/** Guessing by hand ends here: the fifth failure signs out. */
const triesAllowed = 5;

/** While locked, all that the browser shows. */
export function LockPage() {
  const t = useText();
  useEffect(() => {
    document.title = `${t(texts.locked)} - ${t(words.zhaocai)}`;
  });
  const user = currentUser();
  return (
    <LoginFrame>{user && isLocked() ? <Unlock userId={user.userId} name={user.nickName} /> : <NotLocked />}</LoginFrame>
  );
}

function Unlock({ userId, name }: { userId: string; name: string }) {
  const t = useText();
  const navigate = useNavigate();
  const [password, setPassword] = useState('');
  const [failures, setFailures] = useState(0);
  const [error, setError] = useState<string>();
  const handleSubmit = async (event: React.FormEvent) => {
    event.preventDefault();
    if (!password) return setError(t(texts.empty));
    // The password may have been lost with the browser's storage; then the way on is to sign in again.
    if (!hasLockPassword(userId)) return signOut();
    if (isLockPassword(userId, password)) {
      dropLock();
      return navigate(takeLockReturn(), { replace: true });
    }
    const count = failures + 1;
    setFailures(count);
    setPassword('');
    if (count >= triesAllowed) return signOut();
    return setError(t(count === triesAllowed - 1 ? texts.lastTry : texts.wrong));
  };
  return (
    <form className="login-form" onSubmit={(event) => void handleSubmit(event)} noValidate>
      <header>
        <h1>{t(texts.locked)}</h1>
        <p>
          <strong>{name}</strong>　{t(texts.lockedHelp)}
        </p>
      </header>
      {error && (
        <p className="login-error" role="alert">
          {error}
        </p>
      )}
      <PasswordInput
        id="lock-password"
        label={t(texts.password)}
        value={password}
        onChange={setPassword}
        autoComplete="off"
        autoFocus
      />
      <button type="submit" className="login-submit">
        {t(texts.unlock)}
      </button>
      <button type="button" className="login-quiet" onClick={() => void signOut()}>
        {t(texts.signOut)}
      </button>
    </form>
  );
}

function NotLocked() {
  const t = useText();
  const navigate = useNavigate();
  return (
    <div className="login-form">
      <header>
        <h1>{t(texts.notLocked)}</h1>
        <p>{t(texts.notLockedHelp)}</p>
      </header>
      <button type="button" className="login-submit" onClick={() => void navigate(homePath)}>
        {t(texts.goOn)}
      </button>
    </div>
  );
}
