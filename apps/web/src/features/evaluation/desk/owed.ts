import { bidNaming, markKind, verdict } from '@zhaocai/model/evaluation/choices';
import type { DeskBid, DeskSheet } from '@zhaocai/model/evaluation/desk-endpoints';
import { packageEvaluationLifecycle } from '@zhaocai/model/evaluation/desk-lifecycle';
import { fitsRange } from '@zhaocai/model/evaluation/item-score';
import type { ScoreItem } from '@zhaocai/model/evaluation/standard-rule';
import type { Marks, Spot } from './use-marks.ts';

/** What is asked of a bid in the part that goes on now: its checks, or the items that are scored by the name it has here. */
export function spotsOf(sheet: DeskSheet, bid: DeskBid): Spot[] {
  const { bidKey, isBlind, rejections } = bid;
  if (isChecking(sheet)) {
    return isBlind ? [] : sheet.checks.map((_check, place) => ({ bidKey, kind: markKind.code.check, place }));
  }
  if (rejections.length > 0) return [];
  return sheet.items.flatMap(({ naming }, place) =>
    bidNaming.is(naming, 'blind') === isBlind ? [{ bidKey, kind: markKind.code.item, place }] : [],
  );
}

export function isChecking({ evaluationStatus }: Pick<DeskSheet, 'evaluationStatus'>): boolean {
  return packageEvaluationLifecycle.is(evaluationStatus, 'checking', 'negotiating');
}

/** Whether what is typed is whole: a verdict, with its reason where it is against; points that the item may have. */
export function isGiven(sheet: DeskSheet, marks: Marks, spot: Spot): boolean {
  const { verdict: found, points, reason } = marks.at(spot);
  if (markKind.is(spot.kind, 'check')) return found !== null && (!verdict.is(found, 'notMet') || reason.trim() !== '');
  const item = sheet.items[spot.place];
  return item !== undefined && isPointsOf(points, item);
}

/** Whether an item may have these points. */
export function isPointsOf(typed: string, item: Omit<ScoreItem, 'naming'>): boolean {
  return /^\d{1,3}(\.\d{1,2})?$/.test(typed.trim()) && fitsRange(typed.trim(), item);
}
