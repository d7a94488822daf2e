import { project, type Row } from '@zhaocai/model';
import { Parameters, projectionOf, toWireRow, visibleConditions } from '../../../platform/rows/index.ts';
import { notFound, type Ctx } from '../../../platform/http/index.ts';

export type ProjectRow = Row<typeof project>;

/** The project, if it is this user's to see; a missing one and another's answer alike. */
export async function findProject(ctx: Ctx, id: string): Promise<ProjectRow> {
  return readProject(ctx, id, '');
}

/**
 * The same, held until the transaction ends. Without the key: a supplier who is quoting refers to the project and must
 * not be waited for here, for he may wait for us.
 */
export async function lockProject(ctx: Ctx, id: string): Promise<ProjectRow> {
  return readProject(ctx, id, 'for no key update of t');
}

/** Whether the project is this user's to see. */
export async function maySeeProject(ctx: Pick<Ctx, 'db' | 'user' | 'tenantId' | 'now'>, id: string): Promise<boolean> {
  if (!ctx.user.permissions.has('project_view')) return false;
  const parameters = new Parameters();
  const conditions = visibleConditions(project, ctx, { parameters });
  const sql = `select 1 from project t where ${conditions.join(' and ')} and t.id = ${parameters.bind(id)}`;
  return (await ctx.db.query(sql, parameters.values)).length > 0;
}

async function readProject(ctx: Ctx, id: string, lock: string): Promise<ProjectRow> {
  const parameters = new Parameters();
  const conditions = visibleConditions(project, ctx, { parameters });
  const projection = projectionOf(project, 'detail');
  const [row] = await ctx.db.query<Record<string, unknown>>(
    `select ${projection.select} from project t
     where ${conditions.join(' and ')} and t.id = ${parameters.bind(id)} ${lock}`,
    parameters.values,
  );
  // The select list is made from the definition that the type is made from.
  return row ? (toWireRow(row, projection) as unknown as ProjectRow) : notFound();
}
