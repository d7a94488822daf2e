import {
  ageOn,
  caStatus,
  expert,
  expertLifecycle,
  expertSource,
  type EndpointInput,
  type EndpointOutput,
  type ExpertCaution,
  type ExpertDetail,
  type ExpertItem,
  type ExpertRow,
  type ItemNode,
  type Page,
  type PageInput,
  type availableExperts,
  type certifiedExperts,
  type expertCount,
  type expertSourcePie,
  maskedText,
} from '@zhaocai/model';
import { cutAt, escapeLike, namedOf, readDetail, readPage } from '../../../platform/crud/index.ts';
import type { Ctx } from '../../../platform/http/index.ts';
import { movesOf } from '../../../platform/lifecycle/index.ts';
import { Parameters, visibleConditions } from '../../../platform/rows/index.ts';
import { expertItemTree } from '../../procedure/index.ts';
import { entryFaults, entryRules, entrySql } from './entry-rules.ts';
import { codesIn, expertItemNames } from './item-names.ts';

type Stored = Omit<ExpertRow, 'itemNames' | 'age'>;

export async function pageExperts(ctx: Ctx, input: PageInput): Promise<Page<ExpertRow>> {
  const page = await readPage(ctx, expert, { input });
  // The generic read knows the rows as records; their select list is made from the definition.
  return { ...page, records: await described(ctx, page.records as unknown as Stored[]) };
}

/** With the names of the fields and the age of today: the birthday itself is told to whoever looks at the whole numbers. */
async function described(ctx: Ctx, rows: readonly Stored[]): Promise<ExpertRow[]> {
  const codes = [...new Set(rows.flatMap(({ itemCodes }) => codesIn(itemCodes)))];
  const [names, births] = await Promise.all([
    expertItemNames(ctx, { codes, isUsedOnly: false }),
    ctx.db.query<{ id: string; birthday: string | null }>(
      'select id::text, birthday::text from expert where tenant_id = $1 and id = any($2::bigint[])',
      [ctx.tenantId, rows.map(({ id }) => id)],
    ),
  ]);
  const birthdays = new Map(births.map(({ id, birthday }) => [id, birthday]));
  return rows.map((row) => {
    const birthday = birthdays.get(row.id);
    const itemNames = codesIn(row.itemCodes).map((code) => names.get(code) ?? code);
    return { ...row, itemNames: itemNames.join('、'), age: birthday ? ageOn(birthday, ctx.now.slice(0, 10)) : null };
  });
}

export async function readExpert(ctx: Ctx, id: string): Promise<ExpertDetail> {
  const row = await readDetail(ctx, expert, { id });
  // As above.
  const stored = row as unknown as Stored & { readonly actions: readonly string[] };
  const [[shown], [named], history, cautions, regionName] = await Promise.all([
    described(ctx, [stored]),
    namedOf(ctx, expert, [stored]),
    movesOf(ctx, expert, [id]),
    cautionsOf(ctx, stored),
    regionNameOf(ctx, stored.regionCode),
  ]);
  if (!shown) throw new Error('a row became none');
  return { ...shown, actions: stored.actions, history, cautions, regionName, userName: named?.userName ?? null };
}

async function regionNameOf(ctx: Ctx, code: string | null): Promise<string | null> {
  const [found] = await ctx.db.query<{ name: string }>(
    `select name from region where tenant_id in ($1, '000000') and code = $2 and is_deleted = 0 limit 1`,
    [ctx.tenantId, code],
  );
  return found?.name ?? null;
}

const standing = `
  select e.birthday::text,
    exists (select from expert_bank b where b.tenant_id = e.tenant_id and b.expert_id = e.id and b.is_deleted = 0
      and b.is_default) as "hasBank",
    (select max(c.not_after)::text from expert_ca c where c.tenant_id = e.tenant_id and c.expert_id = e.id
      and c.is_deleted = 0 and c.ca_status in ${caStatus.sql('valid')}) as "validUntil"
  from expert e where e.tenant_id = $1 and e.id = $2`;

interface Standing extends Record<string, unknown> {
  readonly birthday: string | null;
  readonly hasBank: boolean;
  readonly validUntil: string | null;
}

/** A certificate is called to mind so many days before it runs out (spec 000). */
const warnedDays = 30;

async function cautionsOf(ctx: Ctx, row: Stored): Promise<ExpertCaution[]> {
  const [found] = await ctx.db.query<Standing>(standing, [ctx.tenantId, row.id]);
  if (!found) return [];
  const day = ctx.now.slice(0, 10);
  const cautions: ExpertCaution[] = entryFaults({ ...row, birthday: found.birthday }, await entryRules(ctx), day);
  if (!found.hasBank) cautions.push('bank');
  if (found.validUntil !== null && found.validUntil < day) cautions.push('certificateOver');
  else if (found.validUntil !== null && daysBetween(day, found.validUntil) <= warnedDays) cautions.push('certificate');
  return cautions;
}

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}

/** Figures over the rows that the list shows its reader. */
export async function countExperts(ctx: Ctx): Promise<EndpointOutput<typeof expertCount>> {
  const parameters = new Parameters();
  const seen = visibleConditions(expert, ctx, { parameters }).join(' and ');
  const fit = entrySql(await entryRules(ctx), ctx.now.slice(0, 10), (value) => parameters.bind(value));
  const [row] = await ctx.db.query<EndpointOutput<typeof expertCount>>(
    `with seen as (select t.* from expert t where ${seen}),
       states as (select expert_status as status, count(*)::int as count from seen group by 1)
     select (select count(*)::int from seen) as total,
       (select coalesce(json_agg(s order by s.status), '[]') from states s) as statuses,
       (select count(*)::int from seen t where t.expert_status in ${expertLifecycle.sql('active')} and ${fit}) as available`,
    parameters.values,
  );
  return row ?? { total: 0, statuses: [], available: 0 };
}

export async function countSources(ctx: Ctx): Promise<EndpointOutput<typeof expertSourcePie>> {
  const parameters = new Parameters();
  const seen = visibleConditions(expert, ctx, { parameters }).join(' and ');
  const rows = await ctx.db.query<{ source: number; value: number }>(
    `select t.source, count(*)::int as value from expert t where ${seen} group by 1`,
    parameters.values,
  );
  const counts = new Map(rows.map(({ source, value }) => [source, value]));
  return expertSource.choices.map(({ value, label }) => ({
    source: value,
    name: label[ctx.language],
    value: counts.get(value) ?? 0,
  }));
}

/** The fields of experts, each with how many are in the library for it or for what lies below. */
export async function countItems(ctx: Ctx): Promise<ExpertItem[]> {
  const parameters = new Parameters();
  const seen = visibleConditions(expert, ctx, { parameters }).join(' and ');
  const [nodes, rows] = await Promise.all([
    expertItemTree(ctx),
    ctx.db.query<{ id: string; itemCodes: string }>(
      `select t.id::text, t.item_codes as "itemCodes" from expert t
       where ${seen} and t.expert_status in ${expertLifecycle.sql('active')}`,
      parameters.values,
    ),
  ]);
  const byCode = new Map<string, Set<string>>();
  for (const { id, itemCodes } of rows)
    for (const code of codesIn(itemCodes)) byCode.set(code, (byCode.get(code) ?? new Set()).add(id));
  return nodes.map((node) => countedNode(node, byCode).node);
}

interface Counted {
  readonly node: ExpertItem;
  /** Somebody with two fields below one is counted once. */
  readonly ids: ReadonlySet<string>;
}

function countedNode(
  { children: below, ...node }: ItemNode,
  byCode: ReadonlyMap<string, ReadonlySet<string>>,
): Counted {
  const children = (below ?? []).map((child) => countedNode(child, byCode));
  const ids = new Set([...(byCode.get(node.itemCode) ?? []), ...children.flatMap((child) => [...child.ids])]);
  const nodes = children.map((child) => child.node);
  return { node: { ...node, count: ids.size, ...(nodes.length > 0 && { children: nodes }) }, ids };
}

const most = 500;

/** Who may be drawn or chosen today: 500, and a word where there are more. */
export async function listAvailable(
  ctx: Ctx,
  { keyword = '', itemCode }: EndpointInput<typeof availableExperts>,
): Promise<EndpointOutput<typeof availableExperts>> {
  const parameters = new Parameters();
  const conditions = [...visibleConditions(expert, ctx, { parameters }), ...named(keyword, parameters)];
  conditions.push(`t.expert_status in ${expertLifecycle.sql('active')}`);
  conditions.push(entrySql(await entryRules(ctx), ctx.now.slice(0, 10), (value) => parameters.bind(value)));
  if (itemCode) conditions.push(`${parameters.bind(itemCode)} = any(string_to_array(t.item_codes, ','))`);
  const asked = ctx.db.query<Omit<EndpointOutput<typeof availableExperts>[number], 'itemNames'>>(
    `select t.id::text, t.expert_no as "expertNo", t.name, t.phone, t.work_unit as "workUnit", t.title,
       t.title_level as "titleLevel", t.item_codes as "itemCodes"
     from expert t where ${conditions.join(' and ')} order by t.name, t.id limit ${most + 1}`,
    parameters.values,
  );
  const rows = await cutAt(ctx, asked, most);
  const codes = [...new Set(rows.flatMap(({ itemCodes }) => codesIn(itemCodes)))];
  const names = await expertItemNames(ctx, { codes, isUsedOnly: false });
  return rows.map((row) => ({
    ...row,
    phone: maskedText('phone', row.phone),
    itemNames: codesIn(row.itemCodes)
      .map((code) => names.get(code) ?? code)
      .join('、'),
  }));
}

function named(keyword: string, parameters: Parameters): string[] {
  if (keyword.trim() === '') return [];
  const like = parameters.bind(`%${escapeLike(keyword.trim())}%`);
  return [`(t.name ilike ${like} or t.work_unit ilike ${like} or t.expert_no ilike ${like})`];
}

/** Each expert in the library with the certificate that lasts longest. */
export async function listCertified(
  ctx: Ctx,
  { keyword = '' }: EndpointInput<typeof certifiedExperts>,
): Promise<EndpointOutput<typeof certifiedExperts>> {
  const parameters = new Parameters();
  const conditions = [...visibleConditions(expert, ctx, { parameters }), ...named(keyword, parameters)];
  const day = parameters.bind(ctx.now.slice(0, 10));
  const asked = ctx.db.query<EndpointOutput<typeof certifiedExperts>[number]>(
    `select distinct on (t.id) t.id::text as "expertId", t.name, c.cert_sn as "certSn", c.cert_dn as "certDn",
       c.not_before::text as "notBefore", c.not_after::text as "notAfter",
       case when c.ca_status in ${caStatus.sql('valid')} and c.not_after < ${day}::date then ${parameters.bind(caStatus.code.expired)}::smallint
         else c.ca_status end as "caStatus", c.not_after - ${day}::date as "daysLeft"
     from expert t join expert_ca c on c.tenant_id = t.tenant_id and c.expert_id = t.id and c.is_deleted = 0
     where ${conditions.join(' and ')} and t.expert_status in ${expertLifecycle.sql('active', 'suspended')}
     order by t.id, c.not_after desc limit ${most + 1}`,
    parameters.values,
  );
  return cutAt(ctx, asked, most);
}
