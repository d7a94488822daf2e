import { quoteKind } from '@zhaocai/model/tendering/choices';
import { entryLifecycle } from '@zhaocai/model/tendering/entry-lifecycle';
import { isOpened } from '@zhaocai/model/tendering/project-lifecycle';
import {
  ClockCircleOutlined,
  CloseCircleOutlined,
  EditOutlined,
  FormOutlined,
  LockFilled,
  UnlockOutlined,
} from '@ant-design/icons';
import type { Tone } from '@zhaocai/model/kit/field';
import type { Text, TextParameters } from '@zhaocai/model/kit/text';
import type { ReactNode } from 'react';
import { useText } from '../../../kit/text/language.ts';
import { Countdown } from '../../../kit/widgets/deadline.tsx';
import { shownInstant } from '../../../kit/widgets/instant-picker.tsx';
import { hasQuoted } from './quote-draft.ts';
import { quoteTexts as texts } from './texts.ts';
import type { QuoteSubject, QuoteWork } from './use-quote.ts';

export interface SealPanelProps {
  readonly subject: QuoteSubject;
  readonly mode: QuoteWork['mode'];
  readonly onDeadline: () => void;
}

/** How the quote stands, and how long it can still be touched: the first thing a bidder looks for. */
export function SealPanel({ subject, mode, onDeadline }: SealPanelProps) {
  const t = useText();
  const { project } = subject;
  const state = sealState(subject, mode);
  return (
    <section className={`quote-seal kit-tone-${state.tone}`} aria-live="polite">
      <div className="quote-seal-state">
        <span className="quote-seal-icon" aria-hidden>
          {state.icon}
        </span>
        <div>
          <h2>{t(state.title)}</h2>
          <p>{t(state.text, state.parameters)}</p>
        </div>
      </div>
      <div className="quote-seal-clock">
        {mode === 'closed' ? (
          <span className="quote-seal-closed">{t(texts.closedAt, { time: shownInstant(project.bidEndTime) })}</span>
        ) : (
          <>
            <span className="quote-quiet">{t(texts.deadline)}</span>
            <Countdown at={project.bidEndTime} onReached={onDeadline} />
            <span className="quote-quiet">{t(texts.deadlineAt, { time: shownInstant(project.bidEndTime) })}</span>
          </>
        )}
        <span className="quote-quiet">{t(texts.openAt, { time: shownInstant(project.openTime) })}</span>
      </div>
    </section>
  );
}

interface SealState {
  readonly tone: Tone;
  readonly icon: ReactNode;
  readonly title: Text;
  readonly text: Text;
  readonly parameters?: TextParameters;
}

function sealState({ entry, own, project }: QuoteSubject, mode: QuoteWork['mode']): SealState {
  const latest = own.receipts[0];
  const version = { version: own.versionNo, time: latest?.time ?? '' };
  if (mode === 'edit')
    return {
      tone: 'orange',
      icon: <EditOutlined />,
      title: texts.stateEditing,
      text: texts.stateEditingText,
      parameters: version,
    };
  const hasQuote = hasQuoted(own) && !own.isUnreadable;
  if (hasQuote && isOpened(project.stage))
    return {
      tone: 'blue',
      icon: <UnlockOutlined />,
      title: texts.stateOpened,
      text: texts.stateOpenedText,
      parameters: version,
    };
  if (hasQuote)
    return {
      tone: 'green',
      icon: <LockFilled />,
      title: texts.stateSealed,
      text: texts.stateSealedByHolders,
      parameters: version,
    };
  if (mode === 'waiting' && entryLifecycle.is(own.entryStatus, 'rejected'))
    return {
      tone: 'red',
      icon: <CloseCircleOutlined />,
      title: texts.rejected,
      text: texts.rejectedText,
      parameters: { reason: entry.rejectReason ?? '—' },
    };
  if (mode === 'waiting')
    return { tone: 'orange', icon: <ClockCircleOutlined />, title: texts.waiting, text: texts.waitingText };
  if (own.isUnreadable)
    return { tone: 'red', icon: <CloseCircleOutlined />, title: texts.unreadable, text: texts.unreadableText };
  if (quoteKind.is(latest?.kind, 'revocation'))
    return { tone: 'red', icon: <CloseCircleOutlined />, title: texts.revoked, text: texts.closedRevoked };
  if (latest)
    return {
      tone: 'grey',
      icon: <UnlockOutlined />,
      title: texts.stateWithdrawn,
      text: mode === 'closed' ? texts.stateWithdrawnClosed : texts.stateWithdrawnText,
    };
  if (mode === 'closed')
    return { tone: 'red', icon: <CloseCircleOutlined />, title: texts.closed, text: texts.closedWithout };
  return { tone: 'blue', icon: <FormOutlined />, title: texts.stateNone, text: texts.stateNoneText };
}
