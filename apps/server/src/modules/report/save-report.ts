import {
  permissionOf,
  queriesOf,
  report,
  reportQuery,
  type EndpointInput,
  type Saved,
  type saveReport as endpoint,
} from '@zhaocai/model';
import { saveRow, type WriteHooks } from '../../platform/crud/index.ts';
import { notFound, Refusal, refuse, type Ctx } from '../../platform/http/index.ts';
import { parametersOf } from './parameters.ts';
import { reportScope } from './report-scope.ts';

type SaveInput = EndpointInput<typeof endpoint>;

/** A report shows a query of ours that suits the tenant, with values that the query takes, to roles of the tenant. */
export const reportHooks: WriteHooks = {
  scope: reportScope,
  // Of the page alone: to how many tenants it was given.
  tells: ['tenantCount'],
  async beforeSave(ctx, values) {
    const roleIds = Array.isArray(values.roleIds) ? [...new Set(values.roleIds.map(String))] : [];
    await demandRoles(ctx, roleIds);
    const name = String(values.queryName);
    const query = reportQuery(name) ?? refuse('report.queryUnknown', { name });
    if (!queriesOf(ctx.user.tenantKind).some((own) => own === name))
      refuse('report.queryOfOthers', { name: query.label[ctx.language] });
    return { roleIds, parameters: parametersOf(ctx, query, values.parameters) };
  },
};

async function demandRoles({ db, tenantId }: Ctx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const [row] = await db.query<{ found: number }>(
    'select count(*)::int as found from role where tenant_id = $1 and id = any($2::bigint[]) and is_deleted = 0',
    [tenantId, ids],
  );
  if (row?.found !== ids.length) notFound();
}

/** Adds without an id, changes with one. */
export function saveReport(ctx: Ctx, input: SaveInput): Promise<Saved> {
  if (!input.id && !ctx.user.permissions.has(permissionOf(report, 'add')))
    throw new Refusal('platform.forbidden', {}, 403);
  return saveRow(ctx, report, { input: unfolded(input), hooks: reportHooks });
}

/** A query carries a list as a comma list and an object as JSON; a body carries both as they are. */
function unfolded(input: SaveInput): Record<string, unknown> {
  const { roleIds, parameters } = input;
  return {
    ...input,
    ...(typeof roleIds === 'string' && { roleIds: roleIds.split(',').filter(Boolean) }),
    ...(typeof parameters === 'string' && { parameters: jsonOf(parameters) }),
  };
}

function jsonOf(text: string): unknown {
  try {
    return text === '' ? {} : JSON.parse(text);
  } catch {
    // Judged like any other value that is no object, once the report itself was found.
    return text;
  }
}
