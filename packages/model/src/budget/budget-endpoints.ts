import { z } from 'zod';
import { contractPayment } from '../contract/contract-payment.ts';
import { contract } from '../contract/contract.ts';
import { carries } from '../kit/carried-fields.ts';
import { choiceList } from '../kit/choice-list.ts';
import { endpoint } from '../kit/endpoint.ts';
import type { Input, Row } from '../kit/entity.ts';
import { moveEndpoints } from '../kit/move.ts';
import type { NamedRow } from '../kit/named-row.ts';
import { idInput, rowSchema } from '../kit/resource.ts';
import { rowMove, type RowMove } from '../kit/row-move.ts';
import { plan } from '../plan/plan.ts';
import { project } from '../tendering/project.ts';
import { objectApprovalAnswer, type ObjectApproval } from '../workflow/object-approval.ts';
import { budgetAdjustment, type BudgetAdjustment } from './adjust-endpoints.ts';
import { budgetCost, budgetGov, budgetPro } from './budget-pro.ts';
import { budgetCycle, budgetProType, moneyType } from './choices.ts';

export type BudgetCostInput = Input<typeof budgetCost>;
export type BudgetGovInput = Input<typeof budgetGov>;
export type BudgetCostRow = Row<typeof budgetCost>;
export type BudgetGovRow = Row<typeof budgetGov>;
export type BudgetProInput = Input<typeof budgetPro> & {
  readonly costs?: readonly BudgetCostInput[];
  readonly govPurchases?: readonly BudgetGovInput[];
};

export type BudgetProRow = NamedRow<typeof budgetPro>;

/** A project of level 2 as the one of level 1 lists it. */
export interface BudgetChild {
  readonly id: string;
  readonly proName: string;
  readonly budgetStatus: number;
  readonly totalMoney: string;
}

/** A budget project as its page shows it. */
export type BudgetProAnswer = BudgetProRow & {
  readonly costs: readonly BudgetCostRow[];
  readonly govPurchases: readonly BudgetGovRow[];
  readonly children: readonly BudgetChild[];
  /** Of its lines, newest first. */
  readonly adjustments: readonly BudgetAdjustment[];
  /** What this user may do now. */
  readonly actions: readonly string[];
  /** Of the review by a flow, where the tenant has bound one. */
  readonly approval: ObjectApproval | null;
  /** What was done to it, newest first. */
  readonly history: readonly RowMove[];
};

const base = '/api/budget-pro';
const view = 'budgetPro_view';
const lines = z.array(z.looseObject({})).max(500).optional();

export const saveBudgetPro = endpoint({
  route: `POST ${base}/saveOrUpdateBudgetPro`,
  label: { zh: '保存预算项目', en: 'Save a budget project with its lines' },
  permission: 'budgetPro_edit',
  permissionToAdd: 'budgetPro_add',
  // The fields are judged one by one by `validate`, whose sentences name them; the schema only takes the shape.
  input: z.looseObject({
    id: idInput.optional(),
    version: z.coerce.number().int().min(0).optional(),
    parentProId: z.string().nullable().optional(),
    deptId: z.string().optional(),
    costs: lines,
    govPurchases: lines,
  }) as unknown as z.ZodType<BudgetProInput>,
  output: z.object({ id: z.string(), version: z.number() }),
  writes: true,
  ids: { id: 'budgetPro', parentProId: 'budgetPro', deptId: 'dept' },
});

const costRow = rowSchema(budgetCost.fields) as unknown as z.ZodType<BudgetCostRow>;
const govRow = rowSchema(budgetGov.fields) as unknown as z.ZodType<BudgetGovRow>;

export const budgetProById = endpoint({
  route: `GET ${base}/queryBudgetProById`,
  label: { zh: '预算项目详情', en: 'A budget project' },
  permission: view,
  input: z.object({ id: idInput }),
  output: rowSchema(budgetPro.fields).extend({
    deptName: carries(z.string().nullable(), budgetPro, 'deptId'),
    parentProName: carries(z.string().nullable(), budgetPro, 'parentProId'),
    costs: z.array(costRow),
    govPurchases: z.array(govRow),
    children: z.array(
      z.object({
        id: z.string(),
        proName: carries(z.string(), budgetPro, 'proName'),
        budgetStatus: z.number(),
        totalMoney: carries(z.string(), budgetPro, 'totalMoney'),
      }),
    ),
    adjustments: z.array(budgetAdjustment),
    actions: z.array(z.string()),
    approval: objectApprovalAnswer.nullable(),
    history: z.array(rowMove.extend({ reason: carries(z.string().nullable(), budgetPro, 'rejectReason') })),
  }) as unknown as z.ZodType<BudgetProAnswer>,
  ids: { id: 'budgetPro' },
});

/** The API's clients call it `proId`, its own screens `id`. */
const ofProject = z
  .object({ proId: idInput.optional(), id: idInput.optional() })
  .refine(({ proId, id }) => proId !== undefined || id !== undefined)
  .transform(({ proId, id }) => ({ proId: proId ?? id ?? '' }));

export const costsByProId = endpoint({
  route: `GET ${base}/queryCostByProId`,
  label: { zh: '预算项目的经费', en: 'The lines of a budget project' },
  permission: view,
  input: ofProject,
  output: z.array(costRow),
  ids: { proId: 'budgetPro', id: 'budgetPro' },
});

export const govByProId = endpoint({
  route: `GET ${base}/queryGovByProId`,
  label: { zh: '预算项目的政府采购', en: 'The government purchases of a budget project' },
  permission: view,
  input: ofProject,
  output: z.array(govRow),
  ids: { proId: 'budgetPro', id: 'budgetPro' },
});

/** A contract that both have signed, whatever became of it: what it takes of its plan, and what was paid of that. */
export interface BudgetUseContract {
  readonly id: string;
  readonly contractNo: string;
  readonly contractName: string;
  readonly contractStatus: number;
  readonly contractMoney: string;
  readonly paidMoney: string;
}

/** What a plan holds of a line, the projects that were made of it, and their contracts. */
export interface BudgetUse {
  readonly budgetCostId: string;
  readonly planId: string;
  readonly planNo: string;
  readonly planName: string;
  readonly planStatus: number;
  readonly reservedMoney: string;
  readonly committedMoney: string;
  readonly spentMoney: string;
  readonly projects: readonly {
    readonly id: string;
    readonly projectNo: string;
    readonly projectName: string;
    readonly stage: number;
    readonly generalBudget: string;
    readonly contracts: readonly BudgetUseContract[];
  }[];
}

export const budgetUses = endpoint({
  route: `GET ${base}/queryUsesByProId`,
  label: { zh: '预算使用情况', en: 'What uses a budget' },
  permission: view,
  input: ofProject,
  output: z.array(
    z.object({
      budgetCostId: z.string(),
      planId: z.string(),
      planNo: carries(z.string(), plan, 'planNo'),
      planName: carries(z.string(), plan, 'planName'),
      planStatus: z.number(),
      reservedMoney: carries(z.string(), budgetCost, 'reservedMoney'),
      committedMoney: carries(z.string(), budgetCost, 'committedMoney'),
      spentMoney: carries(z.string(), budgetCost, 'spentMoney'),
      projects: z.array(
        z.object({
          id: z.string(),
          projectNo: carries(z.string(), project, 'projectNo'),
          projectName: carries(z.string(), project, 'projectName'),
          stage: z.number(),
          generalBudget: carries(z.string(), project, 'generalBudget'),
          contracts: z.array(
            z.object({
              id: z.string(),
              contractNo: carries(z.string(), contract, 'contractNo'),
              contractName: carries(z.string(), contract, 'contractName'),
              contractStatus: z.number(),
              contractMoney: carries(z.string(), contract, 'contractMoney'),
              paidMoney: carries(z.string(), contractPayment, 'payMoney'),
            }),
          ),
        }),
      ),
    }),
  ) as unknown as z.ZodType<BudgetUse[]>,
  ids: { proId: 'budgetPro', id: 'budgetPro' },
});

export const budgetMoves = moveEndpoints(budgetPro, {
  submit: `POST ${base}/submit`,
  recall: `POST ${base}/recall`,
  passFirst: `POST ${base}/passFirst`,
  rejectFirst: `POST ${base}/rejectFirst`,
  passSecond: `POST ${base}/passSecond`,
  rejectSecond: `POST ${base}/rejectSecond`,
  retreat: `POST ${base}/retreat`,
  issue: `POST ${base}/issue`,
  withdraw: `POST ${base}/withdraw`,
  close: `POST ${base}/close`,
  reopen: `POST ${base}/reopen`,
});

export const budgetProTypes = choiceList(`GET ${base}/conf/queryProTypes`, {
  label: { zh: '预算项目类型', en: 'Kinds of budget project' },
  choices: budgetProType.choices,
});
export const budgetCycleTypes = choiceList(`GET ${base}/conf/queryCycleTypes`, {
  label: { zh: '预算项目周期', en: 'Cycles of budget projects' },
  choices: budgetCycle.choices,
});
export const budgetMoneyTypes = choiceList(`GET ${base}/conf/queryMoneyTypes`, {
  label: { zh: '资金来源', en: 'Sources of money' },
  choices: moneyType.choices,
});
