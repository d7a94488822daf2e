import { z } from 'zod';
import { carries } from '../kit/carried-fields.ts';
import { endpoint } from '../kit/endpoint.ts';
import type { Input, Row } from '../kit/entity.ts';
import { importEndpoints } from '../kit/import.ts';
import { moveEndpoints } from '../kit/move.ts';
import type { NamedRow } from '../kit/named-row.ts';
import { idInput, rowSchema } from '../kit/resource.ts';
import { rowMove, type RowMove } from '../kit/row-move.ts';
import { reasonInput, savedAnswer, versionInput } from '../kit/wire-shapes.ts';
import { project } from '../tendering/project.ts';
import { objectApprovalAnswer, type ObjectApproval } from '../workflow/object-approval.ts';
import { plan, planDetail, planModify } from './plan.ts';

export type PlanDetailInput = Input<typeof planDetail>;
export type PlanInput = Input<typeof plan> & { readonly details?: readonly PlanDetailInput[] };
export type PlanDetailRow = Row<typeof planDetail>;

/** A project that was made of a plan. */
export type PlanProject = z.infer<typeof planProject>;

const planProject = z.object({
  id: z.string(),
  projectNo: carries(z.string(), project, 'projectNo'),
  projectName: carries(z.string(), project, 'projectName'),
  stage: z.number(),
  generalBudget: carries(z.string(), project, 'generalBudget'),
  /** What it takes up of the plan: nothing once it has ended without a result. */
  takenMoney: carries(z.string(), project, 'generalBudget'),
});

/** A change of a plan, as the page of the plan lists it. */
export type PlanChange = z.infer<typeof planChange>;

const planChange = z.object({
  id: z.string(),
  modifyType: carries(z.number(), planModify, 'modifyType'),
  auditStatus: z.number(),
  reason: carries(z.string(), planModify, 'reason'),
  createTime: z.string(),
});

/** A plan as its page shows it. */
export type PlanAnswer = NamedRow<typeof plan> & {
  readonly details: readonly PlanDetailRow[];
  /** What projects may still take up of it. */
  readonly balanceMoney: string;
  readonly projects: readonly PlanProject[];
  /** Of its approval by a flow, where the tenant has bound one. */
  readonly approval: ObjectApproval | null;
  /** What this user may do now. */
  readonly actions: readonly string[];
  /** Of an adjustment that waits for a decision. */
  readonly modifyId: string | null;
  /** What was asked to be changed of it and of the plans that it took the place of, newest first. */
  readonly changes: readonly PlanChange[];
  /** What was done to it and to the plans that it took the place of, newest first. */
  readonly history: readonly RowMove[];
};

/** A plan as an adjustment keeps it. */
export type KeptPlan = Readonly<Record<string, unknown>> & {
  readonly details: readonly {
    readonly name: string;
    readonly spec?: string | null;
    readonly unit: string;
    readonly qty: string;
    readonly price: string;
    readonly money: string;
  }[];
};

export type PlanModifyAnswer = Row<typeof planModify> & {
  readonly createUserName: string | null;
  readonly before: KeptPlan;
  /** Absent of a cancellation. */
  readonly after: KeptPlan | null;
  readonly isDecidable: boolean;
  /** Its reader may take it back. */
  readonly isWithdrawable: boolean;
  /** Of its approval by a flow, where the tenant has bound one. */
  readonly approval: ObjectApproval | null;
  readonly history: readonly RowMove[];
};

// The fields are judged one by one by `validate`, whose sentences name them; the schema only takes the shape.
const details = z.array(z.looseObject({})).max(2000).optional();
const planIds = { id: 'plan', deptId: 'dept', budgetCostId: 'budgetCost', budgetProId: 'budgetPro' } as const;

export const savePlan = endpoint({
  route: 'POST /api/plan/save',
  label: { zh: '保存采购计划', en: 'Save a plan with its lines' },
  permission: 'planManage_edit',
  permissionToAdd: 'planManage_add',
  input: z.looseObject({
    id: idInput.optional(),
    version: versionInput.optional(),
    deptId: z.string().optional(),
    details,
  }) as unknown as z.ZodType<PlanInput>,
  output: savedAnswer,
  writes: true,
  ids: planIds,
});

export const updatePlan = endpoint({
  route: 'POST /api/plan/update',
  label: { zh: '修改采购计划', en: 'Change a plan with its lines' },
  permission: 'planManage_edit',
  input: z.looseObject({
    id: idInput,
    version: versionInput,
    deptId: z.string().optional(),
    details,
  }) as unknown as z.ZodType<PlanInput & { readonly id: string }>,
  output: savedAnswer,
  writes: true,
  ids: planIds,
});

const detailRow = rowSchema(planDetail.fields);

export const planById = endpoint({
  route: 'GET /api/plan/queryPlanById',
  label: { zh: '采购计划详情', en: 'A plan' },
  permission: 'planManage_view',
  input: z.object({ id: idInput }),
  output: rowSchema(plan.fields).extend({
    deptName: z.string().nullable(),
    receiverName: z.string().nullable(),
    budgetCostName: carries(z.string().nullable(), plan, 'budgetCostId'),
    budgetProName: carries(z.string().nullable(), plan, 'budgetProId'),
    previousName: carries(z.string().nullable(), plan, 'previousId'),
    originName: carries(z.string().nullable(), plan, 'originId'),
    balanceMoney: carries(z.string(), plan, 'budgetMoney'),
    projects: z.array(planProject),
    approval: objectApprovalAnswer.nullable(),
    details: z.array(detailRow),
    actions: z.array(z.string()),
    modifyId: z.string().nullable(),
    changes: z.array(planChange),
    history: z.array(rowMove.extend({ reason: carries(z.string().nullable(), plan, 'backReason') })),
  }) as unknown as z.ZodType<PlanAnswer>,
  ids: { id: 'plan' },
});

const moved = z.object({ id: z.string(), version: z.number(), planStatus: z.number() });

export const submitPlan = endpoint({
  route: 'POST /api/plan/submitPlan',
  label: { zh: '提交采购计划', en: 'Submit a plan' },
  permission: 'planManage_submit',
  input: z.object({ id: idInput, version: versionInput }),
  output: moved,
  writes: true,
  ids: { id: 'plan' },
});

/** The manager's word on a plan that was submitted. */
export const auditPlan = endpoint({
  route: 'POST /api/plan/auditPlan',
  label: { zh: '审批采购计划', en: 'Approve or return a plan' },
  permission: 'planManage_audit',
  input: z.object({ id: idInput, version: versionInput, agree: z.boolean(), reason: reasonInput }),
  output: moved,
  writes: true,
  ids: { id: 'plan' },
});

export const downPlan = endpoint({
  route: 'POST /api/plan/downPlan',
  label: { zh: '下达采购计划', en: 'Hand a plan down' },
  permission: 'planManage_down',
  input: z.object({ id: idInput, version: versionInput, receiverId: idInput.optional() }),
  output: moved,
  writes: true,
  ids: { id: 'plan', receiverId: 'user' },
});

/** Whoever may open plans and make projects of them. */
export const planReceivers = endpoint({
  route: 'GET /api/plan/queryReceivers',
  label: { zh: '可下达的人员', en: 'Whom a plan can be handed down to' },
  permission: 'planManage_down',
  input: z.object({ keyword: z.string().trim().max(50).optional() }),
  output: z.array(z.object({ id: z.string(), name: z.string(), account: z.string(), deptName: z.string().nullable() })),
});

/** To somebody else, as long as nothing was made of it. */
export const redirectPlan = endpoint({
  route: 'POST /api/plan/redirectPlan',
  label: { zh: '改派采购计划', en: 'Hand a plan to somebody else' },
  permission: 'planManage_down',
  input: z.object({ id: idInput, version: versionInput, receiverId: idInput }),
  output: moved,
  writes: true,
  ids: { id: 'plan', receiverId: 'user' },
});

/** Without a version as well, for the API's clients send the id alone; the state decides. */
export const downBack = endpoint({
  route: 'GET /api/plan/downBack',
  label: { zh: '退回下达', en: 'Hand a plan back' },
  permission: 'planManage_back',
  input: z.object({ id: idInput, version: versionInput.optional(), reason: reasonInput }),
  output: moved,
  writes: true,
  ids: { id: 'plan' },
});

export interface PlanModifyInput {
  readonly planId: string;
  readonly version: number;
  readonly modifyType: number;
  readonly reason: string;
  readonly details?: readonly PlanDetailInput[];
  readonly [field: string]: unknown;
}

export const askPlanModify = endpoint({
  route: 'POST /api/plan/planModify',
  label: { zh: '申请调整采购计划', en: 'Ask for an adjustment' },
  permission: 'planManage_modify',
  input: z.looseObject({
    planId: idInput,
    version: versionInput,
    modifyType: z.coerce.number().int().min(1).max(5),
    reason: z.string().trim().max(500).default(''),
    details,
  }) as unknown as z.ZodType<PlanModifyInput>,
  output: savedAnswer,
  writes: true,
  ids: { planId: 'plan' },
});

/** Read by whoever reads the plan. */
export const planModifyDetail = endpoint({
  route: 'GET /api/plan/queryPlanModifyDetail',
  label: { zh: '计划调整详情', en: 'An adjustment' },
  permission: 'planManage_view',
  input: z.object({ id: idInput }),
  output: rowSchema(planModify.fields).extend({
    createUserName: z.string().nullable(),
    isDecidable: z.boolean(),
    isWithdrawable: z.boolean(),
    approval: objectApprovalAnswer.nullable(),
    history: z.array(rowMove.extend({ reason: carries(z.string().nullable(), planModify, 'rejectReason') })),
  }) as unknown as z.ZodType<PlanModifyAnswer>,
  ids: { id: 'planModify' },
});

export const auditPlanModify = endpoint({
  route: 'POST /api/plan/auditPlanModify',
  label: { zh: '审批计划调整', en: 'Decide on an adjustment' },
  permission: 'planManage_audit',
  input: z.object({ id: idInput, version: versionInput, agree: z.boolean(), reason: reasonInput }),
  output: z.object({ id: z.string(), version: z.number(), auditStatus: z.number(), newPlanId: z.string().nullable() }),
  writes: true,
  ids: { id: 'planModify' },
});

/** By who asked for it, before anybody has decided. */
export const planModifyMoves = moveEndpoints(planModify, { withdraw: 'POST /api/plan/withdrawPlanModify' });

/** Taken back before anybody has decided or made anything of it; what no project took given back when all are done. */
export const planMoves = moveEndpoints(plan, {
  recall: 'POST /api/plan/recallPlan',
  settle: 'POST /api/plan/settlePlan',
  takeBack: 'POST /api/plan/takeBackPlan',
});

/** A spreadsheet has a row for each line of a plan, so the import is the module's own; screens and answers are the usual ones. */
export const planImport = importEndpoints(plan, 'POST /api/plan/importPlan') as Required<
  ReturnType<typeof importEndpoints>
>;
