import {
  contractLifecycle,
  contractsToReviewSql,
  expiringDays,
  fenToYuan,
  leaseRoomType,
  openBillsSql,
  rentLifecycle,
  runningContractsSql,
  type LeaseFigures,
} from '@zhaocai/model';
import type { Ctx } from '../../platform/http/index.ts';
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

const cardsSql = `
  select
    (select count(*)::int from room where tenant_id = $1 and is_deleted = 0 and lease_room_type is not null) as rooms,
    (select count(distinct room_id)::int from room_contract where tenant_id = $1 and is_deleted = 0
       and status in ${runningContractsSql}) as leased,
    (select count(*)::int from room_contract where tenant_id = $1 and is_deleted = 0
       and status in ${runningContractsSql}) as "contractsActive",
    (select count(*)::int from room_contract where tenant_id = $1 and is_deleted = 0 and status in ${contractLifecycle.sql('active')}
       and end_date between $2::date and $2::date + $3::int) as expiring30,
    (select count(*)::int from room_contract where tenant_id = $1 and is_deleted = 0
       and status in ${contractsToReviewSql}) as "toReview",
    coalesce(sum(receivable) filter (where to_char(due_date, 'YYYY') = $4 and status not in ${bills('waived')}), 0)::text as receivable,
    coalesce(sum(paid) filter (where to_char(due_date, 'YYYY') = $4), 0)::text as paid,
    coalesce(sum(receivable - paid) filter (where status in ${openBillsSql} and due_date < $2::date), 0)::text as arrears
  from room_rent where tenant_id = $1 and is_deleted = 0 and status not in ${bills('reversed')}`;
const statesSql = `
  select status as key, count(*)::int as count from room_contract
  where tenant_id = $1 and is_deleted = 0 group by status`;
const kindsSql = `
  select lease_room_type as key, count(*)::int as count from room_contract
  where tenant_id = $1 and is_deleted = 0 and status in ${runningContractsSql} group by lease_room_type`;
const monthsSql = `
  select to_char(due_date, 'YYYY-MM') as month, sum(receivable)::text as receivable, sum(paid)::text as paid
  from room_rent where tenant_id = $1 and is_deleted = 0 and status not in ${bills('waived', 'reversed')} and to_char(due_date, 'YYYY') = $2
  group by 1 order by 1`;
const agesSql = `
  select coalesce(sum(rest) filter (where days <= 30), 0)::text as a,
    coalesce(sum(rest) filter (where days between 31 and 90), 0)::text as b,
    coalesce(sum(rest) filter (where days between 91 and 180), 0)::text as c,
    coalesce(sum(rest) filter (where days > 180), 0)::text as d
  from (select receivable - paid as rest, $2::date - due_date as days from room_rent
    where tenant_id = $1 and is_deleted = 0 and status in ${openBillsSql} and due_date < $2::date) o`;

/** How much is let, what is owed and how old it is (docs/estate.md D-5), for the whole tenant. */
export async function figuresOf(ctx: Ctx, { year }: { year?: number | undefined }): Promise<LeaseFigures> {
  const today = todayOf(ctx);
  const asked = String(year ?? today.slice(0, 4));
  const { db, tenantId } = ctx;
  const [[cards], states, kinds, months, [ages]] = await Promise.all([
    db.query<Cards>(cardsSql, [tenantId, today, expiringDays, asked]),
    db.query<Share>(statesSql, [tenantId]),
    db.query<Share>(kindsSql, [tenantId]),
    db.query<Month>(monthsSql, [tenantId, asked]),
    db.query<Ages>(agesSql, [tenantId, today]),
  ]);
  if (!cards || !ages) throw new Error('sums always answer a row');
  const { language } = ctx;
  return {
    cards: cardsOf(cards),
    status: sharesChart(states, contractLifecycle.choices, language),
    monthly: {
      unit: '元',
      categories: months.map(({ month }) => month),
      series: [
        { key: 'receivable', name: '应缴', nameEn: 'Due', data: months.map((one) => fenToYuan(one.receivable)) },
        { key: 'paid', name: '实缴', nameEn: 'Paid', data: months.map((one) => fenToYuan(one.paid)) },
      ],
    },
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

function cardsOf(cards: Cards): LeaseFigures['cards'] {
  return {
    ...cards,
    receivable: fenToYuan(cards.receivable),
    paid: fenToYuan(cards.paid),
    arrears: fenToYuan(cards.arrears),
    occupancy: percent(cards.leased, cards.rooms),
    collectRate: percent(Number(cards.paid), Number(cards.receivable)),
  };
}

function percent(part: number, whole: number): string {
  return whole === 0 ? '0.00' : ((part / whole) * 100).toFixed(2);
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
