import { flowInstance } from '@zhaocai/model';
import { bindAttachments, fileIdsIn, type FileAccess } from '../../../platform/files/index.ts';
import type { FlowBusinesses } from '../../../platform/flows/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { mayReadRun, type ReadRun } from '../task/readers.ts';
import type { FieldChange } from './change-form.ts';
import type { StoredRun } from './load-run.ts';

interface Sent {
  readonly changes: readonly FieldChange[];
  /** Beside a decision. */
  readonly files: readonly unknown[] | undefined;
}

/**
 * Hangs what a step has sent on its run: files that the sender has uploaded himself and that hang nowhere else. A
 * business that keeps the form itself hangs its files on its own object.
 */
export async function hangRunFiles(ctx: Ctx, run: StoredRun, { changes, files }: Sent): Promise<void> {
  const isOfBusiness = ctx.flowBusinesses.get(run.businessType)?.takeForm !== undefined;
  const isTyped = run.lastSeq === 0 && run.businessType === null;
  const known = new Set(isTyped ? [] : fileIdsIn(run.form));
  const form = isOfBusiness ? [] : [...changes.map(({ after }) => after), ...(isTyped ? [run.form] : [])];
  const fileIds = fileIdsIn([form, files ?? []]).filter((id) => !known.has(id));
  if (fileIds.length === 0) return;
  const { tenantId, now } = ctx;
  const hung = { tenantId, businessType: flowInstance.name, businessId: run.id, userId: ctx.user.userId, now };
  if ((await bindAttachments(ctx.db, { ...hung, fileIds })) !== fileIds.length) refuse('file.notYours');
}

const runOf = `
  select id, initiator, business_type as "businessType", business_id as "businessId" from flow_instance
  where tenant_id = $1 and id = $2 and is_deleted = 0`;

/** A file of a run is read by whoever reads the run. */
export const runFileAccess = (businesses: FlowBusinesses): FileAccess => ({
  async mayRead(ctx, { tenantId, businessId }) {
    if (tenantId !== ctx.tenantId) return false;
    const [run] = await ctx.db.query<ReadRun & Record<string, unknown>>(runOf, [tenantId, businessId]);
    return run !== undefined && mayReadRun(ctx, run, businesses);
  },
});

const asked = `
  select 1 from flow_instance i
  where i.tenant_id = $1 and i.business_type = any($2::text[]) and i.business_id = $3 and i.is_deleted = 0
    and (i.initiator = $4
      or exists (select from flow_task t where t.tenant_id = i.tenant_id and t.instance_id = i.id and t.assignee = $4)
      or exists (select from flow_message m where m.tenant_id = i.tenant_id and m.instance_id = i.id and m.user_id = $4))
  limit 1`;

/** Who is asked in a run about an object reads the files of the object, whatever else he may see. */
export const askedReads = (...businessTypes: readonly string[]): FileAccess => ({
  async mayRead(ctx, { tenantId, businessId }) {
    if (tenantId !== ctx.tenantId) return false;
    return (await ctx.db.query(asked, [tenantId, businessTypes, businessId, ctx.user.userId])).length > 0;
  },
});
