import type { Entity, RowMove } from '@zhaocai/model';
import { cutAt } from '../crud/cut-at.ts';
import type { Ctx } from '../http/context.ts';

/** Beyond it nobody reads; the record has all of them. */
const cap = 200;

const moves = `
  select c.row_id::text as "rowId", c.create_time as time, c.action,
    coalesce(nullif(u.real_name, ''), u.nick_name) as person, c.reason
  from state_change c left join user_account u on u.tenant_id = c.tenant_id and u.id = c.create_user
  where c.tenant_id = $1 and c.entity = $2 and c.row_id = any($3::bigint[]) order by c.id desc limit ${cap + 1}`;

/** What was done to rows, newest first: by whom, when and why. Whoever sees a row sees it, so the caller has read the rows. */
export function movesOf(
  ctx: Pick<Ctx, 'db' | 'tenantId' | 'tellMore'>,
  { name }: Pick<Entity, 'name'>,
  ids: readonly string[],
): Promise<(RowMove & { readonly rowId: string })[]> {
  return cutAt(ctx, ctx.db.query<RowMove & { rowId: string }>(moves, [ctx.tenantId, name, ids]), cap);
}

/** What was done to one row, as its page shows it: newest first. */
export async function historyOf(
  ctx: Pick<Ctx, 'db' | 'tenantId' | 'tellMore'>,
  entity: Pick<Entity, 'name'>,
  id: string,
): Promise<RowMove[]> {
  const found = await movesOf(ctx, entity, [id]);
  return found.map(({ rowId: _row, ...move }) => move);
}
