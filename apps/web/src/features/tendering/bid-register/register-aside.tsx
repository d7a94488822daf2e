import type { PublishedProject } from '@zhaocai/model/tendering/published-endpoints';
import { useText } from '../../../kit/text/language.ts';
import { Countdown } from '../../../kit/widgets/deadline.tsx';
import { Instant } from '../../../kit/widgets/instant.tsx';
import { shownInstant } from '../../../kit/widgets/instant-picker.tsx';
import { Section } from '../../../kit/widgets/section.tsx';
import { registerTexts as texts } from './texts.ts';

export interface RegisterAsideProps {
  readonly project: PublishedProject;
  readonly isClosed: boolean;
  readonly onDeadline: () => void;
}

/** How long registration stays open, and what comes after it. */
export function RegisterAside({ project, isClosed, onDeadline }: RegisterAsideProps) {
  const t = useText();
  return (
    <aside className="reg-aside">
      <Section title={t(isClosed ? texts.closed : texts.entryEnds)}>
        {isClosed ? (
          <Instant at={project.entryEndTime} />
        ) : (
          <div className="reg-clock">
            <Countdown at={project.entryEndTime} onReached={onDeadline} />
            <span className="reg-quiet">
              {shownInstant(project.entryEndTime)} · {t(texts.serverClock)}
            </span>
          </div>
        )}
      </Section>
      <Section title={t(texts.steps)}>
        <ol className="reg-steps">
          <li>{t(project.isEntryReviewed ? texts.stepReview : texts.stepDirect)}</li>
          <li>{t(texts.stepQuote, { time: shownInstant(project.bidEndTime) })}</li>
          <li>{t(texts.stepOpen, { time: shownInstant(project.openTime) })}</li>
        </ol>
        <p className="reg-quiet reg-privacy">{t(texts.privacy)}</p>
      </Section>
    </aside>
  );
}
