import { isAside, isOpened, projectLifecycle } from '@zhaocai/model/tendering/project-lifecycle';
import type { Row } from '@zhaocai/model/kit/entity';
import type { project } from '@zhaocai/model/tendering/project';

export type ProjectRow = Row<typeof project>;

export interface RowDeadline {
  readonly field: 'entryEndTime' | 'bidEndTime' | 'openTime' | 'openedTime';
  readonly at: string;
  readonly isMet: boolean;
}

type Times = Pick<ProjectRow, 'stage' | 'entryEndTime' | 'bidEndTime' | 'openTime' | 'openedTime'>;

/** What the project waits for at `now`: its registration, its quotes, its opening; afterwards when it was opened. */
export function rowDeadline(
  { stage, entryEndTime, bidEndTime, openTime, openedTime }: Times,
  now: string,
): RowDeadline {
  if (isOpened(stage)) return { field: 'openedTime', at: openedTime ?? openTime, isMet: true };
  if (isAside(stage)) return { field: 'openTime', at: openTime, isMet: true };
  const isPublished = projectLifecycle.hasReached(stage, 'published');
  if (isPublished && now < entryEndTime) return { field: 'entryEndTime', at: entryEndTime, isMet: false };
  if (now < bidEndTime || !isPublished) return { field: 'bidEndTime', at: bidEndTime, isMet: false };
  return { field: 'openTime', at: openTime, isMet: false };
}
