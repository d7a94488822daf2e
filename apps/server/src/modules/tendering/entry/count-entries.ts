import { entryLifecycle, type EndpointOutput, type entryCount } from '@zhaocai/model';
import { recordEvidence } from '../../../platform/audit/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { findProject } from '../project/find-project.ts';
import { isHeadOfProcurement } from './entry-queries.ts';

/** A consortium that waits for a member is none yet. */
const incomplete = entryLifecycle.sql('draft');
const byPackage = `
  select k.id, k.package_no as "packageNo", k.package_name as "packageName",
    (select count(*)::int from entry e where e.tenant_id = k.tenant_id and e.package_id = k.id and e.is_deleted = 0
      and e.entry_status not in ${incomplete}) as count
  from package k where k.tenant_id = $1 and k.project_id = $2 and k.is_deleted = 0 order by k.package_no`;
const companies = `
  select count(distinct supplier_tenant_id)::int as suppliers from entry
  where tenant_id = $1 and project_id = $2 and is_deleted = 0 and entry_status not in ${incomplete}`;

type Counts = EndpointOutput<typeof entryCount>;

/**
 * How many registered. Until the opening the head of procurement alone may ask, and it is recorded that he did (R38); until
 * the result the handler as well; afterwards whoever sees registrations, who watches over the procedure included.
 */
export async function countEntries(ctx: Ctx, { projectId }: { projectId: string }): Promise<Counts> {
  const { openedTime, resultTime } = await findProject(ctx, projectId);
  if (openedTime === null && !isHeadOfProcurement(ctx)) refuse('tendering.entryCountHidden');
  if (resultTime === null && !isHeadOfProcurement(ctx) && !ctx.user.permissions.has('entry_review'))
    refuse('tendering.entryCountLater');
  const [packages, [total]] = await Promise.all([
    ctx.db.query<Counts['packages'][number] & Record<string, unknown>>(byPackage, [ctx.tenantId, projectId]),
    ctx.db.query<{ suppliers: number }>(companies, [ctx.tenantId, projectId]),
  ]);
  if (openedTime === null)
    await recordEvidence(ctx, {
      stream: projectId,
      action: 'project.entriesViewed',
      subject: projectId,
      payload: { counted: true },
    });
  return { projectId, suppliers: total?.suppliers ?? 0, packages };
}
