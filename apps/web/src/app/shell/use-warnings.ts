import { App } from 'antd';
import { useEffect } from 'react';
import { isPasswordWeak } from '../../kit/session/session-store.ts';
import { useText } from '../../kit/text/language.ts';
import { useTabs } from '../tabs/tab-store.ts';
import { shellTexts } from './shell-texts.ts';

/** What the user should know: a weak password, once; unsaved work, when the window is about to close. */
export function useWarnings(): void {
  const t = useText();
  const { message } = App.useApp();
  const text = t(shellTexts.weakPassword);
  useEffect(() => {
    if (isPasswordWeak()) void message.warning({ content: text, key: 'weak-password', duration: 6 });
  }, [message, text]);
  useEffect(() => {
    const handleLeave = (event: BeforeUnloadEvent) => {
      if (useTabs.getState().unsaved.size > 0) event.preventDefault();
    };
    window.addEventListener('beforeunload', handleLeave);
    return () => window.removeEventListener('beforeunload', handleLeave);
  }, []);
}
