import { reasoned } from './reasoned.ts';

const noBusiness = 'the sample project has no result, so there is nothing to judge; the tests of judgements try it';
const drafted = 'the sample judgement is a draft, which nobody who is judged sees; the tests of companies try it';

/** Ids of judgements in which nothing makes a difference to their owner, as in indifferent-ids.ts. */
export const indifferentInPerformance: Readonly<Record<string, string>> = {
  ...reasoned(
    noBusiness,
    ['cus/judge/record/addSave', 'cus/agent/judge/addSave', 'expert/eva/saveEva'].flatMap((call) => [
      `POST /api/${call} projectId`,
      `POST /api/${call} files.fileId`,
    ]),
  ),
  ...reasoned(noBusiness, [
    'GET /api/expert/eva/queryEvaInfoList projectId',
    'GET /api/expert/eva/queryEvaInfoList expertId',
    'GET /api/cus/judge/record/businesses targetId',
    'GET /api/cus/judge/record/businesses projectId',
  ]),
  ...reasoned(drafted, [
    'GET /api/cus/judge/own/queryById id',
    'POST /api/cus/judge/own/confirm id',
    'POST /api/cus/judge/own/appeal id',
    'POST /api/cus/judge/own/appeal appealFiles.fileId',
  ]),
};
