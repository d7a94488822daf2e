import { reasoned } from './reasoned.ts';

const nobodyAccepted = 'nobody has accepted to evaluate the sample project; the tests of committees try it';
const notSeated = 'members alone act in their own seats; the tests of members try it';

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
};
