import { planModify, type KeptPlan, type PlanModifyAnswer, type Row } from '@zhaocai/contract';
import { Parameters, projectionOf, toWireRow, visibleConditions } from '../../../platform/crud/index.ts';
import { notFound, type Ctx } from '../../../platform/http/index.ts';

export type ModifyRow = Omit<Row<typeof planModify>, 'before' | 'after' | 'planId'> & {
  readonly planId: string;
  readonly before: KeptPlan;
  readonly after: KeptPlan | null;
};

/** The adjustment, held until the transaction ends. */
export function lockModify(ctx: Ctx, id: string): Promise<ModifyRow> {
  return findModify(ctx, id, 'for no key update of t');
}

async function findModify(ctx: Ctx, id: string, lock: string): Promise<ModifyRow> {
  const parameters = new Parameters();
  const conditions = visibleConditions(planModify, ctx, { parameters });
  const projection = projectionOf(planModify, 'detail');
  const [row] = await ctx.db.query<Record<string, unknown>>(
    `select ${projection.select} from plan_modify t
     where ${conditions.join(' and ')} and t.id = ${parameters.bind(id)} ${lock}`,
    parameters.values,
  );
  // The select list is made from the definition; before and after are what `askModify` kept.
  return row ? (toWireRow(row, projection) as unknown as ModifyRow) : notFound();
}

/** An adjustment with who asked for it, and whether this user may decide on it now. */
export async function readModify(ctx: Ctx, id: string): Promise<PlanModifyAnswer> {
  const row = await findModify(ctx, id, '');
  const [user] = await ctx.db.query<{ name: string }>(
    `select coalesce(nullif(real_name, ''), nick_name) as name from user_account where tenant_id = $1 and id = $2`,
    [ctx.tenantId, row.createUser],
  );
  const isDecidable = row.auditStatus === 1 && ctx.user.permissions.has('planManage_audit');
  return { ...row, createUserName: user?.name ?? null, isDecidable };
}
