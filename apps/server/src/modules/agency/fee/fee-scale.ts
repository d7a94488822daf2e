import {
  agencyFee,
  fenToYuan,
  type EndpointInput,
  type EndpointOutput,
  type feePreview,
  type FeeTier,
} from '@zhaocai/model';
import { faultOfBand, type Values } from '../../../platform/crud/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';

interface StoredTier extends FeeTier {
  readonly sourceArticle: string;
}

const inForce = `
  select from_money::text as "fromMoney", to_money::text as "toMoney", goods_rate::text as "goodsRate",
    service_rate::text as "serviceRate", works_rate::text as "worksRate", source_article as "sourceArticle"
  from agency_fee_tier
  where tenant_id = '000000' and is_deleted = 0 and effective_from = (
    select max(effective_from) from agency_fee_tier where tenant_id = '000000' and is_deleted = 0
      and effective_from <= $1::date and (effective_to is null or effective_to >= $1::date))
  order by from_money`;

/** The scale that is in force on the day. */
async function tiersOf({ db, now }: Pick<Ctx, 'db' | 'now'>): Promise<StoredTier[]> {
  const rows = await db.query<StoredTier & Record<string, unknown>>(inForce, [now.slice(0, 10)]);
  return rows.map((row) => ({
    ...row,
    fromMoney: fenToYuan(row.fromMoney),
    toMoney: row.toMoney === null ? null : fenToYuan(row.toMoney),
  }));
}

interface Charged {
  readonly amount: string;
  readonly purchaseType: number;
  readonly terms: { readonly feeFloat: string | null; readonly minFee: string | null };
}

/** What an agency is paid under its terms for an amount, by the scale of the day; nothing where none is in force. */
export async function feeOf(ctx: Ctx, { amount, purchaseType, terms }: Charged): Promise<string | undefined> {
  const tiers = await tiersOf(ctx);
  if (tiers.length === 0) return undefined;
  const { feeFloat: floatPercent, minFee } = terms;
  return agencyFee({ amount, purchaseType, tiers, floatPercent, minFee }).total;
}

export async function previewFee(
  ctx: Ctx,
  { amount, purchaseType, feeFloat, minFee }: EndpointInput<typeof feePreview>,
): Promise<EndpointOutput<typeof feePreview>> {
  const tiers = await tiersOf(ctx);
  const fee = agencyFee({ amount, purchaseType, tiers, floatPercent: feeFloat ?? null, minFee: minFee ?? null });
  return { ...fee, bands: [...fee.bands], sourceArticle: tiers[0]?.sourceArticle ?? null };
}

const ofScale = `
  select from_money::text as "fromMoney", to_money::text as "toMoney" from agency_fee_tier
  where tenant_id = $1 and effective_from = $2 and id <> $3 and is_deleted = 0`;

/** A band ends above where it begins, and lies over none of its scale. */
export async function demandTier(ctx: Ctx, values: Values, existing?: Values): Promise<Values> {
  const others = await ctx.db.query<{ fromMoney: string; toMoney: string | null }>(ofScale, [
    ctx.tenantId,
    values.effectiveFrom,
    existing?.id ?? '0',
  ]);
  const fault = faultOfBand(values, others);
  if (fault?.kind === 'order') refuse('agency.tierOrder');
  if (fault?.kind === 'gap') refuse('agency.tierGap', { no: fault.no });
  return {};
}

export const feeTierHooks = { beforeSave: demandTier };
