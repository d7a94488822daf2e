import {
  housingSubsidy,
  subsidyLifecycle,
  subsidyTypes,
  type exportSubsidyStatistics,
  type EndpointInput,
  type SubsidyFigures,
} from '@zhaocai/model';
import { writeSheet } from '../../../platform/excel/index.ts';
import { contentTypes } from '../../../platform/files/content-type.ts';
import { downloadHeaders } from '../../../platform/files/download-headers.ts';
import type { Ctx, RawAnswer } from '../../../platform/http/index.ts';

type Input = EndpointInput<typeof exportSubsidyStatistics>;
type Line = SubsidyFigures['byYear'][number];

/** Approved, paid or stopped after payment: what was granted. */
const granted = `
  tenant_id = $1 and is_deleted = 0 and status in ${subsidyLifecycle.sql('approved', 'paid', 'stopped')}
  and ($2::int is null or year = $2)`;
const byYear = `
  select year, subsidy_type as "subsidyType", count(distinct user_id)::int as people,
    (sum(amount)::numeric / 100)::numeric(18,2) as amount, (avg(amount) / 100)::numeric(18,2) as average
  from housing_subsidy where ${granted} group by year, subsidy_type order by year desc, subsidy_type`;
const byRank = `
  select rank_level as "rankLevel", count(distinct user_id)::int as people,
    (sum(amount)::numeric / 100)::numeric(18,2) as amount
  from housing_subsidy where ${granted} group by rank_level order by rank_level`;
const byType = `
  select subsidy_type as "subsidyType", count(distinct user_id)::int as people,
    (sum(amount)::numeric / 100)::numeric(18,2) as amount
  from housing_subsidy where ${granted} group by subsidy_type order by subsidy_type`;
const inAll = `
  select count(distinct user_id)::int as people, coalesce(sum(amount)::numeric / 100, 0)::numeric(18,2) as amount,
    coalesce(avg(amount) / 100, 0)::numeric(18,2) as avg
  from housing_subsidy where ${granted}`;

/** Handbook D-7. */
export async function readFigures({ db, tenantId }: Ctx, { year }: Input): Promise<SubsidyFigures> {
  const asked = [tenantId, year ?? null];
  const [cards = { people: 0, amount: '0.00', avg: '0.00' }] = await db.query<SubsidyFigures['cards']>(inAll, asked);
  const types = await db.query<{ subsidyType: number; people: number; amount: string }>(byType, asked);
  return {
    cards,
    byYear: await db.query<Line>(byYear, asked),
    byRank: await db.query<SubsidyFigures['byRank'][number]>(byRank, asked),
    byType: types.map((one) => ({
      ...one,
      name: subsidyTypes.find(({ value }) => value === one.subsidyType)?.label ?? { zh: '—', en: '—' },
    })),
  };
}

const { year, subsidyType } = housingSubsidy.fields;
const columns = {
  year,
  subsidyType,
  people: { kind: 'integer', label: { zh: '人数', en: 'People' } },
  amount: { kind: 'money', label: { zh: '补贴金额', en: 'Amount' } },
  average: { kind: 'money', label: { zh: '平均金额', en: 'On average' } },
} as const;

/** The figures by year and type, with a last line of all. */
export async function exportFigures(ctx: Ctx, input: Input): Promise<RawAnswer> {
  const { language } = ctx;
  const { byYear: lines, cards } = await readFigures(ctx, input);
  const name = { zh: '住房补贴统计', en: 'Housing subsidies in figures' }[language];
  const total = { year: null, subsidyType: null, people: cards.people, amount: cards.amount, average: cards.avg };
  const fields = {
    ...columns,
    year: { ...year, required: false },
    subsidyType: { ...subsidyType, required: false },
    note: { kind: 'text', label: { zh: '说明', en: 'Note' }, maxLength: 20 },
  } as const;
  const rows = [...lines, { ...total, note: { zh: '合计（人数不重复计）', en: 'In all, each person once' }[language] }];
  const body = await writeSheet({ name, fields, rows, language });
  const fileName = `${name}-${ctx.now.slice(0, 10)}.xlsx`;
  return { headers: downloadHeaders({ fileName, contentType: contentTypes.xlsx }), body };
}
