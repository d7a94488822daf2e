import { entry, entryLifecycle, wasOpened, type EntityAction } from '@zhaocai/model';
import type { Ctx } from '../../../platform/http/index.ts';
import { transitionAll } from '../../../platform/lifecycle/index.ts';
import { lockRows } from '../../../platform/rows/index.ts';
import { supplierStream } from '../evidence/streams.ts';
import type { ProjectRow } from '../project/find-project.ts';

interface HeldEntry {
  readonly id: string;
  readonly packageId: string;
  readonly supplierTenantId: string;
}

/** Every registration of a project that an act may move: locked before any of them moves. */
export async function holdEntries(
  ctx: Ctx,
  projectId: string,
  action: EntityAction<typeof entry>,
): Promise<HeldEntry[]> {
  const rows = await ctx.db.query<HeldEntry & Record<string, unknown>>(
    `select id, package_id as "packageId", supplier_tenant_id as "supplierTenantId" from entry
     where tenant_id = $1 and project_id = $2 and is_deleted = 0 and entry_status = any($3::smallint[])`,
    [ctx.tenantId, projectId, [...entryLifecycle.actions[action].from]],
  );
  await lockRows(ctx, entry, { ids: rows.map(({ id }) => id) });
  return rows;
}

/**
 * Every registration that still waits ends with its project. Before the opening that stands in the chains of the
 * suppliers, as all that they did: in the project's it would tell who took part, and who had quoted (R38).
 */
export async function endEntries(
  ctx: Ctx,
  project: Pick<ProjectRow, 'id' | 'openedTime'>,
  action: Extract<EntityAction<typeof entry>, 'fail' | 'terminate'>,
): Promise<void> {
  const rows = await holdEntries(ctx, project.id, action);
  const streamOf = (row: (typeof rows)[number]) =>
    wasOpened(project) ? project.id : supplierStream(project.id, row.supplierTenantId);
  for (const stream of new Set(rows.map(streamOf))) {
    const ids = rows.filter((row) => streamOf(row) === stream).map(({ id }) => id);
    await transitionAll(ctx, entry, { ids, action, stream });
  }
}
