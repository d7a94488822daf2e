import { z } from 'zod';
import { carries } from '../kit/carried-fields.ts';
import { choiceList } from '../kit/choice-list.ts';
import { endpoint } from '../kit/endpoint.ts';
import type { Input, Row } from '../kit/entity.ts';
import { moveEndpoints } from '../kit/move.ts';
import type { NamedRow } from '../kit/named-row.ts';
import { idInput, rowSchema } from '../kit/resource.ts';
import { plan } from '../plan/plan.ts';
import { project } from '../tendering/project.ts';
import { reasonInput, savedAnswer, versionInput } from '../tendering/wire.ts';
import { objectApprovalAnswer, type ObjectApproval } from '../workflow/object-approval.ts';
import { bidApply } from './bid-apply.ts';
import { bidRoles, tenderMoneyType } from './choices.ts';
import type { DemandFinding } from './demand-clauses.ts';
import { demand, demandDetail } from './demand.ts';
import { researchView, type ResearchView } from './research-endpoints.ts';

export type DemandRow = NamedRow<typeof demand>;
export type DemandDetailInput = Input<typeof demandDetail>;
export type DemandDetailRow = Row<typeof demandDetail>;
export type DemandInput = Input<typeof demand> & {
  readonly details?: readonly DemandDetailInput[];
  /** The code of the item, for whoever does not know its id. */
  readonly itemCode?: string;
};

/** A demand as the tree of its family lists it. */
export interface DemandPart {
  readonly id: string;
  readonly parentId: string | null;
  readonly demandNo: string;
  readonly demandName: string;
  readonly demandStatus: number;
  readonly budget: string;
  /** With everything that is part of it. */
  readonly wholeBudget: string;
}

/** Where the demand's project stands. */
export interface DemandProject {
  readonly id: string;
  readonly projectNo: string;
  readonly projectName: string;
  readonly stage: number;
  readonly generalBudget: string;
}

/** Why no project can be made of a confirmed demand now. */
export type ProjectWaits = z.infer<typeof projectWaits>;

const projectWaits = z.object({
  reason: z.enum(['planGone', 'notDown', 'adjusting', 'withOther', 'overBalance']),
  /** Whose move it is; where there are many, some of them. */
  names: z.array(z.string()),
  /** What the plan has left. */
  money: carries(z.string().nullable(), plan, 'budgetMoney'),
});

/** A demand as its page shows it. */
export type DemandAnswer = DemandRow & {
  readonly details: readonly DemandDetailRow[];
  readonly parts: readonly DemandPart[];
  readonly wholeBudget: string;
  readonly findings: readonly (DemandFinding & { readonly reason: string | null })[];
  readonly research: readonly ResearchView[];
  /** How many suppliers are asked at the least, and by which article. */
  readonly leastAnswers: number;
  readonly leastArticle: string;
  /** By its amount the law wants a research, and none is meant: the article, for whoever has to say why. */
  readonly dueArticle: string | null;
  readonly project: DemandProject | null;
  readonly projectWaits: ProjectWaits | null;
  readonly approval: ObjectApproval | null;
  /** What this user may do now. */
  readonly actions: readonly string[];
};

const base = '/api/purchase/cus/demand';
const view = 'demandManage_view';
const demandIds = { id: 'demand' } as const;
const moved = z.object({ id: z.string(), version: z.number(), demandStatus: z.number() });

// The fields are judged one by one by `validate`, whose sentences name them; the schema only takes the shape.
export const saveDemand = endpoint({
  route: `POST ${base}/saveOrUpdateDemand`,
  label: { zh: '保存采购需求', en: 'Save a demand with its lines' },
  permission: 'demandManage_edit',
  permissionToAdd: 'demandManage_add',
  input: z.looseObject({
    id: idInput.optional(),
    version: versionInput.optional(),
    deptId: z.string().optional(),
    planId: z.string().nullish(),
    parentId: z.string().nullish(),
    itemId: z.string().nullish(),
    details: z.array(z.looseObject({})).max(2000).optional(),
  }) as unknown as z.ZodType<DemandInput>,
  output: savedAnswer,
  writes: true,
  ids: { id: 'demand', deptId: 'dept', planId: 'plan', parentId: 'demand', itemId: 'purchaseItem' },
});

const part = z.object({
  id: z.string(),
  parentId: z.string().nullable(),
  demandNo: carries(z.string(), demand, 'demandNo'),
  demandName: carries(z.string(), demand, 'demandName'),
  demandStatus: z.number(),
  budget: carries(z.string(), demand, 'budget'),
  wholeBudget: carries(z.string(), demand, 'budget'),
});

export const demandById = endpoint({
  route: `GET ${base}/queryDemandById`,
  label: { zh: '采购需求详情', en: 'A demand' },
  permission: view,
  input: z.object({ id: idInput }),
  output: rowSchema(demand.fields).extend({
    deptName: carries(z.string().nullable(), demand, 'deptId'),
    planName: carries(z.string().nullable(), demand, 'planId'),
    itemName: carries(z.string().nullable(), demand, 'itemId'),
    parentName: carries(z.string().nullable(), demand, 'parentId'),
    projectName: carries(z.string().nullable(), demand, 'projectId'),
    details: z.array(rowSchema(demandDetail.fields)),
    parts: z.array(part),
    wholeBudget: carries(z.string(), demand, 'budget'),
    findings: z.array(
      z.object({
        rule: z.string(),
        words: z.string(),
        field: z.string(),
        lineNo: z.number().nullable(),
        reason: z.string().nullable(),
      }),
    ),
    research: z.array(researchView),
    leastAnswers: z.number(),
    leastArticle: z.string(),
    dueArticle: z.string().nullable(),
    project: z
      .object({
        id: z.string(),
        projectNo: carries(z.string(), project, 'projectNo'),
        projectName: carries(z.string(), project, 'projectName'),
        stage: z.number(),
        generalBudget: carries(z.string(), project, 'generalBudget'),
      })
      .nullable(),
    projectWaits: projectWaits.nullable(),
    approval: objectApprovalAnswer.nullable(),
    actions: z.array(z.string()),
  }) as unknown as z.ZodType<DemandAnswer>,
  ids: demandIds,
});

export const submitDemand = endpoint({
  route: `POST ${base}/submitDemand`,
  label: { zh: '提交采购需求', en: 'Hand a demand in' },
  permission: 'demandManage_submit',
  input: z.object({ id: idInput, version: versionInput, researchRemark: reasonInput }),
  output: moved,
  writes: true,
  ids: demandIds,
});

/** Yes unless `agree` says no; of what the confirmer has read, not of what it has become since. */
export const confirmDemand = endpoint({
  route: `POST ${base}/confirmDemand`,
  label: { zh: '确认或退回采购需求', en: 'Confirm or return a demand' },
  permission: 'demandManage_confirm',
  input: z.object({
    id: idInput,
    version: versionInput,
    agree: z.boolean().default(true),
    reason: reasonInput,
    researchRemark: reasonInput,
  }),
  output: moved,
  writes: true,
  ids: demandIds,
});

/** Puts a demand under another, or, without one, by itself. */
export const changeParent = endpoint({
  route: `POST ${base}/changeParent`,
  label: { zh: '调整上级需求', en: 'Make a demand part of another' },
  permission: 'demandManage_edit',
  input: z.object({
    id: idInput,
    version: versionInput.optional(),
    parentId: idInput.nullish(),
    /** That goods, services and works go together: what most of the money is for says by which rules. */
    isConfirmed: z.boolean().optional(),
  }),
  output: savedAnswer,
  writes: true,
  ids: { id: 'demand', parentId: 'demand' },
});

/** Some of its lines, with their money, become a demand of their own that is part of it. */
export const splitDemand = endpoint({
  route: `POST ${base}/splitDemand`,
  label: { zh: '拆分采购需求', en: 'Split a demand' },
  permission: 'demandManage_edit',
  input: z.object({
    id: idInput,
    version: versionInput,
    demandName: z.string().trim().min(1).max(100),
    detailIds: z.array(idInput).max(2000),
  }),
  output: savedAnswer,
  writes: true,
  ids: { id: 'demand', detailIds: 'demandDetail' },
});

/** The API's clients call it `parentId`, its own screens `id`. */
export const demandsByParent = endpoint({
  route: `GET ${base}/queryByParentId`,
  label: { zh: '下级需求', en: 'The parts of a demand' },
  permission: view,
  input: z
    .object({ parentId: idInput.optional(), id: idInput.optional() })
    .refine(({ parentId, id }) => parentId !== undefined || id !== undefined)
    .transform(({ parentId, id }) => ({ parentId: parentId ?? id ?? '' })),
  output: z.array(part),
  ids: { parentId: 'demand', id: 'demand' },
});

export const bidRoleList = choiceList(`GET ${base}/queryBidRole`, {
  label: { zh: '参与角色', en: 'Parts of people' },
  choices: bidRoles,
});

export const tenderMoneyTypes = choiceList('GET /api/purchase/tenderPro/moneyTypelist', {
  label: { zh: '报价方式', en: 'How tenders are priced' },
  choices: tenderMoneyType.choices,
});

export const demandMoves = moveEndpoints(demand, {
  recall: `POST ${base}/recallDemand`,
  close: `POST ${base}/closeDemand`,
  reopen: `POST ${base}/reopenDemand`,
});

/** One click: a draft with the items, amounts, plan and files of a confirmed demand and of what is part of it. */
export const projectOfDemand = endpoint({
  route: 'POST /api/purchase/project/makeOfDemand',
  label: { zh: '据需求立项', en: 'Make a project of a demand' },
  permission: 'demandManage_project',
  input: z.object({
    id: idInput,
    version: versionInput,
    /** Of the methods that run; what the demand proposes where nothing is said. */
    manner: z.coerce.number().int().optional(),
    lawRegime: z.coerce.number().int().optional(),
  }),
  output: savedAnswer,
  writes: true,
  ids: demandIds,
});

const applyBase = '/api/purchase/project/bidapply';
export const bidApplyMoves = moveEndpoints(bidApply, {
  submit: `POST ${applyBase}/submitApply`,
  recall: `POST ${applyBase}/recallApply`,
  approve: `POST ${applyBase}/approveApply`,
  reject: `POST ${applyBase}/rejectApply`,
  void: `POST ${applyBase}/voidApply`,
});

/** Takes back that a project has come of a request. */
export const bidApplyUnlink = moveEndpoints(bidApply, { unlink: `POST ${applyBase}/unlinkProject` });

/** Which project has come of an accepted request. */
export const linkApply = endpoint({
  route: `POST ${applyBase}/linkProject`,
  label: { zh: '登记形成的项目', en: 'Name the project that came of a request' },
  permission: 'bidApply_audit',
  input: z.object({ id: idInput, version: versionInput, projectId: idInput }),
  output: savedAnswer,
  writes: true,
  ids: { id: 'bidApply', projectId: 'project' },
});

/** A draft with what an accepted request says; of one about a demand the demand itself is made into a project. */
export const projectOfApply = endpoint({
  route: 'POST /api/purchase/project/makeOfApply',
  label: { zh: '据招标申请立项', en: 'Make a project of a request' },
  permission: 'bidApply_project',
  input: z.object({ id: idInput, version: versionInput }),
  output: savedAnswer,
  writes: true,
  ids: { id: 'bidApply' },
});
