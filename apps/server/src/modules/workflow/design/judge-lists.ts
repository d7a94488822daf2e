import type { Ctx } from '../../../platform/http/index.ts';
import { notFound } from '../../../platform/http/index.ts';

interface Judge {
  readonly value: string;
  readonly label: string;
  readonly expression: string;
}

/** Ready-made conditions: the initiator has this role. */
export async function listUserJudges(ctx: Ctx): Promise<Judge[]> {
  const rows = await ctx.db.query<{ alias: string; name: string }>(
    `select role_alias as alias, role_name as name from role where tenant_id = $1 and is_deleted = 0
     order by sort, id limit 1000`,
    [ctx.tenantId],
  );
  return rows.map(({ alias, name }) => {
    const expression = `${JSON.stringify(alias)} in initiator.roles`;
    return { value: alias, label: name, expression };
  });
}

/** Ready-made conditions: the initiator belongs to this department. */
export async function listDeptJudges(ctx: Ctx): Promise<Judge[]> {
  const rows = await ctx.db.query<{ id: string; name: string }>(
    `select id, dept_name as name from dept where tenant_id = $1 and is_deleted = 0 order by sort, id limit 2000`,
    [ctx.tenantId],
  );
  return rows.map(({ id, name }) => ({ value: id, label: name, expression: `initiator.deptId == "${id}"` }));
}

export async function listBusinessTypes({ language, flowBusinesses }: Ctx) {
  return [...flowBusinesses.values()].map(({ type, label }) => ({ value: type, label: label[language] }));
}

export async function businessType({ language, flowBusinesses }: Ctx, { flowType }: { flowType: string }) {
  const business = flowBusinesses.get(flowType);
  if (!business) return notFound();
  return {
    value: business.type,
    label: business.label[language],
    variables: (business.variables ?? []).map((one) => ({ ...one })),
    hasProjectRoles: business.projectRoles !== undefined,
  };
}
