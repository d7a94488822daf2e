import type { Act, Db } from '../db/index.ts';

/** An act as its row keeps it; `payload` is canonical JSON and says the rest too. */
export interface RecordedAct extends Act {
  readonly action: string;
  readonly subject: string;
  readonly actorTenant: string;
  readonly actor: string;
  readonly at: string;
}

/** Proof that an event stands in a chain: its place and its hash. */
export interface Receipt {
  readonly seq: string;
  readonly hash: string;
}

const append = 'select from append_evidence($1, $2, $3, $4, $5, $6, $7, $8, $9)';
const appendTelling = 'select seq::text as seq, hash from append_evidence($1, $2, $3, $4, $5, $6, $7, $8, $9)';

/** Locks the head of the chain until the transaction ends: call it last. */
export async function appendAct(db: Db, act: RecordedAct): Promise<void> {
  await db.write(append, valuesOf(db, act));
}

/** The same, for whoever is handed the receipt. */
export async function appendForReceipt(db: Db, act: RecordedAct): Promise<Receipt> {
  const [receipt] = await db.query<Receipt & Record<string, unknown>>(appendTelling, valuesOf(db, act));
  if (!receipt) throw new Error('the evidence chain gave no receipt');
  return receipt;
}

function valuesOf({ acts }: Db, act: RecordedAct): unknown[] {
  const { tenantId, stream, action, subject, payload, actorTenant, actor, at } = act;
  return [tenantId, stream, action, subject, payload, actorTenant, actor, at, acts?.seal(act) ?? null];
}
