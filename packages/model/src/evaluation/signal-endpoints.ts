import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { idInput } from '../kit/resource.ts';
import { savedAnswer, versionInput } from '../kit/wire-shapes.ts';

const base = '/api/bid-es/judge';
const place = { id: idInput, packageId: idInput };
const placeIds = { id: 'committeeMember', packageId: 'package' } as const;
const said = z.string().trim().max(500).optional();

export const signalLines = z.array(
  z.object({
    id: z.string(),
    version: z.number(),
    code: z.number(),
    level: z.number(),
    bidders: z.array(z.string()),
    common: z.array(z.string()),
    isSmallSample: z.boolean(),
    signalStatus: z.number(),
    opinion: z.string().nullable(),
  }),
);
export type SignalLine = z.infer<typeof signalLines>[number];

const reason = z.object({
  rule: z.enum(['average', 'secondLowest', 'ceiling']),
  measure: z.string(),
  limit: z.string(),
});

/** A price that its bidder has to explain, as the committee and its summary read it. */
export const lowPriceLine = z.object({
  reasons: z.array(reason),
  accepted: z.number(),
  refused: z.number(),
  /** By the majority; null: not decided. */
  isAccepted: z.boolean().nullable(),
  /** Of `bidQuestionLifecycle`, what he was asked for it last; null: nothing yet. */
  askedStatus: z.number().nullable(),
});
export type LowPriceLine = z.infer<typeof lowPriceLine>;

/** By a member, once the bidder has explained his price or let his time pass: whether it stands (R52). */
export const judgeLowPrice = endpoint({
  route: `POST ${base}/own/lowPrice`,
  label: { zh: '认定报价合理性', en: 'Judge a low price' },
  permission: 'signedIn',
  input: z.object({
    ...place,
    bidKey: idInput,
    isAccepted: z.boolean(),
    reason: said,
  }),
  output: savedAnswer,
  writes: true,
  ids: { ...placeIds, bidKey: 'entry' },
});

/** By the leader: his opinion of a signal of collusion (R55). */
export const closeSignal = endpoint({
  route: `POST ${base}/own/signal`,
  label: { zh: '处理串通投标线索', en: 'Close a signal of collusion' },
  permission: 'signedIn',
  input: z.object({
    ...place,
    signalId: idInput,
    version: versionInput,
    opinion: z.enum(['uphold', 'clear', 'refer']),
    reason: said,
  }),
  output: savedAnswer,
  writes: true,
  ids: { ...placeIds, signalId: 'bidSignal' },
});

export const signalEndpoints = [judgeLowPrice, closeSignal] as const;
