import { canonicalJson, ownInChains, saidIn, type ActAbout, type ActOfChain } from '../../../platform/audit/index.ts';
import type { Ctx } from '../../../platform/http/index.ts';

export type Scope = Pick<Ctx, 'db' | 'tenantId'>;

/** An act of a project's chain, or of a supplier's in it. */
export interface ActIn extends ActAbout {
  readonly stream: string;
  readonly at: string;
  readonly said: Readonly<Record<string, unknown>>;
}

const actsIn = `
  select e.stream, e.seq::text as seq, e.action, e.subject, e.payload, e.seal from evidence e
  where e.tenant_id = $1 and (e.stream = $2 or (e.stream >= $2 || '.' and e.stream < $2 || '/'))
    and e.action = any($3::text[])
  order by e.stream, e.seq`;

/** What a project's chain and those of its suppliers said by these acts; what somebody else wrote into them says nothing. */
export async function saidInProject(
  { db, tenantId }: Scope,
  projectId: string,
  actions: readonly string[],
): Promise<ActIn[]> {
  const rows = await db.query<ActOfChain & Record<string, unknown>>(actsIn, [tenantId, projectId, actions]);
  return (await ownInChains(db, tenantId, rows)).map((row) => {
    const act = saidIn(row);
    const said = Object(act.payload) as Readonly<Record<string, unknown>>;
    return { ...act, stream: row.stream, said, at: String(said.at) };
  });
}

/** Whose chain it stands in: a supplier's tenant, or null of the project's. */
export const tenantOf = ({ stream }: Pick<ActIn, 'stream'>): string | null => stream.split('.')[1] ?? null;

/** Facts by what they are about. */
export type Facts = ReadonlyMap<string, unknown>;

/** The first thing of which two say something else, or one says nothing. */
export function firstUnlike(told: Facts, kept: Facts): string | undefined {
  const isUnlike = (key: string) =>
    !told.has(key) || !kept.has(key) || canonicalJson(told.get(key)) !== canonicalJson(kept.get(key));
  return [...new Set([...told.keys(), ...kept.keys()])].find(isUnlike);
}
