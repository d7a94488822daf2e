import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { idInput } from '../kit/resource.ts';
import { taskStatus } from './run-lifecycle.ts';
import { byInstance, byTask, formValues, givenRemark, idList, remarkInput, runAnswer, sentFiles } from './wire.ts';
import { socketTicket } from './socket-ticket-endpoint.ts';

const base = '/api/process/flow' as const;

/** Starts a flow without a kind of business; one with a business is started by its own form. */
export const flowStart = endpoint({
  route: `POST ${base}/start`,
  label: { zh: '发起流程', en: 'Start a flow' },
  permission: 'signedIn',
  input: z.object({ flowKey: z.string().max(60), title: z.string().trim().min(1).max(200), form: formValues }),
  output: runAnswer,
  writes: true,
});

/** Agrees with a task or rejects it; `toNode` where the node lets the rejecter choose. */
export const flowComplete = endpoint({
  route: `POST ${base}/complete`,
  label: { zh: '办理任务', en: 'Decide a task' },
  permission: 'signedIn',
  input: byTask.extend({
    operateStatus: z.union([z.literal(taskStatus.code.agreed), z.literal(taskStatus.code.rejected)]),
    remark: remarkInput,
    toNode: z.string().max(100).optional(),
    /** Of a rejection that goes back to the initiator: every step is to be taken again. */
    mustRestart: z.boolean().optional(),
    form: formValues.optional(),
    files: sentFiles.optional(),
  }),
  output: runAnswer,
  writes: true,
  ids: { id: 'flowTask' },
});

/** As many tasks as are agreed with at once. */
export const batchMost = 100;

/** Agrees with several at once, each on its own: what refuses one is told by its title and leaves the others decided. */
export const flowBatchComplete = endpoint({
  route: `POST ${base}/batchComplete`,
  label: { zh: '批量同意', en: 'Agree with several tasks' },
  permission: 'signedIn',
  input: z.object({ ids: idList, remark: remarkInput }),
  output: z.object({
    completed: z.number(),
    faults: z.array(z.object({ id: z.string(), title: z.string(), message: z.string() })),
  }),
  writes: true,
  ids: { ids: 'flowTask' },
});

/** Takes one's own decision back while nobody has built on it. */
export const flowRecall = endpoint({
  route: `POST ${base}/recall`,
  label: { zh: '撤回', en: 'Take a decision back' },
  permission: 'signedIn',
  input: byTask.extend({ remark: remarkInput }),
  output: runAnswer,
  writes: true,
  ids: { id: 'flowTask' },
});

export const flowTransfer = endpoint({
  route: `POST ${base}/transfer`,
  label: { zh: '转办', en: 'Reassign a task' },
  permission: 'signedIn',
  input: byTask.extend({ toUserId: idInput, remark: remarkInput }),
  output: runAnswer,
  writes: true,
  ids: { id: 'flowTask', toUserId: 'user' },
});

/** The administrator gives an open task to another person, in place of whoever holds it. */
export const flowReassign = endpoint({
  route: `POST ${base}/reassign`,
  label: { zh: '改派任务', en: 'Reassign a task' },
  permission: 'flow_manage',
  input: byTask.extend({ toUserId: idInput, remark: givenRemark }),
  output: runAnswer,
  writes: true,
  ids: { id: 'flowTask', toUserId: 'user' },
});

/** The administrator lets a run go on past a step: of `skippable` of its detail. */
export const flowSkip = endpoint({
  route: `POST ${base}/skip`,
  label: { zh: '跳过环节', en: 'Skip a step' },
  permission: 'flow_manage',
  input: byInstance.extend({ task: z.string().min(1).max(100), remark: givenRemark }),
  output: runAnswer,
  writes: true,
  ids: { flowInstanceId: 'flowInstance' },
});

export const flowAddSign = endpoint({
  route: `POST ${base}/addSign`,
  label: { zh: '加签', en: 'Ask for another word' },
  permission: 'signedIn',
  input: byTask.extend({ userIds: idList, when: z.enum(['before', 'after']), remark: remarkInput }),
  output: runAnswer,
  writes: true,
  ids: { id: 'flowTask', userIds: 'user' },
});

export const flowResubmit = endpoint({
  route: `POST ${base}/resubmit`,
  label: { zh: '重新提交', en: 'Hand in again' },
  permission: 'signedIn',
  input: byTask.extend({
    form: formValues.optional(),
    resume: z.enum(['restart', 'back']).default('restart'),
    remark: remarkInput,
  }),
  output: runAnswer,
  writes: true,
  ids: { id: 'flowTask' },
});

const aboutInstance = byInstance.extend({ remark: remarkInput });

export const flowWithdraw = endpoint({
  route: `POST ${base}/withdraw`,
  label: { zh: '撤销申请', en: 'Withdraw an application' },
  permission: 'signedIn',
  input: aboutInstance,
  output: runAnswer,
  writes: true,
  ids: { flowInstanceId: 'flowInstance' },
});

/** So many people have a copy of a run at most, whoever sent it to them. */
export const mostCopies = 100;

/** Whoever may look at a run may send a copy of it, and so may who got one. */
export const flowCc = endpoint({
  route: `POST ${base}/cc`,
  label: { zh: '抄送', en: 'Send a copy' },
  permission: 'signedIn',
  input: aboutInstance.extend({ userIds: idList }),
  output: z.object({ sent: z.number() }),
  writes: true,
  ids: { flowInstanceId: 'flowInstance', userIds: 'user' },
});

export const flowUrge = endpoint({
  route: `POST ${base}/urge`,
  label: { zh: '催办', en: 'Urge' },
  permission: 'signedIn',
  input: aboutInstance,
  output: z.object({ sent: z.number() }),
  writes: true,
  ids: { flowInstanceId: 'flowInstance' },
});

export const flowRetry = endpoint({
  route: `POST ${base}/retry`,
  label: { zh: '重试', en: 'Let a stuck run go on' },
  permission: 'flow_manage',
  input: aboutInstance,
  output: runAnswer,
  writes: true,
  ids: { flowInstanceId: 'flowInstance' },
});

export const flowTerminate = endpoint({
  route: `POST ${base}/terminate`,
  label: { zh: '终止流程', en: 'Terminate a run' },
  permission: 'flow_manage',
  input: aboutInstance,
  output: runAnswer,
  writes: true,
  ids: { flowInstanceId: 'flowInstance' },
});

/** Moves runs to another version of their flow; a dry run says which of them could be moved, and why the others not. */
export const flowMigrate = endpoint({
  route: `POST ${base}/migrate`,
  label: { zh: '迁移流程版本', en: 'Move runs to another version' },
  permission: 'flow_manage',
  input: z.object({ ids: idList, versionNo: z.coerce.number().int().min(1), dryRun: z.boolean().default(true) }),
  output: z.object({
    moved: z.number(),
    rows: z.array(z.object({ id: z.string(), title: z.string(), fits: z.boolean(), reason: z.string() })),
  }),
  writes: true,
  ids: { ids: 'flowInstance' },
});

const delegationAnswer = z.object({
  id: z.string(),
  version: z.number(),
  toUser: z.string(),
  toUserName: z.string(),
  beginTime: z.string(),
  endTime: z.string(),
  flowKey: z.string().nullable(),
  remark: z.string().nullable(),
  isInForce: z.boolean(),
});
export type FlowDelegationRow = z.infer<typeof delegationAnswer>;

const instant = z.string().regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/);

export const flowDelegationList = endpoint({
  route: `GET ${base}/delegation/list`,
  label: { zh: '我的委托', en: 'My delegations' },
  permission: 'signedIn',
  input: z.object({}),
  output: z.array(delegationAnswer),
});

export const flowDelegationSave = endpoint({
  route: `POST ${base}/delegation/save`,
  label: { zh: '保存委托', en: 'Save a delegation' },
  permission: 'signedIn',
  input: z.object({
    id: idInput.optional(),
    version: z.coerce.number().int().min(0).optional(),
    toUserId: idInput,
    beginTime: instant,
    endTime: instant,
    flowKey: z.string().max(60).nullish(),
    remark: z.string().trim().max(200).nullish(),
  }),
  output: z.object({ id: z.string(), version: z.number() }),
  writes: true,
  stepUp: true,
  ids: { id: 'flowDelegation', toUserId: 'user' },
});

export const flowDelegationRemove = endpoint({
  route: `POST ${base}/delegation/remove`,
  label: { zh: '删除委托', en: 'Remove delegations' },
  permission: 'signedIn',
  input: z.object({ ids: idList }),
  output: z.null(),
  writes: true,
  ids: { ids: 'flowDelegation' },
});

export const commandEndpoints = [
  flowStart,
  flowComplete,
  flowBatchComplete,
  flowRecall,
  flowTransfer,
  flowReassign,
  flowSkip,
  flowAddSign,
  flowResubmit,
  flowWithdraw,
  flowCc,
  flowUrge,
  flowRetry,
  flowTerminate,
  flowMigrate,
  flowDelegationList,
  flowDelegationSave,
  flowDelegationRemove,
  socketTicket,
] as const;
