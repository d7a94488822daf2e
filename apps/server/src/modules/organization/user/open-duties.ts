import { keptDuties, user, userStatus, type EndpointOutput, type userDuties } from '@zhaocai/model';
import type { Ctx } from '../../../platform/http/index.ts';
import { findRow } from '../../../platform/rows/index.ts';
import { readIn, type LooseInput } from '../named-tenant.ts';
import { userScope } from './user-scope.ts';

type Duties = EndpointOutput<typeof userDuties>;

/** Of the kinds that a right hands to whoever holds it: which right. */
const byRight = keptDuties.flatMap(({ kind, permission, person, party, ends }) =>
  permission === undefined || person !== undefined || party !== undefined || ends !== undefined
    ? []
    : [{ kind, permission }],
);

/** Enabled people by their rights, without whom four eyes bar. A data scope that hides a row is not looked into. */
const counted = `
  with rule as (select * from unnest($3::text[], $4::text[]) r (kind, permission)),
  holder as (
    select distinct r.kind, u.id from rule r
    join menu m on m.code = r.permission
    join role_menu g on g.menu_id = m.id and g.tenant_id = $1
    join role o on o.tenant_id = g.tenant_id and o.id = g.role_id and o.is_deleted = 0
    join user_role h on h.tenant_id = o.tenant_id and h.role_id = o.id
    join user_account u on u.tenant_id = h.tenant_id and u.id = h.user_id
    where u.is_deleted = 0 and u.status in ${userStatus.sql('enabled')}),
  mine as (
    select d.person_id is not null or not exists (
      select from holder h where h.kind = d.kind and h.id <> $2 and not h.id = any(d.barred)) as alone
    from duty d
    where d.tenant_id = $1 and not $2::bigint = any(d.barred) and (d.from_time is null or d.from_time <= $5) and (
      d.person_id = $2 or (d.person_id is null and exists (
        select from holder h where h.kind = d.kind and h.id = $2))))
  select count(*)::int as open, (count(*) filter (where alone))::int as alone from mine`;

/** What waits for somebody now, and how much of it nobody else can do. */
export function openDuties(ctx: Ctx, input: LooseInput & { readonly id: string }): Promise<Duties> {
  return readIn(ctx, { input, permission: 'tenantUser_edit' }, async (inner) => {
    const { id } = await findRow(inner, user, { id: input.id, scope: userScope });
    const [kinds, permissions] = [byRight.map(({ kind }) => kind), byRight.map(({ permission }) => permission)];
    const [found] = await inner.db.query<Duties & Record<string, unknown>>(counted, [
      inner.tenantId,
      id,
      kinds,
      permissions,
      inner.now,
    ]);
    return found ?? { open: 0, alone: 0 };
  });
}
