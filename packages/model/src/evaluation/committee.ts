import { entity } from '../kit/entity.ts';
import { memberRole, memberTask } from './choices.ts';
import { committeeLifecycle, seatLifecycle } from './committee-lifecycle.ts';

const projectId = {
  kind: 'ref',
  to: 'project',
  label: { zh: '项目', en: 'Project' },
  required: true,
  readOnly: true,
} as const;
const reviewTime = { kind: 'instant', label: { zh: '评审时间', en: 'Evaluation' }, readOnly: true } as const;
const shared = { verbs: {}, menu: 'expertDraw', dataScoped: false } as const;

/** Who evaluates one package or several of a project (`judge/group` of the API). */
export const committee = entity({
  ...shared,
  name: 'committee',
  table: 'committee',
  label: { zh: '评审委员会', en: 'Committee' },
  path: '/api/bid-es/judge/group',
  lifecycle: committeeLifecycle,
  fields: {
    projectId,
    groupName: { kind: 'text', label: { zh: '名称', en: 'Name' }, maxLength: 50, required: true },
    packageIds: { kind: 'refs', to: 'package', label: { zh: '采购包', en: 'Packages' }, required: true },
    groupStatus: {
      kind: 'choice',
      label: { zh: '状态', en: 'Status' },
      choices: committeeLifecycle.choices,
      readOnly: true,
    },
    reviewTime,
    isComplex: {
      kind: 'flag',
      label: { zh: '技术复杂或社会影响较大', en: 'Technically complex, or of public influence' },
      required: true,
      initial: false,
    },
    leaderId: { kind: 'ref', to: 'committeeMember', label: { zh: '组长', en: 'Leader' }, readOnly: true },
    voteRound: { kind: 'integer', label: { zh: '推选轮次', en: 'Round of the election' }, min: 1, readOnly: true },
  },
});

/**
 * Somebody's part in a committee. Who it is stands in no generic list: before the result it is told to who handles the
 * draw, to who watches over it, and from the opening on to the members themselves (R28, B.28).
 */
export const committeeMember = entity({
  ...shared,
  name: 'committeeMember',
  table: 'committee_member',
  label: { zh: '评审成员', en: 'Member of a committee' },
  path: '/api/bid-es/judge/project',
  lifecycle: seatLifecycle,
  guards: { ux_committee_member_user: 'evaluation.memberTwice', ux_committee_member_record: 'evaluation.memberTwice' },
  fields: {
    groupId: {
      kind: 'ref',
      to: 'committee',
      label: { zh: '评审委员会', en: 'Committee' },
      required: true,
      readOnly: true,
    },
    projectId,
    projectName: {
      kind: 'text',
      label: { zh: '项目名称', en: 'Project name' },
      maxLength: 100,
      required: true,
      readOnly: true,
      tells: ['project.projectName'],
    },
    reviewTime,
    role: {
      kind: 'choice',
      label: { zh: '身份', en: 'As' },
      choices: memberRole.choices,
      required: true,
      readOnly: true,
    },
    /** Of a drawn one the part in the draw that he comes by. */
    recordId: { kind: 'ref', to: 'drawnExpert', label: { zh: '抽取记录', en: 'Part in a draw' }, readOnly: true },
    expertId: { kind: 'ref', to: 'expert', label: { zh: '专家', en: 'Expert' }, readOnly: true },
    userId: { kind: 'ref', to: 'user', label: { zh: '账号', en: 'Account' }, required: true, readOnly: true },
    signStatus: {
      kind: 'choice',
      label: { zh: '签到状态', en: 'Status' },
      choices: seatLifecycle.choices,
      readOnly: true,
    },
    task: {
      kind: 'choice',
      label: { zh: '待办', en: 'Waited for' },
      choices: memberTask.choices,
      required: true,
      readOnly: true,
    },
    signTime: { kind: 'instant', label: { zh: '签到时间', en: 'Signed in' }, readOnly: true },
    promiseTime: { kind: 'instant', label: { zh: '承诺时间', en: 'Promised' }, readOnly: true },
    /** Whom he wants to lead: no answer tells it. */
    voteForId: { kind: 'ref', to: 'committeeMember', label: { zh: '推选', en: 'Votes for' }, readOnly: true },
    leaveReason: { kind: 'text', label: { zh: '原因', en: 'Why' }, maxLength: 500, readOnly: true },
  },
});
