import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { idInput } from '../kit/resource.ts';
import { reasonInput, savedAnswer, versionInput } from '../kit/wire-shapes.ts';
import { verdict } from './choices.ts';
import { lowPriceLine } from './signal-endpoints.ts';
import { checkItems, scoreItems } from './standard-endpoints.ts';

const base = '/api/bid-es/judge';

/** The seat of whoever asks, and the package. */
const place = { id: idInput, packageId: idInput };
const placeIds = { id: 'committeeMember', packageId: 'package' } as const;

/** A bid as its scorer knows it: by its registration, or where it is blind by its letter (`b1`), which tells no name. */
const bidKey = z
  .string()
  .regex(/^(\d{1,18}|b\d{1,3})$/)
  .meta({ examples: ['1'] });

const file = z.object({ fileId: z.string(), fileName: z.string(), fileSuffix: z.string() });

const bid = z.object({
  bidKey: z.string(),
  /** Of a blind one `投标人A`. */
  name: z.string(),
  isBlind: z.boolean(),
  /** null where it is blind. */
  price: z.string().nullable(),
  /** What was offered beside the price; null where it is blind. */
  serviceShow: z.string().nullable(),
  matchExplain: z.string().nullable(),
  files: z.array(file),
  /** Why it is out, since the checks were handed in by all; empty: it is not. */
  rejections: z.array(z.object({ name: z.string(), votes: z.number(), reasons: z.array(z.string()) })),
  /** Points of the price, calculated; null before the checks are handed in by all. */
  pricePoints: z.string().nullable(),
});
export type DeskBid = z.infer<typeof bid>;

const mark = z.object({
  bidKey: z.string(),
  kind: z.number(),
  place: z.number(),
  verdict: z.number().nullable(),
  points: z.string().nullable(),
  reason: z.string().nullable(),
  version: z.number(),
});
export type DeskMark = z.infer<typeof mark>;

/** One item of one bid, by the reader's own name of the bid. */
const spot = z.object({ bidKey: z.string(), place: z.number() });

const packageOfDesk = z.object({
  packageId: z.string(),
  packageNo: z.number(),
  packageName: z.string(),
  evaluationStatus: z.number(),
  /** Of the own sheet; null of who watches. */
  scoreStatus: z.number().nullable(),
});

/** What a member evaluates, by his seat, by a sheet of his or by what he leads: of each package how far it is. Empty before the leader is elected. */
export const ownDesk = endpoint({
  route: `GET ${base}/own/desk`,
  label: { zh: '我的评审包', en: 'What one evaluates' },
  permission: 'signedIn',
  input: z.object({ id: idInput.optional(), sheetId: idInput.optional(), evaluationId: idInput.optional() }),
  output: z.object({
    /** The seat. */
    id: z.string(),
    /** The package that was asked for by a sheet or an evaluation. */
    packageId: z.string().nullable(),
    projectId: z.string(),
    projectName: z.string(),
    groupName: z.string(),
    isLeader: z.boolean(),
    packages: z.array(packageOfDesk),
  }),
  ids: { id: 'committeeMember', sheetId: 'scoreSheet', evaluationId: 'packageEvaluation' },
});

/** Everything that a member scores a package by, and what he has found so far; nothing of anybody else's. */
export const ownSheet = endpoint({
  route: `GET ${base}/own/sheet`,
  label: { zh: '我的评分表', en: 'One’s own score sheet' },
  permission: 'signedIn',
  input: z.object(place),
  output: z.object({
    ...packageOfDesk.shape,
    /** Of the own sheet. */
    version: z.number(),
    returnReason: z.string().nullable(),
    evaluationMethod: z.number(),
    priceWeight: z.string().nullable(),
    /** Of `priceBenchmark`, and what it came to; null before the checks are handed in by all. */
    benchmark: z.number(),
    priceBase: z.string().nullable(),
    checks: checkItems,
    items: scoreItems,
    bids: z.array(bid),
    marks: z.array(mark),
    /** Objective items to which not all came alike, once all have handed in. */
    mismatches: z.array(spot),
    /** Own scores that stray from the others', and are not explained yet. */
    strays: z.array(spot),
    /** Prices that are low, once all have handed in, with what the reader found of each. */
    lowPrices: z.array(
      lowPriceLine.extend({ bidKey: z.string(), ownVerdict: z.number().nullable(), ownReason: z.string().nullable() }),
    ),
  }),
  ids: placeIds,
});
export type DeskSheet = z.infer<typeof ownSheet.output>;

const pointsText = z
  .string()
  .trim()
  .regex(/^\d{1,3}(\.\d{1,2})?$/)
  .meta({ examples: ['12.5'] });

/** Keeps one mark of one bid, as it is typed: a verdict of a check or the points of an item, each with its reason. */
export const saveMark = endpoint({
  route: `POST ${base}/own/mark`,
  label: { zh: '保存评分', en: 'Keep a mark' },
  permission: 'signedIn',
  input: z.object({
    ...place,
    bidKey,
    kind: z.coerce.number().int().min(1).max(2),
    place: z.coerce.number().int().min(0).max(199),
    verdict: z.coerce.number().int().min(1).max(verdict.choices.length).nullish(),
    points: z.union([pointsText, z.number().transform(String).pipe(pointsText)]).nullish(),
    reason: reasonInput.nullable(),
    /** Of the mark that stands; left out of the first one. */
    version: versionInput.optional(),
  }),
  output: z.object({ version: z.number() }),
  writes: true,
  ids: placeIds,
});

/** Says why a score strays from the others', once all have handed in (畸高畸低). */
export const explainMark = endpoint({
  route: `POST ${base}/own/explain`,
  label: { zh: '说明评分理由', en: 'Say why a score strays' },
  permission: 'signedIn',
  input: z.object({ ...place, bidKey, place: z.coerce.number().int().min(0).max(199), reason: reasonInput }),
  output: savedAnswer,
  writes: true,
  ids: placeIds,
});

const handedIn = savedAnswer.extend({
  scoreStatus: z.number(),
  evaluationStatus: z.number(),
  /** After the last one: to what not all came alike (客观分不一致，请复核). */
  mismatches: z.array(z.object({ bidKey: z.string(), place: z.number(), name: z.string() })),
});

/** Hands in the checks or the scores, and with the last of the committee goes on to the next part. */
export const lockSheet = endpoint({
  route: `POST ${base}/own/lock`,
  label: { zh: '提交评分', en: 'Hand in the scores' },
  permission: 'signedIn',
  input: z.object({ ...place, version: versionInput.optional() }),
  output: handedIn,
  writes: true,
  ids: placeIds,
});

/** By the leader: somebody's scores back to him, to be reviewed. */
export const returnSheet = endpoint({
  route: `POST ${base}/own/return`,
  label: { zh: '退回修改', en: 'Return the scores' },
  permission: 'signedIn',
  input: z.object({ ...place, memberId: idInput, reason: reasonInput }),
  output: savedAnswer,
  writes: true,
  ids: { ...placeIds, memberId: 'committeeMember' },
});

/** By the leader: all back to the checks, the marks as they are. */
export const recheckBids = endpoint({
  route: `POST ${base}/own/recheck`,
  label: { zh: '退回审查', en: 'Back to the checks' },
  permission: 'signedIn',
  input: z.object({ ...place, reason: reasonInput }),
  output: savedAnswer,
  writes: true,
  ids: placeIds,
});

/** By the leader: closes the summary of a package, if a second calculation comes to the same. */
export const closeSummary = endpoint({
  route: `POST ${base}/own/close`,
  label: { zh: '确认汇总', en: 'Close the summary' },
  permission: 'signedIn',
  input: z.object({ ...place, version: versionInput }),
  output: savedAnswer,
  writes: true,
  ids: placeIds,
});

export const deskEndpoints = [
  ownDesk,
  ownSheet,
  saveMark,
  explainMark,
  lockSheet,
  returnSheet,
  recheckBids,
  closeSummary,
] as const;
