import {
  entry,
  entryLifecycle,
  isReasoned,
  leastReason,
  projectLifecycle,
  relatedBidder,
  relatedBidderLifecycle,
  type EndpointInput,
  type judgeRelated as judgeEndpoint,
  type RelatedBidders,
  type Saved,
} from '@zhaocai/model';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { actionsFor, transition, transitionAll } from '../../../platform/lifecycle/index.ts';
import { findRow, lockRow, lockRows } from '../../../platform/rows/index.ts';
import { findProject, lockProject, type ProjectRow } from '../project/find-project.ts';
import { isResultReturnedTo } from '../result/result-approval.ts';

/** Upheld, the offers of both are invalid (658号 18, 613号 34); cleared, they stand unless somebody else is related. */
export async function judgeRelated(
  ctx: Ctx,
  { id, version, isRelated, reason }: EndpointInput<typeof judgeEndpoint>,
): Promise<Saved> {
  if (!isReasoned(reason)) refuse('tendering.relationReason', { characters: leastReason });
  const { projectId } = await findRow(ctx, relatedBidder, { id });
  const project = await lockProject(ctx, projectId);
  if (!(await isDecidedHere(ctx, project))) refuse('platform.badState');
  const finding = await lockRow(ctx, relatedBidder, { id, version });
  const moved = await transition(ctx, relatedBidder, {
    subject: finding,
    action: isRelated ? 'uphold' : 'clear',
    reason,
    stream: project.id,
    set: { decision: reason, decideTime: ctx.now },
  });
  await judgeOffers(ctx, { project, entryIds: [finding.entryId, finding.otherEntryId] });
  return { id, version: moved.version };
}

/** While the selection is made, or made anew. */
async function isDecidedHere(ctx: Ctx, project: ProjectRow): Promise<boolean> {
  return projectLifecycle.is(project.stage, 'opened') || isResultReturnedTo(ctx, project);
}

/** Each offer as the findings about it stand now. */
async function judgeOffers(
  ctx: Ctx,
  { project, entryIds }: { readonly project: ProjectRow; readonly entryIds: readonly string[] },
): Promise<void> {
  const entries = await lockRows(ctx, entry, { ids: [...entryIds] });
  const upheld = await ctx.db.query<{ id: string }>(
    `select e.id::text from entry e where e.tenant_id = $1 and e.id = any($2::bigint[]) and exists (
       select from related_bidder r where r.tenant_id = e.tenant_id and e.id in (r.entry_id, r.other_entry_id)
         and r.is_deleted = 0 and r.finding_status in ${relatedBidderLifecycle.sql('upheld')})`,
    [ctx.tenantId, entryIds],
  );
  const isUpheld = new Set(upheld.map(({ id }) => id));
  const out = entries.filter((one) => isUpheld.has(one.id) && entryLifecycle.is(one.entryStatus, 'valid'));
  const back = entries.filter((one) => !isUpheld.has(one.id) && entryLifecycle.is(one.entryStatus, 'invalid'));
  const ids = (rows: typeof entries) => rows.map(({ id }) => id);
  await transitionAll(ctx, entry, { ids: ids(out), action: 'exclude', stream: project.id });
  await transitionAll(ctx, entry, { ids: ids(back), action: 'readmit', stream: project.id });
}

type Found = Omit<RelatedBidders, 'actions'> & {
  readonly tenantId: string;
  readonly createUser: string | null;
} & Record<string, unknown>;

const listed = `
  select r.id::text, r.tenant_id as "tenantId", r.create_user::text as "createUser", r.version, k.package_no as "packageNo",
    k.package_name as "packageName", r.entry_id::text as "entryId", r.other_entry_id::text as "otherEntryId",
    r.company_name as "companyName", r.other_name as "otherName", r.relation_type as "relationType",
    r.relation_source as "relationSource", r.basis, r.finding_status as "findingStatus", r.decision,
    r.decide_time as "decideTime"
  from related_bidder r join package k on k.tenant_id = r.tenant_id and k.id = r.package_id
  where r.tenant_id = $1 and r.project_id = $2 and r.is_deleted = 0 order by k.package_no, r.id`;

/** There are none before the opening: it is the opening that looks for them. */
export async function listRelated(ctx: Ctx, { projectId }: { readonly projectId: string }): Promise<RelatedBidders[]> {
  const project = await findProject(ctx, projectId);
  const isOpen = await isDecidedHere(ctx, project);
  const rows = await ctx.db.query<Found>(listed, [ctx.tenantId, projectId]);
  return Promise.all(
    rows.map(async (row) => {
      const { tenantId: _tenant, createUser: _maker, ...line } = row;
      return { ...line, actions: isOpen ? await actionsFor(ctx, relatedBidder, row) : [] };
    }),
  );
}
