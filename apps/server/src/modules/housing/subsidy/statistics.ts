import {
  answerShape,
  housingSubsidy,
  subsidyLifecycle,
  subsidyTypes,
  subsidyLine,
  type exportSubsidyStatistics,
  type EndpointInput,
  type SubsidyFigures,
} from '@zhaocai/model';
import { demandExport, seenProperties } from '../../../platform/access/index.ts';
import { datedSpreadsheet, writeSpreadsheet, type SpreadsheetField } from '../../../platform/excel/index.ts';
import type { Ctx, RawAnswer } from '../../../platform/http/index.ts';
import { Parameters, visibleConditions } from '../../../platform/rows/index.ts';

type Input = EndpointInput<typeof exportSubsidyStatistics>;
type Line = SubsidyFigures['byYear'][number];

/** Approved, paid or stopped after payment: what was granted. */
const granted = (ctx: Ctx, year: number | undefined, parameters: Parameters) => `
  ${visibleConditions(housingSubsidy, ctx, { parameters }).join(' and ')}
  and status in ${subsidyLifecycle.sql('approved', 'paid', 'stopped')}
  and year = coalesce(${parameters.bind(year ?? null)}::int, year)`;
const byYear = (condition: string) => `
  select year, subsidy_type as "subsidyType", count(distinct user_id)::int as people,
    (sum(amount)::numeric / 100)::numeric(18,2) as amount, (avg(amount) / 100)::numeric(18,2) as average
  from housing_subsidy t where ${condition} group by year, subsidy_type order by year desc, subsidy_type`;
const byRank = (condition: string) => `
  select rank_level as "rankLevel", count(distinct user_id)::int as people,
    (sum(amount)::numeric / 100)::numeric(18,2) as amount
  from housing_subsidy t where ${condition} group by rank_level order by rank_level`;
const byType = (condition: string) => `
  select subsidy_type as "subsidyType", count(distinct user_id)::int as people,
    (sum(amount)::numeric / 100)::numeric(18,2) as amount
  from housing_subsidy t where ${condition} group by subsidy_type order by subsidy_type`;
const inAll = (condition: string) => `
  select count(distinct user_id)::int as people, coalesce(sum(amount)::numeric / 100, 0)::numeric(18,2) as amount,
    coalesce(avg(amount) / 100, 0)::numeric(18,2) as avg
  from housing_subsidy t where ${condition}`;

/** docs/estate.md D-7. */
export async function readFigures(ctx: Ctx, { year }: Input): Promise<SubsidyFigures> {
  const { db } = ctx;
  const parameters = new Parameters();
  const condition = granted(ctx, year, parameters);
  const asked = parameters.values;
  const [cards = { people: 0, amount: '0.00', avg: '0.00' }] = await db.query<SubsidyFigures['cards']>(
    inAll(condition),
    asked,
  );
  const types = await db.query<{ subsidyType: number; people: number; amount: string }>(byType(condition), asked);
  return {
    cards,
    byYear: await db.query<Line>(byYear(condition), asked),
    byRank: await db.query<SubsidyFigures['byRank'][number]>(byRank(condition), asked),
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

const lineShape = answerShape(subsidyLine);

/** The figures by year and type, with a last line of all. */
export async function exportFigures(ctx: Ctx, input: Input): Promise<RawAnswer> {
  const { language } = ctx;
  await demandExport(ctx);
  const { byYear: lines, cards } = await readFigures(ctx, input);
  const name = { zh: '住房补贴统计', en: 'Housing subsidies in figures' }[language];
  const total = { year: null, subsidyType: null, people: cards.people, amount: cards.amount, average: cards.avg };
  const fields = seenProperties<SpreadsheetField>(ctx.user, lineShape, {
    ...columns,
    year: { ...year, required: false },
    subsidyType: { ...subsidyType, required: false },
    note: { kind: 'text', label: { zh: '说明', en: 'Note' }, maxLength: 20 },
  });
  const rows = [...lines, { ...total, note: { zh: '合计（人数不重复计）', en: 'In all, each person once' }[language] }];
  const body = await writeSpreadsheet({ name, fields, rows, language });
  return datedSpreadsheet(ctx, name, body);
}
