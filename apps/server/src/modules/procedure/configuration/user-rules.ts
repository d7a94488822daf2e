import { areApart, dept, projectType, roleProperties, user } from '@zhaocai/model';
import type { Values } from '../../../platform/crud/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { demandReference, demandRows } from '../../../platform/rows/index.ts';

interface Part {
  readonly role: number;
  readonly proTypes: string[];
  readonly deptId: string | null;
  readonly name: string;
}

const parts = `
  select p.role_property as role, array(select unnest(p.pro_types)::text) as "proTypes", p.dept_id::text as "deptId",
    coalesce(nullif(u.real_name, ''), nullif(u.nick_name, ''), u.account) as name
  from purchase_user p join user_account u on u.tenant_id = p.tenant_id and u.id = p.user_id
  where p.tenant_id = $1 and p.user_id = $2 and p.id <> $3 and p.is_deleted = 0`;

/** Who handles the procurements of a kind and department neither reviews nor accepts them (Government Procurement Law, article 61). */
export async function completeUser(ctx: Ctx, values: Values, existing?: Values): Promise<Values> {
  await demandRows(ctx, user, [values.userId]);
  await demandReference(ctx, projectType, { name: 'proTypes', values, existing });
  await demandReference(ctx, dept, { name: 'deptId', values, existing });
  await ctx.db.query('select pg_advisory_xact_lock(hashtext($1))', [`purchase_user ${String(values.userId)}`]);
  const role = Number(values.roleProperty);
  const scope = {
    proTypes: [values.proTypes ?? []].flat().map(String),
    deptId: values.deptId ? String(values.deptId) : null,
  };
  const of = [ctx.tenantId, values.userId, existing?.id ?? '0'];
  for (const other of await ctx.db.query<Part & Record<string, unknown>>(parts, of)) {
    if (!meet(scope, other)) continue;
    if (other.role === role) refuse('procedure.userTwice');
    if (areApart(role, other.role)) refuse('procedure.samePerson', { name: other.name, role: nameOf(ctx, other.role) });
  }
  return { proTypes: scope.proTypes };
}

type Scope = Pick<Part, 'proTypes' | 'deptId'>;

/** Is there a project that both speak of? */
function meet(one: Scope, other: Scope): boolean {
  const isAll = one.proTypes.length === 0 || other.proTypes.length === 0;
  const sameKind = isAll || one.proTypes.some((id) => other.proTypes.includes(id));
  return sameKind && (one.deptId === null || other.deptId === null || one.deptId === other.deptId);
}

function nameOf({ language }: Ctx, role: number): string {
  return roleProperties.find(({ value }) => value === role)?.label[language] ?? '';
}
