import {
  addDays,
  keptDuties,
  userStatus,
  mostCountedDuties,
  type EndpointInput,
  type EndpointOutput,
  type InboxLine,
  type inboxPage,
  type KeptDuty,
  type Language,
} from '@zhaocai/model';
import { hiddenFields } from '../../platform/access/index.ts';
import { escapeLike, pageAnswer } from '../../platform/crud/index.ts';
import type { Ctx } from '../../platform/http/index.ts';
import { entityNamed } from '../../platform/lifecycle/index.ts';
import { Parameters } from '../../platform/rows/index.ts';
import { groupsOf, type DutyScopes, type Group } from './duty-conditions.ts';

interface DutyRow {
  readonly kind: string;
  readonly rowTenantId: string;
  readonly rowId: string;
  readonly ofId: string | null;
  readonly name: string | null;
  readonly number: string | null;
  readonly since: string;
  readonly due: string | null;
  readonly handedBy: string | null;
  readonly leftBy: string | null;
}

interface Answered extends Omit<DutyRow, 'kind'> {
  /** Null where a page has no rows: the counts are told none the less. */
  readonly kind: string | null;
  readonly counted: number;
  readonly overdue: number;
  readonly dueThisWeek: number;
  readonly unreadMessages: number;
}

/** What waits for the reader, the most urgent first, and how much of it there is: one statement. */
export async function readInbox(
  scopes: DutyScopes,
  ctx: Ctx,
  { current, size, keyword, due }: EndpointInput<typeof inboxPage>,
): Promise<EndpointOutput<typeof inboxPage>> {
  const parameters = new Parameters();
  const sql = inboxSql(ctx, parameters, { scopes, current, size, due, keyword: keyword?.trim() });
  const rows = await ctx.db.query<Answered>(sql, parameters.values);
  const kept = { name: keptFrom(ctx, 'name'), number: keptFrom(ctx, 'number') };
  const records = rows.flatMap(({ kind, name, number, ...row }) =>
    kind === null
      ? []
      : lineOf(
          {
            ...row,
            kind,
            name: kept.name.includes(kind) ? null : name,
            number: kept.number.includes(kind) ? null : number,
          },
          ctx,
        ),
  );
  const { counted = 0, overdue = 0, dueThisWeek = 0, unreadMessages = 0 } = rows[0] ?? {};
  const page = pageAnswer({ records, counted, cap: Math.max(mostCountedDuties, current * size), size, current });
  return { ...page, overdue, dueThisWeek, unreadMessages };
}

interface Wanted {
  readonly scopes: DutyScopes;
  readonly current: number;
  readonly size: number;
  readonly keyword: string | undefined;
  readonly due: EndpointInput<typeof inboxPage>['due'];
}

/**
 * Of each kind no more is read than the page and the count need, in the order of its index: however much there is, it
 * takes no longer.
 */
function inboxSql(ctx: Ctx, parameters: Parameters, { scopes, current, size, keyword, due }: Wanted): string {
  const [tenant, user, now] = [ctx.tenantId, ctx.user.userId, ctx.now].map((value) => parameters.bind(value));
  const like = keyword ? parameters.bind(`%${escapeLike(keyword)}%`) : undefined;
  const limit = parameters.bind(Math.max(mostCountedDuties, current * size) + 1);
  const seen = (column: 'name' | 'number') => {
    const kinds = keptFrom(ctx, column);
    return kinds.length === 0
      ? `d.${column}`
      : `case when d.kind = any(${parameters.bind(kinds)}) then null else d.${column} end`;
  };
  const week = parameters.bind(weekEnd(ctx.now));
  const inWeek = (column: string) => `${column} >= ${now} and ${column} <= ${week}`;
  const base = [
    `d.tenant_id = ${tenant}`,
    `not ${user}::bigint = any(d.barred)`,
    ...(like ? [`(${seen('name')} ilike ${like} or ${seen('number')} ilike ${like})`] : []),
  ].join(' and ');
  const order = 'order by d.due, d.row_id';
  const { byRight, ofLeavers } = groupsOf(scopes, ctx, parameters);
  const inSql = ({ kinds, where }: Group) => ({ kinds: parameters.bind(kinds), where: where && ` and ${where}` });
  const groups = { byRight: byRight.map(inSql), ofLeavers: ofLeavers.map(inSql) };
  const waitingWhere = waitingIn({ base, groups, user, order, limit });
  const whens = { all: 'true', overdue: `d.due < ${now}`, week: inWeek('d.due') };
  const [most, offset] = [parameters.bind(size), parameters.bind((current - 1) * size)];
  return `with waiting as materialized (${waitingWhere(whens[due ?? 'all'])}),
      soon as materialized (${waitingWhere(whens.week)}),
      page as (select d.* from waiting d ${order}, d.kind limit ${most} offset ${offset})
    select c.counted, c.overdue, c."dueThisWeek", c."unreadMessages", d.kind, d.row_tenant_id as "rowTenantId", d.row_id as "rowId", d.of_id as "ofId", d.name,
      d.number, d.since, d.due, ${nameOf('u')} as "handedBy", ${nameOf('l')} as "leftBy"
    from (select count(*)::int as counted, (count(*) filter (where due < ${now}))::int as overdue,
        (select count(*)::int from soon) as "dueThisWeek",
        (select count(*)::int from (select from flow_message m where m.tenant_id = ${tenant} and m.user_id = ${user}::bigint
          and m.read_time is null and m.is_deleted = 0 limit ${mostCountedDuties}) m) as "unreadMessages" from waiting) c
      left join page d on true
      left join user_account u on u.tenant_id = d.tenant_id and u.tenant_id = d.row_tenant_id and u.id = d.handed_by
      left join user_account l on l.tenant_id = d.tenant_id and l.id = d.person_id and l.id <> ${user}::bigint
    ${order}, d.kind`;
}

const nameOf = (person: string) =>
  `coalesce(nullif(${person}.real_name, ''), nullif(${person}.nick_name, ''), ${person}.account)`;

/** Kinds, bound, with what is asked of them besides. */
interface GroupSql {
  readonly kinds: string;
  readonly where: string;
}

interface Waiting {
  /** What is asked of every duty. */
  readonly base: string;
  readonly groups: { readonly byRight: readonly GroupSql[]; readonly ofLeavers: readonly GroupSql[] };
  readonly user: string | undefined;
  readonly order: string;
  readonly limit: string;
}

/**
 * SQL of what waits, as many of each group as the limit allows, the most urgent first: what lies later has to be asked for by
 * itself, with when it is due.
 */
function waitingIn({ base, groups, user, order, limit }: Waiting): (when: string) => string {
  return (when) =>
    [
      `(select d.* from duty d where ${base} and ${when} and d.person_id = ${user} ${order} limit ${limit})`,
      ...groups.byRight.map(
        ({ kinds, where }) => `
    (select d.* from unnest(${kinds}::text[]) k (kind) cross join lateral (
      select d.* from duty d where ${base} and ${when} and d.kind = k.kind and d.person_id is null${where}
      ${order} limit ${limit}) d)`,
      ),
      ...groups.ofLeavers.map(
        ({ kinds, where }) => `
    (select d.* from duty d join user_account g on g.tenant_id = d.tenant_id and g.id = d.person_id
        and (g.is_deleted <> 0 or g.status not in ${userStatus.sql('enabled')})
      where ${base} and ${when} and d.person_id is not null and d.kind = any(${kinds}::text[])${where}
      ${order} limit ${limit})`,
      ),
    ].join(' union all ');
}

/** The last second of the week, which ends with Sunday. */
function weekEnd(now: string): string {
  const day = now.slice(0, 10);
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return `${addDays(day, weekday === 0 ? 0 : 7 - weekday)} 23:59:59`;
}

/** The kinds whose name or number is a field that the reader may not see: it is neither shown nor looked for. */
function keptFrom({ user }: Pick<Ctx, 'user'>, part: 'name' | 'number'): string[] {
  const isKept = ({ entity, of, [part]: field }: KeptDuty) =>
    field !== undefined && hiddenFields(user, of ? entityNamed(of.entity) : entity).includes(field);
  return keptDuties.filter(isKept).map(({ kind }) => kind);
}

const byKind: ReadonlyMap<string, KeptDuty> = new Map(
  keptDuties.flatMap((duty) => (duty.ends ? [] : [[duty.kind, duty] as const])),
);

function lineOf(row: DutyRow, { language, now }: { language: Language; now: string }): InboxLine[] {
  const { kind, rowId, rowTenantId, name, number, since, due, handedBy, leftBy } = row;
  const duty = byKind.get(kind);
  // A rule that the next start takes away.
  if (!duty) return [];
  const places = { id: rowId, of: row.ofId ?? '', tenant: rowTenantId, name: name ?? '', number: number ?? '' };
  return [
    {
      id: `${kind}-${rowTenantId}-${rowId}`,
      kind,
      label: duty.label[language],
      about: duty.entity.label[language],
      name,
      number,
      handedBy,
      leftBy,
      since,
      due,
      isOverdue: due !== null && due < now,
      path: addressOf(duty.path, places),
    },
  ];
}

/** The address of the screen, with what the row says in its places. */
function addressOf(path: string, places: Readonly<Record<string, string>>): string {
  return path.replace(/\{(\w+)\}/g, (_, place: string) => encodeURIComponent(places[place] ?? ''));
}
