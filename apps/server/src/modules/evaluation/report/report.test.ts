import { canonicalJson } from '@zhaocai/model';
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { done } from '../../../../test/agency-steps.ts';
import * as desks from '../../../../test/desk-steps.ts';
import { judge } from '../../../../test/evaluation-steps.ts';
import { enterMany, openDrawStage, type DrawStage } from '../../../../test/expert-draw-steps.ts';
import * as reports from '../../../../test/report-steps.ts';
import { missingIn } from '../../../../test/words-of-pdf.ts';
import { rootKeyOf } from '../../../platform/audit/index.ts';

let stage: DrawStage;
beforeAll(async () => {
  stage = await openDrawStage();
  await enterMany(stage, 4, ['expert1', 'expert2', 'expert3', 'expert4']);
});
afterAll(() => stage.app.close());

let hour = 7;
const closed = (more: Parameters<typeof reports.closedAt>[2] = {}) => reports.closedAt(stage, (hour += 1), more);
const refused = (msg: string) => ({ code: 400, msg: expect.stringContaining(msg) });
const dissent = '第一名的技术方案未响应第三章的关键指标';
const reopen = (leader: desks.Seat, desk: desks.Desk, reason = '汇总后发现第二名的业绩证明核对有误') =>
  desks.act(leader, desk, 'reopen', { reason });

describe('a report', () => {
  test('is drawn up when the leader closes the summary, with who evaluated, by what, and what came of it', async () => {
    const { desk, leader, second } = await closed();
    const { body, signatures, digest, reportStatus, isMasked } = await reports.reportOf(second.who, desk);
    expect(reportStatus).toBe(6);
    expect(isMasked).toBe(false);
    expect(digest).toBe(createHash('sha256').update(canonicalJson(body)).digest('hex'));
    expect(body.members.map(({ role }) => role).toSorted()).toEqual([1, 2, 3]);
    expect(body.members.find(({ role }) => role === 3)?.memberId).toBe(leader.id);
    expect(body.standard.items.map(({ name }) => name)).toEqual(['技术方案', '业绩']);
    expect(body.bids.map(({ rank, total, items }) => [rank, total, items.map(({ score }) => score)])).toEqual([
      [1, '85.00', ['40.00', '15.00']],
      [2, '75.00', ['35.00', '15.00']],
      [3, '65.00', ['30.00', '15.00']],
    ]);
    expect(body.candidates).toEqual(desk.bids);
    expect(signatures.map(({ signatureStatus, isOwn }) => [signatureStatus, isOwn]).toSorted()).toEqual([
      [0, false],
      [0, false],
      [0, true],
    ]);
    expect(await reports.askedToSign(stage, desk)).toHaveLength(3);
    const own = signatures.find(({ isOwn }) => isOwn)?.id ?? '';
    const asked = (seat: desks.Seat) => seat.who.get(`${judge}/score/summary?signatureId=${own}`);
    expect((await asked(second)).data).toMatchObject({ packageId: desk.packageId });
    expect((await asked(leader)).code).toBe(404);
  });

  test('says who is out with the votes and reasons, and recommends nobody of those', async () => {
    const desk = await desks.evaluatedAt(stage, (hour += 1), { isPriceAlone: true });
    const [leader, second, third] = desk.seats;
    if (!leader || !second || !third) throw new Error('three sit in it');
    const cheapest = desk.bids[0] ?? '';
    for (const seat of [leader, second]) await desks.checkAll(seat, desk, [`${cheapest} 1`]);
    await desks.checkAll(third, desk, [`${desk.bids[1] ?? ''} 0`]);
    await reports.closeAgain(leader, desk);
    const { body } = await reports.reportOf(leader.who, desk);
    expect(body.candidates).toEqual(desk.bids.slice(1));
    expect(body.bids.find(({ entryId }) => entryId === cheapest)).toMatchObject({
      isRejected: true,
      rank: null,
      checks: [{ place: 1, isMet: false, votes: 2, reasons: ['投标函未加盖公章', '投标函未加盖公章'] }],
    });
    expect(body.bids[0]?.checks).toMatchObject([{ place: 0, isMet: true, votes: 1 }]);
  });

  test('is saved as JSON that proves itself, as PDF and as a Word document, alike in what they say', async () => {
    const { desk, third } = await closed();
    await done(reports.say(stage, third, desk, { how: 'dissent', dissent }));
    const saved = async (format: string) => (await third.who.raw(reports.paperPath(desk, format))).rawPayload;
    const { record, signature, publicKey } = JSON.parse((await saved('json')).toString('utf8')) as {
      record: object;
      signature: string;
      publicKey: string;
    };
    const key = rootKeyOf('a secret that is long enough to be one');
    expect(publicKey).toBe(key.publicKey);
    expect(key.isSigned(canonicalJson(record), signature)).toBe(true);
    expect(key.isSigned(canonicalJson({ ...record, reportStatus: 7 }), signature)).toBe(false);
    expect(await missingIn(await saved('pdf'), ['85.00', dissent, '第1候选人', signature.slice(0, 20)])).toEqual([]);
    expect((await saved('docx')).subarray(0, 2).toString('latin1')).toBe('PK');
  });
});

describe('a signature', () => {
  test('is each member’s own, of what he has read, and given once; the last one makes the report whole', async () => {
    const { desk, leader, second, third } = await closed();
    const foreign = { ...third, account: second.account };
    expect((await reports.say(stage, foreign, desk)).code).toBe(404);
    expect(await reports.say(stage, second, desk, { digest: '0'.repeat(64) })).toMatchObject(refused('评审报告已变更'));
    expect(await done(reports.say(stage, second, desk))).toMatchObject({ signatureStatus: 1, reportStatus: 6 });
    expect(await reports.say(stage, second, desk)).toMatchObject({ code: 400 });
    expect(await reports.askedToSign(stage, desk)).toHaveLength(2);
    await done(reports.say(stage, leader, desk));
    expect(await done(reports.say(stage, third, desk))).toMatchObject({ reportStatus: 7 });
    expect(await reports.askedToSign(stage, desk)).toEqual([]);
    const { digest, signedTime } = await reports.reportOf(leader.who, desk);
    expect(signedTime).not.toBeNull();
    const noted = await stage.app.evidence('reportSignature.sign');
    const own = noted.filter((one) => one.digest === digest);
    expect(own).toHaveLength(3);
  });

  test('with a dissent needs its reasons, which stand in the report; without one it has none', async () => {
    const { desk, second, third } = await closed();
    expect(await reports.say(stage, third, desk, { how: 'dissent', dissent: '不同意' })).toMatchObject(
      refused('请写明不同意见和理由'),
    );
    expect(await reports.say(stage, third, desk, { dissent })).toMatchObject(refused('选择“不同意并附理由”'));
    await done(reports.say(stage, third, desk, { how: 'dissent', dissent }));
    const { signatures } = await reports.reportOf(second.who, desk);
    expect(signatures.find(({ memberId }) => memberId === third.id)).toMatchObject({ signatureStatus: 2, dissent });
    const told = await stage.app.asSuperuser(`select 1 from evidence where payload::text like '%' || $1 || '%'`, [
      dissent,
    ]);
    expect(told).toEqual([]);
  });

  test('that is refused without reasons counts as agreed; the leader notes it once the time is over (87号令 61)', async () => {
    const { desk, leader, second, third } = await closed();
    const note = (seat: desks.Seat, memberId: string) =>
      desks.act(seat, desk, 'noteRefusal', { memberId, reason: '多次联系，该成员拒绝签字' });
    await done(reports.say(stage, leader, desk));
    expect(await done(reports.say(stage, second, desk, { how: 'refuse' }))).toMatchObject({ signatureStatus: 3 });
    const { signatures } = await reports.reportOf(leader.who, desk);
    const due = signatures.find(({ memberId }) => memberId === third.id)?.dueTime;
    // Wednesday and two working days (R39).
    expect(due).toBe('2026-12-11 23:59:59');
    expect(await note(leader, third.id)).toMatchObject(refused('仍在签署期限内'));
    stage.app.clock.setTo('2026-12-12 09:00:00');
    expect((await reports.reportOf(leader.who, desk)).mayNote).toEqual([third.id]);
    expect(await note(second, third.id)).toMatchObject(refused('仅组长'));
    expect(await done(note(leader, third.id))).toMatchObject({ signatureStatus: 3, reportStatus: 7 });
  });

  test('is void when the leader opens the evaluation again, which the others are told, and the next report says why', async () => {
    const made = await closed();
    const { desk, leader, second } = made;
    await reports.signAll(stage, made);
    expect(await reopen(second, desk)).toMatchObject(refused('仅组长'));
    expect(await reopen(leader, desk, '有误')).toMatchObject(refused('不少于10个字'));
    await done(reopen(leader, desk));
    expect((await reports.askReport(leader.who, desk)).data).toBeNull();
    expect(await reports.askedToSign(stage, desk)).toEqual([]);
    const voided = await stage.app.asSuperuser(
      'select signature_status as status from report_signature where package_id = $1',
      [desk.packageId],
    );
    expect(voided).toEqual([{ status: 8 }, { status: 8 }, { status: 8 }]);
    const told = await stage.app.asSuperuser<{ account: string }>(
      `select distinct u.account from flow_message m join user_account u on u.id = m.user_id
       where m.kind = 'reportVoided' and m.business_id = (select id from package_evaluation where package_id = $1)`,
      [desk.packageId],
    );
    expect(told).toHaveLength(2);
    await reports.closeAgain(leader, desk);
    const { body } = await reports.reportOf(leader.who, desk);
    expect(body.reviews).toMatchObject([{ action: 'reopen', reason: '汇总后发现第二名的业绩证明核对有误' }]);
    expect(await reports.askedToSign(stage, desk)).toHaveLength(3);
  });

  test('is void when a member leaves, and the evaluation waits for whoever comes in his stead', async () => {
    const made = await closed();
    const { desk, leader, second } = made;
    await reports.signAll(stage, made);
    const leave = { id: second.id, how: 'avoid', reason: '查实与第一名的投标人存在利害关系' };
    await done(stage.buyer.post(`${judge}/project/leave`, leave));
    expect((await reports.askReport(second.who, desk)).code).toBe(404);
    expect(await desks.summaryOf(leader.who, desk)).toMatchObject({ evaluationStatus: 5, closeTime: null });
    expect(await desks.act(leader, desk, 'close', { version: 0 })).toMatchObject({ code: 400 });
    const rows = await stage.app.asSuperuser(
      'select report_status as status from evaluation_report where package_id = $1',
      [desk.packageId],
    );
    expect(rows).toEqual([{ status: 8 }]);
  });
});

test('what is closed stays to be read when the procurement is terminated, and nobody is asked to sign it', async () => {
  const { desk, leader } = await closed();
  await done(reports.say(stage, leader, desk));
  await reports.terminated(stage, desk.projectId);
  expect(await reports.askedToSign(stage, desk)).toEqual([]);
  for (const who of [stage.buyer, leader.who])
    expect(await reports.reportOf(who, desk)).toMatchObject({ reportStatus: 9, maySign: false, mayReopen: false });
});

test('a report of a committee that is dissolved is void, and another may evaluate', async () => {
  const made = await closed();
  const { desk } = made;
  await reports.signAll(stage, made);
  const [line] = await done<{ version: number }[]>(
    stage.buyer.get(`${judge}/group/queryGroupList?groupId=${desk.groupId}`),
  );
  const reason = '评审委员会组成有误，依法重新组建';
  await done(stage.buyer.post(`${judge}/group/discard`, { id: desk.groupId, version: line?.version, reason }));
  expect((await reports.askReport(stage.buyer, desk)).code).toBe(404);
  const rows = await stage.app.asSuperuser(
    'select evaluation_status as status from package_evaluation where package_id = $1',
    [desk.packageId],
  );
  expect(rows).toEqual([{ status: 9 }]);
});
