import type { EndpointOutput, verifyProjectEvidence } from '@zhaocai/model';
import { z } from 'zod';
import { verifyChain, type ChainVerdict, type RootBook } from '../../../platform/audit/index.ts';
import type { Ctx } from '../../../platform/http/index.ts';
import type { Sealing } from '../server-sealed/sealing.ts';
import { findProject } from '../project/find-project.ts';
import { firstBrokenClaim, lastClaim } from './claims.ts';
import { brokenProjectChain } from './project-chains.ts';
import { firstMovedEnd, type ChainEnd } from './supplier-chains.ts';

export interface Verifying {
  readonly book: RootBook | undefined;
  readonly sealing: Pick<Sealing, 'receivedDek'>;
}

type Answer = EndpointOutput<typeof verifyProjectEvidence>;

/**
 * Recomputes the project's chain and those of its suppliers, holds them against the book of roots and the opening, and the
 * rows of the project against what the chain claims; names the first that does not hold. Whose chain it is is not told before
 * the opening.
 */
export async function verifyEvidence({ book, sealing }: Verifying, ctx: Ctx, projectId: string): Promise<Answer> {
  const { db, tenantId } = ctx;
  await findProject(ctx, projectId);
  const own = await verifyChain(db, { tenantId, stream: projectId });
  const broken = await brokenProjectChain(ctx, { projectId, book });
  const ends = await endsAtOpening(ctx, projectId);
  if (broken && broken.stream !== projectId && ends.length === 0) return hiddenFault(projectId, own.count);
  if (broken) return answered(broken.verdict, broken.stream);
  const moved = await firstMovedEnd(ctx, ends);
  if (moved) return answered({ ok: false, count: 0, firstBroken: { seq: moved.seq, fault: 'head' } }, moved.stream);
  const count = own.count + ends.reduce((sum, { seq }) => sum + Number(seq), 0);
  const claim = await firstBrokenClaim({ db, tenantId, sealing }, projectId);
  if (claim) {
    const { stream = projectId, seq, fault } = claim;
    return { ok: false, count, firstBroken: { stream, seq, reason: fault } };
  }
  return answered({ ok: true, count }, projectId);
}

function hiddenFault(projectId: string, count: number): Answer {
  return { ok: false, count, firstBroken: { stream: projectId, seq: String(count), reason: 'supplier' } };
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
