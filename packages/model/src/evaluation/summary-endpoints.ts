import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { idInput } from '../kit/resource.ts';
import { askedQuestions } from './question-endpoints.ts';
import { lowPriceLine, signalLines } from './signal-endpoints.ts';
import { checkItems, scoreItems } from './standard-endpoints.ts';

const base = '/api/bid-es/judge';

const given = z.object({ memberId: z.string(), score: z.string(), reason: z.string().nullable() });
const itemOfBid = z.object({
  place: z.number(),
  score: z.string().nullable(),
  given: z.array(given),
  /** Whose highest and lowest score was left out. */
  dropped: z.array(z.string()),
  differs: z.boolean(),
  /** Whose score strays. */
  strays: z.array(z.string()),
});
const checkOfBid = z.object({
  place: z.number(),
  isMet: z.boolean(),
  against: z.array(z.object({ memberId: z.string(), reason: z.string().nullable() })),
});
const bidOfSummary = z.object({
  entryId: z.string(),
  name: z.string(),
  price: z.string(),
  isRejected: z.boolean(),
  /** He has not quoted in the last round of a negotiation. */
  isWithdrawn: z.boolean(),
  /** Of one whose price is so low that it has to be explained. */
  lowPrice: lowPriceLine.nullable(),
  checks: z.array(checkOfBid),
  items: z.array(itemOfBid),
  itemPoints: z.string().nullable(),
  pricePoints: z.string().nullable(),
  total: z.string().nullable(),
  rank: z.number().nullable(),
  isTied: z.boolean(),
});
export type SummaryBid = z.infer<typeof bidOfSummary>;

/**
 * The summary of a package: bids, items, members, totals and the order. The leader reads it once all have handed in, and before
 * that who has; the members, and the purchaser, once he has closed it.
 */
export const evaluationSummary = endpoint({
  route: `GET ${base}/score/summary`,
  label: { zh: '评审汇总', en: 'Summary of an evaluation' },
  permission: 'signedIn',
  /** By the package, or by the signature that its reader is asked for. */
  input: z.object({ packageId: idInput.optional(), signatureId: idInput.optional() }),
  output: z.object({
    evaluationId: z.string(),
    version: z.number(),
    evaluationStatus: z.number(),
    packageId: z.string(),
    packageNo: z.number(),
    packageName: z.string(),
    projectId: z.string(),
    projectName: z.string(),
    evaluationMethod: z.number(),
    priceWeight: z.string().nullable(),
    benchmark: z.number(),
    aggregation: z.number(),
    priceBase: z.string().nullable(),
    checks: checkItems,
    items: scoreItems,
    members: z.array(z.object({ id: z.string(), name: z.string(), isLeader: z.boolean(), scoreStatus: z.number() })),
    bids: z.array(bidOfSummary),
    /** What was asked of the bidders, and what they answered. */
    questions: askedQuestions,
    /** What speaks for bids that were written together, each with the leader's opinion. */
    signals: signalLines,
    /** So many minutes a bidder has at least to explain a low price; null where no rule says. */
    lowPriceMinutes: z.number().nullable(),
    /** By which article an answer changes nothing of what was offered. */
    substanceArticle: z.string(),
    /** What keeps it from being closed, in the reader's language. */
    faults: z.array(z.string()),
    sumTime: z.string().nullable(),
    closeTime: z.string().nullable(),
    /** The reader leads it, and it is not closed. */
    mayLead: z.boolean(),
    /** And everybody has handed in. */
    mayClose: z.boolean(),
  }),
  ids: { packageId: 'package', signatureId: 'reportSignature' },
});
export type EvaluationSummary = z.infer<typeof evaluationSummary.output>;

/** Calculates a summary once more, and says whether it comes to the same byte by byte. */
export const recomputeSummary = endpoint({
  route: `GET ${base}/score/recompute`,
  label: { zh: '复算评审汇总', en: 'Calculate a summary once more' },
  permission: 'signedIn',
  input: z.object({ packageId: idInput }),
  output: z.object({ isSame: z.boolean(), stored: z.string(), calculated: z.string() }),
  ids: { packageId: 'package' },
});

/** The summary as a spreadsheet. */
export const exportSummary = endpoint({
  route: `GET ${base}/score/export`,
  label: { zh: '导出评审汇总', en: 'Summary as a spreadsheet' },
  permission: 'signedIn',
  input: z.object({ packageId: idInput }),
  output: z.unknown(),
  raw: true,
  ids: { packageId: 'package' },
});

export const summaryEndpoints = [evaluationSummary, recomputeSummary, exportSummary] as const;
