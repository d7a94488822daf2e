import { budgetLevel, budgetLifecycle, budgetPro, type BudgetProInput, type Row, type Saved } from '@zhaocai/model';
import { recordEvidence } from '../../../platform/audit/index.ts';
import { storeRow, type Values } from '../../../platform/crud/index.ts';
import { Refusal, refuse, type Ctx } from '../../../platform/http/index.ts';
import {
  demandOwner,
  demandReference,
  findRow,
  lockRows,
  nextNumber,
  numberSeries,
} from '../../../platform/rows/index.ts';
import { editOthers, tellOwner } from '../../workflow/index.ts';
import { isReturnedToCaller } from '../review/review-business.ts';
import { demandDept } from '../line-rules.ts';
import { withItems } from './gov-items.ts';
import { costsOf, govOf, replaceCosts, replaceGov } from './pro-lines.ts';
import { demandCosts, demandGov, demandParent, demandParentLines, demandYears } from './pro-rules.ts';
import { demandDeptInScope } from '../../../platform/access/index.ts';

/** `YS-2026-0001`, counted in a year. */
const proNos = numberSeries({
  entity: budgetPro,
  field: 'proNo',
  prefix: (now) => `YS-${now.slice(0, 4)}-`,
  digits: 4,
});

/** Saves a draft, or a project that was rejected, with its lines: those that came take the place of the former ones. */
export async function saveBudgetPro(ctx: Ctx, input: BudgetProInput): Promise<Saved> {
  if (!input.id && !ctx.user.permissions.has('budgetPro_add')) throw new Refusal('platform.forbidden', {}, 403);
  await holdFamily(ctx, input);
  const { saved, action, payload } = await storeRow(ctx, budgetPro, {
    input: { ...input },
    hooks: {
      takes: ['costs', 'govPurchases'],
      beforeSave: (_ctx, values, existing) => completeBudgetPro(ctx, { values, existing, input }),
    },
  });
  const project = await findRow(ctx, budgetPro, { id: saved.id });
  if (input.costs) await replaceCosts(ctx, project, input.costs);
  if (input.govPurchases) await replaceGov(ctx, project, await withItems(ctx, saved.id, input.govPurchases));
  const { costs, govPurchases } = input;
  await recordEvidence(ctx, {
    stream: 'admin',
    action: `budgetPro.${action}`,
    subject: saved.id,
    payload: { ...payload, ...(costs && { costs }), ...(govPurchases && { govPurchases }) },
  });
  return saved;
}

/** The project and the one that it is part of are held together: two of level 2 do not overdraw level 1 at once. */
async function holdFamily(ctx: Ctx, { id, parentProId }: BudgetProInput): Promise<void> {
  const ids = [id, parentProId].filter((one): one is string => typeof one === 'string' && /^\d{1,18}$/.test(one));
  await lockRows(ctx, budgetPro, { ids, reach: 'tenant' });
}

interface Completing {
  readonly values: Values;
  readonly existing: Values | undefined;
  readonly input: BudgetProInput;
}

async function completeBudgetPro(ctx: Ctx, { values, existing, input }: Completing): Promise<Values> {
  const { id } = input;
  if (existing) await demandEditable(ctx, { id: id ?? '', budgetStatus: existing.budgetStatus });
  if (existing) await judgeEdit(ctx, { values, existing, input });
  // Judged field by field before, by the definition that the type is made from.
  const draft = { ...values } as unknown as Row<typeof budgetPro>;
  await demandDept(ctx, String(draft.deptId), 'budget.deptGone');
  demandDeptInScope(ctx, budgetPro, { values, existing });
  demandYears(draft);
  await demandReference(ctx, budgetPro, { name: 'parentProId', values, existing });
  await demandParent(ctx, { ...draft, parentProId: draft.parentProId || null, id });
  const costs = input.costs ?? (id ? await costsOf(ctx, id) : []);
  demandCosts(ctx, draft, costs);
  await demandParentLines(ctx, draft, costs);
  demandGov(ctx, draft, input.govPurchases ?? (id ? await govOf(ctx, id) : []));
  const parentProId = budgetLevel.is(draft.level, 'second') ? draft.parentProId : null;
  if (existing) return { parentProId };
  return { parentProId, proNo: await nextNumber(ctx, proNos), budgetStatus: budgetLifecycle.code.draft };
}

/** What was returned to the caller in a review is his to change. */
async function judgeEdit(ctx: Ctx, { values, existing, input }: Completing & { readonly existing: Values }) {
  const hasLines = Boolean(input.costs ?? input.govPurchases);
  const edit = { values, existing, title: existing.proName, about: 'budgetPro', hasLines } as const;
  const isDraft = budgetLifecycle.is(existing.budgetStatus, 'draft', 'rejected');
  if (isDraft) await editOthers(ctx, budgetPro, { ...edit, head: 'budgetPro_firstAudit' });
  else await tellOwner(ctx, budgetPro, edit);
}

async function demandEditable(
  ctx: Ctx,
  { id, budgetStatus }: { readonly id: string; readonly budgetStatus: unknown },
): Promise<void> {
  if (budgetLifecycle.is(budgetStatus, 'draft', 'rejected')) return;
  if (budgetLifecycle.is(budgetStatus, 'firstReview') && (await isReturnedToCaller(ctx, id))) return;
  refuse('budget.notEditable');
}

const kept = `
  select exists (select from budget_project where tenant_id = $1 and parent_pro_id = any($2::bigint[]) and is_deleted = 0)
      as "hasChildren",
    exists (select from budget_posting where tenant_id = $1 and budget_pro_id = any($2::bigint[])) as "hasPostings"`;

/** Drafts and what was rejected are removed, but for what others are part of or the ledger has postings of. */
export async function demandRemovable(ctx: Ctx, ids: readonly string[]): Promise<void> {
  for (const row of await lockRows(ctx, budgetPro, { ids, mode: 'remove' })) {
    demandOwner(ctx, budgetPro, { row, head: 'budgetPro_firstAudit' });
    if (!budgetLifecycle.is(row.budgetStatus, 'draft', 'rejected')) refuse('platform.removeState');
  }
  const values = [ctx.tenantId, ids];
  const [found] = await ctx.db.query<{ hasChildren: boolean; hasPostings: boolean }>(kept, values);
  if (found?.hasChildren) refuse('budget.hasChildren');
  if (found?.hasPostings) refuse('budget.hasPostings');
}
