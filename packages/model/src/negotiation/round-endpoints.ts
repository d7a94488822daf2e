import { z } from 'zod';
import { carries } from '../kit/carried-fields.ts';
import { endpoint } from '../kit/endpoint.ts';
import { idInput } from '../kit/resource.ts';
import { reasonInput, savedAnswer, versionInput } from '../kit/wire-shapes.ts';
import { project } from '../tendering/project.ts';
import { sealTarget } from '../tendering/quote-endpoints.ts';
import { ownShare, sealedParts, unsealedShares } from '../tendering/sealed-quote-endpoints.ts';
import { byProject, tenantInput } from '../tendering/wire.ts';
import { leastRoundMinutes, mostRoundMinutes } from './round-rule.ts';

const base = '/api/bid-electronic/round';

/** The seat of whoever asks, and the package. */
const place = { id: idInput, packageId: idInput };
const placeIds = { id: 'committeeMember', packageId: 'package' } as const;

const round = {
  roundId: z.string(),
  roundNo: z.number(),
  isLast: z.boolean(),
  /** Of `quoteRoundLifecycle`, by the clock. */
  roundStatus: z.number(),
  terms: z.string(),
  endTime: z.string(),
  openedTime: z.string().nullable(),
  cancelReason: z.string().nullable(),
};

/** A bidder in a round, as the committee reads it: of a round that is not opened whether he has handed in, nothing else. */
const roundQuote = z.object({
  entryId: z.string(),
  bidderName: z.string(),
  bidderStatus: z.number(),
  submitTime: z.string().nullable(),
  totalMoney: z.string().nullable(),
  remark: z.string().nullable(),
  serviceShow: z.string().nullable(),
  matchExplain: z.string().nullable(),
  openFault: z.number().nullable(),
});

const committeeRound = z.object({
  ...round,
  version: z.number(),
  openReason: z.string().nullable(),
  quotes: z.array(roundQuote),
  /** Of how many quotes the holders have given enough to open them; null of a round that is not to be opened now. */
  unlocked: z.number().nullable(),
});
export type CommitteeRound = z.infer<typeof committeeRound>;

/** The rounds of a package to the members of its committee, the first first. */
export const committeeRounds = endpoint({
  route: `GET ${base}/queryByPackage`,
  label: { zh: '谈判（磋商）报价轮次', en: 'Rounds of a negotiation' },
  permission: 'signedIn',
  input: z.object(place),
  output: z.object({
    /** The package is bought by a method with rounds. */
    isNegotiated: z.boolean(),
    /** The reader leads the committee, and it negotiates now. */
    mayLead: z.boolean(),
    /** Who still takes part, with the prices that were opened first. */
    bidders: z.array(z.object({ entryId: z.string(), bidderName: z.string(), firstMoney: z.string() })),
    /** So many last quotes the law asks for. */
    least: z.number(),
    /** Fewer do, with a reason. */
    isOverridable: z.boolean(),
    /** Without a last round it goes on with a reason. */
    isLastOptional: z.boolean(),
    rounds: z.array(committeeRound),
  }),
  ids: placeIds,
});
export type CommitteeRounds = z.infer<typeof committeeRounds.output>;

const minutes = z.coerce.number().int().min(leastRoundMinutes).max(mostRoundMinutes);

/** By the leader: asks everybody who passed the checks for a price, the last one where it is the last round. */
export const beginRound = endpoint({
  route: `POST ${base}/begin`,
  label: { zh: '发起报价轮次', en: 'Begin a round' },
  permission: 'signedIn',
  input: z.object({ ...place, terms: z.string().trim().min(1).max(2000), minutes, isLast: z.boolean() }),
  output: savedAnswer,
  writes: true,
  ids: placeIds,
});

const ofRound = { ...place, roundId: idInput, version: versionInput };
const roundIds = { ...placeIds, roundId: 'quoteRound' } as const;

/** By the leader: `minutes` more than the end that stands. */
export const extendRound = endpoint({
  route: `POST ${base}/extend`,
  label: { zh: '延长报价时间', en: 'Extend a round' },
  permission: 'signedIn',
  input: z.object({ ...ofRound, minutes, reason: reasonInput }),
  output: savedAnswer,
  writes: true,
  ids: roundIds,
});

/** By the leader: before its end, where everybody has quoted. */
export const closeRound = endpoint({
  route: `POST ${base}/close`,
  label: { zh: '提前截止报价', en: 'Close a round' },
  permission: 'signedIn',
  input: z.object(ofRound),
  output: savedAnswer,
  writes: true,
  ids: roundIds,
});

/** By the leader: opens what the holders have unlocked. With a reason those quotes too fail that wait for a holder in vain. */
export const openRound = endpoint({
  route: `POST ${base}/open`,
  label: { zh: '开启本轮报价', en: 'Open a round' },
  permission: 'signedIn',
  input: z.object({ ...ofRound, reason: reasonInput }),
  output: savedAnswer,
  writes: true,
  ids: roundIds,
});

/** By the leader: nothing of it counts, and nobody reads what was handed in. */
export const cancelRound = endpoint({
  route: `POST ${base}/cancel`,
  label: { zh: '取消本轮报价', en: 'Cancel a round' },
  permission: 'signedIn',
  input: z.object({ ...ofRound, reason: reasonInput }),
  output: savedAnswer,
  writes: true,
  ids: roundIds,
});

/** By the leader: on to the scores with the last prices; who has not quoted last has withdrawn. */
export const concludeNegotiation = endpoint({
  route: `POST ${base}/conclude`,
  label: { zh: '结束谈判（磋商）', en: 'End the negotiation' },
  permission: 'signedIn',
  input: z.object({ ...place, reason: reasonInput }),
  output: z.object({ evaluationStatus: z.number() }),
  writes: true,
  ids: placeIds,
});

const ownRound = z.object({
  ...round,
  /** Of the caller's place in it, by which he quotes. */
  bidderId: z.string(),
  bidderStatus: z.number(),
  submitTime: z.string().nullable(),
  /** Once it was opened, or of the quote before the rounds. */
  totalMoney: z.string().nullable(),
  openFault: z.number().nullable(),
  /** What to seal the next version to; null where nothing may be handed in. */
  seal: sealTarget.nullable(),
});
export type OwnRound = z.infer<typeof ownRound>;

const ownRoom = z.object({
  packageId: z.string(),
  packageNo: z.number(),
  packageName: z.string(),
  entryId: z.string(),
  /** What the quote came to that was opened first, with its unit prices by goods line. */
  firstMoney: z.string().nullable(),
  lines: z.array(z.object({ itemId: z.string(), perMoney: z.string() })),
  rounds: z.array(ownRound),
});
export type OwnRoundsOfPackage = z.infer<typeof ownRoom>;

/** A bidder's own rounds in a project, the latest first: nothing of anybody else's. */
export const ownRounds = endpoint({
  route: `GET ${base}/queryOwn`,
  label: { zh: '我的谈判（磋商）报价', en: 'The own rounds' },
  permission: 'bid_view',
  unseen: true,
  input: z.object({ projectId: idInput, tenantId: tenantInput }),
  output: z.object({ mayQuote: z.boolean(), packages: z.array(ownRoom) }),
  ids: { projectId: 'project' },
});

/** Takes a quote that was sealed and signed in the bidder's browser; until the end it may be replaced. */
export const quoteInRound = endpoint({
  route: `POST ${base}/quote`,
  label: { zh: '递交本轮报价', en: 'Quote in a round' },
  permission: 'bid_quote',
  unseen: true,
  input: z.object({ bidderId: idInput, tenantId: tenantInput, ...sealedParts }),
  output: z.object({
    bidderId: z.string(),
    versionNo: z.number(),
    time: z.string(),
    cipherHash: z.string(),
    receiptSeq: z.string(),
    receiptHash: z.string(),
  }),
  writes: true,
  ids: { bidderId: 'roundBidder', keyId: 'sealKey' },
});

const roundHolder = z.object({
  userId: z.string(),
  userName: z.string(),
  givenBids: z.number(),
  bids: z.number(),
});

const roundToUnlock = z.object({
  ...round,
  packageNo: z.number(),
  packageName: z.string(),
  threshold: z.number(),
  /** Of a round that waits to be opened. */
  holders: z.array(roundHolder),
  /** What the caller has still to unseal. */
  own: z.array(ownShare),
});
export type RoundToUnlock = z.infer<typeof roundToUnlock>;

/** The rounds of a project to whoever sees it, without a price; to a holder what he has still to unseal. */
export const roundsOfProject = endpoint({
  route: `GET ${base}/queryByProjectId`,
  label: { zh: '项目报价轮次', en: 'Rounds of a project' },
  permission: 'project_view',
  input: byProject,
  output: z.object({
    projectId: z.string(),
    projectName: carries(z.string(), project, 'projectName'),
    rounds: z.array(roundToUnlock),
  }),
  ids: { projectId: 'project' },
});

/** By a holder: what his browser has unsealed of a round that is closed; with the last it is opened. */
export const giveRoundShares = endpoint({
  route: `POST ${base}/give`,
  label: { zh: '解锁本轮报价', en: 'Unlock a round' },
  permission: 'project_view',
  input: z.object({ projectId: idInput, roundId: idInput, shares: unsealedShares }),
  output: z.object({ isOpened: z.boolean() }),
  writes: true,
  stepUp: true,
  ids: { projectId: 'project', roundId: 'quoteRound', 'shares.quoteId': 'roundBid' },
});

export const roundEndpoints = [
  committeeRounds,
  beginRound,
  extendRound,
  closeRound,
  openRound,
  cancelRound,
  concludeNegotiation,
  ownRounds,
  quoteInRound,
  roundsOfProject,
  giveRoundShares,
] as const;
