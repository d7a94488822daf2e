import { z } from 'zod';
import { idInput } from '../kit/resource.ts';
import type { FlowExamine } from './flow-examine.ts';
import { isSafeLink } from './form-values.ts';

export { versionInput } from '../kit/wire-shapes.ts';

/** Shapes that several calls of the flows share. */

export const remarkInput = z.string().trim().max(2000).optional();
/** Where the reason must be told. */
export const givenRemark = z.string().trim().min(1).max(2000);
/** Files beside a decision: what names them, and nothing that a browser would run. */
export const sentFiles = z
  .array(
    z.record(z.string().max(50), z.union([z.string().max(2000).refine(isSafeLink), z.number(), z.boolean(), z.null()])),
  )
  .max(20);
/** A comma list of ids. */
export const idList = z.string().regex(/^\d{1,18}(,\d{1,18})*$/);
/** What becomes of the actions that wait for a flow which goes: they go on as without a flow, or are held until another is bound. */
export const boundActions = z.enum(['direct', 'held']);
export type BoundActions = z.infer<typeof boundActions>;
export const formValues = z.record(z.string(), z.unknown());

export const pageQuery = {
  current: z.coerce.number().int().min(1).default(1),
  size: z.coerce.number().int().min(1).max(200).default(10),
};

export const byTask = z.object({ id: idInput });
export const byInstance = z.object({ flowInstanceId: idInput });

/** A node or an edge of a saved flow; judged by the server against the drawing. */
export const examineRow = z.looseObject({}) as unknown as z.ZodType<FlowExamine>;

export const variableAnswer = z.object({
  name: z.string(),
  type: z.enum(['number', 'text', 'flag', 'list', 'any']),
  label: z.object({ zh: z.string(), en: z.string() }).optional(),
});

export type LabelledVariable = z.infer<typeof variableAnswer>;

export const fieldRightsAnswer = z.record(z.string(), z.enum(['read', 'write', 'required', 'hidden']));

export const faultAnswer = z.object({
  code: z.string(),
  level: z.enum(['error', 'warning']),
  at: z.string().optional(),
  name: z.string().optional(),
  detail: z.string().optional(),
  expressionFault: z.string().optional(),
});

/** A task as the lists of work show it. `hisId` is 0 as long as it is open. */
export const taskRowAnswer = z.object({
  /** instanceTaskId: what complete, transfer and taskDetail name. */
  id: z.string(),
  hisId: z.string(),
  flowInstanceId: z.string(),
  /** The node of the drawing. */
  task: z.string(),
  taskName: z.string(),
  /** 2 task, 3 approval, 1 the initiator's own. */
  nodeType: z.string(),
  title: z.string(),
  defindId: z.string(),
  flowKey: z.string(),
  flowName: z.string(),
  businessType: z.string().nullable(),
  businessId: z.string().nullable(),
  initiator: z.string(),
  initiatorName: z.string(),
  assignee: z.string(),
  realName: z.string(),
  operateStatus: z.number(),
  /** In the caller's language: for 2 it says why it was closed. */
  operateStatusStr: z.string(),
  remark: z.string().nullable(),
  createTime: z.string(),
  auditTime: z.string().nullable(),
  dueTime: z.string().nullable(),
  isOverdue: z.boolean(),
  urgeCount: z.number(),
  claimTime: z.string().nullable(),
  /** Order of the node's first visit. */
  sort: z.number(),
  visitNo: z.number(),
  /** running, returned, finished, rejected, withdrawn, terminated, error. */
  instanceStatus: z.string(),
  pathPc: z.string().nullable(),
  pathTask: z.string().nullable(),
  formPath: z.string().nullable(),
  /** self, duplicate or empty where a rule decided and no person did; see operateStatusStr. */
  automatic: z.string().nullable(),
  /** Who has it in hand since it was handed on. */
  transferredTo: z.string().nullable(),
});
export type FlowTaskRow = z.infer<typeof taskRowAnswer>;

/** A row of the history; oldest first. Fields hidden from the reader are not among the changes. */
export const historyRowAnswer = taskRowAnswer.extend({
  closedBecause: z.string().nullable(),
  files: z.array(z.looseObject({})),
});
export type FlowHistoryRow = z.infer<typeof historyRowAnswer>;

/** A step of the drawing in its order; `sort` is null as long as nobody has come there. */
export const stepAnswer = z.object({
  id: z.string(),
  examine: z.string(),
  nodeType: z.string(),
  sort: z.number().nullable(),
  /** Passed on a way of its own, whatever stands before it still waits. */
  isPassed: z.boolean(),
});

export const instanceAnswer = z.object({
  id: z.string(),
  version: z.number(),
  title: z.string(),
  defindId: z.string(),
  flowKey: z.string(),
  flowName: z.string(),
  versionNo: z.number(),
  businessType: z.string().nullable(),
  businessId: z.string().nullable(),
  initiator: z.string(),
  initiatorName: z.string(),
  instanceStatus: z.string(),
  createTime: z.string(),
  finishTime: z.string().nullable(),
  /** The steps where people act now, with who is asked there. */
  currentTasks: z.string(),
});
export type FlowInstanceRow = z.infer<typeof instanceAnswer>;

/** One happening of a run: who did what, what followed, and why these people were asked. */
export const eventAnswer = z.object({
  seq: z.number(),
  kind: z.string(),
  actorName: z.string(),
  createTime: z.string(),
  remark: z.string().nullable(),
  effects: z.array(z.looseObject({ kind: z.string() })),
  changes: z.array(z.object({ field: z.string(), before: z.unknown(), after: z.unknown() })),
});

/** Everything that a screen about one run needs; the form without what the reader may not see. */
export const flowDetailAnswer = instanceAnswer.extend({
  form: formValues,
  /** The task that was asked for; of a run as a whole the reader's own that is open, where he has one. */
  currentTask: taskRowAnswer.nullable(),
  /** What the reader may do with the form there. */
  mayEdit: z.boolean(),
  fieldRights: fieldRightsAnswer,
  variables: z.array(variableAnswer),
  /** agree, reject, transfer, addSign, resubmit, recall, withdraw, urge, cc, retry, reassign, skip, terminate. */
  actions: z.array(z.string()),
  /** 4: the rejecter chooses the step, of queryPrevTaskList. */
  rejectHandle: z.string().nullable(),
  /** What becomes of what it is about where a rejection ends it, in the reader's language. */
  afterReject: z.string().nullable(),
  /** Returned to the reader: whether it may go straight back to who returned it. */
  mayGoBack: z.boolean(),
  /** The steps past which an administrator may let it go on. */
  skippable: z.array(z.object({ id: z.string(), name: z.string() })),
  flowList: z.array(stepAnswer),
  /** Where people act now: nodes, who is asked there, and of a countersign how many have agreed. */
  ruTask: z.array(
    z.object({
      id: z.string(),
      people: z.string(),
      tally: z.object({ agreed: z.number(), asked: z.number() }).nullable(),
    }),
  ),
  hiTaskList: z.array(historyRowAnswer),
  events: z.array(eventAnswer),
  /** The drawing of the version that it runs on. */
  nodeJson: z.string(),
  serverTime: z.string(),
});
export type FlowDetail = z.infer<typeof flowDetailAnswer>;

/** What a command leaves. */
export const runAnswer = z.object({ flowInstanceId: z.string(), version: z.number(), instanceStatus: z.string() });
export type RunAnswer = z.infer<typeof runAnswer>;
