import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { listExport } from '../kit/list-export.ts';
import { pageInput, pageOf } from '../kit/page.ts';
import { idInput } from '../kit/resource.ts';
import { savedAnswer, versionInput } from '../kit/wire-shapes.ts';
import { fileValue } from '../tendering/wire.ts';
import { judgement } from './judgement.ts';
import { judgementDetail, judgementLine, judgementSummary } from './judgement-shapes.ts';

const base = '/api/cus/judge/own';
const view = 'judgementOwn_view';
const answer = 'judgementOwn_answer';

/** How the reader's company, or he himself as an expert, was judged, the newest first. */
export const ownJudgementPage = endpoint({
  route: `POST ${base}/dataPage`,
  label: { zh: '对我的评价列表', en: 'How one was judged' },
  permission: view,
  input: pageInput.extend({
    keyword: z.string().trim().max(100).optional(),
    judgeStatus: z.coerce.number().int().min(1).max(6).optional(),
    level: z.coerce.number().int().min(1).max(4).optional(),
  }),
  output: pageOf(judgementLine),
});

const {
  judgeNo,
  buyerName,
  projectNo,
  projectName,
  cycle,
  period,
  totalScore,
  level,
  judgeStatus,
  judgeTime,
  confirmDue,
} = judgement.fields;
/** What an own list may take along; on the list though the buyer has some of it on the page alone. */
export const ownJudgementExport = listExport({
  list: ownJudgementPage,
  name: { zh: '对我的评价', en: 'How one was judged' },
  fields: {
    judgeNo,
    buyerName: { kind: 'text', label: buyerName.label, maxLength: 100 },
    projectNo,
    projectName,
    cycle,
    period,
    totalScore,
    level,
    judgeStatus,
    judgeTime,
    confirmDue,
  },
});

export const ownJudgement = endpoint({
  route: `GET ${base}/queryById`,
  label: { zh: '对我的评价', en: 'An evaluation of oneself' },
  permission: view,
  input: z.object({ id: idInput }),
  output: judgementDetail,
  ids: { id: 'judgement' },
});

export const ownJudgementSummary = endpoint({
  route: `GET ${base}/summary`,
  label: { zh: '对我的评价趋势', en: 'Trend of one’s evaluations' },
  permission: view,
  input: z.object({}),
  output: judgementSummary,
});

/** Agrees to a score. */
export const confirmJudgement = endpoint({
  route: `POST ${base}/confirm`,
  label: { zh: '确认评价', en: 'Agree to an evaluation' },
  permission: answer,
  input: z.object({ id: idInput, version: versionInput }),
  output: savedAnswer,
  writes: true,
  ids: { id: 'judgement' },
});

/** Says why a score is wrong, until its time to agree is over. */
export const appealJudgement = endpoint({
  route: `POST ${base}/appeal`,
  label: { zh: '对评价提出申诉', en: 'Appeal against an evaluation' },
  permission: answer,
  input: z.object({
    id: idInput,
    version: versionInput,
    appealText: z.string().trim().max(2000),
    appealFiles: z.array(fileValue).max(10).nullish(),
  }),
  output: savedAnswer,
  writes: true,
  ids: { id: 'judgement', 'appealFiles.fileId': 'file' },
});

export const ownJudgementEndpoints = [
  ownJudgementPage,
  ownJudgement,
  ownJudgementSummary,
  confirmJudgement,
  appealJudgement,
] as const;
