import { auditStatus as audit } from '@zhaocai/model/kit/audit-states';
import { isOpened, projectLifecycle } from '@zhaocai/model/tendering/project-lifecycle';
import type { Row } from '@zhaocai/model/kit/entity';
import type { Text } from '@zhaocai/model/kit/text';
import type { project } from '@zhaocai/model/tendering/project';
import { homeTexts as texts } from './texts.ts';

export type ProjectLine = Pick<
  Row<typeof project>,
  'id' | 'projectNo' | 'projectName' | 'stage' | 'auditStatus' | 'entryEndTime' | 'bidEndTime' | 'openTime'
>;

export interface ToDo {
  readonly project: ProjectLine;
  readonly label: Text;
}

/** What a project waits for from this user; undefined when it waits for somebody else or for the clock. */
export function toDoOf(project: ProjectLine, holds: (permission: string) => boolean, now: string): ToDo | undefined {
  const [label, permission] = workOf(project, now) ?? [];
  return label && permission && holds(permission) ? { project, label } : undefined;
}

function workOf({ stage, auditStatus, openTime }: ProjectLine, now: string): readonly [Text, string] | undefined {
  switch (projectLifecycle.named(stage)?.name) {
    case 'initiated':
      return [texts.submit, 'project_submit'];
    case 'toConfirm':
      return [texts.confirm, 'project_confirm'];
    case 'ready':
      return [texts.publish, 'bulletin_publish'];
    case 'registering':
    case 'quoting':
      return now >= openTime ? [texts.open, 'project_open'] : undefined;
    case 'opened':
      return [texts.select, 'project_select'];
    case 'resultToConfirm':
      return audit.is(auditStatus, 'inApproval')
        ? [texts.confirmResult, 'project_confirm']
        : [texts.publishResult, 'bulletin_publish'];
    default:
      return undefined;
  }
}

export interface Ahead {
  readonly project: ProjectLine;
  readonly label: Text;
  readonly at: string;
}

/** The next time of each running project, the nearest first. */
export function deadlinesAhead(projects: readonly ProjectLine[], now: string): Ahead[] {
  return projects
    .filter(({ stage }) => projectLifecycle.hasReached(stage, 'ready') && !isOpened(stage))
    .flatMap((project): Ahead[] => {
      const field = (['entryEndTime', 'bidEndTime', 'openTime'] as const).find((name) => project[name] > now);
      return field ? [{ project, label: texts[field], at: project[field] }] : [];
    })
    .toSorted((left, right) => left.at.localeCompare(right.at));
}

export function countByStage(projects: readonly ProjectLine[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const { stage } of projects) counts.set(stage ?? 0, (counts.get(stage ?? 0) ?? 0) + 1);
  return counts;
}
