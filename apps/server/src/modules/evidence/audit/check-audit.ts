import type { auditCheck, EndpointOutput } from '@zhaocai/model';
import { verifyChain, type RootBook } from '../../../platform/audit/index.ts';
import type { Ctx } from '../../../platform/http/index.ts';

type Verdict = EndpointOutput<typeof auditCheck>;

/** Reckons the chain again from its first row and holds it against its head and what was signed of it. */
export async function checkAudit(book: RootBook, { db, tenantId }: Pick<Ctx, 'db' | 'tenantId'>): Promise<Verdict> {
  const signed = new Map<string, string>();
  let lastSigned: Verdict['lastSigned'] = null;
  for await (const { root } of book.lines(tenantId)) {
    const head = root?.heads.find(({ stream }) => stream === 'admin');
    if (!root || !head) continue;
    signed.set(head.seq, head.hash);
    lastSigned = { at: root.at, seq: head.seq, hash: head.hash };
  }
  const { ok, count, firstBroken } = await verifyChain(db, { tenantId, stream: 'admin', signed });
  return { ok, count, firstBroken: firstBroken ?? null, lastSigned, signed: signed.size };
}
