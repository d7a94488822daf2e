import type { CommitteeLine, EndpointOutput, ownEvaluation, OwnEvaluation, standardsOfProject } from '@zhaocai/model';
import { done, type Saved } from './agency-steps.ts';
import { aTender, drawnFor, monday, random, type DrawStage } from './expert-draw-steps.ts';
import type { Person } from './organization-app.ts';
import type { Account, Played } from './tendering-app.ts';
import * as steps from './tendering-steps.ts';

export const judge = '/bid-es/judge';

/** A standard that a government tender or consultation of goods may have: thirty points of the price, seventy of items. */
export const aStandard = (packageId: string, changes: object = {}) => ({
  packageId,
  evaluationMethod: 1,
  priceWeight: '30',
  checks: [
    { category: 1, name: '营业执照', standard: '提供有效的营业执照' },
    { category: 2, name: '投标函签字盖章', standard: '按要求签字并加盖公章' },
  ],
  items: [
    { category: 4, name: '技术方案', maxScore: '50', standard: '优40至50分，良20至39分，一般0至19分' },
    { category: 3, name: '业绩', scoreType: 1, maxScore: '20', step: '5', standard: '每份同类合同得5分' },
  ],
  ...changes,
});

export type Standards = EndpointOutput<typeof standardsOfProject>;

export const standards = async (app: Played, projectId: string, by: Account = 'buyer') =>
  steps.dataOf<Standards>(await app.as(by).get(`${judge}/standard/queryByProjectId?projectId=${projectId}`));

export const packageIdsOf = async (app: Played, projectId: string) =>
  (await standards(app, projectId)).packages.map(({ packageId }) => packageId);

export const saveStandard = (app: Played, input: object, by: Account = 'buyer') =>
  app.as(by).post(`${judge}/standard/saveOrUpdate`, input);

/** The committees of a project as the handler reads them. */
export const committees = (who: Person, projectId: string) =>
  done<CommitteeLine[]>(who.get(`${judge}/group/queryGroupList?projectId=${projectId}`));
export const committeeOf = async (who: Person, id: string): Promise<CommitteeLine> => {
  const [line] = await done<CommitteeLine[]>(who.get(`${judge}/group/queryGroupList?groupId=${id}`));
  if (!line) throw new Error('no committee');
  return line;
};

export const ownSeats = (who: Person) => done<OwnEvaluation[]>(who.get(`${judge}/own/list`));
export const ownSeat = (who: Person, id: string) =>
  done<EndpointOutput<typeof ownEvaluation>>(who.get(`${judge}/own/detail?id=${id}`));

/** A consultation whose experts, one account each, have all accepted; the buyer speaks for the purchaser. */
export async function acceptedProject(
  stage: DrawStage,
  more: object = {},
): Promise<{ project: Saved; drawId: string }> {
  const project = await aTender(stage, { manner: 4, lawRegime: 2 });
  const draw = await drawnFor(stage, project.id, {
    conditions: [{ itemCode: 'E01', count: 2, alternates: 2 }],
    ...more,
  });
  await done(stage.buyer.post(`${random}/notify`, { id: draw.id }));
  await answerAll(stage, 'accept');
  return { project, drawId: draw.id };
}

/** Whoever is asked and has an account answers. */
export async function answerAll(stage: DrawStage, answer: 'accept'): Promise<void> {
  for (const who of stage.accounts.values()) {
    const asked = await done<{ recordId: string; mayAnswer: boolean }[]>(who.get('/expert/own/invitations'));
    for (const { recordId } of asked.filter(({ mayAnswer }) => mayAnswer))
      await done(who.post('/expert/own/answerInvitation', { recordId, answer, hasNoConflict: true }));
  }
}

/** Everybody who has accepted, and the handler for the purchaser. */
export async function formedCommittee(stage: DrawStage, projectId: string): Promise<Saved> {
  const saved = await done<Saved>(
    stage.buyer.post(`${judge}/group/saveOrUpdateGroup`, { projectId, groupName: '磋商小组', recordIds: 'all' }),
  );
  const userId = await stage.app.userId('buyer');
  await done(stage.buyer.post(`${judge}/project/saveOrUpdateJudgeExpert`, { groupId: saved.id, userId }));
  return saved;
}

/** The committee of a project, confirmed. */
export async function confirmedCommittee(stage: DrawStage, projectId: string): Promise<CommitteeLine> {
  const { id } = await formedCommittee(stage, projectId);
  const { version } = await committeeOf(stage.buyer, id);
  await done(stage.buyer.post(`${judge}/group/confirm`, { id, version }));
  return committeeOf(stage.buyer, id);
}

/** The bids of a project are open. */
export async function openedPast({ app }: Pick<DrawStage, 'app'>, projectId: string, time: string): Promise<void> {
  await app.asSuperuser(
    'update project set stage = 45, opened_time = $2, publish_time = $2, project_status = 2 where id = $1',
    [projectId, time],
  );
  await app.asSuperuser('update package set package_status = 3 where project_id = $1', [projectId]);
}

/** Who sits in a committee, with an account each. */
export async function sitting(
  stage: DrawStage,
  groupId: string,
): Promise<{ who: Person; account: string; id: string }[]> {
  const people = new Map<string, Person>([...stage.accounts, ['buyer', stage.buyer]]);
  const rows = await stage.app.asSuperuser<{ account: string; id: string }>(
    `select u.account, m.id::text as id from committee_member m
     join user_account u on u.tenant_id = m.tenant_id and u.id = m.user_id
     where m.group_id = $1 and m.is_deleted = 0 and m.sign_status in (0, 1) order by m.id`,
    [groupId],
  );
  return rows.map(({ account, id }) => {
    const who = people.get(account);
    if (!who) throw new Error(`nobody ${account}`);
    return { who, account, id };
  });
}

/** An accepted consultation that is evaluated at this hour of the Wednesday: nobody is kept from one by another. */
export async function acceptedAt(stage: DrawStage, hour: number) {
  stage.app.clock.setTo(monday);
  const at = (minute: string) => `2026-12-09 ${String(hour).padStart(2, '0')}:${minute}:00`;
  const made = await acceptedProject(stage, { reviewTime: at('00'), reviewEndTime: at('50') });
  return { projectId: made.project.id, drawId: made.drawId, reviewTime: at('00') };
}

/** The same with its committee confirmed, and everybody who sits in it. */
export async function confirmedAt(stage: DrawStage, hour: number) {
  const made = await acceptedAt(stage, hour);
  const line = await confirmedCommittee(stage, made.projectId);
  return { ...made, id: line.id, seats: await sitting(stage, line.id) };
}
export type Confirmed = Awaited<ReturnType<typeof confirmedAt>>;
