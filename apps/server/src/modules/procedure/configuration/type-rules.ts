import {
  lawRegime,
  openStatus,
  procedureOf,
  procurementMethod,
  projectStatus,
  projectType,
  type EndpointInput,
  type openOrCloseType as openOrCloseEndpoint,
} from '@zhaocai/model';
import { recordEvidence } from '../../../platform/audit/index.ts';
import type { Values } from '../../../platform/crud/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { changeRow, isTaken, lockRow } from '../../../platform/rows/index.ts';

const methodsOf = 'select 1 from type_method where tenant_id = $1 and type_id = $2 and is_deleted = 0 limit 1';

/** A new kind is open. Its law stays as it is once methods were chosen under it. */
export async function completeType(ctx: Ctx, values: Values, existing?: Values): Promise<Values> {
  if (await isTaken(ctx, projectType, { names: ['typeName'], values, existing })) refuse('procedure.typeNameTaken');
  if (!existing) return { openStatus: openStatus.code.open };
  const isOther = (name: string) => Number(values[name]) !== Number(existing[name]);
  if (!isOther('lawRegime') && !isOther('purchaseType')) return {};
  if ((await ctx.db.query(methodsOf, [ctx.tenantId, existing.id])).length > 0) refuse('procedure.typeFixed');
  return {};
}

const referenced = `
  select 1 from type_method where tenant_id = $1 and type_id = any($2::bigint[]) and is_deleted = 0
  union all select 1 from purchase_rule where tenant_id = $1 and type_id = any($2::bigint[]) and is_deleted = 0
  union all select 1 from project where tenant_id = $1 and type_id = any($2::bigint[]) and is_deleted = 0
  union all select 1 from purchase_user where tenant_id = $1 and pro_types && $2::bigint[] and is_deleted = 0 limit 1`;

export async function demandTypeUnused(ctx: Ctx, ids: readonly string[]): Promise<void> {
  if ((await ctx.db.query(referenced, [ctx.tenantId, ids])).length > 0) refuse('procedure.referenced');
}

const running = `
  select count(*)::int as count from project p where p.tenant_id = $1 and p.is_deleted = 0
    and p.type_id = $2 and p.project_status in ${projectStatus.sql('inApproval', 'inProgress')}`;

/** Open becomes closed and closed open. Projects in progress go on; who closes their kind has to know of them. */
export async function openOrCloseType(
  ctx: Ctx,
  { id, version, isConfirmed }: EndpointInput<typeof openOrCloseEndpoint>,
): Promise<{ id: string; version: number; openStatus: number }> {
  const type = await lockRow(ctx, projectType, { id, version });
  const isOpen = openStatus.is(type.openStatus, 'open');
  if (isOpen && !isConfirmed) {
    const [{ count } = { count: 0 }] = await ctx.db.query<{ count: number }>(running, [ctx.tenantId, id]);
    if (count > 0) refuse('procedure.typeInUse', { count: String(count) });
  }
  const next = isOpen ? openStatus.code.closed : openStatus.code.open;
  await changeRow(ctx, projectType, { id, values: { openStatus: next } });
  await recordEvidence(ctx, {
    stream: 'admin',
    action: isOpen ? 'projectType.close' : 'projectType.open',
    subject: id,
    payload: { typeName: type.typeName },
  });
  return { id, version: type.version + 1, openStatus: next };
}

/** Is the method one that this law knows? */
export function demandMethodOfLaw(ctx: Ctx, { manner, regime }: { manner: unknown; regime: unknown }): void {
  const law = lawRegime.named(regime);
  if (law && procedureOf(manner)?.regimes.includes(law.name)) return;
  refuse('procedure.methodForLaw', {
    regime: law?.label[ctx.language] ?? '',
    manner: procurementMethod.named(manner)?.label[ctx.language] ?? '',
  });
}
