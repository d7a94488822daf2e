import { Button } from 'antd';
import { useText } from '../../../kit/text/language.ts';
import { Countdown } from '../../../kit/widgets/deadline.tsx';
import { DescriptionList } from '../../../kit/widgets/description-list.tsx';
import { shownInstant } from '../../../kit/widgets/instant-picker.tsx';
import { Section } from '../../../kit/widgets/section.tsx';
import type { QuoteSubject, QuoteState } from './use-quote.ts';
import { quoteTexts as texts } from './texts.ts';

export interface QuoteNextProps {
  readonly subject: QuoteSubject;
  readonly state: QuoteState;
  readonly isChanging: boolean;
  readonly isRunning: boolean;
  readonly onHand: () => void;
  readonly onChange: () => void;
  readonly onDrop: () => void;
  readonly onWithdraw: () => void;
}

/** How the quote stands, what can be done now, and how long. */
export function QuoteNext(props: QuoteNextProps) {
  const { subject, state } = props;
  const { project, own } = subject;
  const t = useText();
  const words = wordsOf(props);
  const isOpen = state !== 'closed' && state !== 'opened';
  return (
    <Section title={t(texts.deadline)}>
      {isOpen && <Countdown at={project.bidEndTime} />}
      <p className="tender-next-title">{t(words.title)}</p>
      <p className="tender-next-text">
        {state === 'closed'
          ? t(own.quote ? texts.closedQuoted : texts.closedWithout, { time: shownInstant(project.openTime) })
          : t(words.text)}
      </p>
      <div className="tender-next-actions">
        <QuoteActions {...props} />
      </div>
      <div className="tender-clock">
        <DescriptionList
          facts={[
            { key: 'end', label: t(texts.bidEndTime), value: shownInstant(project.bidEndTime) },
            { key: 'open', label: t(texts.openTime), value: shownInstant(project.openTime) },
            { key: 'place', label: t(texts.openPlace), value: project.openPlace },
          ]}
        />
      </div>
    </Section>
  );
}

function QuoteActions({ state, isChanging, isRunning, onHand, onChange, onDrop, onWithdraw }: QuoteNextProps) {
  const t = useText();
  if (state === 'editing')
    return (
      <>
        <Button type="primary" loading={isRunning} onClick={onHand}>
          {t(isChanging ? texts.replace : texts.submit)}
        </Button>
        {isChanging && (
          <Button disabled={isRunning} onClick={onDrop}>
            {t(texts.cancelChange)}
          </Button>
        )}
      </>
    );
  if (state === 'sealed')
    return (
      <>
        <Button type="primary" disabled={isRunning} onClick={onChange}>
          {t(texts.change)}
        </Button>
        <Button danger loading={isRunning} onClick={onWithdraw}>
          {t(texts.withdraw)}
        </Button>
      </>
    );
  return null;
}

const withdrawnStatus = 5;

function wordsOf({ state, isChanging, subject }: QuoteNextProps) {
  switch (state) {
    case 'closed':
      return { title: texts.closedTitle, text: texts.closedWithout };
    case 'refused':
      return { title: texts.notAcceptedTitle, text: texts.notAcceptedText };
    case 'opened':
      return { title: texts.openedTitle, text: texts.openedText };
    case 'sealed':
      return { title: texts.sealedTitle, text: texts.sealedText };
    case 'editing':
      if (isChanging) return { title: texts.changingTitle, text: texts.changingText };
      return subject.own.entryStatus === withdrawnStatus
        ? { title: texts.withdrawnTitle, text: texts.withdrawnText }
        : { title: texts.readyTitle, text: texts.readyText };
  }
}
