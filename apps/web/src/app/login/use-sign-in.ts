import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { dropRecord, readContent } from '../../kit/session/local-record.ts';
import { useText } from '../../kit/text/language.ts';
import { SignInRefused } from '../session/read-token.ts';
import { takeReturnPath } from '../session/return-path.ts';
import { signIn, signInByPasskey, type Credentials, type SecondStep } from '../session/sign-in.ts';
import type { Captcha } from './login-queries.ts';
import { loginTexts } from './login-texts.ts';

export type Draft = Omit<Credentials, 'captchaKey' | 'second'>;

/** The attempts to sign in: what went wrong, what is asked next, and the way in. `onRefused` is given what was typed. */
export function useSignIn(captcha: Captcha, knownTenant: string | undefined, onRefused: (input: Draft) => void) {
  const t = useText();
  const navigate = useNavigate();
  const [error, setError] = useState(readNotice);
  const [isBusy, setBusy] = useState(false);
  const [needsCaptcha, setNeedsCaptcha] = useState(false);
  // The password was right, and something is to be shown beside it; kept in memory alone.
  const [pending, setPending] = useState<Draft>();
  useEffect(() => dropRecord('signInNotice', 'session'), []);

  const enterBy = async (work: () => Promise<void>, onFailure: (reason: unknown) => void) => {
    setBusy(true);
    setError(undefined);
    try {
      await work();
      await navigate(takeReturnPath(), { replace: true });
    } catch (reason) {
      onFailure(reason);
      setBusy(false);
    }
  };
  const say = (reason: unknown) =>
    setError(reason instanceof Error && reason.message ? reason.message : t(loginTexts.failed));
  const attempt = (input: Draft, second?: SecondStep) => {
    const tenantId = knownTenant ?? input.tenantId;
    return enterBy(
      () => signIn({ ...input, tenantId, captchaKey: captcha.key, ...(second && { second }) }),
      (reason) => {
        const refused = reason instanceof SignInRefused ? reason.error : '';
        if (refused === 'captcha_required') setNeedsCaptcha(true);
        if (refused === 'second_factor_required') setPending(input);
        else say(reason);
        onRefused(input);
        captcha.renew();
      },
    );
  };
  return {
    error,
    setError,
    isBusy,
    needsCaptcha,
    pending,
    attempt,
    enterByPasskey: () => enterBy(signInByPasskey, say),
    back: () => {
      setPending(undefined);
      setError(undefined);
    },
  };
}

/** Why the user is here again, if there is a reason. */
function readNotice(): string | undefined {
  const notice = readContent('signInNotice', 'session');
  return typeof notice === 'string' ? notice : undefined;
}
