import { auctionLifecycle, hasStep, packageLifecycle } from '@zhaocai/model';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import type { ProjectRow } from '../project/find-project.ts';

/** Packages of a project that are opened, with what keeps them from being decided; `null`: nothing does. */
const bidDownOf = `
  select k.package_no as no, k.package_name as name, case
    when exists (select from auction a where a.tenant_id = k.tenant_id and a.package_id = k.id and a.is_deleted = 0
      and a.auction_status in ${auctionLifecycle.sql('waiting', 'running')}) then 'runs'
    when not exists (select from auction a where a.tenant_id = k.tenant_id and a.package_id = k.id and a.is_deleted = 0)
      and (select count(*) from opened_quote q where q.tenant_id = k.tenant_id and q.package_id = k.id
        and q.total_money is not null) > 1 then 'missing' end as lack
  from package k
  where k.tenant_id = $1 and k.project_id = $2 and k.is_deleted = 0
    and k.package_status in ${packageLifecycle.sql('opened')}
  order by k.package_no`;

export type BidDownLack = 'runs' | 'missing';

/** What an auction keeps open in a project whose procedure has one: it runs, or was never set up where several could bid. */
export async function bidDownLack(
  ctx: Ctx,
  project: Pick<ProjectRow, 'id' | 'manner' | 'lawRegime'>,
): Promise<{ readonly lack: BidDownLack; readonly name: string } | null> {
  if (!hasStep(project, 'bidDown')) return null;
  const rows = await ctx.db.query<{ lack: BidDownLack | null; name: string }>(bidDownOf, [ctx.tenantId, project.id]);
  const [first] = [...rows.filter(({ lack }) => lack === 'missing'), ...rows.filter(({ lack }) => lack === 'runs')];
  return first?.lack ? { lack: first.lack, name: first.name } : null;
}

const refusals = { runs: 'tendering.auctionRuns', missing: 'tendering.auctionMissing' } as const;

/** Nobody is chosen while suppliers may still bid lower, nor before they could; where it was cancelled the first prices count. */
export async function demandBidDown(ctx: Ctx, project: ProjectRow): Promise<void> {
  const found = await bidDownLack(ctx, project);
  if (found) refuse(refusals[found.lack], { packageName: found.name });
}
