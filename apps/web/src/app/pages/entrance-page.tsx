import { useEffect } from 'react';
import { Link } from 'react-router';
import { isSignedIn } from '../../kit/session/session-store.ts';
import { useText } from '../../kit/text/language.ts';
import { words } from '../../kit/text/words.ts';
import { LoginFrame } from '../login/login-frame.tsx';
import { entranceTexts as texts } from './entrance-texts.ts';

/** What the product is, for whoever comes without an account; opens without a sign-in. */
export function EntrancePage() {
  const t = useText();
  const isInside = isSignedIn();
  useEffect(() => {
    document.title = `${t(texts.title)} - ${t(words.zhaocai)}`;
  });
  return (
    <LoginFrame>
      <div className="login-form">
        <header>
          <h1>{t(texts.title)}</h1>
          <p>{t(texts.help)}</p>
        </header>
        <ol className="login-steps">
          {texts.steps.map((step) => (
            <li key={step.zh}>{t(step)}</li>
          ))}
        </ol>
        <Link className="login-submit login-link" to={isInside ? '/wel/firstIndex' : '/login'}>
          {t(isInside ? texts.workbench : texts.signIn)}
        </Link>
      </div>
    </LoginFrame>
  );
}
