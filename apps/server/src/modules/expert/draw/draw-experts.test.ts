import { allot, faultsOfDraw, seedOf, type ExpertDrawAnswer } from '@zhaocai/model';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { drawHashes, verifyChain } from '../../../platform/audit/index.ts';
import { done } from '../../../../test/agency-steps.ts';
import {
  aSecret,
  aTender,
  aWish,
  commitOf,
  drawnFor,
  enterMany,
  joinedDraw,
  monday,
  openDrawStage,
  random,
  drawOf,
  readDraw,
  recordsOf,
  reviewTime,
  savedDraw,
  turn,
  type DrawStage,
} from '../../../../test/expert-draw-steps.ts';

let stage: DrawStage;
let experts: string[];
beforeAll(async () => {
  stage = await openDrawStage();
  experts = await enterMany(stage, 8);
});
afterAll(() => stage.app.close());

const recordOf = (draw: ExpertDrawAnswer, at = 0) => {
  const round = draw.rounds[at];
  if (!round) throw new Error('a draw without a round');
  return {
    ...round,
    drawNo: draw.drawNo,
    commits: draw.commits,
    reveals: draw.reveals,
    candidates: round.candidates.map(({ id }) => id),
    seed: round.seed ?? '',
  };
};

describe('a draw of experts', () => {
  test('is refused with a word where its wish is wrong, and nothing is kept', async () => {
    const { buyer, app } = stage;
    const project = await aTender(stage);
    const save = async (more: object) =>
      (await buyer.post(`${random}/randomInfo`, await aWish(stage, project.id, more))).msg;
    expect(await save({ supervisorId: await app.userId('buyer') })).toBe('监督人不能是抽取经办人本人');
    expect(await save({ supervisorId: await app.userId('finance') })).toMatch(/没有“监督专家抽取”权限/);
    expect(await save({ supervisorId: undefined })).toBe('请选择监督人');
    expect(await save({ reviewTime: '2026-12-01 09:00' })).toBe('评审时间须晚于现在');
    const condition = { itemCode: 'E01', count: 1 };
    expect(await save({ conditions: [condition, condition] })).toMatch(/^抽取条件重复/);
    expect((await buyer.get(`${random}/randomInfoByProId?proId=${project.id}`)).data).toBeNull();
  });

  test('tells before how many there are, and is refused where they are too few', async () => {
    const project = await aTender(stage);
    const wish = await aWish(stage, project.id, { conditions: [{ itemCode: 'E01', count: 9, alternates: 2 }] });
    expect((await stage.buyer.post(`${random}/randomExpCheck`, wish)).data).toMatchObject({
      pool: 8,
      need: 11,
      lack: 3,
    });
    const saved = await done(stage.buyer.post(`${random}/randomInfo`, wish));
    const begun = await stage.buyer.post(`${random}/randomExp`, { id: saved.id, commit: commitOf('buyer', aSecret()) });
    expect(begun.msg).toBe('符合条件的专家不足，需11人，现有8人');
  });

  test('R29 begins no earlier than two working days before the evaluation, by a dated rule', async () => {
    const { buyer, app } = stage;
    const project = await aTender(stage);
    // Monday: with a review on Thursday, two working days before is Tuesday.
    const saved = await savedDraw(stage, project.id, { reviewTime: '2026-12-10 09:00:00', reviewEndTime: null });
    const begin = () => buyer.post(`${random}/randomExp`, { id: saved.id, commit: commitOf('buyer', aSecret()) });
    expect((await begin()).msg).toBe(
      '抽取时间不得早于评审前2个工作日（政府采购评审专家管理办法（财库〔2016〕198号）第十三条），最早2026-12-08 00:00:00',
    );
    app.clock.setTo('2026-12-07 23:59:58');
    expect((await begin()).code).toBe(400);
    app.clock.setTo('2026-12-08 00:00:00');
    expect((await begin()).code).toBe(200);
    app.clock.setTo(monday);
    const own = await aTender(stage, { lawRegime: 3 });
    const early = await savedDraw(stage, own.id, { reviewTime: '2026-12-16 09:00:00', reviewEndTime: null });
    const begun = (id: string) => buyer.post(`${random}/randomExp`, { id, commit: commitOf('buyer', aSecret()) });
    expect((await begun(early.id)).msg).toMatch(/请说明原因，不少于10个字$/);
    const wish = await aWish(stage, own.id, {
      reviewTime: '2026-12-16 09:00:00',
      reviewEndTime: null,
      earlyReason: '外地专家需提前安排行程和住宿',
    });
    await done(buyer.post(`${random}/randomInfo`, { ...wish, id: early.id, version: early.version }));
    expect((await begun(early.id)).code).toBe(200);
    // Negotiation is left out by the article.
    const talk = await aTender(stage, { manner: 3 });
    const free = await savedDraw(stage, talk.id, { reviewTime: '2026-12-21 09:00:00', reviewEndTime: null });
    expect((await begun(free.id)).code).toBe(200);
  });

  test('R28 names nobody before both have shown their secrets, and then its notifier alone until the evaluation', async () => {
    const { buyer, manager, supervisor, app } = stage;
    const project = await aTender(stage);
    const saved = await savedDraw(stage, project.id);
    const { mine, his } = await joinedDraw(stage, saved);
    expect((await buyer.post(`${random}/reveal`, { id: saved.id, secret: aSecret() })).msg).toMatch(
      /^随机数与提交的摘要不符/,
    );
    await done(buyer.post(`${random}/reveal`, { id: saved.id, secret: mine }));
    expect(JSON.stringify((await readDraw(supervisor, saved.id)).data)).not.toContain(mine);
    await done(supervisor.post(`${random}/reveal`, { id: saved.id, secret: his }));
    const forHandler = await drawOf(buyer, saved.id);
    expect(forHandler).toMatchObject({ infoStatus: 3, handlerWork: 1, isNamed: true, isSealed: true, poolSize: 8 });
    expect(forHandler.members).toHaveLength(2);
    expect(forHandler.members[0]?.name).toMatch(/^专家\d+$/);
    expect(forHandler.members[0]?.phone).toMatch(/^139\*\*\*\*/);
    const readers = [manager, supervisor];
    const pages = readers.flatMap((who) => [
      readDraw(who, saved.id),
      who.get(`${random}/recordListByRandInfoId?randomInfoId=${saved.id}`),
      who.post(`${random}/randomRecordPage`, { current: 1, size: 50 }),
      who.get(`/expert/judge/project/historyList?expertId=${forHandler.members[0]?.expertId}`),
    ]);
    for (const page of await Promise.all(pages)) {
      const text = JSON.stringify(page);
      expect(page.code).toBe(200);
      expect(experts.filter((id) => text.includes(id))).toEqual([]);
      expect(text).not.toMatch(/专家\d|研究院|seed":"/);
    }
    const [alternate] = (await recordsOf(buyer, saved.id)).filter(({ isCalled }) => !isCalled);
    expect(alternate).toMatchObject({ name: '专***', expertId: null });
    const chain = await app.asSuperuser<{ payload: string }>('select payload from evidence where tenant_id = $1', [
      '100001',
    ]);
    const drawn = chain.map(({ payload }) => payload).filter((payload) => payload.includes('expertDraw'));
    expect(experts.filter((id) => drawn.join().includes(id))).toEqual([]);
    expect(drawn.join()).not.toContain(mine);
  });

  test('[R388] [R364] is calculated again by anybody once the evaluation has begun and the bids are opened', async () => {
    const { manager, app } = stage;
    const project = await aTender(stage);
    const { id } = await drawnFor(stage, project.id, {
      reviewTime: '2026-12-09 14:00:00',
      reviewEndTime: '2026-12-09 15:00',
    });
    app.clock.setTo('2026-12-09 14:00:00');
    expect((await readDraw(manager, id)).data).toMatchObject({ isSealed: true, isNamed: true, excluded: [] });
    await app.asSuperuser('update project set opened_time = $2 where id = $1', [project.id, app.clock.now()]);
    const draw = await drawOf(manager, id);
    expect(draw).toMatchObject({ isSealed: false, recordFaults: [] });
    const record = recordOf(draw);
    expect(faultsOfDraw(drawHashes, record)).toEqual([]);
    const [round] = draw.rounds;
    const places = round ? allot(round.tickets, round) : [];
    expect(draw.members.map(({ expertId }) => expertId)).toEqual(places.slice(0, 2).map((one) => one.id));
    // A changed pool, secret or order is found.
    const [first = '', ...others] = record.candidates;
    expect(faultsOfDraw(drawHashes, { ...record, candidates: [`${first}1`, ...others] })).toContain('candidateRoot');
    expect(faultsOfDraw(drawHashes, { ...record, reveals: { ...record.reveals, buyer: aSecret() } })).toContain(
      'commits',
    );
    expect(faultsOfDraw(drawHashes, { ...record, tickets: record.tickets.toReversed() })).toEqual(['order']);
    const verdict = await verifyChain(app.database.scoped('100001'), { tenantId: '100001', stream: project.id });
    expect(verdict.ok).toBe(true);
    const pdf = await manager.raw(`${random}/recordPdf?id=${id}`);
    expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    app.clock.setTo(monday);
  });

  test('that was changed past the product is shown as such, and nobody is asked by it', async () => {
    const project = await aTender(stage);
    const { id, members } = await drawnFor(stage, project.id, {
      reviewTime: '2026-12-09 19:00:00',
      reviewEndTime: '2026-12-09 20:00',
    });
    expect(members).toHaveLength(2);
    await stage.app.asSuperuser(
      `update expert_draw set rounds = jsonb_set(rounds, '{0,tickets}', (select jsonb_agg(t order by n desc)
         from jsonb_array_elements(rounds -> 0 -> 'tickets') with ordinality as x (t, n))) where id = $1`,
      [id],
    );
    expect((await readDraw(stage.supervisor, id)).data.recordFaults).toContain('order');
    expect((await stage.buyer.post(`${random}/notify`, { id })).msg).toMatch(/与项目存证不一致/);
    const annul = {
      id,
      version: (await readDraw(stage.supervisor, id)).data.version,
      reason: '记录与存证不一致，已封存核查',
    };
    expect((await stage.supervisor.post(`${random}/cancel`, annul)).code).toBe(200);
  });

  test('whose party does not show his secret within ten minutes is void, and a new one has a new number', async () => {
    const { buyer, supervisor, app } = stage;
    const project = await aTender(stage);
    const saved = await savedDraw(stage, project.id, { reviewTime });
    const { mine, his } = await joinedDraw(stage, saved);
    await done(buyer.post(`${random}/reveal`, { id: saved.id, secret: mine }));
    app.clock.advance({ minutes: 11 });
    expect((await supervisor.post(`${random}/reveal`, { id: saved.id, secret: his })).msg).toMatch(/本次抽取作废/);
    await turn(stage);
    await turn(stage);
    const draw = await drawOf(buyer, saved.id);
    expect(draw).toMatchObject({ infoStatus: 5, voidReason: '随机数未在规定时间内公开', reveals: {} });
    const again = await savedDraw(stage, project.id);
    expect((await readDraw(buyer, again.id)).data.drawNo).not.toBe(draw.drawNo);
    app.clock.setTo(monday);
  });

  test('is not dropped by the one who began it, nor by another while its order names somebody', async () => {
    const { buyer, supervisor } = stage;
    const project = await aTender(stage);
    const saved = await savedDraw(stage, project.id, {
      reviewTime: '2026-12-09 20:00:00',
      reviewEndTime: '2026-12-09 21:00',
    });
    const { mine, his } = await joinedDraw(stage, saved);
    const cancel = async (who: typeof buyer, reason: string) =>
      who.post(`${random}/cancel`, { id: saved.id, version: (await readDraw(buyer, saved.id)).data.version, reason });
    expect((await cancel(supervisor, '短')).msg).toBe('请说明原因，不少于10个字');
    expect((await cancel(buyer, '随机数遗失，需要重新抽取')).code).toBe(403);
    await done(buyer.post(`${random}/reveal`, { id: saved.id, secret: mine }));
    await done(supervisor.post(`${random}/reveal`, { id: saved.id, secret: his }));
    expect((await cancel(supervisor, '结果不满意，需要重新抽取')).msg).toMatch(/^抽取结果有效/);
    const second = await savedDraw(stage, project.id);
    const begun = await buyer.post(`${random}/randomExp`, { id: second.id, commit: commitOf('buyer', aSecret()) });
    expect(begun.msg).toMatch(/^本项目已有专家抽取/);
  });

  test('by one person waits for the day after the product’s digest, and is marked as of low assurance', async () => {
    const { buyer, app } = stage;
    const project = await aTender(stage, { manner: 3 });
    const wish = { drawMode: 2, supervisorId: null, reviewTime: '2026-12-15 09:00:00', reviewEndTime: null };
    const saved = await savedDraw(stage, project.id, wish);
    const secret = aSecret();
    const draw = () => buyer.post(`${random}/randomExp`, { id: saved.id, secret });
    expect((await draw()).msg).toBe('单人抽取须在保存的次日起进行，系统随机数的摘要已于2026-12-07提交');
    app.clock.setTo('2026-12-08 09:00:00');
    await done(draw());
    const drawn = await drawOf(buyer, saved.id);
    expect(drawn).toMatchObject({ infoStatus: 3, drawMode: 2, recordFaults: [] });
    expect(drawn.people.map(({ party }) => party)).toEqual(['buyer', 'product']);
    app.clock.setTo(monday);
  });
});

describe('two people who tell each other their secrets', () => {
  test('do not foresee which experts are drawn: the product’s secret counts too, laid down with the draft', async () => {
    const { buyer, supervisor } = stage;
    const saved = await savedDraw(stage, (await aTender(stage)).id);
    const laidDown = (await drawOf(buyer, saved.id)).commits['product'];
    const { mine, his } = await joinedDraw(stage, saved);
    await done(buyer.post(`${random}/reveal`, { id: saved.id, secret: mine }));
    await done(supervisor.post(`${random}/reveal`, { id: saved.id, secret: his }));
    const [row] = await stage.app.asSuperuser<{
      drawNo: string;
      commits: Readonly<Record<string, string>>;
      reveals: Readonly<Record<string, string>>;
      root: string;
      seed: string;
    }>(
      `select draw_no as "drawNo", commits, reveals, rounds -> 0 ->> 'candidateRoot' as root, rounds -> 0 ->> 'seed' as seed
       from expert_draw where id = $1`,
      [saved.id],
    );
    if (!row) throw new Error('no draw');
    const { drawNo, commits, reveals, root: candidateRoot, seed } = row;
    expect(laidDown).toBe(commits['product']);
    expect(commitOf('product', reveals['product'] ?? '')).toBe(laidDown);
    const people = { buyer: mine, supervisor: his };
    expect(seedOf(drawHashes, { drawNo, reveals: people, candidateRoot })).not.toBe(seed);
    expect(seedOf(drawHashes, { drawNo, reveals, candidateRoot })).toBe(seed);
    expect(await drawOf(buyer, saved.id)).toMatchObject({ recordFaults: [] });
  });
});
