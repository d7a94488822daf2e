import { verifyChain, type ChainVerdict, type SignedChain } from '../../../platform/audit/index.ts';
import type { Ctx } from '../../../platform/http/index.ts';

/** Where a supplier's chain ended when the quotes were opened. */
export interface ChainEnd {
  readonly stream: string;
  readonly seq: string;
  readonly hash: string;
}

/** Of all suppliers of a project, in one order: the opening writes them into the project's chain. */
export function endsOfSupplierChains(ctx: Pick<Ctx, 'db' | 'tenantId'>, projectId: string): Promise<ChainEnd[]> {
  return ctx.db.query<ChainEnd & Record<string, unknown>>(
    `select h.stream, h.seq::text as seq, h.hash from evidence_head h
     where h.tenant_id = $1 and h.stream >= $2::text || '.' and h.stream < $2::text || '/' order by h.stream`,
    [ctx.tenantId, projectId],
  );
}

/** A supplier's chain that does not hold, or that no longer ends where the opening saw it end. */
export async function firstBrokenSupplierChain(
  ctx: Pick<Ctx, 'db' | 'tenantId'>,
  recorded: readonly ChainEnd[],
  signedOf: ((stream: string) => SignedChain) | undefined,
): Promise<{ readonly stream: string; readonly verdict: ChainVerdict } | undefined> {
  for (const { stream, seq, hash } of recorded) {
    const verdict = await verifyChain(ctx.db, { tenantId: ctx.tenantId, stream, signed: signedOf?.(stream) });
    if (!verdict.ok) return { stream, verdict };
    const [row] = await ctx.db.query<{ hash: string }>(
      'select hash from evidence where tenant_id = $1 and stream = $2 and seq = $3',
      [ctx.tenantId, stream, seq],
    );
    if (row?.hash !== hash) return { stream, verdict: { ok: false, count: 0, firstBroken: { seq, fault: 'head' } } };
  }
  return undefined;
}
