import { agencyCooperation, projectLifecycle } from '@zhaocai/model';
import type { Logger } from 'pino';
import type { Ctx } from '../../../platform/http/index.ts';
import { findUser } from '../../../platform/access/index.ts';
import { seedContext } from '../../../platform/http/index.ts';
import { demoTenant, playDemo, type Platform } from '../../../platform/module/index.ts';
import { answerCooperation } from '../cooperation/answer-cooperation.ts';
import { saveCooperation } from '../cooperation/save-cooperation.ts';
import { acceptEntrustment } from '../entrustment/answer-entrustment.ts';
import { chooseAgent } from '../entrustment/choose-agent.ts';

const agencyTenant = '200001';

type Stage = Platform & { readonly log: Logger };

/** The demo's agency: it works with the university, runs one project and is asked to run another. */
export async function seedDemoAgency(platform: Stage): Promise<void> {
  const entrusted: string[] = [];
  let cooperationId: string | undefined;
  await playDemo(platform, { unless: agencyCooperation, cast: ['buyer'] }, async ({ buyer }) => {
    const known = await buyer.db.query('select from agency_directory() where tenant_id = $1', [agencyTenant]);
    if (known.length === 0) return;
    cooperationId = await invite(buyer);
  });
  if (cooperationId === undefined) return;
  const invited = { id: cooperationId, version: 0, agree: true };
  await asAgency(platform, (ctx) => answerCooperation(ctx, invited));
  const projects: string[] = [];
  await asBuyer(platform, async (ctx) => projects.push(...(await projectsBeforeNotice(ctx))));
  // Each in a transaction of its own: a project is locked before the agency that is chosen for it.
  for (const proId of projects)
    await asBuyer(platform, async (ctx) => entrusted.push((await chooseAgent(ctx, { ...offer, proId })).id));
  const [first] = entrusted;
  // Under the unit's own rules no written agreement is asked for.
  if (first) await asAgency(platform, (ctx) => acceptEntrustment(ctx, { id: first, version: 1 }));
}

const offer = {
  agentTenantId: agencyTenant,
  scope: '编制采购文件、组织开标与评审、发布结果，整理移交采购档案',
} as const;

async function invite(ctx: Ctx): Promise<string> {
  const year = Number(ctx.now.slice(0, 4));
  const { id } = await saveCooperation(ctx, {
    agentTenantId: agencyTenant,
    agentName: '浙江正信招标代理有限公司',
    startDate: `${year}-01-01`,
    endDate: `${year + 1}-12-31`,
    linkman: '方敏',
    phone: '0571-8800 2001',
    scope: '货物、服务类采购项目的全过程代理',
    feePayer: 2,
    feeFloat: '-20',
    minFee: '3000.00',
  });
  return id;
}

const waiting = `
  select id::text from project where tenant_id = $1 and is_deleted = 0
    and stage in ${projectLifecycle.sql('initiated', 'toConfirm')} order by law_regime desc, id limit 2`;

async function projectsBeforeNotice(ctx: Ctx): Promise<string[]> {
  const rows = await ctx.db.query<{ id: string }>(waiting, [ctx.tenantId]);
  return rows.map(({ id }) => id);
}

const asAgency = (platform: Stage, work: (ctx: Ctx) => Promise<unknown>) =>
  actAs(platform, { tenantId: agencyTenant, account: 'agent' }, work);
const asBuyer = (platform: Stage, work: (ctx: Ctx) => Promise<unknown>) =>
  actAs(platform, { tenantId: demoTenant, account: 'buyer' }, work);

interface Who {
  readonly tenantId: string;
  readonly account: string;
}

async function actAs(
  { database, flowBusinesses, log }: Stage,
  { tenantId, account }: Who,
  work: (ctx: Ctx) => Promise<unknown>,
): Promise<void> {
  const db = database.scoped(tenantId);
  const [found] = await db.query<{ id: string }>(
    'select id::text from user_account where tenant_id = $1 and account = $2 and is_deleted = 0',
    [tenantId, account],
  );
  const user = found && (await findUser(db, { tenantId, userId: found.id }));
  if (!user) return;
  await database.transaction(tenantId, async (tx) => {
    await work(seedContext(tx, { user, flowBusinesses, log }));
  });
}
