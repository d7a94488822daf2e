import Big from 'big.js';
import { compareYuan } from '../kit/money.ts';
import { contractLine } from './contract.ts';
import type { Text } from '../kit/text.ts';

/** A line as documents and winning bid have it. */
export interface AwardedLine {
  readonly itemId: string;
  readonly lineNo: number;
  readonly name: string;
  /** What the documents leave open here is agreed in the contract. */
  readonly brandModel: string | null;
  readonly unit: string;
  readonly quantity: string;
  readonly techParams: string | null;
  readonly perMoney: string;
  readonly totalMoney: string;
}

/** A line as somebody draws a contract up with it; what is not said is as in the bid. */
export type DrawnLine = Pick<AwardedLine, 'itemId'> &
  Partial<Pick<AwardedLine, 'name' | 'brandModel' | 'unit' | 'quantity' | 'techParams' | 'perMoney'>>;

/** Where a contract leaves documents and bid: in which line, and in what. */
export interface Deviation {
  readonly line: string;
  readonly field: Text;
}

const { name, brandModel, unit, quantity, techParams, perMoney, itemId } = contractLine.fields;

/**
 * What of a contract differs substantially from documents and bid (招标投标法 46, 政府采购法 46; R42): what is delivered, how
 * much of it, of which quality and at which price. Brand and quality may be said where the documents leave them open.
 */
export function deviations(awarded: readonly AwardedLine[], drawn: readonly DrawnLine[]): Deviation[] {
  const known = new Map(awarded.map((line) => [line.itemId, line]));
  const found: Deviation[] = [];
  for (const line of drawn) {
    const bid = known.get(line.itemId);
    if (bid) found.push(...differences(bid, line).map((field) => ({ line: bid.name, field })));
    else found.push({ line: line.name ?? line.itemId, field: itemId.label });
  }
  const missing = awarded.filter((bid) => !drawn.some((line) => line.itemId === bid.itemId));
  return [...found, ...missing.map((bid) => ({ line: bid.name, field: itemId.label }))];
}

function differences(bid: AwardedLine, line: DrawnLine): Text[] {
  return [
    ...(isOtherText(bid.name, line.name) ? [name.label] : []),
    ...(isOtherText(bid.unit, line.unit) ? [unit.label] : []),
    ...(line.quantity !== undefined && !isSame(bid.quantity, line.quantity) ? [quantity.label] : []),
    ...(line.perMoney !== undefined && compareYuan(bid.perMoney, line.perMoney) !== 0 ? [perMoney.label] : []),
    ...(bid.brandModel && isOtherText(bid.brandModel, line.brandModel) ? [brandModel.label] : []),
    ...(bid.techParams && isOtherText(bid.techParams, line.techParams) ? [techParams.label] : []),
  ];
}

function isOtherText(bid: string, drawn: string | null | undefined): boolean {
  return drawn !== undefined && (drawn ?? '').trim() !== bid.trim();
}

function isSame(bid: string, drawn: string): boolean {
  return new Big(bid).eq(drawn);
}

/** The lines of a contract: those of the bid, with what the documents left open as it was agreed. */
export function contractLines(awarded: readonly AwardedLine[], drawn: readonly DrawnLine[]): AwardedLine[] {
  const said = new Map(drawn.map((line) => [line.itemId, line]));
  return awarded.map((bid) => {
    const line = said.get(bid.itemId);
    return {
      ...bid,
      brandModel: bid.brandModel ?? line?.brandModel ?? null,
      techParams: bid.techParams ?? line?.techParams ?? null,
    };
  });
}
