import type { Db } from '../../platform/db/index.ts';
import { failureWindowMinutes, type FailingAccounts, type FailureCounts } from './guessing-rules.ts';

/** What is being attempted: whose account, from where, when. */
export interface Attempt {
  readonly tenantId: string;
  readonly account: string;
  readonly address: string;
  readonly now: string;
}

export interface CurrentFailures extends FailureCounts, FailingAccounts {
  /** Until the lock of this address ends, rounded up; 0 when nothing was counted here. */
  readonly minutesLeft: number;
}

/** Address under which the failures from everywhere are counted; no address looks like this. */
const everywhere = '*';
const inWindow = `login_failure.last_time > $4::timestamptz - interval '${failureWindowMinutes} minutes'`;

const readCounts = `
  select f.at_address as "atAddress", f.in_tenant as "inTenant", login_failure.address, login_failure.failures,
    ceil(extract(epoch from last_time + interval '${failureWindowMinutes} minutes' - $4::timestamptz) / 60)::int
      as "minutesLeft"
  from failing_accounts($1, $3, $4::timestamptz - interval '${failureWindowMinutes} minutes') f
  left join login_failure
    on tenant_id = $1 and account = $2 and address in ($3, '${everywhere}') and ${inWindow}`;

interface Counted extends FailingAccounts {
  /** Null where nothing was counted of this account. */
  readonly address: string | null;
  readonly failures: number | null;
  readonly minutesLeft: number | null;
}

export async function currentFailures(db: Db, attempt: Attempt): Promise<CurrentFailures> {
  const rows = await db.query<Counted & Record<string, unknown>>(readCounts, parametersOf(attempt));
  const { atAddress = 0, inTenant = 0 } = rows[0] ?? {};
  const here = rows.find(({ address }) => address === attempt.address);
  const all = rows.find(({ address }) => address === everywhere);
  const counted = { here: here?.failures ?? 0, everywhere: all?.failures ?? 0, minutesLeft: here?.minutesLeft ?? 0 };
  return { ...counted, atAddress, inTenant };
}

/** One statement for both counters, so that rivals in other processes count one after the other. */
const charge = (rows: string) => `
  insert into login_failure (tenant_id, account, address, failures, last_time)
  values ${rows}
  on conflict (tenant_id, account, address) do update set
    failures = case when ${inWindow} then login_failure.failures + 1 else 1 end,
    last_time = excluded.last_time
  returning address, failures`;
const chargeBoth = charge(`($1, $2, $3, 1, $4), ($1, $2, '${everywhere}', 1, $4)`);

/**
 * Counts the attempt as failed before the password is looked at, so that a hundred guesses sent at once are a hundred
 * counted guesses. A right password takes it back.
 */
export async function chargeAttempt(db: Db, attempt: Attempt): Promise<FailureCounts> {
  const rows = await db.query<{ address: string; failures: number }>(chargeBoth, parametersOf(attempt));
  const countOf = (wanted: string) => rows.find(({ address }) => address === wanted)?.failures ?? 0;
  return { here: countOf(attempt.address), everywhere: countOf(everywhere) };
}

/** What failed here is forgiven; what others tried from elsewhere keeps demanding a captcha. */
const forgive = `
  with own as (
    delete from login_failure where tenant_id = $1 and account = $2 and address = $3 returning failures
  )
  update login_failure set failures = greatest(login_failure.failures - own.failures, 0)
  from own
  where login_failure.tenant_id = $1 and login_failure.account = $2 and login_failure.address = '${everywhere}'`;

export async function forgiveAttempts(db: Db, { tenantId, account, address }: Attempt): Promise<void> {
  await db.query(forgive, [tenantId, account, address]);
}

const takeBack = `
  update login_failure set failures = greatest(failures - 1, 0)
  where tenant_id = $1 and account = $2 and address in ($3, '${everywhere}')`;

/** This one was no guess; what was charged before stays. */
export async function takeBackAttempt(db: Db, { tenantId, account, address }: Attempt): Promise<void> {
  await db.query(takeBack, [tenantId, account, address]);
}

/** Under it wrong codes of an account are counted, from wherever; no address looks like this. */
const codes = '*code';
const chargeCodes = charge(`($1, $2, $3, 1, $4)`);

/** How many codes failed within the window, this one counted: it is charged before it is looked at. */
export async function chargeCode(db: Db, attempt: Attempt): Promise<number> {
  const rows = await db.query<{ failures: number }>(chargeCodes, parametersOf({ ...attempt, address: codes }));
  return rows[0]?.failures ?? 0;
}

const forgetCodes = 'delete from login_failure where tenant_id = $1 and account = $2 and address = $3';

export async function forgiveCodes(db: Db, { tenantId, account }: Attempt): Promise<void> {
  await db.query(forgetCodes, [tenantId, account, codes]);
}

function parametersOf({ tenantId, account, address, now }: Attempt): readonly string[] {
  return [tenantId, account, address, now];
}
