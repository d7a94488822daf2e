import { compareYuan, isYuan, sumYuan } from '../kit/money.ts';
import { planSum, type PlanLine } from '../plan/plan-sum.ts';

/** What amounts come to; one that is not filled in yet counts nothing. */
export function sumOf(amounts: readonly (string | null | undefined)[]): string {
  return sumYuan(amounts.map((money) => (money && isYuan(money) ? money : '0')));
}

/** 政府采购预算不能超过项目总额: its lines are calculated as those of a plan. */
export function isGovAbove(total: string, lines: readonly PlanLine[]): boolean {
  return isYuan(total) && compareYuan(planSum(lines), total) > 0;
}
