import type { MinuteCounts } from '../budgets/index.ts';
import { Refusal } from '../http/refusal.ts';
import type { SessionUser } from './session-user.ts';

/** Refuses the call of a key that is one too many in this minute. */
export function demandKeyBudget(
  counts: MinuteCounts,
  { id, requestsPerMinute }: NonNullable<SessionUser['key']>,
): void {
  const count = counts.add({ kind: 'apiKey', key: id, budget: requestsPerMinute });
  if (count > requestsPerMinute) throw new Refusal('integration.keyTooMany', { count: requestsPerMinute }, 429);
}
