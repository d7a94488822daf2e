import { fenToYuan, packageLifecycle, type agencyEntrustment, type Row } from '@zhaocai/model';
import type { Ctx } from '../../../platform/http/index.ts';
import { feeOf } from '../fee/fee-scale.ts';
import type { FinalFee } from './entrustment-words.ts';

type EntrustmentRow = Row<typeof agencyEntrustment>;

const decided = `
  select p.purchase_type as "purchaseType", sum(k.win_money)::text as awarded, bool_and(k.win_money is not null) as "isWhole"
  from package k join project p on p.tenant_id = k.tenant_id and p.id = k.project_id
  where k.tenant_id = $1 and k.project_id = $2 and k.is_deleted = 0
    and k.package_status in ${packageLifecycle.sql('decided')}
  group by p.purchase_type`;

/** By the award, as the scale wants it (R69); none where nothing was awarded, or what was admitted has no price yet. */
export async function finalFeeOf(ctx: Ctx, row: EntrustmentRow): Promise<FinalFee | undefined> {
  const [found] = await ctx.db.query<{ purchaseType: number; awarded: string | null; isWhole: boolean }>(decided, [
    ctx.tenantId,
    row.projectId,
  ]);
  if (!found?.isWhole || found.awarded === null) return undefined;
  const awarded = fenToYuan(found.awarded);
  const fee = await feeOf(ctx, { amount: awarded, purchaseType: found.purchaseType, terms: row });
  return fee === undefined ? undefined : { awarded, fee };
}
