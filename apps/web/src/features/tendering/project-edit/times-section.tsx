import { instantToMs } from '../../../kit/clock/server-clock.ts';
import { Button } from 'antd';
import { useServerNow } from '../../../kit/clock/use-server-now.ts';
import { useText } from '../../../kit/text/language.ts';
import { timeLeft, urgency } from '../../../kit/widgets/deadline.tsx';
import { shownInstant } from '../../../kit/widgets/instant-picker.tsx';
import { Section } from '../../../kit/widgets/section.tsx';
import { ProjectFields, type FieldPlace } from './project-fields.tsx';
import { RuleList } from './rules-panel.tsx';
import { projectEditTexts as texts } from './texts.ts';
import { useRules } from './use-rules.ts';

const names = ['entryEndTime', 'bidEndTime', 'openTime', 'bidValidDays', 'openPlace'] as const;

/** The dates, and beside them the rules that they must keep. */
export function TimesSection(place: FieldPlace) {
  const t = useText();
  const { values } = place.draft;
  const rules = useRules(values).data;
  const earliest = rules?.earliestBidEndTime ?? undefined;
  const isShort = earliest !== undefined && typeof values.bidEndTime === 'string' && values.bidEndTime < earliest;
  const hints = {
    entryEndTime: <TimeHint at={values.entryEndTime} />,
    bidEndTime: (
      <>
        <TimeHint at={values.bidEndTime} />
        {earliest && (isShort || !values.bidEndTime) && (
          <Button
            type="link"
            size="small"
            className="pe-inline"
            onClick={() => place.onChange('bidEndTime', workingHour(earliest))}
          >
            {t(texts.useEarliest)} {shownInstant(workingHour(earliest))}
          </Button>
        )}
      </>
    ),
    openTime: <TimeHint at={values.openTime} />,
  };
  return (
    <Section id={`${place.prefix}times`} title={t(texts.times)}>
      <div className="pe-beside">
        <ProjectFields {...place} names={names} hints={hints} spans={{ openPlace: 2 }} />
        <aside className="pe-rule-box" aria-label={t(texts.rules)} aria-live="polite">
          <h3 className="pe-subtitle">
            {t(texts.rules)} <span className="pe-subnote">{t(texts.rulesNote)}</span>
          </h3>
          {rules ? <RuleList rules={rules.rules} /> : <p className="pe-quiet">{t(texts.rulesWaiting)}</p>}
        </aside>
      </div>
    </Section>
  );
}

/** A period ends at midnight; nobody opens quotes then. */
function workingHour(instant: string): string {
  return instant.endsWith(' 00:00:00') ? `${instant.slice(0, 10)} 09:00:00` : instant;
}

/** How far away a time is, by the server's clock. */
function TimeHint({ at }: { at: unknown }) {
  const t = useText();
  const now = useServerNow(30_000);
  if (typeof at !== 'string' || at === '') return null;
  const leftMs = instantToMs(at) - now;
  const { text, parameters } = timeLeft(leftMs);
  return <span className={`kit-deadline-left kit-tone-${urgency(leftMs)}`}>{t(text, parameters)}</span>;
}
