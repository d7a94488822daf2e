import Big from 'big.js';
import { compareYuan, lineTotal, shareOfYuan, sumYuan } from '../kit/money.ts';
import { yuanLess } from './payment-plan.ts';

/** A line of the contract that is supplemented. */
interface ParentLine {
  readonly itemId: string;
  readonly lineNo: number;
  readonly name: string;
  readonly brandModel: string | null;
  readonly unit: string;
  readonly quantity: string;
  readonly techParams: string | null;
  readonly perMoney: string;
}

/** So much more of a line. */
export interface AddedLine {
  readonly itemId: string;
  readonly quantity: string;
}

/**
 * What a supplement delivers: more of what the contract is about, at its prices (政府采购法 49: 与合同标的相同, 不改变合同其他条款).
 * Undefined where something is named that is no line of the contract, or twice, or not more than nothing.
 */
export function supplementLines<L extends ParentLine>(parent: readonly L[], added: readonly AddedLine[]) {
  const known = new Map(parent.map((line) => [line.itemId, line]));
  const isOnce = new Set(added.map(({ itemId }) => itemId)).size === added.length;
  if (!isOnce || added.length === 0) return undefined;
  const lines = added.flatMap(({ itemId, quantity }) => {
    const line = known.get(itemId);
    if (!line || new Big(quantity).lte(0)) return [];
    const { lineNo, name, brandModel, unit, techParams, perMoney } = line;
    const totalMoney = lineTotal(perMoney, quantity);
    return [{ itemId, lineNo, name, brandModel, unit, techParams, perMoney, quantity, totalMoney }];
  });
  if (lines.length !== added.length) return undefined;
  return { lines, money: sumYuan(lines.map(({ totalMoney }) => totalMoney)) };
}

export interface SupplementLimit {
  /** In yuan: what all supplements together may come to, what they come to, and what is left. */
  readonly mostMoney: string;
  readonly usedMoney: string;
  readonly leftMoney: string;
}

/** How much more may be agreed beside a contract (R11), with all that stands beside it already. */
export function supplementLimit(
  contractMoney: string,
  percent: string,
  supplements: readonly string[],
): SupplementLimit {
  const [mostMoney, usedMoney] = [shareOfYuan(contractMoney, percent), sumYuan(supplements)];
  const left = yuanLess(mostMoney, usedMoney);
  return { mostMoney, usedMoney, leftMoney: compareYuan(left, '0') > 0 ? left : '0.00' };
}
