import { project, type Row } from '@zhaocai/model';
import {
  changeRow,
  findRow,
  isSeen,
  lockRow,
  visibleConditions,
  type Parameters,
} from '../../../platform/rows/index.ts';
import type { Ctx } from '../../../platform/http/index.ts';

export type ProjectRow = Row<typeof project>;

/** The project, if it is this user's to see; a missing one and another's answer alike. */
export function findProject(ctx: Ctx, id: string): Promise<ProjectRow> {
  return findRow(ctx, project, { id });
}

/** The same, held until the transaction ends; in the version that the caller has seen, where he names one. */
export function lockProject(ctx: Ctx, id: string, version?: number): Promise<ProjectRow> {
  return lockRow(ctx, project, { id, version });
}

/** Moves the version of a project on whose parts have changed; the caller holds it. */
export function touchProject(ctx: Ctx, id: string): Promise<void> {
  return changeRow(ctx, project, { id, values: {} });
}

/** Whether the project is this user's to see. */
export async function maySeeProject(ctx: Pick<Ctx, 'db' | 'user' | 'tenantId' | 'now'>, id: string): Promise<boolean> {
  return ctx.user.permissions.has('project_view') && isSeen(ctx, project, id);
}

/** SQL over `t`: what belongs to a project that the reader sees. */
export function ofSeenProject(ctx: Pick<Ctx, 'tenantId' | 'user' | 'now'>, parameters: Parameters): string {
  const seen = visibleConditions(project, ctx, { parameters }).join(' and ');
  return `t.project_id in (select t.id from project t where ${seen})`;
}
