import type { Text } from '@zhaocai/model/kit/text';
import { isByInvitation } from '@zhaocai/model/tendering/invitation-need';
import { isAside, isOpened, projectLifecycle } from '@zhaocai/model/tendering/project-lifecycle';
import type { PublishedProject } from '@zhaocai/model/tendering/published-endpoints';
import { shownInstant } from '../../../kit/widgets/instant-picker.tsx';
import type { Translate } from '../../../kit/text/language.ts';
import type { Stage } from '../../../kit/widgets/stage-steps.tsx';
import { bidProjectTexts as texts } from './texts.ts';

type StageFacts = Pick<
  PublishedProject,
  | 'manner'
  | 'lawRegime'
  | 'stage'
  | 'publishTime'
  | 'entryEndTime'
  | 'bidEndTime'
  | 'openTime'
  | 'openedTime'
  | 'resultTime'
>;

/** Without its year: a step is narrow on a phone. */
const inStep = (time: string | null) => shownInstant(time).slice(5);

/** Where a published project is, in the five steps that a supplier knows. 0 is the notice, 4 the result. */
export function bidStep({ stage, entryEndTime, bidEndTime }: StageFacts, now: string): number {
  if (projectLifecycle.hasReached(stage, 'resultPublished')) return 5;
  if (isOpened(stage)) return 4;
  if (now >= bidEndTime) return 3;
  return now >= entryEndTime ? 2 : 1;
}

export function bidStages(project: StageFacts, now: string, t: Translate): Stage[] {
  if (isAside(project.stage)) return endedStages(project);
  const here = bidStep(project, now);
  const until = (time: string) => t(texts.until, { time: inStep(time) });
  const record = here >= 4 && { at: 'record' };
  const steps = [
    { key: 'published', label: firstOf(project), time: inStep(project.publishTime) },
    { key: 'entry', label: texts.stageEntry, time: until(project.entryEndTime) },
    { key: 'quoting', label: texts.stageQuoting, time: until(project.bidEndTime) },
    { key: 'opened', label: texts.stageOpened, time: inStep(project.openedTime ?? project.openTime), ...record },
    {
      key: 'result',
      label: texts.stageResult,
      time: inStep(project.resultTime) || undefined,
      ...(here === 5 && record),
    },
  ];
  return steps.map((step, index) => ({ ...step, state: index < here ? 'done' : index === here ? 'now' : 'ahead' }));
}

/** It begins with a notice to everybody, or with the letter to who was invited. */
function firstOf(project: StageFacts): Text {
  return isByInvitation(project) ? texts.stageInvited : texts.stagePublished;
}

/** What it came to, and nothing that would follow. */
function endedStages(project: StageFacts): Stage[] {
  const { stage, publishTime, openedTime } = project;
  const end = projectLifecycle.named(stage)?.label ?? texts.ended;
  return [
    { key: 'published', label: firstOf(project), time: inStep(publishTime), state: 'done' },
    ...(openedTime === null
      ? []
      : [{ key: 'opened', label: texts.stageOpened, time: inStep(openedTime), state: 'done' } as const]),
    { key: 'ended', label: end, state: 'stopped' },
  ];
}
