import { fenToYuan, packageLifecycle, type Selection, type RelatedOffer, type SelectionFacts } from '@zhaocai/model';
import type { Ctx } from '../../../platform/http/index.ts';
import { demandAsOpened, demandAsSelected } from '../evidence/demand-as-opened.ts';
import { debarred } from '../result/debarred-winner.ts';
import { admissionNeed } from '../rules/admission-need.ts';
import { relatedOffer } from '../supplier/related-offer.ts';
import type { ProjectRow } from '../project/find-project.ts';

interface OfferRow extends Record<string, unknown> {
  readonly packageId: string;
  readonly entryId: string;
  readonly totalMoney: string;
  readonly blackListed: string | null;
  readonly related: RelatedOffer | null;
}

/** What a selection is judged by: the opened packages and their offers, as they were opened. */
export async function selectionFacts(
  ctx: Ctx,
  { project, isComplete }: { project: ProjectRow; isComplete: boolean },
): Promise<SelectionFacts> {
  await demandAsOpened(ctx, project.id);
  const packages = await ctx.db.query<{ id: string; packageName: string; maxWinners: number }>(
    `select id, package_name as "packageName", max_winners as "maxWinners" from package
     where tenant_id = $1 and project_id = $2 and package_status in ${packageLifecycle.sql('opened')} and is_deleted = 0 order by package_no`,
    [ctx.tenantId, project.id],
  );
  const offers = await ctx.db.query<OfferRow>(
    `select q.package_id as "packageId", q.entry_id as "entryId", q.total_money as "totalMoney",
       (${debarred}) as "blackListed",
       (${relatedOffer}) as related
     from effective_quote q
     join entry e on e.tenant_id = q.tenant_id and e.id = q.entry_id
     where q.tenant_id = $1 and q.project_id = $2 and q.total_money is not null`,
    [ctx.tenantId, project.id],
  );
  const admission = await admissionNeed(ctx, project);
  return {
    packages: packages.map((one) => ({ ...one, admission })),
    offers: offers.map(({ blackListed, related, ...offer }) => ({
      ...offer,
      totalMoney: fenToYuan(offer.totalMoney),
      ...(blackListed !== null && { blackListed }),
      ...(related !== null && { related }),
    })),
    generalBudget: project.generalBudget,
    isComplete,
  };
}

/** The selection as it was saved. */
export async function savedSelections(ctx: Ctx, projectId: string): Promise<Selection[]> {
  await demandAsSelected(ctx, projectId);
  const rows = await ctx.db.query<{ packageId: string; entryId: string; selected: boolean; bidRemark: string | null }>(
    `select package_id as "packageId", entry_id as "entryId", selected, bid_remark as "bidRemark" from opened_quote
     where tenant_id = $1 and project_id = $2 and open_fault is null`,
    [ctx.tenantId, projectId],
  );
  return rows.map(({ selected, ...row }) => ({ ...row, bidStatus: selected ? '1' : '0' }));
}
