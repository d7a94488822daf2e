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
}

const publication = z.object({
  entryEndTime: z.string().optional(),
  bidEndTime: z.string().optional(),
  openTime: z.string().optional(),
});
const change = z.object({ changes: z.array(z.object({ field: z.string(), after: z.unknown() })).default([]) });

/**
 * What the publication said and the change notices after it: nothing else moves a time that suppliers rely on, an act that
 * somebody wrote into the database as little as a row.
 */
export async function announcedTimes({ db, tenantId }: Scope, projectId: string): Promise<Announced | undefined> {
  const rows = await db.query<KeptAct & { action: string }>(
    `select e.seq::text as seq, e.action, e.payload, e.seal from evidence e
     where e.tenant_id = $1 and e.stream = $2 and e.action in ('project.publish', 'project.change', 'project.resume') order by e.seq`,
    [tenantId, projectId],
  );
  const own = await ownActs(db, { tenantId, stream: projectId }, rows);
  return own.reduce<Announced | undefined>((before, { seq, action, payload }) => {
    const said: unknown = JSON.parse(payload);
    if (action === 'project.publish') return { seq, times: publication.parse(said) };
    const told = timesIn(change.parse(said).changes);
    return Object.keys(told).length > 0 ? { seq, times: { ...before?.times, ...told } } : before;
  }, undefined);
}

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
