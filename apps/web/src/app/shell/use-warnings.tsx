import { App, Button } from 'antd';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { isPasswordWeak } from '../../kit/session/session-store.ts';
import { useText } from '../../kit/text/language.ts';
import { useTabs } from '../tabs/tab-store.ts';
import { shellTexts } from './shell-texts.ts';

/** What the user should know: a weak password, and how to mend it; unsaved work, when the window is about to close. */
export function useWarnings(): void {
  useWeakPasswordPrompt();
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
