import {
  committee,
  committeeLifecycle,
  committeeMember,
  electedBy,
  lawRegime,
  leaderRule,
  memberRole,
  memberTask,
} from '@zhaocai/model';
import type { Ctx } from '../../../platform/http/index.ts';
import { transition } from '../../../platform/lifecycle/index.ts';
import { changeRow } from '../../../platform/rows/index.ts';
import { standardsOf, type ProjectRow } from '../../tendering/index.ts';
import { openDesk } from '../desk/open-desk.ts';
import { isEvaluating, membersOf, type CommitteeRow, type MemberRow } from './find-committee.ts';

/** Whether the standards of a committee's packages, or the law, keep the purchaser's people from leading it (87号令 45). */
export async function isLedByExpert(
  ctx: Ctx,
  { packageIds }: Pick<CommitteeRow, 'packageIds'>,
  project: Pick<ProjectRow, 'id' | 'lawRegime'>,
): Promise<boolean> {
  if (lawRegime.is(project.lawRegime, 'procurement')) return true;
  const standards = await standardsOf(ctx, project.id);
  return standards.some((one) => (packageIds ?? []).includes(one.packageId) && leaderRule.is(one.leaderRule, 'expert'));
}

export function mayLead(one: Pick<MemberRow, 'signStatus' | 'role'>, byExpert: boolean): boolean {
  return isEvaluating(one) && (!byExpert || memberRole.is(one.role, 'expert'));
}

/** Asks everybody for his vote as soon as all who evaluate are there and have promised. */
export async function askForVotes(ctx: Ctx, row: Pick<CommitteeRow, 'id' | 'groupStatus'>): Promise<void> {
  if (!committeeLifecycle.is(row.groupStatus, 'confirmed')) return;
  const people = (await membersOf(ctx, [row.id])).filter(isEvaluating);
  if (people.length === 0 || people.some(({ promiseTime }) => promiseTime === null)) return;
  await setTask(ctx, people, { task: memberTask.code.vote, voteForId: null });
}

/** All votes are void; nobody votes until he is asked again. */
export async function voidVotes(ctx: Ctx, people: readonly MemberRow[]): Promise<void> {
  const asked = people.filter(({ task, voteForId }) => memberTask.is(task, 'vote') || voteForId !== null);
  await setTask(ctx, asked, { task: memberTask.code.none, voteForId: null });
}

async function setTask(
  ctx: Ctx,
  people: readonly MemberRow[],
  values: { readonly task: number; readonly voteForId: null },
): Promise<void> {
  for (const { id } of people) await changeRow(ctx, committeeMember, { id, values });
}

/** After a vote: whoever has more than half of all leads; where nobody can have it any more, they vote again. */
export async function settleElection(
  ctx: Ctx,
  row: CommitteeRow,
): Promise<{ readonly leaderId: string | null; readonly isTied: boolean }> {
  const people = (await membersOf(ctx, [row.id])).filter(isEvaluating);
  const outcome = electedBy(people.map(({ voteForId }) => voteForId));
  if ('leaderId' in outcome) {
    const { leaderId } = outcome;
    // In no project's chain: it names whoever gave the last vote (R28).
    await transition(ctx, committee, { subject: row, action: 'elect', set: { leaderId } });
    for (const { id } of people.filter(({ task }) => memberTask.is(task, 'vote')))
      await changeRow(ctx, committeeMember, { id, values: { task: memberTask.code.none } });
    await openDesk(ctx, { row, leaderId, people });
    return { leaderId, isTied: false };
  }
  if (!('isTied' in outcome)) return { leaderId: null, isTied: false };
  await changeRow(ctx, committee, { id: row.id, values: { voteRound: (row.voteRound ?? 1) + 1 } });
  await askForVotes(ctx, row);
  return { leaderId: null, isTied: true };
}
