import { lawRegime } from '../procedure/method.ts';
import { entryLifecycle } from '../tendering/entry-lifecycle.ts';
import type { refundCause } from './choices.ts';

/** What happened to a registration and its project, each with its time; null: not yet. */
export interface RefundFacts {
  readonly lawRegime: number;
  readonly entryStatus: number;
  /** Its supplier took his quote back, or it was ruled to count as such. */
  readonly withdrawTime: string | null;
  /** The result was published: the award letter is out. */
  readonly resultTime: string | null;
  /** The contract of its package has both signatures. */
  readonly contractTime: string | null;
  /** The procurement failed or was terminated. */
  readonly endTime: string | null;
}

/** What starts the period of a refund, when, and which kind of `law_rule` says how long it is. */
export interface RefundStart {
  readonly cause: keyof typeof refundCause.code;
  readonly eventTime: string;
  readonly ruleKind: 'withdrawnDepositPeriod' | 'losersDepositPeriod' | 'winnerDepositPeriod' | 'endedDepositPeriod';
}

/**
 * Which event makes a deposit due. Withdrawn before the deadline (R19). Under the tendering law both winner and losers
 * have theirs back after the contract (R20); under the procurement law losers after the award, the winner after the
 * contract (R21), and so under the own policy. Undefined while nothing has happened.
 */
export function refundStart(facts: RefundFacts): RefundStart | undefined {
  const { entryStatus, withdrawTime, resultTime, contractTime, endTime } = facts;
  const { is } = entryLifecycle;
  if (is(entryStatus, 'failed', 'terminated'))
    return started({ cause: 'ended', ruleKind: 'endedDepositPeriod' }, endTime);
  if (is(entryStatus, 'withdrawn'))
    return started({ cause: 'withdrawn', ruleKind: 'withdrawnDepositPeriod' }, withdrawTime);
  const contracted = { cause: 'contracted', ruleKind: 'winnerDepositPeriod' } as const;
  if (is(entryStatus, 'won')) return started(contracted, contractTime);
  // One that was revoked and is not to be forfeited after all has his back as a loser does.
  if (!is(entryStatus, 'lost', 'invalid', 'revoked')) return undefined;
  if (lawRegime.is(facts.lawRegime, 'tendering')) return started({ ...contracted, cause: 'lost' }, contractTime);
  return started({ cause: 'lost', ruleKind: 'losersDepositPeriod' }, resultTime);
}

function started(what: Omit<RefundStart, 'eventTime'>, eventTime: string | null): RefundStart | undefined {
  return eventTime === null ? undefined : { ...what, eventTime };
}
