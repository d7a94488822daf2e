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

const inApproval = 1;

/** What a project waits for from this user; undefined when it waits for somebody else or for the clock. */
export function toDoOf(project: ProjectLine, holds: (permission: string) => boolean, now: string): ToDo | undefined {
  const [label, permission] = workOf(project, now) ?? [];
  return label && permission && holds(permission) ? { project, label } : undefined;
}

function workOf({ stage, auditStatus, openTime }: ProjectLine, now: string): readonly [Text, string] | undefined {
  switch (stage) {
    case 5:
      return [texts.submit, 'project_submit'];
    case 10:
      return [texts.confirm, 'project_confirm'];
    case 25:
      return [texts.publish, 'bulletin_publish'];
    case 35:
    case 40:
      return now >= openTime ? [texts.open, 'project_open'] : undefined;
    case 45:
      return [texts.select, 'project_select'];
    case 60:
      return auditStatus === inApproval
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

const openedStage = 45;
const confirmedStage = 25;

/** The next time of each running project, the nearest first. */
export function deadlinesAhead(projects: readonly ProjectLine[], now: string): Ahead[] {
  return projects
    .filter(({ stage }) => (stage ?? 0) >= confirmedStage && (stage ?? 0) < openedStage)
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
