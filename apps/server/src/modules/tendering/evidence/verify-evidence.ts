import type { EndpointOutput, verifyProjectEvidence } from '@zhaocai/model';
import { z } from 'zod';
import { signedHeads, verifyChain, type ChainVerdict, type RootBook } from '../../../platform/audit/index.ts';
import type { Ctx } from '../../../platform/http/index.ts';
import type { Sealing } from '../server-sealed/sealing.ts';
import { findProject } from '../project/find-project.ts';
import { firstBrokenClaim, lastClaim } from './claims.ts';
import { firstBrokenSupplierChain, type ChainEnd } from './supplier-chains.ts';

export interface Verifying {
  readonly book: RootBook | undefined;
  readonly sealing: Pick<Sealing, 'receivedDek'>;
}

type Answer = EndpointOutput<typeof verifyProjectEvidence>;

/**
 * Recomputes the project's chain, then those of its suppliers, holds them against the book of roots, and the rows of the
 * project against what the chain claims; names the first that does not hold.
 */
export async function verifyEvidence({ book, sealing }: Verifying, ctx: Ctx, projectId: string): Promise<Answer> {
  await findProject(ctx, projectId);
  const isOfProject = (stream: string) => stream === projectId || stream.startsWith(`${projectId}.`);
  const signedOf = book && (await signedHeads(book, ctx.tenantId, isOfProject));
  const chain = { tenantId: ctx.tenantId, stream: projectId, signed: signedOf?.(projectId) };
  const verdict = await verifyChain(ctx.db, chain);
  if (!verdict.ok) return answered(verdict, projectId);
  const ends = await endsAtOpening(ctx, projectId);
  const broken = await firstBrokenSupplierChain(ctx, ends, signedOf);
  if (broken) return answered(broken.verdict, broken.stream);
  const suppliersRows = ends.reduce((sum, { seq }) => sum + Number(seq), 0);
  const count = verdict.count + suppliersRows;
  const claim = await firstBrokenClaim({ db: ctx.db, tenantId: ctx.tenantId, sealing }, projectId);
  if (claim) {
    const { stream = projectId, seq, fault } = claim;
    return { ok: false, count, firstBroken: { stream, seq, reason: fault } };
  }
  return answered({ ok: true, count }, projectId);
}

function answered({ ok, count, firstBroken }: ChainVerdict, stream: string): Answer {
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
  const opening = await lastClaim(ctx, projectId, 'project.open');
  return opening ? openingRecord.parse(opening.payload).suppliers : [];
}
