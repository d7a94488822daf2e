import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import type { FileValue } from '../kit/field.ts';
import { idInput } from '../kit/resource.ts';
import { savedAnswer, versionInput } from '../kit/wire-shapes.ts';
import { fileValue, tenantInput } from '../tendering/wire.ts';

const base = '/api/bid-es/judge';

/** The seat of whoever asks, and the package. */
const place = { id: idInput, packageId: idInput };
const placeIds = { id: 'committeeMember', packageId: 'package' } as const;
const files = z.array(z.looseObject({ fileId: z.string(), fileName: z.string() })) as unknown as z.ZodType<FileValue[]>;

const exchange = {
  id: z.string(),
  version: z.number(),
  askedFor: z.number(),
  content: z.string(),
  questionStatus: z.number(),
  sendTime: z.string().nullable(),
  dueTime: z.string().nullable(),
  answer: z.string().nullable(),
  answerFiles: files.nullable(),
  answerTime: z.string().nullable(),
  dropReason: z.string().nullable(),
};

const askedQuestion = z.object({
  ...exchange,
  entryId: z.string(),
  bidderName: z.string(),
  minutes: z.number(),
});
export type AskedQuestion = z.infer<typeof askedQuestion>;
export const askedQuestions = z.array(askedQuestion);

/** What the committee has asked the bidders for a package, to its members; by which article a bidder may not change what he offered. */
export const committeeQuestions = endpoint({
  route: `GET ${base}/own/questions`,
  label: { zh: '评审澄清', en: 'Questions of a committee' },
  permission: 'signedIn',
  input: z.object(place),
  output: z.object({
    article: z.string(),
    /** So many minutes the law leaves at least to explain a low price; null where none says. */
    leastMinutes: z.number().nullable(),
    /** The reader sends them. */
    isLeader: z.boolean(),
    /** The summary is not closed: more may be asked. */
    mayAsk: z.boolean(),
    questions: z.array(askedQuestion.extend({ askerName: z.string(), isOwn: z.boolean() })),
  }),
  ids: placeIds,
});
export type CommitteeQuestions = z.infer<typeof committeeQuestions.output>;

/** Writes a question to one bidder; the leader's own goes out at once. */
export const askBidder = endpoint({
  route: `POST ${base}/own/ask`,
  label: { zh: '要求投标人澄清', en: 'Ask a bidder' },
  permission: 'signedIn',
  input: z.object({
    ...place,
    /** A bid by its registration: blind ones are asked nothing. */
    bidKey: idInput,
    askedFor: z.coerce.number().int().min(1).max(2).default(1),
    content: z.string().trim().max(2000),
    minutes: z.coerce.number().int().min(5).max(4320),
  }),
  output: savedAnswer.extend({ questionStatus: z.number() }),
  writes: true,
  ids: { ...placeIds, bidKey: 'entry' },
});

const oneQuestion = { ...place, questionId: idInput, version: versionInput };
const questionIds = { ...placeIds, questionId: 'bidQuestion' } as const;

/** By the leader: the bidder is told, and his time runs. */
export const sendQuestion = endpoint({
  route: `POST ${base}/own/sendQuestion`,
  label: { zh: '发出评审澄清', en: 'Send a question' },
  permission: 'signedIn',
  input: z.object({ ...oneQuestion, minutes: z.coerce.number().int().min(5).max(4320).optional() }),
  output: savedAnswer,
  writes: true,
  ids: questionIds,
});

/** By the leader, or one that is not sent by who wrote it: nobody answers it any more. */
export const dropQuestion = endpoint({
  route: `POST ${base}/own/dropQuestion`,
  label: { zh: '撤销评审澄清', en: 'Withdraw a question' },
  permission: 'signedIn',
  input: z.object({ ...oneQuestion, reason: z.string().trim().max(500).optional() }),
  output: savedAnswer,
  writes: true,
  ids: questionIds,
});

const ownQuestion = z.object({ ...exchange, packageNo: z.number(), packageName: z.string(), mayAnswer: z.boolean() });
export type OwnBidQuestion = z.infer<typeof ownQuestion>;

/** What a committee asks whoever reads it, about his own bids for a project: never who of the committee asks. */
export const ownBidQuestions = endpoint({
  route: `GET ${base}/question/queryOwn`,
  label: { zh: '收到的评审澄清', en: 'What a committee asks one' },
  permission: 'bid_view',
  input: z.object({ projectId: idInput, tenantId: tenantInput }),
  output: z.object({ article: z.string(), questions: z.array(ownQuestion) }),
  ids: { projectId: 'project' },
});

/** Answers a question in its time: what was offered stays what it is. */
export const answerBidQuestion = endpoint({
  route: `POST ${base}/question/answer`,
  label: { zh: '答复评审澄清', en: 'Answer a committee' },
  permission: 'bid_quote',
  input: z.object({
    id: idInput,
    /** Whose committee asks. */
    tenantId: tenantInput,
    version: versionInput,
    answer: z.string().trim().max(4000),
    files: z.array(fileValue).max(5).nullish(),
  }),
  output: savedAnswer,
  writes: true,
  ids: { id: 'bidQuestion', 'files.fileId': 'file' },
});

export const bidQuestionEndpoints = [
  committeeQuestions,
  askBidder,
  sendQuestion,
  dropQuestion,
  ownBidQuestions,
  answerBidQuestion,
] as const;
