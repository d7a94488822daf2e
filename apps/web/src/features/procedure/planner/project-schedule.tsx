import { addDays } from '@zhaocai/model/kit/days';
import type { EndpointOutput } from '@zhaocai/model/kit/endpoint';
import { milestoneNames } from '@zhaocai/model/procedure/milestone';
import { projectSchedule } from '@zhaocai/model/procedure/procedure-endpoints';
import { procedureOf } from '@zhaocai/model/procedure/procedures';
import { Button } from 'antd';
import { useState } from 'react';
import { msToInstant, serverNow } from '../../../kit/clock/server-clock.ts';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { useText } from '../../../kit/text/language.ts';
import { Loaded } from '../../../kit/widgets/loading.tsx';
import { Section } from '../../../kit/widgets/section.tsx';
import '../procedure.css';
import { procedureTexts as texts } from '../texts.ts';
import type { History } from './history.tsx';
import { MissingYear } from './missing-year.tsx';
import { Timeline } from './timeline.tsx';
import { planOf, type Plan } from './use-plan.ts';

interface ProjectScheduleProps {
  readonly projectId: string;
  readonly noticePath: History['noticePath'];
}

type Schedule = EndpointOutput<typeof projectSchedule>;

/** The days of a project on the work calendar: what has happened, what is fixed, what is to be expected, and what moved. */
export function ProjectSchedule({ projectId, noticePath }: ProjectScheduleProps) {
  const t = useText();
  const query = useEndpoint(projectSchedule, { projectId });
  const [isWhole, setWhole] = useState<boolean>();
  const isOpened = query.data?.done.includes('opening') ?? false;
  const showsAll = isWhole ?? isOpened;
  return (
    <Section
      id="schedule"
      title={t(texts.ofProject)}
      extra={
        <Button type="link" size="small" onClick={() => setWhole(!showsAll)}>
          {t(showsAll ? texts.untilOpening : texts.untilContract)}
        </Button>
      }
    >
      <Loaded query={query} rows={6}>
        {(schedule) => <Picture schedule={schedule} showsAll={showsAll} noticePath={noticePath} />}
      </Loaded>
    </Section>
  );
}

interface PictureProps extends Pick<ProjectScheduleProps, 'noticePath'> {
  readonly schedule: Schedule;
  readonly showsAll: boolean;
}

function Picture({ schedule, showsAll, noticePath }: PictureProps) {
  const t = useText();
  const plan = planOfProject(schedule);
  if (!plan) return null;
  const laid = showsAll ? plan.laid : plan.laid.filter(({ name }) => isUntilOpening(name));
  const pauses = schedule.pauses.map(({ from, until }) => ({
    from: from.slice(0, 10),
    to: addDays((until ?? msToInstant(serverNow())).slice(0, 10), 1),
  }));
  return (
    <div className="planner-of-project">
      <MissingYear laid={laid} />
      <Timeline {...plan} laid={laid} history={{ done: schedule.done, moves: schedule.moves, pauses, noticePath }} />
      <p className="planner-legend">
        <span className="planner-key planner-moved kit-tone-green">{t(texts.keyDone)}</span>
        <span className="planner-key planner-moved kit-tone-blue">{t(texts.keyFixed)}</span>
        <span className="planner-key kit-tone-blue">{t(texts.keyExpected)}</span>
        {schedule.moves.length > 0 && <span className="planner-key planner-key-former">{t(texts.keyFormer)}</span>}
        {pauses.length > 0 && <span className="planner-key planner-key-pause">{t(texts.keyPause)}</span>}
      </p>
    </div>
  );
}

const opening = milestoneNames.indexOf('opening');

function isUntilOpening(name: (typeof milestoneNames)[number]): boolean {
  return milestoneNames.indexOf(name) <= opening;
}

/** What the project has fixed stands; the rest is laid out behind it. */
function planOfProject({ manner, lawRegime, start, days, ...basis }: Schedule): Plan | undefined {
  const procedure = procedureOf(manner);
  if (!procedure) return undefined;
  const moved = Object.fromEntries(milestoneNames.flatMap((name) => (days[name] ? [[name, days[name]]] : [])));
  return planOf({ procedure, regime: lawRegime, start, moved }, basis);
}
