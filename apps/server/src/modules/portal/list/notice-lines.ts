import {
  bulletinLifecycle,
  bulletinType,
  publishedStates,
  regionStem,
  type PortalFilter,
  type PortalKind,
} from '@zhaocai/model';
import { escapeLike } from '../../../platform/crud/index.ts';
import { Parameters } from '../../../platform/rows/index.ts';
import type { Reader } from '../reader.ts';

/** A published notice, with what its project tells everybody. Instants are `yyyy-MM-dd HH:mm:ss`, Asia/Shanghai. */
export interface NoticeLine {
  readonly id: string;
  readonly tenantId: string;
  /** Null of a research, which comes before any project. */
  readonly projectId: string | null;
  readonly bulletinType: number;
  readonly title: string;
  readonly buyerName: string;
  readonly publishTime: string;
  /** Where in the order of publication it stands: microseconds since 1970. */
  readonly micros: string;
  readonly bulletinStatus: number;
  readonly projectNo: string | null;
  readonly projectName: string | null;
  readonly manner: number | null;
  /** Until when a research is answered, or a notice stands. */
  readonly endTime: string | null;
  readonly regionCode: string | null;
  /** Null while nothing of the project but the publicity of its single source is to be read. */
  readonly stage: number | null;
  readonly entryEndTime: string | null;
  readonly bidEndTime: string | null;
  readonly openTime: string | null;
}

/** How far a project is, where that is to be read. */
export function standingOf({ stage, entryEndTime }: NoticeLine): { stage: number; entryEndTime: string } | undefined {
  return stage === null || entryEndTime === null ? undefined : { stage, entryEndTime };
}

/** A research that still takes answers. */
export function isAnswered({ bulletinType: kind, bulletinStatus, endTime }: NoticeLine, now: string): boolean {
  const isUp = bulletinLifecycle.is(bulletinStatus, 'published');
  return bulletinType.is(kind, 'research') && isUp && endTime !== null && now < endTime;
}

export const lineColumns = `b.id, b.tenant_id as "tenantId", b.project_id as "projectId",
  b.bulletin_type as "bulletinType", b.title, coalesce(b.buyer_name, p.tenant_name) as "buyerName",
  coalesce(b.publish_time, b.create_time) as "publishTime", (extract(epoch from b.publish_time) * 1000000)::bigint as micros,
  b.bulletin_status as "bulletinStatus", b.end_time as "endTime", p.project_no as "projectNo", p.project_name as "projectName", p.manner, p.stage,
  p.region_code as "regionCode", p.entry_end_time as "entryEndTime", p.bid_end_time as "bidEndTime",
  p.open_time as "openTime"`;

/**
 * What anybody reads: notices that the policies show a stranger, of projects that the portal shows, and the researches of
 * its buyers. `offset 0` has a project looked up for each notice in turn: a page costs its own rows, however many there are.
 */
export const noticesFrom = `from public_notice b cross join lateral (
  select * from (
    select * from portal_head o where o.tenant_id = b.tenant_id and o.id = b.project_id
    union all
    select t.tenant_id, null, null, null, null, null, null, null, null, null, t.tenant_name, t.expire_time
    from portal_buyer t where b.bulletin_type in ${bulletinType.sql('research')} and t.tenant_id = b.tenant_id) h
  offset 0) p`;

export function readableConditions(now: string, parameters: Parameters): string[] {
  return [
    `b.bulletin_status in ${publishedStates}`,
    'b.is_deleted = 0',
    'b.publish_time is not null',
    notExpired(now, parameters),
  ];
}

/** The unit of project `p` has not come to its end. */
export function notExpired(now: string, parameters: Parameters): string {
  return `(p.expire_time is null or p.expire_time > ${parameters.bind(now)}::timestamptz)`;
}

/** The published notices of project `p` in their order, each with these further columns of `o`; null where it has none. */
export const noticesOfProject = (columns: string) => `(
  select json_agg(json_build_object('id', o.id::text, 'bulletinType', o.bulletin_type, 'bulletinStatus',
    o.bulletin_status, 'title', o.title, 'publishTime', to_char(o.publish_time, 'YYYY-MM-DD HH24:MI:SS'),
    ${columns}) order by o.publish_time, o.id)
  from bulletin o where o.tenant_id = p.tenant_id and o.project_id = p.id and o.is_deleted = 0
    and o.bulletin_status in ${publishedStates})`;

/** The types of notices behind each kind. */
const typesOf: Readonly<Record<PortalKind, string>> = {
  procurement: bulletinType.sql('tender', 'procurement'),
  research: bulletinType.sql('research'),
  change: bulletinType.sql('change'),
  source: bulletinType.sql('publicity'),
  candidates: bulletinType.sql('candidates'),
  result: bulletinType.sql('result'),
  ending: bulletinType.sql('ending'),
};

const mostWords = 5;

function filterConditions({ q, kind, buyer, region, from, to }: PortalFilter, parameters: Parameters): string[] {
  const conditions: string[] = [];
  const holding = (words: string) => parameters.bind(`%${escapeLike(words)}%`);
  for (const word of q.split(/\s+/).filter(Boolean).slice(0, mostWords)) {
    const pattern = holding(word);
    const places = ['b.title', 'coalesce(b.buyer_name, p.tenant_name)', 'p.project_no'];
    conditions.push(`(${places.map((place) => `${place} ilike ${pattern}`).join(' or ')})`);
  }
  if (kind) conditions.push(`b.bulletin_type in ${typesOf[kind]}`);
  if (buyer) conditions.push(`coalesce(b.buyer_name, p.tenant_name) ilike ${holding(buyer)}`);
  if (region) conditions.push(`p.region_code like ${parameters.bind(`${regionStem(region)}%`)}`);
  const dayOf = (text: string) => `(${parameters.bind(text)}::text || ' Asia/Shanghai')::timestamptz`;
  if (from) conditions.push(`b.publish_time >= ${dayOf(from)}`);
  if (to) conditions.push(`b.publish_time < ${dayOf(to)} + interval '1 day'`);
  return conditions;
}

export interface Cut {
  readonly filter: PortalFilter;
  readonly size: number;
  /** `<micros>-<id>` of the line behind which, or before which, the page lies. */
  readonly after?: string;
  readonly before?: string;
  /** Without the researches, which come before any project. */
  readonly isOfProjects?: boolean;
  /** Those of a line, and what else is asked of it. */
  readonly columns?: string;
}

export interface Lines<L = NoticeLine> {
  readonly lines: readonly L[];
  readonly hasNewer: boolean;
  readonly hasOlder: boolean;
}

/** A page of notices, newest first, by one query: one line more than it has says whether more follow. */
export async function pageLines<L extends NoticeLine = NoticeLine>(
  { db, now }: Reader,
  { filter, size, after, before, isOfProjects = false, columns = lineColumns }: Cut,
): Promise<Lines<L>> {
  const parameters = new Parameters();
  const conditions = [...readableConditions(now, parameters), ...filterConditions(filter, parameters)];
  if (isOfProjects) conditions.push('b.project_id is not null');
  const backwards = !after && before;
  const place = after || before;
  if (place) conditions.push(`(b.publish_time, b.id) ${backwards ? '>' : '<'} ${placeOf(place, parameters)}`);
  const order = backwards ? 'asc' : 'desc';
  const found = await db.query<L>(
    `select ${columns} ${noticesFrom} where ${conditions.join(' and ')}
     order by b.publish_time ${order}, b.id ${order} limit ${parameters.bind(size + 1)}`,
    parameters.values,
  );
  const more = found.length > size;
  const lines = found.slice(0, size);
  return backwards
    ? { lines: lines.toReversed(), hasNewer: more, hasOlder: true }
    : { lines, hasNewer: Boolean(after), hasOlder: more };
}

function placeOf(place: string, parameters: Parameters): string {
  const [micros = '0', id = '0'] = place.split('-');
  const instant = `timestamptz 'epoch' + ${parameters.bind(micros)}::bigint * interval '1 microsecond'`;
  return `(${instant}, ${parameters.bind(id)}::bigint)`;
}

export function placeOfLine({ micros, id }: Pick<NoticeLine, 'micros' | 'id'>): string {
  return `${micros}-${id}`;
}
