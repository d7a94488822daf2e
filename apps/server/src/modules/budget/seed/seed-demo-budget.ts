import { budgetPro, type BudgetProInput, type EntityAction } from '@zhaocai/model';
import type { Logger } from 'pino';
import type { Ctx } from '../../../platform/http/index.ts';
import { playDemo, type Platform } from '../../../platform/module/index.ts';
import { moveBudget } from '../pro/move-budget.ts';
import { saveBudgetPro } from '../pro/save-budget-pro.ts';
import { demoBudgets, type DemoBudget } from './demo-budgets.ts';

interface People {
  readonly buyer: Ctx;
  readonly manager: Ctx;
  readonly finance: Ctx;
}

/** The demo's budgets of this year, each as far as it has come, by the commands that everybody uses. */
export function seedDemoBudget(platform: Platform & { readonly log: Logger }): Promise<void> {
  return playDemo(platform, { unless: budgetPro, cast: ['buyer', 'manager', 'finance'] }, async (people) => {
    const made = new Map<string, string>();
    const year = Number(people.buyer.now.slice(0, 4));
    for (const one of demoBudgets(year)) {
      const id = await declare(people, one, made.get(one.partOf ?? ''));
      if (id) made.set(one.input.proName, id);
    }
  });
}

/** Who does what on the way of a budget, in its order. */
const way: readonly { readonly action: EntityAction<typeof budgetPro>; readonly by: keyof People }[] = [
  { action: 'submit', by: 'buyer' },
  { action: 'passFirst', by: 'manager' },
  { action: 'passSecond', by: 'finance' },
  { action: 'issue', by: 'finance' },
];

async function declare(
  people: People,
  { dept, upTo, input }: DemoBudget,
  parentProId: string | undefined,
): Promise<string | undefined> {
  const { buyer } = people;
  const [found] = await buyer.db.query<{ id: string }>(
    'select id::text from dept where tenant_id = $1 and dept_name = $2 and is_deleted = 0',
    [buyer.tenantId, dept],
  );
  if (!found) return undefined;
  const draft: BudgetProInput = { ...input, deptId: found.id, parentProId: parentProId ?? null };
  const { id } = await saveBudgetPro(buyer, draft);
  for (const [version, { action, by }] of way.slice(0, upTo).entries())
    await moveBudget(people[by], { id, version, action });
  return id;
}
