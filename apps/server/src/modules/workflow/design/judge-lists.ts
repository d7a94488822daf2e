import { cutAt } from '../../../platform/crud/index.ts';
import type { Ctx } from '../../../platform/http/index.ts';
import { notFound } from '../../../platform/http/index.ts';

interface Judge {
  readonly value: string;
  readonly label: string;
  readonly expression: string;
}

const mostRoles = 1_000;
const mostDepts = 2_000;

/** Ready-made conditions: the initiator has this role. */
export async function listUserJudges(ctx: Ctx): Promise<Judge[]> {
  const asked = ctx.db.query<{ alias: string; name: string }>(
    `select role_alias as alias, role_name as name from role where tenant_id = $1 and is_deleted = 0
     order by sort, id limit ${mostRoles + 1}`,
    [ctx.tenantId],
  );
  const rows = await cutAt(ctx, asked, mostRoles);
  return rows.map(({ alias, name }) => {
    const expression = `${JSON.stringify(alias)} in initiator.roles`;
    return { value: alias, label: name, expression };
  });
}

/** Ready-made conditions: the initiator belongs to this department. */
export async function listDeptJudges(ctx: Ctx): Promise<Judge[]> {
  const asked = ctx.db.query<{ id: string; name: string }>(
    `select id, dept_name as name from dept where tenant_id = $1 and is_deleted = 0 order by sort, id limit ${mostDepts + 1}`,
    [ctx.tenantId],
  );
  const rows = await cutAt(ctx, asked, mostDepts);
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
