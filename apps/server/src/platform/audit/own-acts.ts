import { grouped } from '@zhaocai/model';
import type { Act, Db } from '../db/index.ts';

/** A row of a chain, with what tells whether this product wrote it. */
export interface KeptAct {
  readonly seq: string;
  readonly payload: string;
  readonly seal: string | null;
}

type Chain = Pick<Act, 'tenantId' | 'stream'>;

/**
 * Those of some acts of a chain that this product wrote, each once: what decides by the record does not go by what somebody
 * wrote into the database. They come in the order of the chain.
 */
export async function ownActs<R extends KeptAct>(db: Db, chain: Chain, rows: readonly R[]): Promise<R[]> {
  const { acts } = db;
  if (!acts) return [...rows];
  const unsealed = rows.some(({ seal }) => seal === null) ? await acts.unsealedUntil?.(chain) : undefined;
  const nonces = new Set<string>();
  return rows.filter(({ seq, payload, seal }) => {
    if (seal === null) return unsealed === undefined || Number(seq) <= unsealed;
    const nonce = nonceOf(seal);
    if (nonces.has(nonce)) return false;
    nonces.add(nonce);
    return acts.isSealed({ ...chain, payload }, seal);
  });
}

const nonceOf = (seal: string) => seal.split('.')[1] ?? '';

/** Which act is looked for: of all of the chain, or of those about one thing. */
interface LookedFor extends Chain {
  readonly action: string;
  readonly subject?: string;
}

/** What a chain said of an act, by its place. */
export interface SaidAct {
  readonly seq: string;
  readonly payload: unknown;
}

/** All that a chain said of an act, the first first; what somebody else than the product wrote into it says nothing. */
export async function saidActs(db: Db, { action, subject, ...chain }: LookedFor): Promise<SaidAct[]> {
  const rows = await db.query<KeptAct & Record<string, unknown>>(actsNamed, [
    chain.tenantId,
    chain.stream,
    action,
    subject ?? null,
  ]);
  const own = await ownActs(db, chain, rows);
  return own.map(({ seq, payload }) => ({ seq, payload: JSON.parse(payload) as unknown }));
}

/** An act about one of several things, with what it was and who did it. */
export interface ActAbout extends SaidAct {
  readonly action: string;
  readonly subject: string;
}

/** What a chain said of some things by these acts, in its order; what somebody else wrote into it says nothing. */
export async function actsAbout(
  db: Db,
  {
    subjects,
    actions,
    ...chain
  }: Chain & { readonly subjects: readonly string[]; readonly actions: readonly string[] },
): Promise<ActAbout[]> {
  const values = [chain.tenantId, chain.stream, subjects, actions];
  const rows = await db.query<WrittenAct & Record<string, unknown>>(actsOf, values);
  return (await ownActs(db, chain, rows)).map(saidIn);
}

const actsOf = `
  select seq::text as seq, action, subject, payload, seal from evidence
  where tenant_id = $1 and stream = $2 and subject = any($3::text[]) and action = any($4::text[]) order by seq`;

/** A row of a chain as it was read. */
export interface WrittenAct extends KeptAct {
  readonly action: string;
  readonly subject: string;
}

/** A row of one of several chains. */
export type ActOfChain<R extends KeptAct = WrittenAct> = R & { readonly stream: string };

/** Those of some acts of several chains that this product wrote, chain by chain. */
export async function ownInChains<R extends KeptAct>(
  db: Db,
  tenantId: string,
  rows: readonly ActOfChain<R>[],
): Promise<ActOfChain<R>[]> {
  const own: ActOfChain<R>[] = [];
  for (const [stream, chain] of grouped(rows, (row) => row.stream))
    own.push(...(await ownActs(db, { tenantId, stream }, chain)));
  return own;
}

/** What an act says. */
export function saidIn({ seq, action, subject, payload }: WrittenAct): ActAbout {
  return { seq, action, subject, payload: JSON.parse(payload) as unknown };
}

/** The last of them. */
export async function lastSaid(db: Db, wanted: LookedFor): Promise<SaidAct | undefined> {
  return (await saidActs(db, wanted)).at(-1);
}

const actsNamed = `
  select seq::text as seq, payload, seal from evidence
  where tenant_id = $1 and stream = $2 and action = $3 and ($4::text is null or subject = $4) order by seq`;

const batch = 1_000;

/** The numbers of acts after a row of a chain that this product did not write. */
export async function strangeActs(db: Db, chain: Chain, after: string): Promise<string[]> {
  const strange: string[] = [];
  for (let last = after, rows: KeptAct[]; ; last = rows.at(-1)?.seq ?? last) {
    rows = await db.query<KeptAct & Record<string, unknown>>(actsAfter, [chain.tenantId, chain.stream, last]);
    const own = new Set(await ownActs(db, chain, rows));
    strange.push(...rows.filter((row) => !own.has(row)).map(({ seq }) => seq));
    if (rows.length < batch) return strange;
  }
}

const actsAfter = `
  select seq::text as seq, payload, seal from evidence
  where tenant_id = $1 and stream = $2 and seq > $3 order by seq limit ${batch}`;
