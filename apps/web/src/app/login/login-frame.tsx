import './login.css';
import type { ReactNode } from 'react';
import { setLanguage, useLanguage, useText } from '../../kit/text/language.ts';
import { setTheme, useTheme } from '../theme/theme-store.ts';
import { pageLook, type PageLook } from './host-look.ts';
import { LoginPicture } from './login-picture.tsx';
import { useHostLook } from './login-queries.ts';
import { loginTexts } from './login-texts.ts';

/** What stands around the form: the product, or the tenant of this host, on one side; language and theme above. */
export function LoginFrame({ children }: { children: ReactNode }) {
  const look = pageLook(useHostLook());
  return (
    <div className="login" style={look.page}>
      <aside className={look.side ? 'login-side login-side-own' : 'login-side'} style={look.side}>
        <Brand look={look} />
        <Pitch look={look} />
      </aside>
      <main className="login-main">
        <div className="login-top">
          <Brand look={look} />
          <Switches />
        </div>
        {children}
      </main>
    </div>
  );
}

function Pitch({ look: { slogan, hasPicture } }: { look: PageLook }) {
  const t = useText();
  return (
    <div className="login-pitch">
      <p className="login-slogan">{slogan ?? t(loginTexts.promise)}</p>
      {hasPicture && (
        <>
          <LoginPicture />
          <ul>
            <li>{t(loginTexts.promiseSealed)}</li>
            <li>{t(loginTexts.promiseCompare)}</li>
            <li>{t(loginTexts.promiseEvidence)}</li>
          </ul>
        </>
      )}
    </div>
  );
}

function Brand({ look: { name, logo } }: { look: PageLook }) {
  const t = useText();
  return (
    <div className="login-brand">
      <img src={logo ?? '/favicon.svg'} alt="" width="36" height="36" />
      <span>
        <strong>{name ?? t(loginTexts.brand)}</strong>
        <small>{t(loginTexts.product)}</small>
      </span>
    </div>
  );
}

function Switches() {
  const t = useText();
  const language = useLanguage();
  const theme = useTheme((state) => state.name);
  return (
    <div className="login-switches">
      <a href="/portal">{t(loginTexts.portal)}</a>
      <button
        type="button"
        lang={language === 'zh' ? 'en' : 'zh-CN'}
        onClick={() => setLanguage(language === 'zh' ? 'en' : 'zh')}
      >
        {t(loginTexts.language)}
      </button>
      <button
        type="button"
        aria-label={t(theme === 'dark' ? loginTexts.toWhite : loginTexts.toDark)}
        title={t(theme === 'dark' ? loginTexts.toWhite : loginTexts.toDark)}
        onClick={() => setTheme(theme === 'dark' ? 'white' : 'dark')}
      >
        <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden>
          {theme === 'dark' ? (
            <>
              <circle cx="10" cy="10" r="3.6" />
              <path d="M10 2v2M10 16v2M2 10h2M16 10h2M4.3 4.3l1.5 1.5M14.2 14.2l1.5 1.5M4.3 15.7l1.5-1.5M14.2 5.8l1.5-1.5" />
            </>
          ) : (
            <path d="M16.5 12.2A7 7 0 0 1 7.8 3.5a7 7 0 1 0 8.7 8.7Z" />
          )}
        </svg>
      </button>
    </div>
  );
}
