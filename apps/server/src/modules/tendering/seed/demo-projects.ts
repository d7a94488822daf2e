import { projectLifecycle } from '@zhaocai/model';
import type { Logger } from 'pino';
import { formatInstant, parseInstant } from '../../../platform/db/index.ts';
import type { Platform } from '../../../platform/module/index.ts';
import { createSealing } from '../server-sealed/sealing.ts';
import { demoUser } from './demo-people.ts';
import { demoProjects, type DemoProject } from './demo-plan.ts';
import { decideProject, playProject, type DemoCast, type Drafted, type Playing } from './play-project.ts';

type DemoOptions = Pick<Platform, 'database' | 'clock' | 'files' | 'secret' | 'flowBusinesses'> & {
  readonly log: Logger;
};

/** One project in each stage, with times relative to now. Rerunnable: a project that is there is left alone. */
export async function seedDemoProjects(options: DemoOptions): Promise<void> {
  for (const plan of demoProjects) await playDemoProject(options, plan);
}

/** One project of the demo, unless it is there or its people are not. */
export async function playDemoProject(options: DemoOptions, plan: DemoProject, whenDrafted?: Drafted): Promise<void> {
  const cast = await castOfProjects(options);
  if (cast && (await isPlayable(cast, plan))) await playProject(cast, plan, whenDrafted);
}

/** Decides a project of the demo for these bids, whose evaluation is over. */
export async function decideDemoProject(
  options: DemoOptions,
  playing: Playing,
  winners: ReadonlySet<string>,
): Promise<void> {
  const cast = await castOfProjects(options);
  if (cast) await decideProject(cast, playing, winners);
}

async function castOfProjects(options: DemoOptions): Promise<DemoCast | undefined> {
  const { database, clock, secret } = options;
  const [buyer, manager, ...suppliers] = await Promise.all([
    demoUser(database, '100001', 'buyer'),
    demoUser(database, '100001', 'manager'),
    ...['1', '2', '3'].map((number) => demoUser(database, `30000${number}`, `supplier${number}`)),
  ]);
  const present = suppliers.filter((one) => one !== undefined);
  if (!buyer || !manager || present.length < 3) return undefined;
  const now = parseInstant(clock.now());
  const at = (days: number, time: string) => `${formatInstant(now + days * 86_400_000).slice(0, 10)} ${time}`;
  return { ...options, sealing: createSealing(secret), buyer, manager, suppliers: present, at };
}

/** Not there yet, and within the years whose calendar is known: beyond them the rules cannot be judged. */
async function isPlayable({ database, at }: DemoCast, plan: DemoProject): Promise<boolean> {
  const db = database.scoped('100001');
  const [known] = await db.query('select 1 from project where tenant_id = $1 and project_no = $2', [
    '100001',
    plan.projectNo,
  ]);
  if (known) return false;
  if (!projectLifecycle.hasReached(plan.stage, 'published')) return true;
  const [calendar] = await db.query<{ days: number }>(
    `select count(*)::int as days from work_calendar
     where tenant_id = '000000' and day between $1::date and $1::date + 20 and is_deleted = 0`,
    [at(plan.publish, '').trim()],
  );
  return calendar?.days === 21;
}
