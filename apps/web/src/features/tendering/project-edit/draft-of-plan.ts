import type { PlanAnswer } from '@zhaocai/model';
import { itemCodeOf, wholeItemCode } from '@zhaocai/model/procedure/item-code';
import type { ItemNode } from '@zhaocai/model/procedure/item-endpoints';
import { lawRegime } from '@zhaocai/model/procedure/method';
import { manner } from '@zhaocai/model/tendering/choices';
import { regimesOf } from '@zhaocai/model/tendering/regime-fits';
import { lineOf } from '../../../kit/line-table/lines.ts';
import { emptyDraft, itemColumns, type ProjectDraft } from './project-draft.ts';

/**
 * A project as its plan describes it: name, kind, item, the money that is left of it, and its lines in one package. A
 * method that does not run here is not replaced: whoever makes the project chooses.
 */
export function draftOfPlan(plan: PlanAnswer, items: readonly ItemNode[]): ProjectDraft {
  const { id: planId, planName, purchaseType, balanceMoney, linkman, phone, itemCode, mannerId } = plan;
  const method = mannerId === null ? manner.code.inquiry : (manner.named(mannerId)?.value ?? null);
  const draft = emptyDraft({
    planId,
    projectName: planName,
    purchaseType,
    generalBudget: balanceMoney,
    manner: method,
    itemId: itemOf(items, itemCode)?.id ?? null,
    linkman,
    phone,
    ...lawFor(method),
  });
  const lines = plan.details.map(({ name, spec, unit, qty }) =>
    lineOf(itemColumns, { name, brandModel: spec, unit, quantity: qty }),
  );
  const [first] = draft.packages;
  if (!first) return draft;
  const values = { ...first.values, packageName: planName, budget: balanceMoney };
  return { ...draft, packages: [{ ...first, values, items: lines.length > 0 ? lines : first.items }] };
}

function lawFor(method: number | null): { readonly lawRegime?: number } {
  const known = regimesOf(method);
  const [first] = known;
  return !first || known.includes('procurement') ? {} : { lawRegime: lawRegime.code[first] };
}

/** A plan names its item by the code, or by code and name. */
function itemOf(items: readonly ItemNode[], named: string): ItemNode | undefined {
  const code = itemCodeOf(named);
  return items
    .flatMap((item): (ItemNode | undefined)[] => [item, itemOf(item.children ?? [], named)])
    .find((item) => code !== '' && item !== undefined && wholeItemCode(item.itemCode) === wholeItemCode(code));
}
