import { resource, type Entity, type ExportInput, type PageInput } from '@zhaocai/model';
import { inTenant } from '../../platform/access/index.ts';
import { exportRows, readDetail, readPage } from '../../platform/crud/index.ts';
import type { ScopeHook } from '../../platform/rows/index.ts';
import { handle, refuse, type MountedEndpoint } from '../../platform/http/index.ts';

/**
 * List, detail and export of a log. A tenant's administrator reads his tenant's; the platform also another tenant's, which it
 * names by `tenantId`. A detail that says when the row was made looks into one month only.
 */
export function logReads(log: Entity): MountedEndpoint[] {
  const { page, detail, export: exported } = resource(log);
  if (!page || !detail || !exported) throw new Error(`${log.name} has no list, no detail or no export`);
  return [
    handle<PageInput, unknown>(page, (ctx, { tenantId, ...input }: PageInput & { tenantId?: unknown }) =>
      inTenant(ctx, tenantOf(tenantId) ?? ctx.tenantId, (inside) => readPage(inside, log, { input })),
    ),
    handle<ExportInput, unknown>(exported, (ctx, { tenantId, ...input }: ExportInput & { tenantId?: unknown }) =>
      inTenant(ctx, tenantOf(tenantId) ?? ctx.tenantId, (inside) => exportRows(inside, log, { input })),
    ),
    handle<LogKey, unknown>(detail, (ctx, { id, createTime, tenantId }) =>
      inTenant(ctx, tenantOf(tenantId) ?? ctx.tenantId, (inside) =>
        readDetail(inside, log, { id, scope: monthOf(createTime) }),
      ),
    ),
  ];
}

interface LogKey {
  readonly id: string;
  readonly createTime?: unknown;
  readonly tenantId?: unknown;
}

function tenantOf(tenantId: unknown): string | undefined {
  if (tenantId === undefined || tenantId === '') return undefined;
  return typeof tenantId === 'string' && /^\d{6}$/.test(tenantId)
    ? tenantId
    : refuse('platform.badFormat', { field: 'tenantId' });
}

/** The time of the list's row, whole seconds: the partitions follow from it. */
function monthOf(createTime: unknown): ScopeHook | undefined {
  if (typeof createTime !== 'string' || !/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(createTime)) return undefined;
  return (_ctx, parameters) => `t.create_time = ${parameters.bind(createTime)}`;
}
