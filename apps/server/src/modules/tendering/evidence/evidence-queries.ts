import type { EndpointOutput, projectEvidence, verifyProjectEvidence } from '@zhaocai/contract';
import { verifyChain } from '../../../platform/audit/index.ts';
import type { Ctx } from '../../../platform/http/index.ts';
import { findProject } from '../project/find-project.ts';

type EvidenceLine = EndpointOutput<typeof projectEvidence>[number];

/** The chain of a project, oldest first. What suppliers did stands there from the first second, unreadable until the opening. */
export async function listEvidence(ctx: Ctx, projectId: string): Promise<EvidenceLine[]> {
  const { stage } = await findProject(ctx, projectId);
  const rows = await ctx.db.query<Omit<EvidenceLine, 'isHidden'>>(
    `select e.seq::text as seq, e.action, e.subject, e.payload, e.actor, e.at, e.prev_hash as "prevHash", e.hash
     from evidence e where e.tenant_id = $1 and e.stream = $2 order by e.seq limit 5000`,
    [ctx.tenantId, projectId],
  );
  return rows.map((row) =>
    Number(stage) < 45 && isSupplierAct(row.action) ? hidden(row) : { ...row, isHidden: false },
  );
}

function isSupplierAct(action: string): boolean {
  return action.startsWith('entry.') || action.startsWith('quote.');
}

function hidden(row: Omit<EvidenceLine, 'isHidden'>): EvidenceLine {
  return { ...row, action: 'sealed', subject: null, payload: null, actor: null, isHidden: true };
}

/** Recomputes the whole chain and names the first row that does not hold. */
export async function verifyEvidence(
  ctx: Ctx,
  projectId: string,
): Promise<EndpointOutput<typeof verifyProjectEvidence>> {
  await findProject(ctx, projectId);
  const verdict = await verifyChain(ctx.db, { tenantId: ctx.tenantId, stream: projectId });
  return {
    ok: verdict.ok,
    count: verdict.count,
    firstBroken: verdict.firstBroken ? { seq: verdict.firstBroken.seq, reason: verdict.firstBroken.fault } : null,
  };
}
