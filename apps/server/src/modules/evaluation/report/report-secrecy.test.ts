import { parseRoute, reportEndpoints } from '@zhaocai/model';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { done } from '../../../../test/agency-steps.ts';
import { enterMany, openDrawStage, type DrawStage } from '../../../../test/expert-draw-steps.ts';
import type { Person } from '../../../../test/organization-app.ts';
import * as reports from '../../../../test/report-steps.ts';
import { strangersTo, whoLearns } from '../../../../test/who-learns.ts';

let stage: DrawStage;
let made: reports.Closed;
/** An evaluation of other people, and who sits in none. */
let strangers: Map<string, Person>;

const dissent = '第一名的技术方案未响应第三章的关键指标';
const calls = reportEndpoints.map(({ route }) => parseRoute(route));

beforeAll(async () => {
  stage = await openDrawStage();
  await enterMany(stage, 4, ['expert1', 'expert2', 'expert3', 'expert4']);
  made = await reports.closedAt(stage, 9);
  strangers = await strangersTo(stage, made.desk.seats, ['finance', 'estate']);
  await done(reports.say(stage, made.third, made.desk, { how: 'dissent', dissent }));
});
afterAll(() => stage.app.close());

function ask(who: Person, { method, path }: (typeof calls)[number], seatId: string) {
  const { packageId, bids } = made.desk;
  const digest = '0'.repeat(64);
  const reason = '汇总后发现业绩证明核对有误，需要复核';
  const input = { id: seatId, packageId, memberId: seatId, entryId: bids[0], version: 0, how: 'sign', digest, reason };
  const short = path.replace(/^\/api/, '');
  if (method === 'POST') return who.post(short, input);
  return who.get(`${short}?packageId=${packageId}&format=json`);
}

const secrets = () => ['青禾', '远山', '启明', '85.00', dissent];

/** Which of these get anything by any call with anybody's seat. */
const learning = (people: ReadonlyMap<string, Person>) =>
  whoLearns(people, { seats: made.desk.seats, calls, ask, secrets: secrets() });

describe('before the result', () => {
  test('no supplier, no agency, no expert of another group and nobody else of the unit reads or signs it, by any call', async () => {
    expect(await learning(strangers)).toEqual([]);
  });

  test('a member gets nothing by another’s seat', async () => {
    const { second, leader } = made;
    for (const call of calls.filter(({ path }) => path.includes('/own/')))
      expect((await ask(second.who, call, leader.id)).code, call.path).toBeGreaterThanOrEqual(400);
    const { signatures } = await reports.reportOf(leader.who, made.desk);
    expect(signatures.filter(({ signatureStatus }) => signatureStatus > 0)).toHaveLength(1);
  });

  test('the purchaser reads what was found and what is said to it, and no name of a member, on no paper', async () => {
    // Who watches over it may know them once it has begun (B.28).
    await stage.app.asSuperuser(
      `delete from role_menu where menu_id in (select id from menu where code = 'expertDraw_supervise')`,
    );
    const manager = await stage.app.person('manager');
    const { desk } = made;
    const told = await reports.reportOf(manager, desk);
    expect(told).toMatchObject({ isMasked: true, seatId: null, maySign: false, mayReopen: false });
    expect(told.body.bids[0]).toMatchObject({ name: '杭州青禾科技有限公司', total: '85.00' });
    const members = (await reports.reportOf(made.leader.who, desk)).body.members.map(({ name }) => name);
    const papers = [JSON.stringify(told), (await manager.raw(reports.paperPath(desk, 'json'))).body];
    for (const paper of papers) {
      expect(paper).toContain(dissent);
      for (const name of members) expect(paper).not.toContain(name);
    }
  });

  test('its evidence stands in the chain of the unit, and the project’s has nothing of it', async () => {
    const rows = await stage.app.asSuperuser<{ stream: string }>(
      `select distinct stream from evidence where action like 'reportSignature.%' or action like 'evaluationReport.%'`,
    );
    expect(rows).toEqual([{ stream: 'admin' }]);
  });
});
