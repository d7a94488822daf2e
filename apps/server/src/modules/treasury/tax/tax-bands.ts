import {
  fenToYuan,
  labourTax,
  labourTaxBand,
  type EndpointInput,
  type EndpointOutput,
  type expertTax,
  type LabourTax,
  type LabourTaxBand,
} from '@zhaocai/model';
import { bandHooks, bandsInForce, type DatedBand } from '../../../platform/crud/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';

interface StoredBand extends LabourTaxBand, DatedBand {
  readonly fromMoney: string;
  readonly toMoney: string | null;
  readonly sourceArticle: string;
}

const begun = `
  select from_money::text as "fromMoney", to_money::text as "toMoney", deduct_money::text as "deductMoney",
    deduct_rate::text as "deductRate", tax_rate::text as "taxRate", quick_deduction::text as "quickDeduction",
    source_article as "sourceArticle", effective_from as "effectiveFrom", effective_to as "effectiveTo"
  from labour_tax_band where tenant_id = '000000' and is_deleted = 0 and effective_from <= $1::date
  order by effective_from, from_money`;

/** What is withheld of a fee today, and by which article; refused where no table says it. */
export async function withheldOf(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  money: string,
): Promise<LabourTax & { readonly article: string }> {
  const rows = await db.query<StoredBand & Record<string, unknown>>(begun, [now.slice(0, 10)]);
  const stored = rows.map((row) => ({
    ...row,
    fromMoney: fenToYuan(row.fromMoney),
    toMoney: row.toMoney === null ? null : fenToYuan(row.toMoney),
    deductMoney: fenToYuan(row.deductMoney),
    quickDeduction: fenToYuan(row.quickDeduction),
  }));
  const bands = bandsInForce(stored, now.slice(0, 10));
  const tax = labourTax(money, bands);
  if (!tax) return refuse('treasury.noTaxTable');
  return { ...tax, article: bands[0]?.sourceArticle ?? '' };
}

export function previewTax(
  ctx: Ctx,
  { money }: EndpointInput<typeof expertTax>,
): Promise<EndpointOutput<typeof expertTax>> {
  return withheldOf(ctx, money);
}

export const taxBandHooks = bandHooks(labourTaxBand, {
  order: () => refuse('treasury.bandOrder'),
  gap: (no) => refuse('treasury.bandGap', { no }),
});
