import type { Logger } from 'pino';
import { findRows } from '../../../platform/rows/index.ts';
import { purchasePackage, saveStandard as standardEndpoint } from '@zhaocai/model';
import type { Ctx } from '../../../platform/http/index.ts';
import {
  castOf,
  demoTenant,
  idsOfAccounts,
  ofBuyer,
  type Acts,
  type Platform,
} from '../../../platform/module/index.ts';
import { drawDemoExperts } from '../../expert/index.ts';
import { decideDemoProject, playDemoProject } from '../../tendering/index.ts';
import { listCommittees } from '../committee/committee-queries.ts';
import { saveCommittee, saveMember } from '../committee/give-seats.ts';
import { confirmCommittee } from '../committee/move-committee.ts';
import { promise, signIn, vote } from '../own/own-acts.ts';
import { listOwn } from '../own/own-queries.ts';
import { saveStandard } from '../standard/save-standard.ts';
import { auditStandard, decidedAudit, demoAudit, type DemoProject } from './demo-audit.ts';
import { evaluateHalf, evaluateWhole, type Evaluating, type Sitting } from './evaluate-demo.ts';

type Stage = Platform & { readonly log: Logger };

/** The drawn ones first: one of them leads. */
const members = ['expert3', 'expert6', 'dept'] as const;

const opened = `
  select id::text, bid_end_time as "bidEndTime" from project
  where tenant_id = $1 and project_no = $2 and is_deleted = 0 and opened_time is not null`;

/** Two projects of the demo with a committee: one is decided by its report, the other one is being evaluated. */
export async function seedDemoEvaluation(platform: Stage): Promise<void> {
  const db = platform.database.scoped(demoTenant);
  const known = await db.query('select from committee where tenant_id = $1 limit 1', [demoTenant]);
  const cast = await castOf(platform, {
    buyer: ofBuyer('buyer'),
    supervisor: ofBuyer('supervisor'),
    expert3: ofBuyer('expert3'),
    expert6: ofBuyer('expert6'),
    dept: ofBuyer('dept'),
  });
  if (known.length > 0 || !cast) return;
  const decided = await sitFor(platform, cast, decidedAudit);
  if (decided) {
    const winners = await evaluateWhole(decided);
    await decideDemoProject(platform, { id: decided.projectId, plan: decidedAudit }, winners);
  }
  const underWay = await sitFor(platform, cast, demoAudit);
  if (underWay) await evaluateHalf(underWay);
}

type Cast = Readonly<Record<(typeof members)[number] | 'buyer' | 'supervisor', Acts>>;

/** A project up to the hour at which its committee sits; undefined where it cannot be played. */
async function sitFor(platform: Stage, cast: Cast, plan: DemoProject): Promise<Evaluating | undefined> {
  await playDemoProject(platform, plan, writeStandards);
  const db = platform.database.scoped(demoTenant);
  const [project] = await db.query<{ id: string; bidEndTime: string }>(opened, [demoTenant, plan.projectNo]);
  if (!project) return undefined;
  const { id: projectId, bidEndTime } = project;
  const day = bidEndTime.slice(0, 10);
  const ids = await idsOfAccounts(db, ['supervisor', 'dept']);
  const { buyer, supervisor, expert3, expert6 } = cast;
  const experts = [expert3, expert6];
  await drawDemoExperts(
    platform,
    { buyer, supervisor, experts },
    {
      projectId,
      itemCode: 'E0201',
      supervisorId: ids.get('supervisor') ?? '',
      reviewTime: `${day} 10:30:00`,
      at: `${day} 09:40:00`,
      accounts: ['expert3', 'expert6'],
    },
  );
  await buyer((ctx) => formCommittee(ctx, projectId, ids.get('dept') ?? ''), `${day} 09:50:00`);
  const at = (minute: number) => `${day} ${minute < 60 ? '10' : '11'}:${String(minute % 60).padStart(2, '0')}:00`;
  const seats = await sit(cast, plan.projectName, at(31));
  return { projectId, seats, packageIds: await packageIdsOf(buyer, projectId), at };
}

async function packageIdsOf(buyer: Acts, projectId: string): Promise<readonly string[]> {
  const packages = await buyer((ctx) => findRows(ctx, purchasePackage, { of: 'projectId', ids: [projectId] }));
  return packages.toSorted((one, other) => one.packageNo - other.packageNo).map(({ id }) => id);
}

async function writeStandards(ctx: Ctx, projectId: string): Promise<void> {
  const packages = await findRows(ctx, purchasePackage, { of: 'projectId', ids: [projectId] });
  for (const { id } of packages)
    await saveStandard(ctx, standardEndpoint.input.parse({ packageId: id, ...auditStandard }));
}

/** Whoever was drawn and has accepted, and one of the department that needs it. */
async function formCommittee(ctx: Ctx, projectId: string, userId: string): Promise<void> {
  const { id } = await saveCommittee(ctx, { projectId, groupName: '评审委员会', isComplex: false, recordIds: 'all' });
  await saveMember(ctx, { groupId: id, userId });
  const [group] = await listCommittees(ctx, { groupId: id });
  await confirmCommittee(ctx, { id, version: group?.version ?? 0 });
}

/** Everybody signs in, promises and elects the first expert. */
async function sit(cast: Cast, projectName: string, at: string): Promise<Sitting[]> {
  const seats: Sitting[] = [];
  for (const account of members) {
    const acts = cast[account];
    const own = (await acts((ctx) => listOwn(ctx))).find((one) => one.projectName === projectName);
    const id = own?.id;
    if (id === undefined) throw new Error(`${account} has no seat in the demo's committee`);
    seats.push({ id, acts });
  }
  for (const { id, acts } of seats) await acts((ctx) => signIn(ctx, { id, hasNoConflict: true }), at);
  for (const { id, acts } of seats)
    await acts((ctx) => promise(ctx, { id, hasNoConflict: true, isPromised: true }), at);
  const candidateId = seats[0]?.id ?? '';
  // Two of three are the majority.
  for (const { id, acts } of seats.slice(0, 2)) await acts((ctx) => vote(ctx, { id, candidateId }), at);
  return seats;
}
