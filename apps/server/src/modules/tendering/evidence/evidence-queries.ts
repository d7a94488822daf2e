import type { EndpointOutput, projectEvidence, verifyProjectEvidence } from '@zhaocai/model';
import { z } from 'zod';
import { verifyChain, type ChainVerdict } from '../../../platform/audit/index.ts';
import type { Ctx } from '../../../platform/http/index.ts';
import { findProject } from '../project/find-project.ts';
import { firstBrokenSupplierChain, type ChainEnd } from './supplier-chains.ts';

type EvidenceLine = EndpointOutput<typeof projectEvidence>[number];

/**
 * The chain of a project, oldest first, and from the opening on what each supplier did, from his own chain. Rows from
 * before suppliers had chains of their own stay unreadable until the opening.
 */
export async function listEvidence(ctx: Ctx, projectId: string): Promise<EvidenceLine[]> {
  const { stage } = await findProject(ctx, projectId);
  const isOpened = Number(stage) >= 45;
  const rows = await ctx.db.query<Omit<EvidenceLine, 'isHidden'>>(
    `select e.stream, e.seq::text as seq, e.action, e.subject, e.payload, e.actor, e.at, e.prev_hash as "prevHash",
       e.hash, s.name as "supplierName"
     from evidence e
     left join lateral (select n.supplier_name as name from entry n
       where n.tenant_id = e.tenant_id and n.project_id = $2::bigint
         and n.supplier_tenant_id = nullif(split_part(e.stream, '.', 2), '') limit 1) s on true
     where e.tenant_id = $1
       and (e.stream = $2::text or ($3 and e.stream >= $2::text || '.' and e.stream < $2::text || '/'))
     order by e.at, e.stream, e.seq limit 5000`,
    [ctx.tenantId, projectId, isOpened],
  );
  return rows.map((row) => (!isOpened && isSupplierAct(row.action) ? hidden(row) : { ...row, isHidden: false }));
}

function isSupplierAct(action: string): boolean {
  return action.startsWith('entry.') || action.startsWith('quote.');
}

function hidden(row: Omit<EvidenceLine, 'isHidden'>): EvidenceLine {
  return { ...row, action: 'sealed', subject: null, payload: null, actor: null, isHidden: true };
}

/** Recomputes the project's chain, then those of its suppliers, and names the first row that does not hold. */
export async function verifyEvidence(
  ctx: Ctx,
  projectId: string,
): Promise<EndpointOutput<typeof verifyProjectEvidence>> {
  await findProject(ctx, projectId);
  const verdict = await verifyChain(ctx.db, { tenantId: ctx.tenantId, stream: projectId });
  if (!verdict.ok) return answered(verdict, projectId);
  const ends = await endsAtOpening(ctx, projectId);
  const broken = await firstBrokenSupplierChain(ctx, ends);
  if (broken) return answered(broken.verdict, broken.stream);
  const suppliersRows = ends.reduce((sum, { seq }) => sum + Number(seq), 0);
  return answered({ ok: true, count: verdict.count + suppliersRows }, projectId);
}

function answered({ ok, count, firstBroken }: ChainVerdict, stream: string) {
  return {
    ok,
    count,
    firstBroken: firstBroken ? { stream, seq: firstBroken.seq, reason: firstBroken.fault } : null,
  };
}

const openingRecord = z.object({
  suppliers: z.array(z.object({ stream: z.string(), seq: z.string(), hash: z.string() })).default([]),
});

/** As the row of the opening says; that row is part of the project's chain, which was verified before. */
async function endsAtOpening(ctx: Ctx, projectId: string): Promise<ChainEnd[]> {
  const [row] = await ctx.db.query<{ payload: string }>(
    "select payload from evidence where tenant_id = $1 and stream = $2 and action = 'project.open' limit 1",
    [ctx.tenantId, projectId],
  );
  return row ? openingRecord.parse(JSON.parse(row.payload)).suppliers : [];
}
