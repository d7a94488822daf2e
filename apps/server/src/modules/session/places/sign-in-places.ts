import { isWithinNetworks, isWithinTimes, strangeNetwork, unlimited } from '../../../platform/access/index.ts';
import type { Db } from '../../../platform/db/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { paramsOf } from '../password/account-rules.ts';
import { isTenantOpen } from '../sign-in-queries.ts';

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
    const part = strangeNetwork(value);
    if (part !== undefined) refuse('session.networksForm', { part });
    if (!isWithinNetworks(value, address)) refuse('session.networksExcludeYou', { address });
  }
  if (key === 'account.signInTimes' && !isWithinTimes(value, now)) refuse('session.timesExcludeNow');
}
