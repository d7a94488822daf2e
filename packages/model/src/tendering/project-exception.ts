import type { Text } from '../kit/text.ts';
import { entity } from '../kit/entity.ts';
import { lifecycle } from '../kit/lifecycle.ts';
import { named, type CodeOf } from '../kit/named.ts';

/** What stops a procurement, ends it without a result, or takes a result back. 1 to 3 are the API's. */
export const exceptionKind = named({
  suspend: { value: 1, label: { zh: '暂停采购', en: 'Suspend' }, tone: 'orange' },
  terminate: { value: 2, label: { zh: '终止采购', en: 'Terminate' }, tone: 'red' },
  fail: { value: 3, label: { zh: '流标', en: 'Fail' }, tone: 'red' },
  recallResult: { value: 4, label: { zh: '撤回采购结果', en: 'Recall the result' }, tone: 'orange' },
  undoResult: { value: 5, label: { zh: '撤销采购结果', en: 'Withdraw the result' }, tone: 'orange' },
});

export type ExceptionKind = CodeOf<typeof exceptionKind>;

/** The grounds, as notices state them; 1 to 7 are those of the register of failures. */
export const exceptionReason = named({
  fewBidders: { value: 1, label: { zh: '响应供应商不足法定家数', en: 'Fewer suppliers than required' } },
  noneAcceptable: { value: 2, label: { zh: '没有符合要求的供应商', en: 'No acceptable supplier' } },
  overBudget: { value: 4, label: { zh: '报价均超过采购预算', en: 'All quotes above the budget' } },
  unlawful: { value: 5, label: { zh: '出现影响采购公正的违法、违规行为', en: 'Unlawful conduct affects fairness' } },
  cancelled: { value: 6, label: { zh: '采购任务取消', en: 'The procurement is cancelled' } },
  other: { value: 7, label: { zh: '其他', en: 'Other' } },
  majorChange: { value: 8, label: { zh: '重大变故', en: 'A major change of circumstances' } },
  faultyDocuments: { value: 9, label: { zh: '采购文件存在重大缺陷', en: 'A serious fault of the documents' } },
  mistake: { value: 10, label: { zh: '评审或录入错误', en: 'A mistake in judging or entering' } },
  complaint: { value: 11, label: { zh: '质疑、投诉成立', en: 'A complaint was upheld' } },
  ruling: { value: 12, label: { zh: '司法裁判或监管决定', en: 'A ruling of a court or the regulator' } },
  disputed: { value: 14, label: { zh: '收到质疑、投诉', en: 'A complaint was received' } },
  winnerWithdrew: { value: 13, label: { zh: '中标（成交）供应商放弃', en: 'The winner gave up' } },
});

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
