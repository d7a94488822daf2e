import { App, Button } from 'antd';
import { useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { allKept } from '../../kit/page/kept-typing.ts';
import { currentUser, isPasswordWeak } from '../../kit/session/session-store.ts';
import { useText } from '../../kit/text/language.ts';
import { useTabs } from '../tabs/tab-store.ts';
import { shellTexts } from './shell-texts.ts';

/**
 * What the user should know: a weak password, and how to mend it; what he typed before his session ended; unsaved work,
 * when the window is about to close.
 */
export function useWarnings(): void {
  useWeakPasswordPrompt();
  useKeptWork();
  useEffect(() => {
    const handleLeave = (event: BeforeUnloadEvent) => {
      if (useTabs.getState().unsaved.size > 0) event.preventDefault();
    };
    window.addEventListener('beforeunload', handleLeave);
    return () => window.removeEventListener('beforeunload', handleLeave);
  }, []);
}

const promptKey = 'weak-password';

function useWeakPasswordPrompt(): void {
  const t = useText();
  const navigate = useNavigate();
  const { notification } = App.useApp();
  const [title, help, change] = [
    t(shellTexts.weakPassword),
    t(shellTexts.weakPasswordHelp),
    t(shellTexts.changeNow),
  ] as const;
  useEffect(() => {
    if (!isPasswordWeak()) return;
    const handleChange = () => {
      notification.destroy(promptKey);
      void navigate('/info/index#password');
    };
    notification.warning({
      key: promptKey,
      title,
      description: help,
      duration: 0,
      actions: (
        <Button type="primary" size="small" onClick={handleChange}>
          {change}
        </Button>
      ),
    });
  }, [notification, navigate, title, help, change]);
}

const keptKey = 'kept-work';

/** Once for each visit: what was typed in other pages waits until they are opened. */
function useKeptWork(): void {
  const t = useText();
  const { notification } = App.useApp();
  const [title, help] = [t(shellTexts.keptWork), t(shellTexts.keptWorkHelp)] as const;
  const [places] = useState(() => placesOfKeptWork());
  useEffect(() => {
    if (places.length === 0) return;
    const handleClose = () => notification.destroy(keptKey);
    notification.info({
      key: keptKey,
      title,
      // Where it covers no button, and not for ever.
      placement: 'bottomRight',
      duration: 20,
      description: (
        <>
          <p>{help}</p>
          <ul>
            {places.map(([address, pageTitle]) => (
              <li key={address}>
                <Link to={address} onClick={handleClose}>
                  {pageTitle}
                </Link>
              </li>
            ))}
          </ul>
        </>
      ),
    });
  }, [notification, title, help, places]);
}

function placesOfKeptWork(): (readonly [string, string])[] {
  const kept = allKept(currentUser()?.userId ?? '');
  return [...new Map(kept.map(({ address, pageTitle }) => [address, pageTitle]))];
}
