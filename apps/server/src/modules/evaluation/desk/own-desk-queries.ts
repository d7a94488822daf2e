import {
  committee,
  markKind,
  nameOfRejection,
  packageEvaluation,
  packageEvaluationLifecycle,
  pricesOf,
  purchasePackage,
  scoreSheet,
  trimZeros,
  type DeskBid,
  type EndpointInput,
  type EndpointOutput,
  type Language,
  type ownDesk as deskEndpoint,
  type ownSheet as sheetEndpoint,
  type StandardDraft,
} from '@zhaocai/model';
import { notFound, type Ctx } from '../../../platform/http/index.ts';
import { findRow, findRows } from '../../../platform/rows/index.ts';
import { packagesOf } from '../../tendering/index.ts';
import { isSeated } from '../committee/find-committee.ts';
import { findOwnSeat } from '../committee/move-committee.ts';
import { bidKeys, blindName, blindOrder, filesOf, hasBlindItems, isBlindItem, type BidKeys } from './blind-names.ts';
import {
  bidsOf,
  evaluationsOf,
  isCounted,
  isOut,
  marksOf,
  rejectionsIn,
  standardFor,
  type EvaluationRow,
  type MarkRow,
  type OpenedBid,
} from './desk-facts.ts';
import { openQuestions } from './open-questions.ts';
import { ownLowPrices } from '../signal/judge-low-price.ts';
import { findOwnDesk, type OwnDesk } from './own-desk.ts';
import { tallyIn } from './settle.ts';

/** The packages of a seat, each with how far it is; none before the leader is elected, or for whoever has left. */
export async function readDesk(
  ctx: Ctx,
  input: EndpointInput<typeof deskEndpoint>,
): Promise<EndpointOutput<typeof deskEndpoint>> {
  const { id, packageId: meant } = await seatMeant(ctx, input);
  const seat = await findOwnSeat(ctx, id);
  const group = await findRow(ctx, committee, { id: seat.groupId });
  const [packages, evaluations, own] = await Promise.all([
    packagesOf(ctx, seat.projectId),
    isSeated(seat) ? evaluationsOf(ctx, group.packageIds ?? []) : [],
    findRows(ctx, scoreSheet, { of: 'memberId', ids: [id] }),
  ]);
  return {
    id,
    packageId: meant,
    projectId: seat.projectId,
    projectName: seat.projectName,
    groupName: group.groupName,
    isLeader: group.leaderId === id,
    packages: packages.flatMap(({ id: packageId, packageNo, packageName }) => {
      const row = evaluations.find((one) => one.packageId === packageId && one.groupId === group.id);
      if (!row) return [];
      const sheet = own.find((one) => one.evaluationId === row.id && isCounted(one));
      const scoreStatus = sheet ? Number(sheet.scoreStatus) : null;
      return [{ packageId, packageNo, packageName, evaluationStatus: Number(row.evaluationStatus), scoreStatus }];
    }),
  };
}

async function seatMeant(ctx: Ctx, { id, sheetId, evaluationId }: EndpointInput<typeof deskEndpoint>) {
  if (id !== undefined) return { id, packageId: null };
  if (sheetId !== undefined) {
    const { memberId, packageId } = await findRow(ctx, scoreSheet, { id: sheetId });
    return { id: memberId, packageId };
  }
  const { leaderId, packageId } = await findRow(ctx, packageEvaluation, { id: evaluationId ?? notFound() });
  return { id: leaderId, packageId };
}

/** What a member scores a package by, and what he has found himself. */
export async function readSheet(
  ctx: Ctx,
  place: EndpointInput<typeof sheetEndpoint>,
): Promise<EndpointOutput<typeof sheetEndpoint>> {
  const desk = await findOwnDesk(ctx, place);
  const { row, sheet } = desk;
  const [standard, opened, marks, bought] = await Promise.all([
    standardFor(ctx, row),
    bidsOf(ctx, row.packageId),
    marksOf(ctx, [sheet]),
    findRow(ctx, purchasePackage, { id: row.packageId, reach: 'tenant' }),
  ]);
  const keys = bidKeys(
    row,
    opened.map(({ id }) => id),
  );
  const left = opened.filter(({ id }) => !isOut(row, id));
  // Prices may still change, and nothing is scored, while it is negotiated.
  const isChecked = !packageEvaluationLifecycle.is(row.evaluationStatus, 'checking', 'negotiating');
  const prices = summedPrices(row) ?? pricesOf({ standard, ceiling: bought.ceilingMoney }, isChecked ? left : []);
  return {
    packageId: row.packageId,
    packageNo: bought.packageNo,
    packageName: bought.packageName,
    evaluationStatus: Number(row.evaluationStatus),
    scoreStatus: Number(sheet.scoreStatus),
    version: sheet.version,
    returnReason: sheet.returnReason,
    ...methodOf(standard),
    priceBase: prices.base,
    bids: [
      ...opened.map((one) => named(one, { desk, standard, points: prices.points, language: ctx.language })),
      ...(hasBlindItems(standard) && isChecked ? blind(left, row, opened) : []),
    ],
    marks: marks.flatMap((mark) => told(mark, { keys, standard, row })),
    ...openQuestions(row, standard, sheet.memberId),
    lowPrices: await ownLowPrices(ctx, row, marks),
  };
}

/** Once it is summed up the points are those of the summary: of who is out for his price there are none. */
function summedPrices({ outcome }: EvaluationRow): ReturnType<typeof pricesOf> | undefined {
  const tally = tallyIn(outcome);
  if (!tally) return undefined;
  const points = tally.bids.flatMap(({ id, pricePoints }) =>
    pricePoints === null ? [] : [[id, pricePoints] as const],
  );
  return { base: tally.base, points: new Map(points) };
}

function methodOf({ evaluationMethod, priceWeight, benchmark, checks, items }: StandardDraft) {
  return { evaluationMethod, priceWeight, benchmark, checks: [...checks], items: [...items] };
}

interface Naming {
  readonly desk: OwnDesk;
  readonly standard: StandardDraft;
  readonly points: ReadonlyMap<string, string>;
  readonly language: Language;
}

function named(one: OpenedBid, { desk: { row }, standard, points, language }: Naming): DeskBid {
  const { id, name, price, serviceShow, matchExplain } = one;
  const rejections = packageEvaluationLifecycle.is(row.evaluationStatus, 'checking')
    ? []
    : (rejectionsIn(row)[id] ?? []);
  return {
    bidKey: id,
    name,
    price,
    serviceShow,
    matchExplain,
    isBlind: false,
    files: [...(hasBlindItems(standard) ? filesOf(one, false) : one.files)],
    rejections: rejections.map(({ place, votes, reasons }) => ({
      votes,
      name: nameOfRejection({ place }, { ...standard, language }),
      reasons: [...reasons],
    })),
    pricePoints: points.get(id) ?? null,
  };
}

/** Those that are left, in an order and by names that tell nothing; of who is out there is none. */
function blind(left: readonly OpenedBid[], row: EvaluationRow, opened: readonly OpenedBid[]): DeskBid[] {
  const order = blindOrder(
    row,
    opened.map(({ id }) => id),
  );
  return order.flatMap((id, index): DeskBid[] => {
    const one = left.find((bid) => bid.id === id);
    if (!one) return [];
    const nothing = { price: null, serviceShow: null, matchExplain: null, rejections: [], pricePoints: null };
    const bidKey = `b${String(index + 1)}`;
    return [{ ...nothing, bidKey, name: blindName(index), isBlind: true, files: [...filesOf(one, true)] }];
  });
}

interface Telling {
  readonly row: EvaluationRow;
  readonly keys: BidKeys;
  readonly standard: StandardDraft;
}

function told(
  { entryId, kind, place, verdict, points, reason, version }: MarkRow,
  { keys, standard, row }: Telling,
): EndpointOutput<typeof sheetEndpoint>['marks'] {
  if (markKind.is(kind, 'lowPrice')) return [];
  const isBlind = markKind.is(kind, 'item') && isBlindItem(standard, place);
  // Who is out after all has no blind name any more.
  if (isBlind && isOut(row, entryId)) return [];
  const bidKey = keys.keyOf(entryId, isBlind);
  return [{ bidKey, kind, place, verdict, points: points === null ? null : trimZeros(points), reason, version }];
}
