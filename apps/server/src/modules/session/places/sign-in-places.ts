import { BlockList, isIP } from 'node:net';
import { parseInstant, type Db } from '../../../platform/db/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { paramsOf } from '../password/account-rules.ts';
import { isTenantOpen } from '../sign-in-queries.ts';

/** As the parameter says that nothing is limited. */
const unlimited = '无';
const separator = /\s*[,，]\s*/;

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
  const list = new BlockList();
  for (const text of networks.split(separator)) {
    const network = networkOf(text);
    if (network) list.addSubnet(network.address, network.prefix, network.family);
  }
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  const version = isIP(plain);
  return version !== 0 && list.check(plain, version === 4 ? 'ipv4' : 'ipv6');
}

/** `1-5 08:00-20:00`; a span that ends before it begins goes over midnight, or over Sunday. */
const spanPattern = /^([1-7])(?:-([1-7]))? (\d\d:\d\d)-(\d\d:\d\d)$/;
const dayMs = 86_400_000;

/** Is it one of these times? By the server's clock, in Asia/Shanghai. */
export function isWithinTimes(times: string, now: string): boolean {
  if (times === unlimited) return true;
  const time = now.slice(11, 16);
  const today = weekdayOf(now.slice(0, 10));
  return times.split(separator).some((span) => {
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

const keys = ['account.signInNetworks', 'account.signInTimes'] as const;

export interface Caller {
  readonly tenantId: string;
  /** Of the caller himself, not of his network. */
  readonly from: string;
  readonly now: string;
}

/** The tenant is there and open, and lets people sign in from here and now. Told before anything is known of anybody. */
export async function demandOpenTenant(db: Db, { tenantId, from, now }: Caller): Promise<void> {
  if (!(await isTenantOpen(db, tenantId, now))) refuse('session.tenantUnknown');
  const values = await paramsOf(db, tenantId, keys);
  const [networks, times] = [values['account.signInNetworks'], values['account.signInTimes']];
  if (!isWithinNetworks(networks, from)) refuse('session.outsideNetworks', { address: from });
  if (!isWithinTimes(times, now)) refuse('session.outsideTimes', { times });
}

/** Whoever sets such a rule does not lock himself out: he is where he is, and it is now. */
export function demandOwnWayIn({ address, now }: Pick<Ctx, 'address' | 'now'>, key: string, value: string): void {
  if (key === 'account.signInNetworks' && value !== unlimited) {
    const part = value.split(separator).find((text) => !networkOf(text));
    if (part !== undefined) refuse('session.networksForm', { part });
    if (!isWithinNetworks(value, address)) refuse('session.networksExcludeYou', { address });
  }
  if (key === 'account.signInTimes' && !isWithinTimes(value, now)) refuse('session.timesExcludeNow');
}
