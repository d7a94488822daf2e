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

const moved = `
  select o.stream, o.seq from unnest($2::text[], $3::bigint[], $4::text[]) as o (stream, seq, hash)
  left join evidence e on e.tenant_id = $1 and e.stream = o.stream and e.seq = o.seq
  where e.hash is distinct from o.hash order by o.stream limit 1`;

/** A supplier's chain that no longer has, where the opening saw it end, what it had there. */
export async function firstMovedEnd(
  { db, tenantId }: Pick<Ctx, 'db' | 'tenantId'>,
  ends: readonly ChainEnd[],
): Promise<Pick<ChainEnd, 'stream' | 'seq'> | undefined> {
  const columns = [ends.map((one) => one.stream), ends.map((one) => one.seq), ends.map((one) => one.hash)];
  const [first] = await db.query<Pick<ChainEnd, 'stream' | 'seq'> & Record<string, unknown>>(moved, [
    tenantId,
    ...columns,
  ]);
  return first && { stream: first.stream, seq: String(first.seq) };
}
