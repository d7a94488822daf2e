import type { PeriodName } from '../period.ts';

/** From the decision on, every method under the government procurement law has the same periods. */
export const procurementResult = [
  'reportPeriod',
  'confirmPeriod',
  'resultPeriod',
  'resultNoticePeriod',
  'queryPeriod',
  'losersDepositPeriod',
  'contractPeriod',
  'contractNoticePeriod',
  'winnerDepositPeriod',
  'filingPeriod',
] as const satisfies readonly PeriodName[];

/** The tendering law: candidates are publicised before the winner is decided. */
export const tenderingResult = [
  'candidatesStart',
  'candidatesPeriod',
  'regulatorPeriod',
  'contractPeriod',
  'winnerDepositPeriod',
] as const satisfies readonly PeriodName[];

/** Own policy leaves the rest to the parties. */
export const ownResult = ['contractPeriod'] as const satisfies readonly PeriodName[];
