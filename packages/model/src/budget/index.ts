import type { Domain } from '../kit/domain.ts';
import { adjustBudget, budgetAdjustMoves } from './adjust-endpoints.ts';
import { budgetAdjust } from './budget-adjust.ts';
import {
  budgetCycleTypes,
  budgetMoneyTypes,
  budgetMoves,
  budgetProById,
  budgetProTypes,
  budgetUses,
  costsByProId,
  govByProId,
  saveBudgetPro,
} from './budget-endpoints.ts';
import { budgetPosting } from './budget-posting.ts';
import { budgetCost, budgetGov, budgetPro } from './budget-pro.ts';
import { ledgerFigures } from './ledger-figures.ts';
import { budgetMenus } from './menus.ts';
import { budgetMessages } from './messages.ts';

export * from './adjust-endpoints.ts';
export * from './budget-adjust.ts';
export * from './budget-adjust-lifecycle.ts';
export * from './budget-endpoints.ts';
export * from './budget-lifecycle.ts';
export * from './budget-posting.ts';
export * from './budget-pro.ts';
export * from './budget-sums.ts';
export * from './choices.ts';
export * from './ledger.ts';
export * from './ledger-figures.ts';
export * from './messages.ts';

/** Budget projects and the ledger of their lines. */
export const budgetDomain = {
  name: 'budget',
  // In the order in which they are locked: an adjustment is held before the line that it changes.
  entities: [budgetPro, budgetAdjust, budgetCost, budgetGov, budgetPosting],
  endpoints: [
    saveBudgetPro,
    budgetProById,
    costsByProId,
    govByProId,
    budgetUses,
    ledgerFigures,
    adjustBudget,
    ...Object.values(budgetAdjustMoves),
    ...Object.values(budgetMoves),
    budgetProTypes,
    budgetCycleTypes,
    budgetMoneyTypes,
  ],
  messages: budgetMessages,
  menus: { root: budgetMenus },
  grants: {
    department: [
      'budgetPro_view',
      'budgetPro_add',
      'budgetPro_edit',
      'budgetPro_delete',
      'budgetPro_export',
      'budgetPro_submit',
      'budgetSecond_view',
      'budgetSpecial_view',
    ],
    applicant: ['budgetPro_view'],
  },
} as const satisfies Domain;
