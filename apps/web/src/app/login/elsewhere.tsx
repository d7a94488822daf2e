import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { translate, useText } from '../../kit/text/language.ts';
import { takeReturnPath } from '../session/return-path.ts';
import { broughtBack } from '../session/brought-back.ts';
import {
  finishElsewhere,
  leaveForProvider,
  offeredProviders,
  type OfferedProvider,
} from '../session/sign-in-elsewhere.ts';
import { loginTexts } from './login-texts.ts';

export interface ElsewhereProps {
  readonly tenantId: string;
  readonly onError: (error: string | undefined) => void;
}

/** The buttons of the tenant's identity providers; nothing where none is configured. */
export function Elsewhere({ tenantId, onError }: ElsewhereProps) {
  const t = useText();
  const providers = useProviders(tenantId);
  const [isLeaving, setLeaving] = useState(false);
  useReturn(onError);
  if (providers.length === 0) return null;
  const leave = async (source: string) => {
    setLeaving(true);
    onError(undefined);
    try {
      await leaveForProvider(tenantId, source);
    } catch (reason) {
      onError(wordsOf(reason));
      setLeaving(false);
    }
  };
  return (
    <section className="login-elsewhere" aria-label={t(loginTexts.elsewhere)}>
      <h2>{t(loginTexts.elsewhere)}</h2>
      {providers.map(({ source, displayName }) => (
        <button key={source} type="button" disabled={isLeaving} onClick={() => void leave(source)}>
          {isLeaving ? t(loginTexts.leaving) : displayName}
        </button>
      ))}
    </section>
  );
}

function useProviders(tenantId: string): readonly OfferedProvider[] {
  const [found, setFound] = useState<readonly OfferedProvider[]>([]);
  useEffect(() => {
    let isCurrent = true;
    const asked = /^\d{6}$/.test(tenantId) ? offeredProviders(tenantId) : Promise.resolve([]);
    void asked.then(
      (providers) => isCurrent && setFound(providers),
      // Without an answer there is still the password.
      () => isCurrent && setFound([]),
    );
    return () => {
      isCurrent = false;
    };
  }, [tenantId]);
  return found;
}

/** Comes back from a provider: once, also where React mounts twice, for what was brought counts once. */
function useReturn(onError: ElsewhereProps['onError']) {
  const navigate = useNavigate();
  const wasSeen = useRef(false);
  useEffect(() => {
    const brought = broughtBack(location.search);
    if (!brought || wasSeen.current) return;
    wasSeen.current = true;
    history.replaceState(history.state, '', location.pathname);
    if (brought.error !== undefined) onError(translate(loginTexts.declined, { reason: brought.error.slice(0, 120) }));
    else
      void finishElsewhere(brought).then(
        (isOurs) =>
          isOurs ? navigate(takeReturnPath(), { replace: true }) : onError(translate(loginTexts.otherState)),
        (reason: unknown) => onError(wordsOf(reason)),
      );
  }, [navigate, onError]);
}

function wordsOf(reason: unknown): string {
  return reason instanceof Error && reason.message ? reason.message : translate(loginTexts.failed);
}
