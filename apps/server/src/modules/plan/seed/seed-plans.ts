import { plan } from '@zhaocai/model';
import type { Logger } from 'pino';
import type { Ctx } from '../../../platform/http/index.ts';
import { playDemo, type Platform } from '../../../platform/module/index.ts';
import { auditPlan, downPlan, submitPlan } from '../plan/move-plan.ts';
import { savePlan } from '../plan/save-plan.ts';
import { demoPlans, type DemoPlan } from './demo-plans.ts';

/** The demo's plans, each as far as it has come, by the commands that everybody uses. What is there is left alone. */
export function seedDemoPlans(platform: Platform & { readonly log: Logger }): Promise<void> {
  return playDemo(platform, { unless: plan, cast: ['buyer', 'manager'] }, async ({ buyer, manager }) => {
    for (const one of demoPlans(Number(buyer.now.slice(0, 4)))) await playPlan({ buyer, manager }, one);
  });
}

interface Stage {
  readonly buyer: Ctx;
  readonly manager: Ctx;
}

async function playPlan({ buyer, manager }: Stage, { dept, upTo, drawsOn, input }: DemoPlan): Promise<void> {
  const [found] = await buyer.db.query<{ id: string }>(
    'select id::text from dept where tenant_id = $1 and dept_name = $2 and is_deleted = 0',
    [buyer.tenantId, dept],
  );
  if (!found) return;
  const budgetCostId = drawsOn ? await lineNamed(buyer, drawsOn) : null;
  const { id, version } = await savePlan(buyer, {
    ...input,
    deptId: found.id,
    budgetCostId,
    noBudgetReason: budgetCostId ? null : '使用上年结转经费，预算下达后补充关联',
  });
  if (upTo === 0) return;
  await submitPlan(buyer, { id, version });
  if (upTo === 1) return;
  const agree = upTo !== 6;
  await auditPlan(manager, {
    id,
    version: version + 1,
    agree,
    ...(!agree && { reason: '请补充现有设备的使用年限后再报' }),
  });
  if (upTo === 3) await downPlan(manager, { id, version: version + 2, receiverId: buyer.user.userId });
}

/** None where the demo has no budgets. */
async function lineNamed(buyer: Ctx, name: string): Promise<string | null> {
  const [line] = await buyer.db.query<{ id: string }>(
    'select id::text from budget_cost where tenant_id = $1 and starts_with(line_name, $2) and is_deleted = 0',
    [buyer.tenantId, name],
  );
  return line?.id ?? null;
}
