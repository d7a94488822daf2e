import { z } from 'zod';
import { lowPriceLine } from './signal-endpoints.ts';
import { checkItems, scoreItems } from './standard-endpoints.ts';

const person = z.object({ memberId: z.string(), name: z.string() });

const bidOfReport = z.object({
  entryId: z.string(),
  name: z.string(),
  /** Yuan, as it was opened. */
  price: z.string(),
  isRejected: z.boolean(),
  /** He has not quoted in the last round of a negotiation; reports of before there were rounds do not say. */
  isWithdrawn: z.boolean().optional(),
  /** Checks that somebody found not met; the bid is out where the majority did. */
  checks: z.array(z.object({ place: z.number(), isMet: z.boolean(), votes: z.number(), reasons: z.array(z.string()) })),
  lowPrice: lowPriceLine.nullable(),
  /** Points of each item, all members' become one. */
  items: z.array(z.object({ place: z.number(), score: z.string().nullable() })),
  itemPoints: z.string().nullable(),
  pricePoints: z.string().nullable(),
  total: z.string().nullable(),
  rank: z.number().nullable(),
  isTied: z.boolean(),
});
export type BidOfReport = z.infer<typeof bidOfReport>;

/**
 * What a committee has come to, as its members sign it: facts alone, in no language. Instants as everywhere, money in yuan,
 * codes of the enumerations that the names of the fields say. Canonical JSON of it is what the digest is of.
 */
export const reportBody = z.object({
  v: z.literal('evaluation-report-v1'),
  projectNo: z.string(),
  projectName: z.string(),
  lawRegime: z.number(),
  manner: z.number(),
  packageNo: z.number(),
  packageName: z.string(),
  openedTime: z.string().nullable(),
  reviewTime: z.string().nullable(),
  closeTime: z.string(),
  groupName: z.string(),
  /** Who evaluated, with `memberRole`; the leader is one of them. */
  members: z.array(person.extend({ role: z.number() })),
  supervisors: z.array(person),
  /** Who had a seat and left it, by `seatLifecycle`. */
  left: z.array(person.extend({ signStatus: z.number() })),
  /** The round of votes in which the leader was elected. */
  voteRound: z.number(),
  standard: z.object({
    evaluationMethod: z.number(),
    priceWeight: z.string().nullable(),
    benchmark: z.number(),
    aggregation: z.number(),
    checks: checkItems,
    items: scoreItems,
  }),
  /** The ceiling of the price; null: none was set. */
  ceiling: z.string().nullable(),
  /** What prices were measured against. */
  priceBase: z.string().nullable(),
  /** By rank; who has none last. */
  bids: z.array(bidOfReport),
  /** The registrations of those who are recommended, in order. */
  candidates: z.array(z.string()),
  signals: z.array(
    z.object({
      code: z.number(),
      level: z.number(),
      bidders: z.array(z.string()),
      common: z.array(z.string()),
      signalStatus: z.number(),
      opinion: z.string().nullable(),
    }),
  ),
  questions: z.array(
    z.object({
      bidderName: z.string(),
      askedFor: z.number(),
      content: z.string(),
      questionStatus: z.number(),
      sendTime: z.string().nullable(),
      answer: z.string().nullable(),
      answerTime: z.string().nullable(),
    }),
  ),
  /** The rounds of a negotiation, with what each bidder quoted in yuan; null: nothing that opened. None where nothing was negotiated. */
  rounds: z
    .array(
      z.object({
        roundNo: z.number(),
        isLast: z.boolean(),
        terms: z.string(),
        openedTime: z.string().nullable(),
        quotes: z.array(z.object({ entryId: z.string(), price: z.string().nullable() })),
      }),
    )
    .optional(),
  /** What was led back to be found anew, by actions of `packageEvaluationLifecycle`, the oldest first (87号令 64). */
  reviews: z.array(z.object({ time: z.string(), action: z.string(), reason: z.string().nullable() })),
});
export type ReportBody = z.infer<typeof reportBody>;
