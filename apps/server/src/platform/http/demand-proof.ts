import { isProofFresh } from '../access/proof.ts';
import type { SessionUser } from '../access/session-user.ts';
import type { Db } from '../db/types.ts';
import { Refusal } from './refusal.ts';

/** Before what matters: who it is, asked again where the last proof is older than his tenant allows. Changes nothing. */
export async function demandProof({
  db,
  user,
  now,
}: {
  readonly db: Db;
  readonly user: SessionUser;
  readonly now: string;
}): Promise<void> {
  if (!(await isProofFresh(db, user, now))) throw new Refusal('platform.proveAgain', {}, 403);
}
