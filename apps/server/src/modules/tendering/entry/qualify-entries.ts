import {
  entryLifecycle,
  isAccepted,
  qualifyStatus,
  type EndpointInput,
  type EndpointOutput,
  type entriesToQualify,
  type qualifyEntries as endpoint,
} from '@zhaocai/model';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { listEntries } from './entry-queries.ts';
import { reviewEntries } from './review-entries.ts';

type Qualified = EndpointOutput<typeof entriesToQualify>;

/** Who registered, with how each was judged: to whom that list is open, and on record where that one is. */
export async function listToQualify(ctx: Ctx, { projectId }: { projectId: string }): Promise<Qualified> {
  const rows = await listEntries(ctx, { projectId });
  return rows.map((row) => ({ ...row, qualifyStatus: judgementOf(row.entryStatus) }));
}

function judgementOf(entryStatus: number): number {
  const { unreviewed, qualified, unqualified } = qualifyStatus.code;
  if (entryLifecycle.is(entryStatus, 'rejected', 'invalid')) return unqualified;
  return isAccepted(entryStatus) ? qualified : unreviewed;
}

/** The review of registrations, with a result for each: those that share result and reason are reviewed together. */
export async function qualifyEntries(
  ctx: Ctx,
  { entries }: EndpointInput<typeof endpoint>,
): Promise<{ count: number }> {
  const groups = new Map<string, { ids: string[]; agree: boolean; reason: string | undefined }>();
  for (const { id, qualifyStatus: status, reason } of entries) {
    const agree = qualifyStatus.is(status, 'qualified');
    if (!agree && !reason) refuse('tendering.rejectReason');
    const key = agree ? '' : `${reason}`;
    const group = groups.get(key) ?? { ids: [], agree, reason: agree ? undefined : reason };
    group.ids.push(id);
    groups.set(key, group);
  }
  let count = 0;
  for (const { ids, agree, reason } of groups.values())
    count += (await reviewEntries(ctx, { ids, agree, ...(reason !== undefined && { reason }) })).count;
  return { count };
}
