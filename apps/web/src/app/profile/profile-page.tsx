import './profile.css';
import { ownUserInfo } from '@zhaocai/model/session/own-user';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useEndpoint } from '../../kit/endpoint/use-endpoint.ts';
import { useText } from '../../kit/text/language.ts';
import { Loaded } from '../../kit/widgets/loading.tsx';
import { PageHead, Section } from '../../kit/widgets/section.tsx';
import { loginTexts } from '../login/login-texts.ts';
import { PasswordForm } from '../pages/password-form.tsx';
import { SecondFactors } from './factors/second-factors.tsx';
import { OwnIdentities } from './own-identities.tsx';
import { OwnSealKeys } from './own-seal-keys.tsx';
import { OwnSessions } from './own-sessions.tsx';
import { ProfileForm } from './profile-form.tsx';
import { profileTexts as texts } from './profile-texts.ts';

/** Oneself: personal data, the password, and the other ways in. */
export function ProfilePage() {
  const t = useText();
  const query = useEndpoint(ownUserInfo, {});
  const { hash } = useLocation();
  const password = useRef<HTMLDivElement>(null);
  const sessions = useRef<HTMLDivElement>(null);
  const factors = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (hash === '#password') password.current?.querySelector('input')?.focus();
    if (hash === '#factors') factors.current?.scrollIntoView();
    if (hash === '#sessions') sessions.current?.scrollIntoView();
  }, [hash]);
  return (
    <div className="kit-page">
      <PageHead title={t(texts.title)} />
      <div className="profile-groups">
        <Section title={t(texts.title)}>
          <Loaded query={query} rows={5}>
            {(user) => <ProfileForm key={user.version} user={user} />}
          </Loaded>
        </Section>
        <div ref={password}>
          <Section title={t(loginTexts.changePassword)}>
            <PasswordForm />
          </Section>
        </div>
        <div ref={factors}>
          <SecondFactors />
        </div>
        <div ref={sessions}>
          <OwnSessions />
        </div>
        <OwnIdentities />
        <OwnSealKeys />
      </div>
    </div>
  );
}
