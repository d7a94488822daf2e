import { BlockList, isIP } from 'node:net';
import { parseInstant } from '../db/clock.ts';
import type { Db } from '../db/types.ts';
import { Refusal } from '../http/refusal.ts';
import type { SessionUser } from './session-user.ts';

/** As the parameter says that nothing is limited. */
export const unlimited = '无';
const partsOf = (list: string) => list.split(/[,，]/).map((part) => part.trim());

interface Network {
  readonly address: string;
  readonly prefix: number;
  readonly family: 'ipv4' | 'ipv6';
}

/** Undefined where it is none. */
function networkOf(text: string): Network | undefined {
  const [address = '', length, ...more] = text.split('/');
  const version = isIP(address);
  const longest = version === 4 ? 32 : 128;
  const prefix = length === undefined ? longest : Number(length);
  const isNumber = length === undefined || /^\d{1,3}$/.test(length);
  if (version === 0 || more.length > 0 || !isNumber || prefix > longest) return undefined;
  return { address, prefix, family: version === 4 ? 'ipv4' : 'ipv6' };
}

/** Is the address among these networks? An IPv4 address that came in the clothes of IPv6 is an IPv4 address. */
export function isWithinNetworks(networks: string, address: string): boolean {
  if (networks === unlimited) return true;
  const list = listOf(networks);
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*/, '');
  const version = isIP(plain);
  return version !== 0 && list.check(plain, version === 4 ? 'ipv4' : 'ipv6');
}

/** Made once for all calls of a tenant; tenants with such a rule are few. */
const lists = new Map<string, BlockList>();
const mostLists = 1_000;

function listOf(networks: string): BlockList {
  const known = lists.get(networks);
  if (known) return known;
  const list = new BlockList();
  for (const text of partsOf(networks)) {
    const network = networkOf(text);
    if (network) list.addSubnet(network.address, network.prefix, network.family);
  }
  if (lists.size >= mostLists) lists.clear();
  lists.set(networks, list);
  return list;
}

/** The part that is no network; undefined where all are. */
export function strangeNetwork(networks: string): string | undefined {
  return partsOf(networks).find((text) => !networkOf(text));
}

/** `1-5 08:00-20:00`; a span that ends before it begins goes over midnight, or over Sunday. */
const spanPattern = /^([1-7])(?:-([1-7]))? (\d\d:\d\d)-(\d\d:\d\d)$/;
const dayMs = 86_400_000;

/** Is it one of these times? By the server's clock, in Asia/Shanghai. */
export function isWithinTimes(times: string, now: string): boolean {
  if (times === unlimited) return true;
  const time = now.slice(11, 16);
  const today = weekdayOf(now.slice(0, 10));
  return partsOf(times).some((span) => {
    const [, first = '', last = first, from = '', until = ''] = spanPattern.exec(span) ?? [];
    const isDay = (day: number) => isBetween(day, Number(first), Number(last));
    if (from <= until) return isDay(today) && time >= from && time < until;
    return (isDay(today) && time >= from) || (isDay(today === 1 ? 7 : today - 1) && time < until);
  });
}

function isBetween(day: number, first: number, last: number): boolean {
  return first <= last ? day >= first && day <= last : day >= first || day <= last;
}

/** From Monday 1 to Sunday 7; the first of January 1970 was a Thursday. */
function weekdayOf(date: string): number {
  const days = Math.round((parseInstant(`${date} 12:00:00`) - parseInstant('1970-01-01 12:00:00')) / dayMs);
  return ((days + 3) % 7) + 1;
}

/** From where and when the people of tenant `t` may be signed in: of the same statement that says who somebody is. */
export const placeColumns = `(
    select coalesce(case when p.is_overridable then o.param_value end, p.param_value) from param p
    left join param o on o.tenant_id = t.tenant_id and o.param_key = p.param_key and o.is_deleted = 0
    where p.tenant_id = '000000' and p.param_key = 'account.signInNetworks' and p.is_deleted = 0) as networks, (
    select coalesce(case when p.is_overridable then o.param_value end, p.param_value) from param p
    left join param o on o.tenant_id = t.tenant_id and o.param_key = p.param_key and o.is_deleted = 0
    where p.tenant_id = '000000' and p.param_key = 'account.signInTimes' and p.is_deleted = 0) as times`;

/** Only where something is limited: most calls ask nothing more. */
export function placesOf(row: { networks: string | null; times: string | null }): SessionUser['places'] {
  const { networks, times } = { networks: row.networks ?? unlimited, times: row.times ?? unlimited };
  return networks === unlimited && times === unlimited ? undefined : { networks, times };
}

/** From where somebody comes, and when. */
export interface Whereabouts {
  readonly address: string;
  readonly now: string;
}

/** What has begun goes on where and when its tenant lets people sign in, and nowhere else: a session, a program's key. */
export function demandPlace({ places }: Pick<SessionUser, 'places'>, { address, now }: Whereabouts): void {
  if (!places) return;
  if (!isWithinNetworks(places.networks, address)) throw new Refusal('platform.outsideNetworks', { address }, 403);
  if (!isWithinTimes(places.times, now)) throw new Refusal('platform.outsideTimes', { times: places.times }, 403);
}

/** The same as an answer. */
export function isWithin(places: NonNullable<SessionUser['places']>, { address, now }: Whereabouts): boolean {
  return isWithinNetworks(places.networks, address) && isWithinTimes(places.times, now);
}

export async function placesOfTenant(db: Db, tenantId: string): Promise<SessionUser['places']> {
  const [row] = await db.query<{ networks: string | null; times: string | null }>(
    `select ${placeColumns} from tenant t where t.tenant_id = $1`,
    [tenantId],
  );
  return row && placesOf(row);
}

/** The same for what carries no session: a link to a file is of use where and when its owner may be signed in. */
export async function demandPlaceOf(db: Db, tenantId: string, whereabouts: Whereabouts): Promise<void> {
  demandPlace({ places: await placesOfTenant(db, tenantId) }, whereabouts);
}
