import { drawnExpertLifecycle, expertDrawLifecycle, recordType } from '@zhaocai/model';
import type { Ctx } from '../../../platform/http/index.ts';

/** Somebody who evaluates a project: a drawn expert, or one of the buyer's own people. */
export interface AcceptedExpert {
  readonly recordId: string;
  readonly drawId: string;
  /** null of the buyer's own people. */
  readonly expertId: string | null;
  /** The account that he evaluates with; null of an expert without one. */
  readonly userId: string | null;
  readonly role: 'expert' | 'buyer';
  readonly round: number;
  readonly conditionNo: number;
}

interface Stored extends Record<string, unknown>, Omit<AcceptedExpert, 'role'> {
  readonly recordType: number;
}

const accepted = `
  select r.id::text as "recordId", r.draw_id::text as "drawId", r.expert_id::text as "expertId",
    r.user_id::text as "userId", r.round, r.condition_no as "conditionNo", r.record_type as "recordType"
  from drawn_expert r join expert_draw d on d.tenant_id = r.tenant_id and d.id = r.draw_id
  where r.tenant_id = $1 and r.project_id = $2 and r.is_deleted = 0 and r.is_called
    and r.join_status in ${drawnExpertLifecycle.sql('accepted')}
    and d.info_status in ${expertDrawLifecycle.sql('notifying', 'done')}
  order by r.condition_no = 0, r.condition_no, r.order_no, r.id`;

/** Who has accepted to evaluate a project, by the draw that counts; for whoever forms its committee. */
export async function acceptedExperts(
  { db, tenantId }: Pick<Ctx, 'db' | 'tenantId'>,
  projectId: string,
): Promise<AcceptedExpert[]> {
  const rows = await db.query<Stored>(accepted, [tenantId, projectId]);
  return rows.map(({ recordType: type, ...row }) => ({
    ...row,
    role: recordType.is(type, 'buyer') ? 'buyer' : 'expert',
  }));
}
