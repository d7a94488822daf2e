import { z } from 'zod';
import { ownActs, type KeptAct } from '../../../platform/audit/index.ts';
import type { Ctx } from '../../../platform/http/index.ts';

type Scope = Pick<Ctx, 'db' | 'tenantId'>;

const times = ['entryEndTime', 'bidEndTime', 'openTime'] as const;
export type AnnouncedTime = (typeof times)[number];

/** The times of a project, as a row of its chain told everybody. */
export interface Announced {
  /** Of the last row that told one. */
  readonly seq: string;
  /** Publications of before it was recorded lack the end of registration. */
  readonly times: Partial<Readonly<Record<AnnouncedTime, string>>>;
  /** Where the last row led the project. */
  readonly stage: number;
}

/** A row of a project's chain that moved it. */
export type ProjectAct = KeptAct & { readonly action: string };

const publication = z.object({
  entryEndTime: z.string().optional(),
  bidEndTime: z.string().optional(),
  openTime: z.string().optional(),
});
const change = z.object({ changes: z.array(z.object({ field: z.string(), after: z.unknown() })).default([]) });
const move = z.object({ to: z.coerce.number() });

/**
 * What the publication said and the change notices after it: nothing else moves a time that suppliers rely on, an act that
 * somebody wrote into the database as little as a row.
 */
export async function announcedTimes({ db, tenantId }: Scope, projectId: string): Promise<Announced | undefined> {
  const rows = await db.query<ProjectAct & Record<string, unknown>>(
    `select e.seq::text as seq, e.action, e.payload, e.seal from evidence e
     where e.tenant_id = $1 and e.stream = $2 and e.subject = $2 and e.action like 'project.%' and e.payload::jsonb ? 'to'
     order by e.seq`,
    [tenantId, projectId],
  );
  return announcedBy(db, { tenantId, stream: projectId }, rows);
}

/** The same of rows that were read already; undefined where no act of ours published it. */
export async function announcedBy(
  db: Ctx['db'],
  chain: { readonly tenantId: string; readonly stream: string },
  rows: readonly ProjectAct[],
): Promise<Announced | undefined> {
  const own = await ownActs(db, chain, rows);
  return own.reduce<Announced | undefined>((before, { seq, action, payload }) => {
    const said: unknown = JSON.parse(payload);
    const stage = move.parse(said).to;
    if (action === 'project.publish') return { seq, stage, times: publication.parse(said) };
    if (!before) return undefined;
    const told = movers.has(action) ? timesIn(change.parse(said).changes) : {};
    return Object.keys(told).length > 0 ? { seq, stage, times: { ...before.times, ...told } } : { ...before, stage };
  }, undefined);
}

/** Acts that move a time. */
const movers: ReadonlySet<string> = new Set(['project.change', 'project.resume']);

function timesIn(changes: readonly { field: string; after?: unknown }[]): Announced['times'] {
  const told = times.flatMap((name) =>
    changes.flatMap(({ field, after }) => (field === name && typeof after === 'string' ? [[name, after]] : [])),
  );
  return Object.fromEntries(told);
}

/** The first that the project does not have as it was announced. */
export function movedTime(
  { times: told }: Announced,
  now: Readonly<Record<AnnouncedTime, string>>,
): AnnouncedTime | undefined {
  return times.find((name) => told[name] !== undefined && told[name] !== now[name]);
}
