import { appealType, raisedObjectionLifecycle } from '@zhaocai/model';
import type { Ctx } from '../../../platform/http/index.ts';
import type { ScopeHook } from '../../../platform/rows/index.ts';

const { report } = appealType.code;

/** Whether somebody decides complaints and reports. */
export function isHandler({ user }: Pick<Ctx, 'user'>): boolean {
  return user.permissions.has('objection_handle');
}

/**
 * What of the buyer's rows a reader knows of: no draft of a supplier's, and of reports what was found right, unless he is
 * whom they are made to.
 */
export function knownObjections(ctx: Pick<Ctx, 'user'>, row: string): string {
  const isSubmitted = `${row}.appeal_status not in ${raisedObjectionLifecycle.sql('draft')}`;
  if (isHandler(ctx)) return isSubmitted;
  return `${isSubmitted} and (${row}.appeal_type <> ${report} or ${row}.decision is not null)`;
}

/**
 * Whether a reader learns who raised it: nobody before the opening (R38), for the objection tells that he has the
 * documents; of a report only whoever decides it.
 */
export function namesShown(ctx: Pick<Ctx, 'user'>, { row, project }: { row: string; project: string }): string {
  const isOpened = `${project}.opened_time is not null`;
  return isHandler(ctx) ? isOpened : `(${isOpened} and ${row}.appeal_type <> ${report})`;
}

/** Of a report what proves it may tell who made it; of everything else its supplier is told to leave his name out. */
export function evidenceShown(ctx: Pick<Ctx, 'user'>, { row }: { row: string; project: string }): string {
  return isHandler(ctx) ? 'true' : `${row}.appeal_type <> ${report}`;
}

/** What waits for whom: no more than the list shows him. */
export const objectionScope: ScopeHook = (ctx) => knownObjections(ctx, 't');
