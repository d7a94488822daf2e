import { reasoned } from './reasoned.ts';

const nobodyAccepted = 'nobody has accepted to evaluate the sample project; the tests of committees try it';
const notSeated = 'members alone act in their own seats; the tests of members try it';

const acts = [
  'mark',
  'explain',
  'lock',
  'return',
  'recheck',
  'close',
  'ask',
  'sendQuestion',
  'dropQuestion',
  'lowPrice',
  'signal',
  'sign',
  'noteRefusal',
  'reopen',
].map((act) => `POST /api/bid-es/judge/own/${act}`);

const rounds = ['begin', 'extend', 'close', 'open', 'cancel', 'conclude'].map(
  (act) => `POST /api/bid-electronic/round/${act}`,
);

/** Ids of evaluations in which nothing makes a difference to their owner, as in indifferent-ids.ts. */
export const indifferentInEvaluation: Readonly<Record<string, string>> = {
  'GET /api/bid-es/judge/standard/queryPublished projectId':
    'the sample project is not published; the tests of standards try it',
  ...reasoned(
    nobodyAccepted,
    ['GET', 'POST'].flatMap((method) => [
      ...['recordId', 'expertId', 'userId'].map(
        (id) => `${method} /api/bid-es/judge/project/saveOrUpdateJudgeExpert ${id}`,
      ),
      `${method} /api/bid-es/judge/group/saveOrUpdateGroup recordIds`,
      ...['recordIds', 'expertIds'].map((id) => `${method} /api/bid-es/judge/project/groupExpert ${id}`),
    ]),
  ),
  ...reasoned(notSeated, [
    'GET /api/bid-es/judge/own/detail id',
    'POST /api/bid-es/judge/own/signIn id',
    'POST /api/bid-es/judge/own/promise id',
    'POST /api/bid-es/judge/own/avoid id',
    'POST /api/bid-es/judge/own/vote id',
    'POST /api/bid-es/judge/own/vote candidateId',
  ]),
  ...reasoned('members alone work at the desk of their committee; the tests of desks try it', [
    ...['id', 'sheetId', 'evaluationId'].map((id) => `GET /api/bid-es/judge/own/desk ${id}`),
    ...['GET /api/bid-es/judge/own/sheet', 'GET /api/bid-es/judge/own/questions', ...acts].flatMap((call) => [
      `${call} id`,
      `${call} packageId`,
    ]),
    'POST /api/bid-es/judge/own/return memberId',
    'POST /api/bid-es/judge/own/noteRefusal memberId',
    ...['ask', 'lowPrice'].map((act) => `POST /api/bid-es/judge/own/${act} bidKey`),
    'POST /api/bid-es/judge/own/signal signalId',
    ...['send', 'drop'].map((act) => `POST /api/bid-es/judge/own/${act}Question questionId`),
  ]),
  ...reasoned('members alone negotiate for their committee; the tests of rounds try it', [
    ...['GET /api/bid-electronic/round/queryByPackage', ...rounds].flatMap((call) => [
      `${call} id`,
      `${call} packageId`,
    ]),
    ...['extend', 'close', 'open', 'cancel'].map((act) => `POST /api/bid-electronic/round/${act} roundId`),
    'GET /api/bid-electronic/round/queryOwn projectId',
    'POST /api/bid-electronic/round/quote keyId',
    'POST /api/bid-electronic/round/give shares.quoteId',
  ]),
  ...reasoned('nothing is asked about the bids for the sample project; the tests of questions try it', [
    'GET /api/bid-es/judge/question/queryOwn projectId',
    ...['id', 'files.fileId'].map((id) => `POST /api/bid-es/judge/question/answer ${id}`),
  ]),
  ...reasoned(
    'nothing of the sample project is evaluated; the tests of desks try it',
    ['summary', 'recompute', 'export'].map((name) => `GET /api/bid-es/judge/score/${name} packageId`),
  ),
  ...reasoned('there is no report of the sample project; the tests of reports try it', [
    'GET /api/bid-es/judge/score/summary signatureId',
    'GET /api/bid-es/judge/report/detail packageId',
    'GET /api/bid-es/judge/report/paper packageId',
    'POST /api/bid-es/judge/report/passOver packageId',
    'POST /api/bid-es/judge/report/passOver entryId',
  ]),
};
