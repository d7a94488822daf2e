import type { Text } from '@zhaocai/model/kit/text';
import type { ProjectDetail } from '@zhaocai/model/tendering/project-endpoints';
import { Button } from 'antd';
import { Link } from 'react-router';
import { useText } from '../../../kit/text/language.ts';
import { Countdown } from '../../../kit/widgets/deadline.tsx';
import { shownInstant } from '../../../kit/widgets/instant-picker.tsx';
import { Section } from '../../../kit/widgets/section.tsx';
import { projectPath } from '../paths.ts';
import { LateTimes } from './late-times.tsx';
import { nextStep, stepText } from './next-step.ts';
import { detailTexts as texts } from './texts.ts';
import type { ProjectButton } from './use-project-actions.ts';

interface NextSectionProps {
  readonly detail: ProjectDetail;
  readonly buttons: readonly ProjectButton[];
  readonly onDue: () => void;
}

/** What is next, by when, by whom, with a button for each further step that the reader may take. */
export function NextSection({ detail, buttons, onDue }: NextSectionProps) {
  const t = useText();
  const { next, nextDeadline, parent, child } = detail;
  // The first step that is his is the button that stands out at the head of the page.
  const main = next.find(({ isMine }) => isMine);
  return (
    <Section title={t(texts.nextStep)}>
      <p className="tender-next-title">{t(nextStep(detail))}</p>
      <LateTimes detail={detail} />
      {next.length > 0 && (
        <ul className="detail-steps">
          {next.map((step) => (
            <StepLine
              key={step.action}
              step={step}
              detail={detail}
              button={step === main ? undefined : buttons.find(({ key }) => key === step.action)}
            />
          ))}
        </ul>
      )}
      {nextDeadline && <NextDeadline deadline={nextDeadline} onDue={onDue} />}
      {parent && (
        <p className="tender-hint">
          {t(texts.parent)} <Link to={projectPath(parent.id)}>{parent.projectNo}</Link>
        </p>
      )}
      {child && (
        <p className="tender-hint">
          {t(texts.child)} <Link to={projectPath(child.id)}>{child.projectNo}</Link>
        </p>
      )}
    </Section>
  );
}

interface StepLineProps {
  readonly step: ProjectDetail['next'][number];
  readonly detail: ProjectDetail;
  readonly button: ProjectButton | undefined;
}

function StepLine({ step, detail, button }: StepLineProps) {
  const t = useText();
  const { by, count, isMine } = step;
  const more = count > by.length ? t(texts.andMore, { count: count - by.length }) : '';
  return (
    <li>
      <span>{t(stepText(step.action, detail))}</span>
      <span className="tender-hint">{by.length > 0 ? `${by.join('、')}${more}` : t(texts.nobodyMay)}</span>
      {isMine && button && (
        <Button size="small" danger={button.isDangerous} loading={button.isRunning} onClick={button.run}>
          {t(button.label)}
        </Button>
      )}
    </li>
  );
}

interface NextDeadlineProps {
  readonly deadline: NonNullable<ProjectDetail['nextDeadline']>;
  readonly onDue: () => void;
}

function NextDeadline({ deadline, onDue }: NextDeadlineProps) {
  const t = useText();
  const label = until[deadline.field] ?? texts.until_openTime;
  return (
    <div className="tender-clock">
      <span className="tender-label">{t(label)}</span>
      <Countdown key={deadline.time} at={deadline.time} onReached={onDue} />
      <time className="tender-hint kit-number">{shownInstant(deadline.time)}</time>
    </div>
  );
}

const until: Readonly<Record<string, Text>> = {
  entryEndTime: texts.until_entryEndTime,
  bidEndTime: texts.until_bidEndTime,
  openTime: texts.until_openTime,
  candidatesEnd: texts.until_candidatesEnd,
};
