import { nextId, type Database } from '../../../platform/db/index.ts';

const source = '招标代理服务收费管理暂行办法（计价格〔2002〕1980号；已于2016年废止，作为合同参照）';

/** Yuan from, yuan to, percent of goods, services and works. */
const bands: readonly (readonly [from: number, to: number | null, goods: string, service: string, works: string])[] = [
  [0, 1_000_000, '1.5', '1.5', '1.0'],
  [1_000_000, 5_000_000, '1.1', '0.8', '0.7'],
  [5_000_000, 10_000_000, '0.8', '0.45', '0.55'],
  [10_000_000, 50_000_000, '0.5', '0.25', '0.35'],
  [50_000_000, 100_000_000, '0.25', '0.1', '0.2'],
  [100_000_000, 1_000_000_000, '0.05', '0.05', '0.05'],
  [1_000_000_000, null, '0.01', '0.01', '0.01'],
];

/** Brings the scale in that contracts refer to. Rows that are there stay as an administrator left them. */
export async function seedFeeTiers(owner: Pick<Database, 'transaction'>): Promise<void> {
  await owner.transaction('000000', async (tx) => {
    const rows = bands.map(([from, to, goods, service, works]) => ({
      id: nextId(),
      from: from * 100,
      to: to === null ? null : to * 100,
      goods,
      service,
      works,
    }));
    await tx.query(
      `insert into agency_fee_tier (tenant_id, id, from_money, to_money, goods_rate, service_rate, works_rate,
         effective_from, source_article, certainty, create_time, update_time)
       select '000000', r.id, r."from", r."to", r.goods, r.service, r.works, '2003-01-01', $2, 'B', $3, $3
       from jsonb_to_recordset($1::jsonb) as r (id bigint, "from" bigint, "to" bigint, goods numeric, service numeric,
         works numeric)
       where not exists (select from agency_fee_tier t where t.tenant_id = '000000')`,
      [JSON.stringify(rows), source, tx.now],
    );
  });
}
