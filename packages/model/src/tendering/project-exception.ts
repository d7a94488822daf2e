import type { Text } from '../kit/text.ts';
import { entity } from '../kit/entity.ts';
import { lifecycle } from '../kit/lifecycle.ts';
import { named, type CodeOf } from '../kit/named.ts';
import { exceptionReason } from './exception-reason.ts';

/** What stops a procurement, ends it without a result, or takes a result back. 1 to 3 are the API's. */
export const exceptionKind = named({
  suspend: { value: 1, label: { zh: '暂停采购', en: 'Suspend' }, tone: 'orange' },
  terminate: { value: 2, label: { zh: '终止采购', en: 'Terminate' }, tone: 'red' },
  fail: { value: 3, label: { zh: '流标', en: 'Fail' }, tone: 'red' },
  recallResult: { value: 4, label: { zh: '撤回采购结果', en: 'Recall the result' }, tone: 'orange' },
  undoResult: { value: 5, label: { zh: '撤销采购结果', en: 'Withdraw the result' }, tone: 'orange' },
});

export type ExceptionKind = CodeOf<typeof exceptionKind>;

type ReasonName = keyof typeof exceptionReason.code;

/** Of a termination: 政府采购法 36, 74号令 37, 39 and 48. */
const groundsOf: Readonly<Record<keyof typeof exceptionKind.code, readonly ReasonName[]>> = {
  suspend: ['disputed', 'ruling', 'unlawful', 'majorChange', 'faultyDocuments', 'other'],
  terminate: ['majorChange', 'cancelled', 'unlawful', 'overBudget', 'faultyDocuments', 'complaint', 'ruling', 'other'],
  fail: ['fewBidders'],
  recallResult: ['mistake', 'winnerWithdrew', 'complaint', 'unlawful', 'other'],
  undoResult: ['complaint', 'ruling', 'winnerWithdrew', 'mistake', 'unlawful', 'other'],
};

/** The grounds that a kind may be asked for on. */
export function groundsFor(kind: unknown): readonly { readonly value: number; readonly label: Text }[] {
  const name = exceptionKind.named(kind)?.name;
  if (!name) return [];
  return groundsOf[name].flatMap((one) => exceptionReason.named(exceptionReason.code[one]) ?? []);
}

/** Asked for by one person and decided by another, administrators included: four eyes. */
export const exceptionLifecycle = lifecycle({
  field: 'exceptionStatus',
  states: {
    asked: { value: 0, label: { zh: '待审核', en: 'Awaiting decision' }, tone: 'orange' },
    agreed: { value: 1, label: { zh: '已同意', en: 'Granted' }, tone: 'green' },
    refused: { value: 2, label: { zh: '未同意', en: 'Refused' }, tone: 'red' },
    withdrawn: { value: 3, label: { zh: '已撤回', en: 'Taken back' }, tone: 'grey' },
  },
  actions: {
    agree: {
      from: ['asked'],
      to: 'agreed',
      permission: 'project_confirm',
      notBy: ['add'],
      label: { zh: '同意', en: 'Agree' },
      effects: ['project.suspend', 'project.terminate', 'project.fail', 'project.recallResult', 'project.undoResult'],
    },
    refuse: {
      from: ['asked'],
      to: 'refused',
      permission: 'project_confirm',
      reason: 'required',
      danger: true,
      label: { zh: '不同意', en: 'Refuse' },
    },
    withdraw: {
      from: ['asked'],
      to: 'withdrawn',
      permission: 'project_submit',
      label: { zh: '撤回申请', en: 'Take back' },
    },
  },
  duties: {
    decide: {
      states: ['asked'],
      by: 'agree',
      of: { entity: 'project', field: 'projectId' },
      name: 'projectName',
      number: 'projectNo',
      path: '/tenderee/projectDetail/index?id={of}',
      label: { zh: '审核异常申请', en: 'Decide on an exception' },
    },
  },
});

export const projectException = entity({
  name: 'projectException',
  table: 'project_exception',
  label: { zh: '异常处理', en: 'Exception' },
  path: '/api/purchase/project-exception',
  verbs: {},
  menu: 'project',
  permanent: true,
  dataScoped: false,
  lifecycle: exceptionLifecycle,
  fields: {
    projectId: { kind: 'ref', to: 'project', label: { zh: '项目', en: 'Project' }, required: true, fixed: true },
    kind: {
      kind: 'choice',
      label: { zh: '事项', en: 'What' },
      choices: exceptionKind.choices,
      required: true,
      fixed: true,
    },
    reasonCode: {
      kind: 'choice',
      label: { zh: '依据', en: 'Ground' },
      choices: exceptionReason.choices,
      required: true,
      fixed: true,
    },
    reason: { kind: 'text', label: { zh: '情况说明', en: 'Explanation' }, maxLength: 500, required: true, fixed: true },
    exceptionStatus: {
      kind: 'choice',
      label: { zh: '状态', en: 'Status' },
      choices: exceptionLifecycle.choices,
      readOnly: true,
    },
    refuseReason: { kind: 'text', label: { zh: '不同意的理由', en: 'Why refused' }, maxLength: 500, readOnly: true },
    decideTime: { kind: 'instant', label: { zh: '审核时间', en: 'Decided' }, readOnly: true },
    deciderId: { kind: 'ref', to: 'user', label: { zh: '审核人', en: 'Decided by' }, readOnly: true },
  },
});
