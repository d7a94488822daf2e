import {
  daysAhead,
  entryLifecycle,
  isOpened,
  newestBids,
  type BidDeadline,
  type bidDeadlines,
  type bidFigures,
  type EndpointInput,
  type EndpointOutput,
} from '@zhaocai/model';
import { pageAnswer } from '../../platform/crud/index.ts';
import type { Ctx } from '../../platform/http/index.ts';
import { Parameters } from '../../platform/rows/index.ts';
import { countedByDay, dayOf, instantText } from './figure-text.ts';

type Figures = EndpointOutput<typeof bidFigures>;

/** One statement over all registrations of the caller's own tenant. */
export async function readBidFigures(ctx: Ctx): Promise<Figures> {
  const parameters = new Parameters();
  const own = ownBids(ctx, parameters);
  const [row] = await ctx.db.query<Omit<Figures, 'newest'> & { newest: Newest[] }>(
    `with ${own},
       statuses as (select entry_status as status, count(*)::int as count from own group by entry_status)
     select (select coalesce(json_agg(s order by s.status), '[]') from statuses s) as statuses,
       ${countedByDay(ctx, parameters, daysAhead)} as days,
       (select coalesce(json_agg(n order by n."entryTime" desc, n.id desc), '[]') from (
         select id::text, tenant_id as "tenantId", project_id::text as "projectId", project_name as "projectName",
           package_name as "packageName", manner, entry_status as "entryStatus", ${instantText('at')} as "bidEndTime",
           stage, entry_time as "entryTime"
         from own order by entry_time desc, id desc limit ${newestBids}) n) as newest`,
    parameters.values,
  );
  const { statuses = [], days = [], newest = [] } = row ?? {};
  return { statuses, days, newest: newest.map(newestOf) };
}

type Newest = Omit<Figures['newest'][number], 'isMet'> & { readonly stage: number; readonly entryTime: string };

function newestOf({ stage, entryTime: _time, ...bid }: Newest): Figures['newest'][number] {
  // The stored stage: the clock opens nothing.
  return { ...bid, isMet: isOpened(stage) || entryLifecycle.is(bid.entryStatus, 'submitted') };
}

export async function pageBidDeadlines(
  ctx: Ctx,
  { day, current, size }: EndpointInput<typeof bidDeadlines>,
): Promise<EndpointOutput<typeof bidDeadlines>> {
  const parameters = new Parameters();
  const own = ownBids(ctx, parameters);
  const rows = await ctx.db.query<BidDeadline & { counted: number }>(
    `with ${own}
     select id, tenant_id as "tenantId", project_id as "projectId", project_name as "projectName",
       package_name as "packageName", at, count(*) over ()::int as counted
     from ahead where ${dayOf('at')} = ${parameters.bind(day)} order by ahead.at, ahead.id
     limit ${parameters.bind(size)} offset ${parameters.bind((current - 1) * size)}`,
    parameters.values,
  );
  const records = rows.map(({ counted: _counted, ...one }) => one);
  return pageAnswer({ records, counted: rows[0]?.counted ?? 0, cap: 10_000, size, current });
}

/** `own`: the registrations of the own list; `ahead`: those whose quoting has not ended. */
function ownBids({ tenantId, now }: Ctx, parameters: Parameters): string {
  return `own as (
      select e.id, e.tenant_id, e.project_id, e.entry_status, e.entry_time, p.project_name, p.manner, k.package_name,
        p.bid_end_time as at, p.stage
      from entry e
        join published_project p on p.tenant_id = e.tenant_id and p.id = e.project_id
        join published_package k on k.tenant_id = e.tenant_id and k.id = e.package_id
      where e.supplier_tenant_id = ${parameters.bind(tenantId)} and e.is_deleted = 0),
    ahead as (select * from own where at > ${parameters.bind(now)}::timestamptz)`;
}
