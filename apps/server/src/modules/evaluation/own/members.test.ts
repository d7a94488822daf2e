import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { done } from '../../../../test/agency-steps.ts';
import * as evaluation from '../../../../test/evaluation-steps.ts';
import { enterMany, openDrawStage, type DrawStage } from '../../../../test/expert-draw-steps.ts';

let stage: DrawStage;
beforeAll(async () => {
  stage = await openDrawStage();
  await enterMany(stage, 4, ['expert1', 'expert2', 'expert3', 'expert4']);
});
afterAll(() => stage.app.close());

const { judge } = evaluation;
const why = '与投标人存在利害关系，依法应当回避';
const promised = { hasNoConflict: true, isPromised: true };

let hour = 7;
const confirmed = () => evaluation.confirmedAt(stage, (hour += 1));

type Made = evaluation.Confirmed;

const act = (seat: Made['seats'][number], name: string, more: object = {}) =>
  seat.who.post<{ version: number; task: number }>(`${judge}/own/${name}`, { id: seat.id, ...more });

async function allPresent({ seats, reviewTime: time }: Made) {
  stage.app.clock.setTo(time);
  for (const seat of seats) await done(act(seat, 'signIn', { hasNoConflict: true }));
}

async function allPromised(made: Made) {
  await evaluation.openedPast(stage, made.projectId, made.reviewTime);
  await allPresent(made);
  for (const seat of made.seats) await done(act(seat, 'promise', promised));
}

const read = (id: string) => evaluation.committeeOf(stage.buyer, id);
const experts = ({ seats }: Pick<Made, 'seats'>) => seats.filter(({ account }) => account !== 'buyer');
const ofBuyer = ({ seats }: Pick<Made, 'seats'>) => {
  const seat = seats.find(({ account }) => account === 'buyer');
  if (!seat) throw new Error('nobody of the buyer');
  return seat;
};

describe('a member', () => {
  test('signs in from an hour before, and says that he has no conflict (R30)', async () => {
    const made = await confirmed();
    const [seat] = experts(made);
    if (!seat) throw new Error('no expert');
    expect(await act(seat, 'signIn', { hasNoConflict: true })).toMatchObject({
      code: 400,
      msg: expect.stringContaining('提前一小时开放签到'),
    });
    stage.app.clock.setTo(made.reviewTime);
    expect((await act(seat, 'signIn')).msg).toContain('请确认没有应当回避的情形');
    expect(await done(act(seat, 'signIn', { hasNoConflict: true }))).toMatchObject({ signStatus: 1, task: 2 });
    expect((await act(seat, 'signIn', { hasNoConflict: true })).code).toBe(400);
    const [other] = experts(made).slice(1);
    expect((await other?.who.post(`${judge}/own/promise`, { id: seat.id, ...promised }))?.code).toBe(404);
  });

  test('learns who bids after the opening, and promises once more that he has no conflict', async () => {
    const made = await confirmed();
    await allPresent(made);
    const [seat] = experts(made);
    if (!seat) throw new Error('no expert');
    expect(await evaluation.ownSeat(seat.who, seat.id)).toMatchObject({ isOpened: false, bidders: [], seats: [] });
    expect((await act(seat, 'promise', promised)).msg).toContain('开标后才能');
    await evaluation.openedPast(stage, made.projectId, made.reviewTime);
    expect((await act(seat, 'promise', { isPromised: true })).msg).toContain('请确认没有应当回避的情形');
    expect((await act(seat, 'promise', { hasNoConflict: true })).msg).toContain('请阅读并确认评审承诺书');
    await done(act(seat, 'promise', promised));
    const seen = await evaluation.ownSeat(seat.who, seat.id);
    expect(seen.seats.map(({ role, isSelf, mayLead }) => [role, isSelf, mayLead])).toEqual(
      made.seats.map(({ id, account }) => [account === 'buyer' ? 1 : 2, id === seat.id, account !== 'buyer']),
    );
  });

  test('who has to do with a bidder is refused after the decryption, and keeps away', async () => {
    const made = await confirmed();
    await allPresent(made);
    const [seat] = experts(made);
    if (!seat) throw new Error('no expert');
    await stage.app.asSuperuser(
      `insert into supplier (tenant_id, id, supplier_name, credit_code, create_time, update_time)
       values ('100001', 90, '回避测试公司', '91330100MA2AVOID01', now(), now()) on conflict do nothing`,
      [],
    );
    await stage.app.asSuperuser(
      `insert into entry (tenant_id, id, project_id, package_id, supplier_id, supplier_tenant_id, entry_num, supplier_name,
         credit_code, linkman, phone, entry_time, entry_status, is_bid, create_time, update_time)
       select '100001', k.id + 1, k.project_id, k.id, 90, '300001', k.id::text,
         (select x.work_unit from expert x join committee_member m on m.expert_id = x.id where m.id = $2), '91330100MA2AVOID01',
         '张三', '13900000000', now(), 7, true, now(), now()
       from package k where k.tenant_id = '100001' and k.project_id = $1`,
      [made.projectId, seat.id],
    );
    await evaluation.openedPast(stage, made.projectId, made.reviewTime);
    expect((await evaluation.ownSeat(seat.who, seat.id)).bidders).toHaveLength(1);
    expect((await act(seat, 'promise', promised)).msg).toContain('应当回避');
    expect((await act(seat, 'avoid', { reason: '有' })).msg).toContain('不少于10个字');
    await done(act(seat, 'avoid', { reason: why }));
    expect(await read(made.id)).toMatchObject({ groupStatus: 0 });
    expect((await read(made.id)).members.find(({ id }) => id === seat.id)).toMatchObject({
      signStatus: 2,
      leaveReason: why,
    });
  });
});

describe('the members elect who leads them', () => {
  test('when all have signed in and promised; the purchaser’s own cannot (87号令 45)', async () => {
    const made = await confirmed();
    await evaluation.openedPast(stage, made.projectId, made.reviewTime);
    await allPresent(made);
    const [one, two] = experts(made);
    if (!one || !two) throw new Error('no experts');
    await done(act(one, 'promise', promised));
    expect((await act(one, 'vote', { candidateId: two.id })).msg).toContain('全体成员签到并签署承诺书后');
    for (const seat of [two, ofBuyer(made)]) await done(act(seat, 'promise', promised));
    expect((await act(one, 'vote', { candidateId: ofBuyer(made).id })).msg).toBe('该成员不能担任组长');
    expect(await done(act(one, 'vote', { candidateId: two.id }))).toMatchObject({ leaderId: null, task: 0 });
    expect((await act(one, 'vote', { candidateId: two.id })).code).toBe(400);
    expect(await done(act(ofBuyer(made), 'vote', { candidateId: two.id }))).toMatchObject({ leaderId: two.id });
    expect(await read(made.id)).toMatchObject({ groupStatus: 2, leaderId: two.id });
    expect((await act(two, 'vote', { candidateId: one.id })).code).toBe(400);
    const [progress] = await done<{ leaderName: string }[]>(
      stage.buyer.get(`${judge}/project/queryJudgeProgress?groupId=${made.id}`),
    );
    expect(progress).toMatchObject({ memberCount: 3, signedCount: 3, promisedCount: 3, nodeCode: 8 });
    expect(
      await done(stage.buyer.get(`${judge}/project/queryJudgeProgressProject?projectId=${made.projectId}`)),
    ).toMatchObject({
      packages: [
        { packageNo: 1, hasStandard: false, committee: { groupId: made.id, leaderName: progress?.leaderName } },
      ],
    });
  });

  test('again where nobody has more than half of the votes', async () => {
    const made = await confirmed();
    await allPromised(made);
    const [one, two] = experts(made);
    if (!one || !two) throw new Error('no experts');
    await stage.app.asSuperuser('update committee_member set role = 2, expert_id = $2, record_id = $3 where id = $1', [
      ofBuyer(made).id,
      ...(await anyDrawn(one.id)),
    ]);
    await done(act(one, 'vote', { candidateId: one.id }));
    await done(act(two, 'vote', { candidateId: two.id }));
    const third = await done(act(ofBuyer(made), 'vote', { candidateId: ofBuyer(made).id }));
    expect(third).toMatchObject({ leaderId: null, isTied: true, task: 3 });
    expect(await read(made.id)).toMatchObject({ groupStatus: 1, voteRound: 2 });
    await done(act(one, 'vote', { candidateId: one.id }));
    expect(await done(act(two, 'vote', { candidateId: one.id }))).toMatchObject({ leaderId: one.id });
  });

  test('of votes given at once each counts once', async () => {
    const made = await confirmed();
    await allPromised(made);
    const [one] = experts(made);
    if (!one) throw new Error('no expert');
    const answers = await Promise.all(made.seats.map((seat) => act(seat, 'vote', { candidateId: one.id })));
    expect(answers.filter(({ code }) => code === 200).length).toBeGreaterThanOrEqual(2);
    expect(await read(made.id)).toMatchObject({ groupStatus: 2, leaderId: one.id });
  });
});

describe('a member who leaves', () => {
  test('leads the committee back: its leader is none any more, an alternate is asked, and all is done again', async () => {
    const made = await confirmed();
    await allPromised(made);
    const [one, two] = experts(made);
    if (!one || !two) throw new Error('no experts');
    for (const seat of [one, ofBuyer(made)]) await done(act(seat, 'vote', { candidateId: one.id }));
    expect(await read(made.id)).toMatchObject({ groupStatus: 2, leaderId: one.id });
    const leave = { id: one.id, how: 'stayAway', reason: '评审中途因急病离场，无法继续' };
    await done(stage.buyer.post(`${judge}/project/leave`, leave));
    expect(await read(made.id)).toMatchObject({ groupStatus: 0, leaderId: null, voteRound: 2 });
    const drawn = await stage.app.asSuperuser<{ status: number }>(
      `select r.join_status as status from drawn_expert r join committee_member m on m.record_id = r.id where m.id = $1`,
      [one.id],
    );
    expect(drawn).toEqual([{ status: 8 }]);

    await evaluation.answerAll(stage, 'accept');
    const again = { id: made.id, groupName: '磋商小组', recordIds: 'all', version: (await read(made.id)).version };
    await done(stage.buyer.post(`${judge}/group/saveOrUpdateGroup`, again));
    await done(stage.buyer.post(`${judge}/group/confirm`, { id: made.id, version: (await read(made.id)).version }));
    const seats = await evaluation.sitting(stage, made.id);
    const next = seats.find(({ id }) => !made.seats.some((former) => former.id === id));
    if (!next) throw new Error('nobody came in his stead');
    expect((await act(two, 'vote', { candidateId: two.id })).code).toBe(400);
    await done(act(next, 'signIn', { hasNoConflict: true }));
    await done(act(next, 'promise', promised));
    for (const seat of [two, next]) await done(act(seat, 'vote', { candidateId: two.id }));
    expect(await read(made.id)).toMatchObject({ groupStatus: 2, leaderId: two.id });
  });

  test('is waited for on his list of work until he has done it, and with the procurement no more', async () => {
    const made = await confirmed();
    const duties = () =>
      stage.app.asSuperuser<{ kind: string }>(
        `select d.kind from duty d join committee_member m on m.id = d.row_id where m.group_id = $1 order by d.kind`,
        [made.id],
      );
    expect((await duties()).map(({ kind }) => kind)).toEqual(Array.from({ length: 3 }, () => 'committeeMember.signIn'));
    await allPresent(made);
    expect(new Set((await duties()).map(({ kind }) => kind))).toEqual(new Set(['committeeMember.promise']));
    await evaluation.openedPast(stage, made.projectId, made.reviewTime);
    const { version } = await done<{ version: number }>(
      stage.buyer.get(`/purchase/project/queryById?id=${made.projectId}`),
    );
    await done(
      stage.buyer.post('/purchase/project/exceptionProject', {
        id: made.projectId,
        version,
        type: 2,
        reasonCode: 6,
        reason: '年度预算调整，本次采购取消',
      }),
    );
    const asked = await stage.app.asSuperuser<{ id: string; version: number }>(
      'select id::text, version from project_exception where project_id = $1',
      [made.projectId],
    );
    await done(stage.manager.post('/purchase/project/exceptionConfirm', { ...asked[0], agree: true }));
    expect(await duties()).toEqual([]);
    expect(await read(made.id)).toMatchObject({ groupStatus: 9 });
    const [seat] = made.seats;
    expect(seat && (await act(seat, 'promise', promised)).code).toBe(404);
  });
});

/** An expert and his part in a draw that nobody of the committee came by. */
async function anyDrawn(memberId: string): Promise<[string, string]> {
  const [row] = await stage.app.asSuperuser<{ expert: string; record: string }>(
    `select r.expert_id::text as expert, r.id::text as record from drawn_expert r
     where r.project_id = (select project_id from committee_member where id = $1) and r.expert_id is not null
       and not exists (select from committee_member m where m.record_id = r.id) limit 1`,
    [memberId],
  );
  return [row?.expert ?? '', row?.record ?? ''];
}
