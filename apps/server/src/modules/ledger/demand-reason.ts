import { isReasoned, leastReason } from '@zhaocai/model';
import { refuse } from '../../platform/http/index.ts';

/** What is done with money is said why; refuses fewer characters than the house asks of a reason. */
export function demandReason(reason: string | null | undefined): void {
  if (!isReasoned(reason)) refuse('ledger.reasonShort', { least: leastReason });
}
