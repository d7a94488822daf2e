import { nextId, type Database } from '../../../platform/db/index.ts';

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
