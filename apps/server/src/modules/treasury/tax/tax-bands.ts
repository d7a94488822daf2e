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
import { nextId, type Database } from '../../../platform/db/index.ts';
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

const source = '个人所得税扣缴申报管理办法（试行）第八条（国家税务总局公告2018年第61号）';

/** Yuan of pay from and to, yuan and percent that are deducted, percent that is withheld, quick deduction. */
const bands: readonly (readonly [number, number | null, number, number, number, number])[] = [
  [0, 4000, 800, 0, 20, 0],
  [4000, 25_000, 0, 20, 20, 0],
  [25_000, 62_500, 0, 20, 30, 2000],
  [62_500, null, 0, 20, 40, 7000],
];

/** Brings the table in. Rows that are there stay as an administrator left them. */
export async function seedTaxBands(owner: Pick<Database, 'transaction'>): Promise<void> {
  await owner.transaction('000000', async (tx) => {
    const rows = bands.map(([from, to, deduct, deductRate, rate, quick]) => ({
      id: nextId(),
      from: from * 100,
      to: to === null ? null : to * 100,
      deduct: deduct * 100,
      deductRate,
      rate,
      quick: quick * 100,
    }));
    await tx.query(
      `insert into labour_tax_band (tenant_id, id, from_money, to_money, deduct_money, deduct_rate, tax_rate,
         quick_deduction, effective_from, source_article, certainty, create_time, update_time)
       select '000000', r.id, r."from", r."to", r.deduct, r."deductRate", r.rate, r.quick, '2019-01-01', $2, 'B', $3, $3
       from jsonb_to_recordset($1::jsonb) as r (id bigint, "from" bigint, "to" bigint, deduct bigint,
         "deductRate" numeric, rate numeric, quick bigint)
       where not exists (select from labour_tax_band t where t.tenant_id = '000000')`,
      [JSON.stringify(rows), source, tx.now],
    );
  });
}
