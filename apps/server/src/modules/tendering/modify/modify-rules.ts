import {
  changesOf,
  modifyType,
  needsNotice,
  noticeChangeInput,
  projectLifecycle,
  type ProjectModifyRow,
} from '@zhaocai/model';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { demandChanges } from '../bulletin/change-project.ts';
import type { ProjectRow } from '../project/find-project.ts';

type Asked = Pick<ProjectModifyRow, 'modifyType' | 'changes' | 'files' | 'reason'>;

/** What an application may be about in this stage of its project, whatever it says. */
export function demandKind({ stage, publishTime }: ProjectRow, kind: unknown): void {
  if (modifyType.is(kind, 'contract')) refuse('tendering.modifyContract');
  if (!publishTime) refuse('tendering.modifyBefore');
  const isAnnounced = projectLifecycle.is(stage, 'resultPublished');
  if (modifyType.is(kind, 'result') && !isAnnounced) refuse('tendering.modifyResultEarly');
}

/**
 * What would refuse the change itself is told before anybody is asked: fields, times and the days of the law (R05). A
 * result that was announced changes by a decision alone.
 */
export async function demandAskable(ctx: Ctx, project: ProjectRow, asked: Asked): Promise<void> {
  demandKind(project, asked.modifyType);
  if (modifyType.is(asked.modifyType, 'result') && (asked.files ?? []).length === 0)
    refuse('tendering.modifyResultFile');
  if (!needsNotice(asked.modifyType)) return;
  const { changes, reason } = asked;
  await demandChanges(ctx, { project, bulletin: { changes }, reason });
}

/** The wished changes as they are stored: known fields, with what the project says now; a new deadline is one of them. */
export function storedChanges(project: ProjectRow, wished: unknown, newBidEndTime: unknown) {
  const parsed = noticeChangeInput
    .array()
    .max(20)
    .safeParse(wished ?? []);
  if (!parsed.success) return refuse('tendering.changeNothing');
  const named = new Set(parsed.data.map(({ field }) => field));
  const isAtDeadline = project.openTime === project.bidEndTime;
  const until = typeof newBidEndTime === 'string' && newBidEndTime !== '' ? newBidEndTime : undefined;
  const added = (['bidEndTime', ...(isAtDeadline ? (['openTime'] as const) : [])] as const).flatMap((field) =>
    until !== undefined && !named.has(field) ? [{ field, after: until }] : [],
  );
  const all = [...parsed.data, ...added].map(({ field, after }) => ({ field, before: project[field] ?? null, after }));
  return changesOf({ changes: all });
}
