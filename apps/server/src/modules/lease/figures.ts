import {
  contractLifecycle,
  contractsToReviewSql,
  expiringDays,
  fenToYuan,
  leaseRoomType,
  numberOf,
  openBillsSql,
  rentLifecycle,
  room,
  roomContract,
  roomRent,
  runningContractsSql,
  type Entity,
  type LeaseFigures,
} from '@zhaocai/model';
import type { Ctx } from '../../platform/http/index.ts';
import { Parameters, visibleConditions } from '../../platform/rows/index.ts';
import { todayOf } from './parts.ts';

interface Cards {
  readonly rooms: number;
  readonly leased: number;
  readonly contractsActive: number;
  readonly expiring30: number;
  readonly toReview: number;
  /** Fen. */
  readonly receivable: string;
  readonly paid: string;
  readonly arrears: string;
}
interface Share {
  readonly key: number;
  readonly count: number;
}
interface Month {
  readonly month: string;
  readonly receivable: string;
  readonly paid: string;
}
interface Ages {
  readonly a: string;
  readonly b: string;
  readonly c: string;
  readonly d: string;
}

const { sql: bills } = rentLifecycle;

/** What the reader sees, as conditions over `t`, and what is asked; bound where it is used. */
interface Asking {
  readonly seen: (entity: Entity) => string;
  readonly today: () => string;
  readonly year: () => string;
}

const cardsSql = ({ seen, today, year }: Asking) => `
  select
    (select count(*)::int from room t where ${seen(room)} and t.lease_room_type is not null) as rooms,
    (select count(distinct t.room_id)::int from room_contract t where ${seen(roomContract)} and t.status in ${runningContractsSql}) as leased,
    (select count(*)::int from room_contract t where ${seen(roomContract)} and t.status in ${runningContractsSql}) as "contractsActive",
    (select count(*)::int from room_contract t where ${seen(roomContract)} and t.status in ${contractLifecycle.sql('active')}
       and t.end_date between ${today()}::date and ${today()}::date + ${expiringDays}) as expiring30,
    (select count(*)::int from room_contract t where ${seen(roomContract)} and t.status in ${contractsToReviewSql}) as "toReview",
    coalesce(sum(receivable) filter (where to_char(due_date, 'YYYY') = ${year()} and status not in ${bills('waived')}), 0)::text as receivable,
    coalesce(sum(paid) filter (where to_char(due_date, 'YYYY') = ${year()}), 0)::text as paid,
    coalesce(sum(receivable - paid) filter (where status in ${openBillsSql} and due_date < ${today()}::date), 0)::text as arrears
  from room_rent t where ${seen(roomRent)} and t.status not in ${bills('reversed')}`;
const statesSql = ({ seen }: Asking) => `
  select status as key, count(*)::int as count from room_contract t where ${seen(roomContract)} group by status`;
const kindsSql = ({ seen }: Asking) => `
  select lease_room_type as key, count(*)::int as count from room_contract t
  where ${seen(roomContract)} and t.status in ${runningContractsSql} group by lease_room_type`;
const monthsSql = ({ seen, year }: Asking) => `
  select to_char(due_date, 'YYYY-MM') as month, sum(receivable)::text as receivable, sum(paid)::text as paid
  from room_rent t where ${seen(roomRent)} and t.status not in ${bills('waived', 'reversed')} and to_char(due_date, 'YYYY') = ${year()}
  group by 1 order by 1`;
const agesSql = ({ seen, today }: Asking) => `
  select coalesce(sum(rest) filter (where days <= 30), 0)::text as a,
    coalesce(sum(rest) filter (where days between 31 and 90), 0)::text as b,
    coalesce(sum(rest) filter (where days between 91 and 180), 0)::text as c,
    coalesce(sum(rest) filter (where days > 180), 0)::text as d
  from (select receivable - paid as rest, ${today()}::date - due_date as days from room_rent t
    where ${seen(roomRent)} and t.status in ${openBillsSql} and t.due_date < ${today()}::date) o`;

/** One question, with what it binds. */
function asking<R extends object>(ctx: Ctx, year: string, sql: (asking: Asking) => string): Promise<R[]> {
  const parameters = new Parameters();
  const text = sql({
    seen: (entity) => `(${visibleConditions(entity, ctx, { parameters }).join(' and ')})`,
    today: () => parameters.bind(todayOf(ctx)),
    year: () => `${parameters.bind(year)}::text`,
  });
  return ctx.db.query<R & Record<string, unknown>>(text, parameters.values);
}

/** How much is let, what is owed and how old it is (docs/estate.md D-5), of what the reader sees. */
export async function figuresOf(ctx: Ctx, { year }: { year?: number | undefined }): Promise<LeaseFigures> {
  const asked = String(year ?? todayOf(ctx).slice(0, 4));
  const [[cards], states, kinds, months, [ages]] = await Promise.all([
    asking<Cards>(ctx, asked, cardsSql),
    asking<Share>(ctx, asked, statesSql),
    asking<Share>(ctx, asked, kindsSql),
    asking<Month>(ctx, asked, monthsSql),
    asking<Ages>(ctx, asked, agesSql),
  ]);
  if (!cards || !ages) throw new Error('sums always answer a row');
  const { language } = ctx;
  return {
    cards: cardsOf(cards),
    status: sharesChart(states, contractLifecycle.choices, language),
    monthly: monthsChart(months),
    ageing: {
      unit: '元',
      categories: ['0–30', '31–90', '91–180', '>180'],
      series: [
        { key: 'arrears', name: '欠费', nameEn: 'Arrears', data: [ages.a, ages.b, ages.c, ages.d].map(fenToYuan) },
      ],
    },
    byType: sharesChart(kinds, leaseRoomType.choices, language),
  };
}

function monthsChart(months: readonly Month[]): LeaseFigures['monthly'] {
  return {
    unit: '元',
    categories: months.map(({ month }) => month),
    series: [
      { key: 'receivable', name: '应缴', nameEn: 'Due', data: months.map((one) => fenToYuan(one.receivable)) },
      { key: 'paid', name: '实缴', nameEn: 'Paid', data: months.map((one) => fenToYuan(one.paid)) },
    ],
  };
}

function cardsOf(cards: Cards): LeaseFigures['cards'] {
  return {
    ...cards,
    receivable: fenToYuan(cards.receivable),
    paid: fenToYuan(cards.paid),
    arrears: fenToYuan(cards.arrears),
    occupancy: percent(cards.leased, cards.rooms),
    collectRate: percent(cards.paid, cards.receivable),
  };
}

/** Half up, as every figure of the estate. */
function percent(part: number | string, whole: number | string): string {
  return numberOf(whole).eq(0) ? '0.00' : numberOf(part).times(100).div(whole).toFixed(2);
}

interface Named {
  readonly value: number;
  readonly label: { readonly zh: string; readonly en: string };
}

function sharesChart(shares: readonly Share[], names: readonly Named[], language: 'zh' | 'en') {
  const known = names.filter(({ value }) => shares.some(({ key }) => key === value));
  return {
    unit: language === 'en' ? '' : '份',
    categories: known.map(({ label }) => label[language]),
    series: [
      {
        key: 'count',
        name: '合同数',
        nameEn: 'Contracts',
        data: known.map(({ value }) => String(shares.find(({ key }) => key === value)?.count ?? 0)),
      },
    ],
  };
}
