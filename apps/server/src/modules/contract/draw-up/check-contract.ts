import {
  compareYuan,
  contractType,
  deviations,
  plainNumber,
  shareOfYuan,
  type AwardedLine,
  type drawUpContract,
  type EndpointInput,
} from '@zhaocai/model';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { articleOf, ruleInForce, type ProjectRow } from '../../tendering/index.ts';
import type { Clock } from './contract-clock.ts';

export type Drawn = Omit<EndpointInput<typeof drawUpContract>, 'entryId'>;

export interface Judged {
  readonly drawn: Drawn;
  readonly project: ProjectRow;
  readonly winMoney: string;
  readonly lines: readonly AwardedLine[];
}

/** Refuses a contract that leaves the bid, or that the law does not allow so. */
export async function demandLawful(ctx: Ctx, { drawn, project, winMoney, lines }: Judged): Promise<void> {
  if (compareYuan(drawn.contractMoney, winMoney) !== 0) refuse('contract.moneyDiffers', { money: winMoney });
  demandAsBid(ctx, lines, drawn);
  if (drawn.endDate < drawn.startDate) refuse('contract.dates');
  await demandShare(ctx, project, { kind: 'performanceBondShare', money: drawn.performBondMoney, drawn });
  if (contractType.is(drawn.contractType, 'works'))
    await demandShare(ctx, project, { kind: 'retentionShare', money: drawn.warrantyMoney, drawn });
  if (drawn.warrantyMoney && compareYuan(drawn.warrantyMoney, '0') > 0 && !drawn.warrantyEnd)
    refuse('contract.warrantyEndMissing');
}

function demandAsBid({ language }: Ctx, lines: readonly AwardedLine[], drawn: Drawn): void {
  if (!drawn.lines) return;
  const found = deviations(lines, drawn.lines);
  if (found.length === 0) return;
  const places = found.map(({ line, field }) => `${line} ${field[language]}`);
  refuse('contract.deviates', { places: places.slice(0, 5).join(language === 'zh' ? '、' : ', ') });
}

interface Share {
  readonly kind: 'performanceBondShare' | 'retentionShare';
  readonly money: string | null | undefined;
  readonly drawn: Drawn;
}

/** A part of the price that the law limits (R24). */
async function demandShare(ctx: Ctx, project: ProjectRow, { kind, money, drawn }: Share): Promise<void> {
  if (!money) return;
  const rule = await ruleInForce(ctx, { ...project, publishTime: ctx.now }, kind);
  if (!rule) return;
  const most = shareOfYuan(drawn.contractMoney, rule.value);
  if (compareYuan(money, most) <= 0) return;
  const code = kind === 'performanceBondShare' ? 'contract.bondOver' : 'contract.warrantyOver';
  refuse(code, { percent: plainNumber(rule.value), money: most, article: articleOf(ctx, rule) });
}

/** Who signs later than the law wants says why (R42). */
export function demandInTime(ctx: Ctx, { due, rule }: Clock, lateReason: string | null | undefined): void {
  if (due === null || !rule || ctx.now <= due || lateReason?.trim()) return;
  const days = plainNumber(rule.value);
  refuse('contract.late', { days, date: due.slice(0, 10), article: articleOf(ctx, rule) });
}
