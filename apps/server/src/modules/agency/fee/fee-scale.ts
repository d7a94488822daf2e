import {
  agencyFee,
  agencyFeeTier,
  fenToYuan,
  type EndpointInput,
  type EndpointOutput,
  type feePreview,
  type FeeTier,
} from '@zhaocai/model';
import { bandHooks, bandsInForce, brokenEditions, type DatedBand } from '../../../platform/crud/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';

interface StoredTier extends FeeTier, DatedBand {
  readonly fromMoney: string;
  readonly toMoney: string | null;
  readonly sourceArticle: string;
}

const stored = `
  select from_money::text as "fromMoney", to_money::text as "toMoney", goods_rate::text as "goodsRate",
    service_rate::text as "serviceRate", works_rate::text as "worksRate", source_article as "sourceArticle",
    effective_from as "effectiveFrom", effective_to as "effectiveTo"
  from agency_fee_tier where tenant_id = '000000' and is_deleted = 0 and effective_from <= $1::date
  order by effective_from, from_money`;

/** All bands whose day has come. */
async function tiersOf({ db, now }: Pick<Ctx, 'db' | 'now'>): Promise<StoredTier[]> {
  const rows = await db.query<StoredTier & Record<string, unknown>>(stored, [now.slice(0, 10)]);
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
  const tiers = bandsInForce(await tiersOf(ctx), ctx.now.slice(0, 10));
  if (tiers.length === 0) return undefined;
  const { feeFloat: floatPercent, minFee } = terms;
  return agencyFee({ amount, purchaseType, tiers, floatPercent, minFee }).total;
}

export async function previewFee(
  ctx: Ctx,
  { amount, purchaseType, feeFloat, minFee }: EndpointInput<typeof feePreview>,
): Promise<EndpointOutput<typeof feePreview>> {
  const today = ctx.now.slice(0, 10);
  const begun = await tiersOf(ctx);
  const tiers = bandsInForce(begun, today);
  const [first] = tiers;
  if (!first) refuse('agency.noTiers');
  const fee = agencyFee({ amount, purchaseType, tiers, floatPercent: feeFloat ?? null, minFee: minFee ?? null });
  return {
    ...fee,
    bands: [...fee.bands],
    sourceArticle: first.sourceArticle,
    effectiveFrom: first.effectiveFrom,
    notWhole: brokenEditions(begun, today),
  };
}

export const feeTierHooks = bandHooks(agencyFeeTier, {
  order: () => refuse('agency.tierOrder'),
  gap: (no) => refuse('agency.tierGap', { no }),
});
