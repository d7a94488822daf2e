import { agencyCooperation, projectLifecycle } from '@zhaocai/model';
import type { Logger } from 'pino';
import type { Ctx } from '../../../platform/http/index.ts';
import { castOf, ofBuyer, playDemo, type Platform } from '../../../platform/module/index.ts';
import { answerCooperation } from '../cooperation/answer-cooperation.ts';
import { saveCooperation } from '../cooperation/save-cooperation.ts';
import { acceptEntrustment } from '../entrustment/answer-entrustment.ts';
import { chooseAgent } from '../entrustment/choose-agent.ts';

const agencyTenant = '200001';

type Stage = Platform & { readonly log: Logger };

/** The demo's agency: it works with the university, runs one project and is asked to run another. */
export async function seedDemoAgency(platform: Stage): Promise<void> {
  let cooperationId: string | undefined;
  await playDemo(platform, { unless: agencyCooperation, cast: ['buyer'] }, async ({ buyer }) => {
    const known = await buyer.db.query('select from agency_directory() where tenant_id = $1', [agencyTenant]);
    if (known.length === 0) return;
    cooperationId = await invite(buyer);
  });
  const cast = await castOf(platform, {
    buyer: ofBuyer('buyer'),
    agent: { tenant: agencyTenant, account: 'agent' },
  });
  if (cooperationId === undefined || !cast) return;
  const { buyer, agent } = cast;
  const invited = { id: cooperationId, version: 0, agree: true };
  await agent((ctx) => answerCooperation(ctx, invited));
  const entrusted: string[] = [];
  // Each in a transaction of its own: a project is locked before the agency that is chosen for it.
  for (const proId of await buyer(projectsBeforeNotice))
    entrusted.push((await buyer((ctx) => chooseAgent(ctx, { ...offer, proId }))).id);
  const [first] = entrusted;
  // Under the unit's own rules no written agreement is asked for.
  if (first) await agent((ctx) => acceptEntrustment(ctx, { id: first, version: 1 }));
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
