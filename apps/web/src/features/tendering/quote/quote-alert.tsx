import { entryLifecycle } from '@zhaocai/model/tendering/entry-lifecycle';
import { hasEnded, isOpened, projectLifecycle } from '@zhaocai/model/tendering/project-lifecycle';
import { Alert, Button } from 'antd';
import { isOutcomeUnknown } from '../../../kit/http/request-error.ts';
import { useText } from '../../../kit/text/language.ts';
import { hasQuoted } from './quote-draft.ts';
import { RevokeButton } from './revoke-button.tsx';
import { quoteTexts as texts } from './texts.ts';
import type { QuoteSubject, QuoteWork } from './use-quote.ts';

export interface QuoteAlertProps {
  readonly work: QuoteWork;
  readonly subject: QuoteSubject;
  readonly onAgain: () => void;
  readonly onReload: () => void;
}

/** Whether it arrived, and why not: a bidder must never have to guess. */
export function QuoteAlert({ work, subject, onAgain, onReload }: QuoteAlertProps) {
  const t = useText();
  const { mode, error } = work;
  if (mode === 'closed') return <ClosedAlert subject={subject} isTyped={work.isDirty} />;
  if (!subject.own.seal && mode !== 'waiting') return <Alert type="warning" showIcon title={t(texts.noHolders)} />;
  if (!error || error.kind === 'expired') return null;
  if (isOutcomeUnknown(error))
    return (
      <Alert
        type="warning"
        showIcon
        title={t(texts.unknownTitle)}
        description={t(texts.unknownText)}
        action={
          <Button size="small" loading={work.isRunning} onClick={onAgain}>
            {t(texts.again)}
          </Button>
        }
      />
    );
  return (
    <Alert
      type="error"
      showIcon
      title={`${t(texts.refusedTitle)}：${error.message}`}
      action={
        <Button size="small" onClick={onReload}>
          {t(texts.reload)}
        </Button>
      }
    />
  );
}

function ClosedAlert({ subject, isTyped }: { subject: QuoteSubject; isTyped: boolean }) {
  const t = useText();
  const { own, project } = subject;
  if (projectLifecycle.is(project.stage, 'suspended'))
    return <Alert type="warning" showIcon title={t(texts.closedSuspended)} />;
  if (hasEnded(project.stage)) return <Alert type="info" showIcon title={t(texts.closedEnded)} />;
  if (isOpened(project.stage)) return <Alert type="info" showIcon title={t(texts.closedOpened)} />;
  if (entryLifecycle.is(own.entryStatus, 'revoked'))
    return <Alert type="warning" showIcon title={t(texts.closedRevoked)} />;
  return (
    <Alert
      action={entryLifecycle.is(own.entryStatus, 'submitted') && <RevokeButton entryId={own.entryId} />}
      type={hasQuoted(own) ? 'info' : 'error'}
      showIcon
      title={t(texts.closed)}
      description={
        <>
          {hasQuoted(own) ? t(texts.closedWithQuote, { version: own.versionNo }) : t(texts.closedWithout)}
          {isTyped && ` ${t(texts.closedTyping)}`}
        </>
      }
    />
  );
}
