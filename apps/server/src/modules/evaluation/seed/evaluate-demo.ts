import { markKind, verdict } from '@zhaocai/model';
import type { Acts } from '../../../platform/module/index.ts';
import { closeSummary } from '../desk/lead.ts';
import { lockSheet } from '../desk/hand-in.ts';
import { readSheet } from '../desk/own-desk-queries.ts';
import { saveMark } from '../desk/save-mark.ts';
import { readSummary } from '../desk/summary-queries.ts';
import { readReport } from '../report/report-queries.ts';
import { signReport } from '../report/sign-report.ts';
import { closeSignal } from '../signal/signals.ts';
import { auditPoints, auditStandard } from './demo-audit.ts';

export interface Sitting {
  /** Of the seat. */
  readonly id: string;
  readonly acts: Acts;
}

export interface Evaluating {
  readonly projectId: string;
  readonly seats: readonly Sitting[];
  readonly packageIds: readonly string[];
  readonly at: (minute: number) => string;
}

/** The first package is scored, summed up and signed by whoever leads; of the second one the leader has handed in. */
export async function evaluateHalf(evaluating: Evaluating): Promise<void> {
  const { seats, packageIds, at } = evaluating;
  const [done = '', underWay = ''] = packageIds;
  await evaluatePackage(evaluating, done);
  for (const seat of seats) await checkAll({ seat, packageId: underWay, time: at(36) });
  const [leader] = seats;
  if (!leader) return;
  await sign({ seat: leader, packageId: done, time: at(59) });
  await scoreAll({ seat: leader, packageId: underWay, time: at(62) }, 0);
}

/** Every package is scored, summed up and signed by all. Answers the first candidates' bids. */
export async function evaluateWhole(evaluating: Evaluating): Promise<ReadonlySet<string>> {
  const { seats, packageIds, at } = evaluating;
  const winners = new Set<string>();
  for (const packageId of packageIds) {
    await evaluatePackage(evaluating, packageId);
    for (const seat of seats) await sign({ seat, packageId, time: at(59) });
    const report = await seats[0]?.acts((ctx) => readReport(ctx, { packageId }));
    winners.add(report?.body.candidates[0] ?? '');
  }
  return winners;
}

/** From the checks to the closed summary. */
async function evaluatePackage({ seats, at }: Evaluating, packageId: string): Promise<void> {
  for (const seat of seats) await checkAll({ seat, packageId, time: at(36) });
  for (const [member, seat] of seats.entries()) await scoreAll({ seat, packageId, time: at(50 + member) }, member);
  const [seat] = seats;
  if (seat) await close({ seat, packageId, time: at(58) });
}

interface Desk {
  readonly seat: Sitting;
  readonly packageId: string;
  readonly time: string;
}

const placeOf = ({ seat, packageId }: Desk) => ({ id: seat.id, packageId });

/** Every check of every bid is met. */
async function checkAll(desk: Desk): Promise<void> {
  const { seat, time } = desk;
  const place = placeOf(desk);
  const met = { kind: markKind.code.check, verdict: verdict.code.met, reason: undefined };
  await seat.acts(async (ctx) => {
    const { bids } = await readSheet(ctx, place);
    for (const { bidKey } of bids)
      for (const index of auditStandard.checks.keys()) await saveMark(ctx, { ...place, ...met, bidKey, place: index });
  }, time);
  await seat.acts((ctx) => lockSheet(ctx, place), time);
}

async function scoreAll(desk: Desk, member: number): Promise<void> {
  const { seat, time } = desk;
  const place = placeOf(desk);
  const kind = markKind.code.item;
  await seat.acts(async (ctx) => {
    const { bids } = await readSheet(ctx, place);
    for (const [index, { bidKey }] of bids.entries())
      for (const [item, points] of (auditPoints[member]?.[index] ?? []).entries())
        await saveMark(ctx, { ...place, bidKey, kind, place: item, points, reason: undefined });
  }, time);
  await seat.acts((ctx) => lockSheet(ctx, place), time);
}

/** The leader looks at what strikes the eye and closes the summary. */
async function close(desk: Desk): Promise<void> {
  const { seat, time, packageId } = desk;
  const place = placeOf(desk);
  const cleared = { opinion: 'clear', reason: '经核对，不属于串通投标情形' } as const;
  const { signals } = await seat.acts((ctx) => readSummary(ctx, { packageId }), time);
  for (const { id: signalId, version } of signals)
    await seat.acts((ctx) => closeSignal(ctx, { ...place, ...cleared, signalId, version }), time);
  await seat.acts(async (ctx) => {
    const { version } = await readSummary(ctx, { packageId });
    return closeSummary(ctx, { ...place, version });
  }, time);
}

async function sign(desk: Desk): Promise<void> {
  const place = placeOf(desk);
  await desk.seat.acts(async (ctx) => {
    const report = await readReport(ctx, { packageId: place.packageId });
    if (report) await signReport(ctx, { ...place, how: 'sign', digest: report.digest, dissent: undefined });
  }, desk.time);
}
