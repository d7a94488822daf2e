import { LockOutlined, ToolOutlined, WarningOutlined } from '@ant-design/icons';
import type { Text } from '@zhaocai/model/kit/text';
import { Button } from 'antd';
import { useState, type ReactNode } from 'react';
import { useText } from '../../kit/text/language.ts';
import { usePageTab } from '../../kit/page/page-tab.ts';
import { chunkErrorOf } from '../load-page.ts';
import { appWords } from '../words.ts';
import { reloadPage } from './reload-page.ts';
import { shellTexts } from '../shell/shell-texts.ts';

interface NoticeProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly text: ReactNode;
  readonly action?: ReactNode;
}

function Notice({ icon, title, text, action }: NoticeProps) {
  return (
    <div className="shell-notice">
      <span className="shell-notice-icon" aria-hidden>
        {icon}
      </span>
      <h1>{title}</h1>
      <p>{text}</p>
      {action}
    </div>
  );
}

/** A page of the menu whose screen is still to come. */
export function UnderConstruction({ title }: { title?: Text }) {
  const t = useText();
  return (
    <Notice
      icon={<ToolOutlined />}
      title={title ? t(title) : t(shellTexts.underConstruction)}
      text={t(shellTexts.underConstructionHelp)}
    />
  );
}

export function InlineNotAllowed() {
  const t = useText();
  return <Notice icon={<LockOutlined />} title={t(shellTexts.notAllowed)} text={t(shellTexts.notAllowedHelp)} />;
}

export function PageCrashed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const t = useText();
  const { close } = usePageTab();
  if (chunkErrorOf(error)) return <CodeMissing />;
  return (
    <Notice
      icon={<WarningOutlined />}
      title={t(shellTexts.crashed)}
      text={
        <>
          {t(shellTexts.crashedHelp)}
          <br />
          <code className="kit-mono">{error.message}</code>
        </>
      }
      action={
        <div className="shell-notice-actions">
          <Button type="primary" onClick={onRetry}>
            {t(shellTexts.retry)}
          </Button>
          <Button onClick={close}>{t(shellTexts.closeTab)}</Button>
        </div>
      }
    />
  );
}

/** The browser remembers a failed piece of code: only another visit asks for it again, and it needs the server. */
function CodeMissing() {
  const t = useText();
  const [isOffline, setOffline] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const handleReload = async () => {
    setAsking(true);
    setOffline(!(await reloadPage()));
    setAsking(false);
  };
  return (
    <Notice
      icon={<WarningOutlined />}
      title={t(isOffline ? appWords.offline : shellTexts.chunkFailed)}
      text={t(isOffline ? appWords.offlineHelp : shellTexts.chunkFailedHelp)}
      action={
        <Button type="primary" loading={isAsking} onClick={() => void handleReload()}>
          {t(shellTexts.reload)}
        </Button>
      }
    />
  );
}
