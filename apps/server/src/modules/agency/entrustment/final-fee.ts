import { agencyFee, fenToYuan, packageLifecycle, type agencyEntrustment, type Row, type Text } from '@zhaocai/model';
import type { Ctx } from '../../../platform/http/index.ts';
import { tiersOf } from '../fee/fee-scale.ts';

type EntrustmentRow = Row<typeof agencyEntrustment>;

/** What was awarded and what the agency is paid for it, in yuan. */
export interface FinalFee {
  readonly awarded: string;
  readonly fee: string;
}

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
  const tiers = await tiersOf(ctx);
  if (tiers.length === 0) return undefined;
  const awarded = fenToYuan(found.awarded);
  const { purchaseType } = found;
  const { feeFloat: floatPercent, minFee } = row;
  return { awarded, fee: agencyFee({ amount: awarded, purchaseType, tiers, floatPercent, minFee }).total };
}

/** As the agency is told it. */
export function feeInWords(final: FinalFee | undefined): Text | string {
  if (!final) return '';
  const { awarded, fee } = final;
  return { zh: `成交金额${awarded}元，代理费${fee}元`, en: `Awarded ${awarded} yuan, agency fee ${fee} yuan` };
}
