import type { Logger } from 'pino';
import { findUser, type SessionUser } from '../../../platform/access/index.ts';
import type { Database } from '../../../platform/db/index.ts';
import type { Files } from '../../../platform/files/index.ts';
import { seedContext, type Ctx } from '../../../platform/http/index.ts';
import { auditPlan, downPlan, submitPlan } from '../plan/move-plan.ts';
import { savePlan } from '../plan/save-plan.ts';
import { demoPlans, type DemoPlan } from './demo-plans.ts';

const tenantId = '100001';

interface Cast {
  readonly buyerId: string | null;
  readonly managerId: string | null;
  readonly isKnown: boolean;
}

const findCast = `
  select exists (select 1 from purchase_plan where tenant_id = $1) as "isKnown",
    (select id::text from user_account where tenant_id = $1 and account = 'buyer' and is_deleted = 0) as "buyerId",
    (select id::text from user_account where tenant_id = $1 and account = 'manager' and is_deleted = 0) as "managerId"`;

export interface SeedOptions {
  readonly database: Database;
  readonly files: Files;
  readonly log: Logger;
}

/** The demo's plans, each as far as it has come, by the commands that everybody uses. What is there is left alone. */
export async function seedDemoPlans({ database, files, log }: SeedOptions): Promise<void> {
  const db = database.scoped(tenantId);
  const [cast] = await db.query<Cast & Record<string, unknown>>(findCast, [tenantId]);
  if (!cast || cast.isKnown || !cast.buyerId || !cast.managerId) return;
  const [buyer, manager] = await Promise.all([
    findUser(db, { tenantId, userId: cast.buyerId }),
    findUser(db, { tenantId, userId: cast.managerId }),
  ]);
  if (!buyer || !manager) return;
  await database.transaction(tenantId, async (tx) => {
    const as = (user: SessionUser) => seedContext(tx, { user, log });
    for (const plan of demoPlans(Number(tx.now.slice(0, 4))))
      await playPlan({ buyer: as(buyer), manager: as(manager), files }, plan);
  });
}

interface Stage {
  readonly buyer: Ctx;
  readonly manager: Ctx;
  readonly files: Files;
}

async function playPlan({ buyer, manager, files }: Stage, { dept, upTo, input }: DemoPlan): Promise<void> {
  const [found] = await buyer.db.query<{ id: string }>(
    'select id::text from dept where tenant_id = $1 and dept_name = $2 and is_deleted = 0',
    [tenantId, dept],
  );
  if (!found) return;
  const { id, version } = await savePlan(files, buyer, { ...input, deptId: found.id });
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
