import { entity } from '../kit/entity.ts';
import { markKind, sheetAsk, verdict } from './choices.ts';
import { packageEvaluationLifecycle, scoreSheetLifecycle } from './desk-lifecycle.ts';

const ref = <const T extends string>(to: T, zh: string, en: string) =>
  ({ kind: 'ref', to, label: { zh, en }, required: true, readOnly: true }) as const;
const projectId = ref('project', '项目', 'Project');
const packageId = ref('package', '采购包', 'Package');
const projectName = {
  kind: 'text',
  label: { zh: '项目名称', en: 'Project name' },
  maxLength: 100,
  required: true,
  readOnly: true,
  tells: ['project.projectName'],
} as const;
const shared = { verbs: {}, menu: 'expertDraw', dataScoped: false, permanent: true } as const;

/** How far the evaluation of a package is, and what it came to. */
export const packageEvaluation = entity({
  ...shared,
  name: 'packageEvaluation',
  table: 'package_evaluation',
  label: { zh: '评审', en: 'Evaluation' },
  path: '/api/bid-es/judge/evaluation',
  lifecycle: packageEvaluationLifecycle,
  fields: {
    groupId: ref('committee', '评审委员会', 'Committee'),
    projectId,
    projectName,
    packageId,
    evaluationStatus: {
      kind: 'choice',
      label: { zh: '评审状态', en: 'Status' },
      choices: packageEvaluationLifecycle.choices,
      readOnly: true,
    },
    leaderId: ref('committeeMember', '组长', 'Leader'),
    leaderUserId: ref('user', '组长账号', 'Account of the leader'),
    /** Gives the bids of blind items their order. */
    blindSeed: { kind: 'text', label: { zh: '暗标种子', en: 'Seed' }, maxLength: 64, required: true, readOnly: true },
    /** `Record<entryId, Rejection[]>`, once all have handed in their checks. */
    rejections: { kind: 'json', label: { zh: '未通过审查', en: 'Out' }, readOnly: true },
    /** What it came to, as it was calculated: text, so that a second calculation is compared byte by byte. */
    outcome: { kind: 'longText', label: { zh: '汇总结果', en: 'Outcome' }, maxLength: 20_000_000, readOnly: true },
    sumTime: { kind: 'instant', label: { zh: '汇总时间', en: 'Summed up' }, readOnly: true },
    closeTime: { kind: 'instant', label: { zh: '确认时间', en: 'Closed' }, readOnly: true },
  },
});

/** What one member finds of all bids for a package. */
export const scoreSheet = entity({
  ...shared,
  name: 'scoreSheet',
  table: 'score_sheet',
  label: { zh: '评分表', en: 'Score sheet' },
  path: '/api/bid-es/judge/sheet',
  lifecycle: scoreSheetLifecycle,
  fields: {
    evaluationId: ref('packageEvaluation', '评审', 'Evaluation'),
    memberId: ref('committeeMember', '评审成员', 'Member'),
    userId: ref('user', '账号', 'Account'),
    projectId,
    projectName,
    packageId,
    scoreStatus: {
      kind: 'choice',
      label: { zh: '评分状态', en: 'Status' },
      choices: scoreSheetLifecycle.choices,
      readOnly: true,
    },
    asked: {
      kind: 'choice',
      label: { zh: '待办', en: 'Asked for' },
      choices: sheetAsk.choices,
      required: true,
      readOnly: true,
    },
    lockTime: { kind: 'instant', label: { zh: '提交时间', en: 'Handed in' }, readOnly: true },
    returnReason: { kind: 'text', label: { zh: '退回原因', en: 'Why returned' }, maxLength: 500, readOnly: true },
  },
});

/** One check, or one scored item, of one bid: what a member found. */
export const scoreMark = entity({
  ...shared,
  name: 'scoreMark',
  table: 'score_mark',
  label: { zh: '评分', en: 'Mark' },
  path: '/api/bid-es/judge/mark',
  guards: { ux_score_mark: 'platform.stale' },
  fields: {
    sheetId: ref('scoreSheet', '评分表', 'Score sheet'),
    projectId,
    entryId: ref('entry', '报名', 'Registration'),
    kind: { kind: 'choice', label: { zh: '类别', en: 'Kind' }, choices: markKind.choices, required: true },
    /** In the order of the standard, from nought. */
    place: { kind: 'integer', label: { zh: '序号', en: 'Place' }, min: 0, required: true },
    verdict: { kind: 'choice', label: { zh: '结论', en: 'Verdict' }, choices: verdict.choices },
    points: { kind: 'decimal', label: { zh: '得分', en: 'Points' }, min: 0, max: 100 },
    reason: { kind: 'longText', label: { zh: '理由', en: 'Reason' }, maxLength: 500 },
  },
});
