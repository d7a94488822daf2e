import { actSealOf } from '../src/platform/audit/index.ts';
import { genesisHash, hashOf } from '../src/platform/audit/verify-chain.ts';
import type { TenderingApp } from './tendering-app.ts';

interface Row {
  readonly seq: string;
  readonly action: string;
  readonly payload: string;
}

/** What a project's act says, said otherwise by the product itself: the chain from there on, its seals and its head follow. */
export async function rewriteAct(
  app: Pick<TenderingApp, 'asSuperuser' | 'secret'>,
  { projectId, action }: { readonly projectId: string; readonly action: string },
  change: (payload: string) => string,
): Promise<void> {
  const tenantId = '100001';
  const seals = actSealOf(app.secret);
  const rows = await app.asSuperuser<Row>(
    'select seq::text as seq, action, payload from evidence where tenant_id = $1 and stream = $2 order by evidence.seq',
    [tenantId, projectId],
  );
  let prevHash = genesisHash;
  for (const { seq, action: done, payload: before } of rows) {
    const payload = done === action ? change(before) : before;
    const hash = hashOf({ prevHash, seq, payload });
    await app.asSuperuser(
      `update evidence set payload = $4, prev_hash = $5, hash = $6, seal = $7
       where tenant_id = $1 and stream = $2 and seq = $3`,
      [tenantId, projectId, seq, payload, prevHash, hash, seals.seal({ tenantId, stream: projectId, payload })],
    );
    await app.asSuperuser(
      'update evidence_head set hash = $4, prev_hash = $5 where tenant_id = $1 and stream = $2 and seq = $3',
      [tenantId, projectId, seq, hash, prevHash],
    );
    prevHash = hash;
  }
}
