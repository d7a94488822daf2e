import {
  agencyCooperation,
  agencyEntrustment,
  cooperationLifecycle,
  entrustmentLifecycle,
  fenToYuan,
  liveEntrustments,
  type agencyCount,
  type agencyDirectory,
  type AgentInfo,
  type agentList,
  type EndpointInput,
  type EndpointOutput,
  type OwnCooperation,
  type ownCooperations,
} from '@zhaocai/model';
import { escapeLike, namedList, pageAnswer, readDetail } from '../../../platform/crud/index.ts';
import type { Ctx } from '../../../platform/http/index.ts';
import { movesOf } from '../../../platform/lifecycle/index.ts';
import { Parameters, visibleConditions } from '../../../platform/rows/index.ts';
import { confirmersOf, isChoosable, type CooperationRow } from './choosable.ts';

const cap = 10_000;

/** The agencies of the own unit in a state; of another tenant nothing is told, not even that there is none. */
export async function listAgents(
  ctx: Ctx,
  { tenantId, cooperationStatus }: EndpointInput<typeof agentList>,
): Promise<EndpointOutput<typeof agentList>> {
  if (tenantId !== undefined && tenantId !== '' && tenantId !== ctx.tenantId) return [];
  const input = cooperationStatus === undefined ? {} : { cooperationStatus: String(cooperationStatus) };
  const rows = await namedList(ctx, agencyCooperation, input);
  return rows.map((row) => ({
    id: row.id,
    agentTenantId: row.agentTenantId,
    agentName: row.agentName,
    cooperationStatus: Number(row.cooperationStatus),
    startDate: row.startDate,
    endDate: row.endDate,
    feePayer: row.feePayer,
    feeFloat: row.feeFloat,
    minFee: row.minFee,
    awaitsConfirmation: row.awaitsConfirmation === true,
    isChoosable: isChoosable(ctx, row),
  }));
}

/** The agencies of the platform, and how far the own cooperation with each has come. */
export async function pageDirectory(
  ctx: Ctx,
  { current, size, keyword }: EndpointInput<typeof agencyDirectory>,
): Promise<EndpointOutput<typeof agencyDirectory>> {
  const parameters = new Parameters();
  const own = parameters.bind(ctx.tenantId);
  const like = parameters.bind(`%${escapeLike(typeof keyword === 'string' ? keyword.trim() : '')}%`);
  const rows = await ctx.db.query<EndpointOutput<typeof agencyDirectory>['records'][number] & { counted: number }>(
    `select d.tenant_id as "tenantId", d.tenant_name as "tenantName", d.credit_code as "creditCode", d.linkman,
       d.contact_number as "contactNumber", c.cooperation_status as "cooperationStatus", count(*) over ()::int as counted
     from agency_directory() d
     left join agency_cooperation c on c.tenant_id = ${own} and c.agent_tenant_id = d.tenant_id and c.is_deleted = 0
     where d.tenant_name like ${like} or d.tenant_id like ${like}
     order by d.tenant_name, d.tenant_id limit ${parameters.bind(size)} offset ${parameters.bind((current - 1) * size)}`,
    parameters.values,
  );
  const records = rows.map(({ counted: _counted, ...row }) => row);
  return pageAnswer({ records, counted: rows[0]?.counted ?? 0, cap, size, current });
}

/** How many entrustments of a condition over `t` the list of entrustments shows its reader. */
function entrustmentsSeen(ctx: Ctx, parameters: Parameters, condition: string): string {
  const seen = visibleConditions(agencyEntrustment, ctx, { parameters }).join(' and ');
  return `(select count(*)::int from agency_entrustment t where ${seen} and ${condition})`;
}

const isRunning = `t.entrust_status in ${entrustmentLifecycle.sql(...liveEntrustments)}`;

/** Figures over the rows that the lists show their reader. */
export async function countAgencies(ctx: Ctx): Promise<EndpointOutput<typeof agencyCount>> {
  const parameters = new Parameters();
  const seen = visibleConditions(agencyCooperation, ctx, { parameters }).join(' and ');
  const now = parameters.bind(ctx.now);
  const [row] = await ctx.db.query<EndpointOutput<typeof agencyCount>>(
    `with seen as (select t.* from agency_cooperation t where ${seen}),
       states as (select cooperation_status as status, count(*)::int as count from seen group by 1)
     select (select count(*)::int from seen) as total,
       (select coalesce(json_agg(s order by s.status), '[]') from states s) as statuses,
       (select count(*)::int from seen where cooperation_status in ${cooperationLifecycle.sql('active')}
          and renew_from <= ${now}::timestamptz) as expiring,
       ${entrustmentsSeen(ctx, parameters, isRunning)} as running`,
    parameters.values,
  );
  return row ?? { total: 0, statuses: [], expiring: 0, running: 0 };
}

export async function readAgentInfo(ctx: Ctx, id: string): Promise<AgentInfo> {
  const row = await readDetail(ctx, agencyCooperation, { id });
  // The select list is made from the definition that the row type is made from.
  const cooperation = row as unknown as CooperationRow & { actions: string[] };
  const parameters = new Parameters();
  const ofIt = `t.cooperation_id = ${parameters.bind(id)}`;
  const counts = `select ${entrustmentsSeen(ctx, parameters, ofIt)} as all,
    ${entrustmentsSeen(ctx, parameters, `${ofIt} and ${isRunning}`)} as running`;
  const [history, [counted], confirmers] = await Promise.all([
    movesOf(ctx, agencyCooperation, [id]),
    ctx.db.query<{ all: number; running: number }>(counts, parameters.values),
    confirmersOf(ctx, cooperation),
  ]);
  return {
    ...cooperation,
    actions: cooperation.actions.filter((action) => action !== 'confirm' || cooperation.awaitsConfirmation),
    confirmers,
    history,
    projectCount: counted?.all ?? 0,
    runningCount: counted?.running ?? 0,
    isChoosable: isChoosable(ctx, cooperation),
  };
}

/** With whom the agency that is signed in works, or is asked to. */
export async function pageOwnCooperations(
  ctx: Ctx,
  { current, size, keyword, cooperationStatus }: EndpointInput<typeof ownCooperations>,
): Promise<EndpointOutput<typeof ownCooperations>> {
  const parameters = new Parameters();
  const conditions = [`c.agent_tenant_id = ${parameters.bind(ctx.tenantId)}`, 'c.is_deleted = 0'];
  if (typeof keyword === 'string' && keyword.trim() !== '')
    conditions.push(`c.buyer_name like ${parameters.bind(`%${escapeLike(keyword.trim())}%`)}`);
  if (cooperationStatus !== undefined && cooperationStatus !== '')
    conditions.push(`c.cooperation_status::text = ${parameters.bind(String(cooperationStatus))}`);
  const rows = await ctx.db.query<OwnCooperation & { counted: number }>(
    `select c.id::text, c.tenant_id as "tenantId", c.buyer_name as "buyerName", c.version, c.scope,
       c.cooperation_status as "cooperationStatus", c.start_date as "startDate", c.end_date as "endDate",
       c.fee_payer as "feePayer", c.fee_float::text as "feeFloat", c.min_fee::text as "minFee",
       c.agreement_files as "agreementFiles", c.end_reason as "endReason", c.create_time as "createTime",
       c.renewal_end::text as "renewalEnd", c.renewal_files as "renewalFiles",
       count(*) over ()::int as counted
     from agency_cooperation c where ${conditions.join(' and ')}
     order by c.cooperation_status, c.create_time desc, c.id
     limit ${parameters.bind(size)} offset ${parameters.bind((current - 1) * size)}`,
    parameters.values,
  );
  const records = rows.map(({ counted: _counted, minFee, ...row }) => ({
    ...row,
    minFee: minFee === null ? null : fenToYuan(minFee),
  }));
  return pageAnswer({ records, counted: rows[0]?.counted ?? 0, cap, size, current });
}
