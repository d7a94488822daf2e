import type { ProjectDetail } from '@zhaocai/model';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { done } from '../../../../test/agency-steps.ts';
import * as desks from '../../../../test/desk-steps.ts';
import { judge } from '../../../../test/evaluation-steps.ts';
import { enterMany, openDrawStage, type DrawStage } from '../../../../test/expert-draw-steps.ts';
import * as reports from '../../../../test/report-steps.ts';

let stage: DrawStage;
beforeAll(async () => {
  stage = await openDrawStage();
  await enterMany(stage, 4, ['expert1', 'expert2', 'expert3', 'expert4']);
});
afterAll(() => stage.app.close());

let hour = 7;
const closed = () => reports.closedAt(stage, (hour += 1));
const refused = (msg: string) => ({ code: 400, msg: expect.stringContaining(msg) });
const bids = ({ bids: [first = '', second = '', third = ''] }: desks.Desk) => ({ first, second, third });

const gaveUp = '供应商书面声明放弃，见2026年12月10日来函';
async function passOver(desk: desks.Desk, entryId: string, more: object = {}) {
  const { version } = await reports.reportOf(stage.buyer, desk);
  const input = { packageId: desk.packageId, entryId, version, ground: 1, reason: gaveUp, ...more };
  return stage.buyer.post(`${judge}/report/passOver`, input);
}

/** What the project's page says is to be done next. */
async function leadsOn({ projectId }: desks.Desk): Promise<string[]> {
  const { next } = await done<ProjectDetail>(stage.buyer.get(`/purchase/project/queryById?id=${projectId}`));
  return next.map(({ action }) => action);
}

describe('a selection of what a committee evaluates', () => {
  test('waits for the report, and for the last of its signatures', async () => {
    const desk = await desks.evaluatedAt(stage, (hour += 1), { isPriceAlone: true });
    const { first } = bids(desk);
    const [leader, second, third] = desk.seats;
    if (!leader || !second || !third) throw new Error('three sit in it');
    expect(await reports.handIn(stage, desk, first)).toMatchObject(refused('评审报告尚未形成'));
    expect(await leadsOn(desk)).toEqual([]);
    for (const seat of desk.seats) await desks.checkAll(seat, desk);
    await reports.closeAgain(leader, desk);
    for (const seat of [leader, second]) await done(reports.say(stage, seat, desk));
    expect(await reports.handIn(stage, desk, first)).toMatchObject(refused('已签署2/3人'));
    expect(await leadsOn(desk)).toEqual([]);
    await done(reports.say(stage, third, desk, { how: 'dissent', dissent: '对第二名的资格审查结论有不同意见' }));
    expect(await leadsOn(desk)).toEqual(['select']);
    await done(reports.handIn(stage, desk, first));
    const { digest } = await reports.reportOf(leader.who, desk);
    const [noted] = await stage.app.asSuperuser<{ payload: string }>(
      `select payload from evidence where stream = $1 and action = 'project.submitSelection'`,
      [desk.projectId],
    );
    expect(JSON.parse(noted?.payload ?? '{}')).toMatchObject({ reports: [{ packageId: desk.packageId, digest }] });
  });

  test('follows the order of the candidates, but for a ground of the law that is noted before (R41)', async () => {
    const made = await closed();
    const { desk } = made;
    const { first, second, third } = bids(desk);
    expect(await passOver(desk, first)).toMatchObject({ code: 400 });
    await reports.signAll(stage, made);
    expect(await reports.handIn(stage, desk, second)).toMatchObject(refused('第1候选人“杭州青禾科技有限公司”尚未选定'));
    expect(await passOver(desk, first, { reason: '放弃' })).toMatchObject(refused('不少于10个字'));
    expect(await passOver(desk, first, { ground: 5 })).toMatchObject({ code: 400 });
    expect((await passOver(desk, first, { version: 99 })).code).toBe(400);
    expect(await passOver(desk, '1')).toMatchObject(refused('只有评审报告推荐的候选人'));
    await done(passOver(desk, first));
    expect(await reports.handIn(stage, desk, first)).toMatchObject(refused('已登记顺延'));
    expect(await reports.handIn(stage, desk, third)).toMatchObject(refused('第2候选人'));
    await done(passOver(desk, first, { ground: null, reason: undefined }));
    expect(await reports.handIn(stage, desk, second)).toMatchObject(refused('第1候选人'));
    await done(passOver(desk, first, { ground: 3 }));
    await done(reports.handIn(stage, desk, second));
    expect((await reports.reportOf(stage.buyer, desk)).passedOver).toMatchObject([
      { entryId: first, ground: 3, reason: gaveUp },
    ]);
  });

  test('once it is handed in, nothing that it rests on changes', async () => {
    const made = await closed();
    const { desk, leader, second } = made;
    await reports.signAll(stage, made);
    await done(reports.handIn(stage, desk, bids(desk).first));
    expect(await desks.act(leader, desk, 'reopen', { reason: '汇总后发现业绩证明核对有误' })).toMatchObject(
      refused('采购结果已提交'),
    );
    expect(await passOver(desk, bids(desk).first)).toMatchObject(refused('采购结果已提交'));
    const leave = { id: second.id, how: 'avoid', reason: '查实与第一名的投标人存在利害关系' };
    await done(stage.buyer.post(`${judge}/project/leave`, leave));
    expect(await reports.reportOf(stage.buyer, desk)).toMatchObject({ reportStatus: 7 });
  });

  test('that is sent back may be evaluated anew, as an objection that is right may want', async () => {
    const made = await closed();
    const { desk, leader } = made;
    const { first } = bids(desk);
    await reports.signAll(stage, made);
    const { version } = await done(reports.handIn(stage, desk, first));
    const manager = await stage.app.person('manager');
    const back = { id: desk.projectId, version, agree: false, reason: '质疑成立，第一名的业绩须重新评审' };
    await done(manager.post('/purchase/project/projectConfirm', back));
    await done(desks.act(leader, desk, 'reopen', { reason: '质疑成立，第一名的业绩须重新评审' }));
    expect(await reports.handIn(stage, desk, first)).toMatchObject(refused('评审报告尚未形成'));
    await reports.closeAgain(leader, desk);
    await reports.signAll(stage, made);
    await done(reports.handIn(stage, desk, first));
  });

  test('is refused where the report is not what was signed, whoever has the database', async () => {
    const made = await closed();
    const { desk } = made;
    await reports.signAll(stage, made);
    await stage.app.asSuperuser(
      `update evaluation_report set content = replace(content, '青禾', '青木') where package_id = $1`,
      [desk.packageId],
    );
    expect(await reports.handIn(stage, desk, bids(desk).first)).toMatchObject(refused('与签署时的摘要不一致'));
    expect(await reports.askReport(made.second.who, desk)).toMatchObject(refused('与签署时的摘要不一致'));
  });

  test('goes by prices no more where a committee was formed and dissolved', async () => {
    const made = await closed();
    const { desk } = made;
    const [line] = await done<{ version: number }[]>(
      stage.buyer.get(`${judge}/group/queryGroupList?groupId=${desk.groupId}`),
    );
    const reason = '评审委员会组成有误，依法重新组建';
    await done(stage.buyer.post(`${judge}/group/discard`, { id: desk.groupId, version: line?.version, reason }));
    expect(await reports.handIn(stage, desk, bids(desk).first)).toMatchObject(refused('评审报告尚未形成'));
  });
});
