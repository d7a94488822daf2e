import { z } from 'zod';
import { carries } from '../kit/carried-fields.ts';
import { endpoint } from '../kit/endpoint.ts';
import type { Row } from '../kit/entity.ts';
import { moveEndpoints } from '../kit/move.ts';
import { idInput, moneyInput, rowSchema } from '../kit/resource.ts';
import { rowMove, type RowMove } from '../kit/row-move.ts';
import { budgetAdjust } from './budget-adjust.ts';
import { budgetCost } from './budget-pro.ts';

/** An adjustment as the page of its budget shows it. */
export type BudgetAdjustment = Row<typeof budgetAdjust> & {
  readonly createUserName: string | null;
  /** Which line: its source and year. */
  readonly moneyType: number;
  readonly year: number;
  /** The flow that decides about it now; null: whoever holds the right does. */
  readonly flowName: string | null;
  /** What was decided, newest first. */
  readonly history: readonly RowMove[];
  /** What this user may do now. */
  readonly actions: readonly string[];
};

export const budgetAdjustment = rowSchema(budgetAdjust.fields).extend({
  createUserName: z.string().nullable(),
  moneyType: carries(z.number(), budgetCost, 'moneyType'),
  year: carries(z.number(), budgetCost, 'year'),
  flowName: z.string().nullable(),
  history: z.array(rowMove.extend({ reason: carries(z.string().nullable(), budgetAdjust, 'rejectReason') })),
  actions: z.array(z.string()),
}) as unknown as z.ZodType<BudgetAdjustment>;

/** More or less money for a line of a budget in force, with the reason: asked for, and as it was until two have passed it. */
export const adjustBudget = endpoint({
  route: 'POST /api/budget-pro/adjustCost',
  label: { zh: '申请调整预算', en: 'Ask for an adjustment of a budget' },
  permission: 'budgetPro_submit',
  input: z.object({
    /** Of the line. */
    id: idInput,
    version: z.coerce.number().int().min(0),
    money: moneyInput,
    reason: z.string().trim().max(500).default(''),
  }),
  /** Of the adjustment. */
  output: z.object({ id: z.string(), version: z.number() }),
  writes: true,
  ids: { id: 'budgetCost' },
});

export const budgetAdjustMoves = moveEndpoints(budgetAdjust, {
  passFirst: 'POST /api/budget-pro/adjust/passFirst',
  rejectFirst: 'POST /api/budget-pro/adjust/rejectFirst',
  passSecond: 'POST /api/budget-pro/adjust/passSecond',
  rejectSecond: 'POST /api/budget-pro/adjust/rejectSecond',
  withdraw: 'POST /api/budget-pro/adjust/withdraw',
});
