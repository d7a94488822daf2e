import * as model from '@zhaocai/model';
import { resource, type EntityAction } from '@zhaocai/model';
import { crud, namedReads } from '../../platform/crud/index.ts';
import { handle, tellChoices, type MountedEndpoint } from '../../platform/http/index.ts';
import { findRow } from '../../platform/rows/index.ts';
import type { Module } from '../../platform/module/index.ts';
import { adjustBusinesses } from './adjust/adjust-business.ts';
import { askAdjust } from './adjust/ask-adjust.ts';
import { moveAdjust } from './adjust/move-adjust.ts';
import { readLedgerFigures } from './ledger/ledger-figures.ts';
import { exportLedger, ofIssued, pageLedger } from './ledger/ledger-queries.ts';
import { moveBudget } from './pro/move-budget.ts';
import { costsOf, govOf } from './pro/pro-lines.ts';
import { readBudgetPro, readUses } from './pro/pro-queries.ts';
import { demandRemovable, saveBudgetPro } from './pro/save-budget-pro.ts';
import { reviewBusinesses } from './review/review-business.ts';
import { seedDemoBudget } from './seed/seed-demo-budget.ts';

export { demandItem, itemsOfTexts, type NamedItem } from './item-of-text.ts';
export { demandDept, judgeLines } from './line-rules.ts';
export { ownFlow } from './review/own-flow.ts';
export { adjust, type Adjustment } from './ledger/adjust-line.ts';
export {
  commit,
  demandAvailable,
  heldBy,
  holdingOf,
  moneyOfLines,
  movedInto,
  release,
  reserve,
  spend,
  reverse,
  type Drawing,
  type LineMoney,
  type PlanHolding,
} from './ledger/draw-on-line.ts';
export type { Cause } from './ledger/post.ts';

/** Budget projects and the ledger of their lines. */
export const budgetModule: Module = {
  name: 'budget',
  routes: budgetRoutes,
  flowBusinesses: () => [...reviewBusinesses, ...adjustBusinesses],
  seedDemo: seedDemoBudget,
};

function budgetRoutes(): MountedEndpoint[] {
  const { budgetPro, budgetPosting } = model;
  const { page: ledger, export: ledgerExport } = resource(budgetPosting);
  return [
    ...namedReads(budgetPro),
    ...crud(budgetPro, { without: ['page', 'detail'], beforeRemove: demandRemovable }),
    ...crud(model.budgetCost, { without: ['page'] }),
    ...crud(model.budgetCost, { without: ['detail'], scope: ofIssued }),
    handle(ledger, pageLedger),
    handle(ledgerExport, exportLedger),
    handle(model.ledgerFigures, readLedgerFigures),
    handle(model.saveBudgetPro, saveBudgetPro),
    handle(model.budgetProById, (ctx, { id }) => readBudgetPro(ctx, id)),
    handle(model.costsByProId, async (ctx, { proId }) =>
      costsOf(ctx, (await findRow(ctx, budgetPro, { id: proId })).id),
    ),
    handle(model.govByProId, async (ctx, { proId }) => govOf(ctx, (await findRow(ctx, budgetPro, { id: proId })).id)),
    handle(model.budgetUses, (ctx, { proId }) => readUses(ctx, proId)),
    handle(model.adjustBudget, askAdjust),
    ...moveRoutes(),
    tellChoices(model.budgetProTypes),
    tellChoices(model.budgetCycleTypes),
    tellChoices(model.budgetMoneyTypes),
  ];
}

function moveRoutes(): MountedEndpoint[] {
  // The keys of the calls are actions of their entity.
  const ofBudgets = Object.entries(model.budgetMoves).map(([name, endpoint]) => {
    const action = name as EntityAction<typeof model.budgetPro>;
    return handle(endpoint, (ctx, input) => moveBudget(ctx, { ...input, action }));
  });
  const ofAdjustments = Object.entries(model.budgetAdjustMoves).map(([name, endpoint]) => {
    const action = name as EntityAction<typeof model.budgetAdjust>;
    return handle(endpoint, (ctx, input) => moveAdjust(ctx, { ...input, action }));
  });
  return [...ofBudgets, ...ofAdjustments];
}
