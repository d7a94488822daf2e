import { userStatus } from '@zhaocai/model';
import type { Ctx } from '../../../../platform/http/index.ts';
import { configuredMethod, kindFacts, type KindFacts } from '../../rules/own-numbers.ts';
import type { ProjectRow } from '../find-project.ts';
import type { PersonOfProject } from './demand-people.ts';

/** For the department rather than for all: that of the demand which the project was made of, or of who made it. */
const find = `
  with configured as (${configuredMethod})
  select distinct on (u.role_property) u.role_property as role, u.user_id::text as "userId"
  from purchase_user u
  join user_account a on a.tenant_id = u.tenant_id and a.id = u.user_id and a.is_deleted = 0
    and a.status in ${userStatus.sql('enabled')}
  left join configured c on true
  where u.tenant_id = $1 and u.is_deleted = 0
    and (coalesce(cardinality(u.pro_types), 0) = 0 or c.type_id = any(u.pro_types))
    and (u.dept_id is null or u.dept_id = (
      select coalesce(d.dept_id, p.create_dept) from project p
      left join purchase_demand d on d.tenant_id = p.tenant_id and d.id = p.demand_id
      where p.tenant_id = $1 and p.id = $6))
  order by u.role_property, u.dept_id nulls last, u.id`;

/** Who was given which part beforehand in projects of this kind for this department (`conf/users`), and is at work: one for each. */
export function givenParts(
  ctx: Pick<Ctx, 'db' | 'tenantId'>,
  project: Pick<ProjectRow, 'id'> & KindFacts,
): Promise<PersonOfProject[]> {
  return ctx.db.query<PersonOfProject & Record<string, unknown>>(find, [...kindFacts(ctx, project), project.id]);
}
