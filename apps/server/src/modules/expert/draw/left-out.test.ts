import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  aSecret,
  aTender,
  aWish,
  drawOf,
  drawnFor,
  enterMany,
  openDrawStage,
  random,
  savedDraw,
  type DrawStage,
} from '../../../../test/expert-draw-steps.ts';

// Whom the handler leaves out of a draw stands in its record with the reason, and he draws alone from no pool of his making.

let stage: DrawStage;
let ids: readonly string[];
beforeAll(async () => {
  stage = await openDrawStage();
  ids = await enterMany(stage, 12);
});
afterAll(() => stage.app.close());

const reasonsFor = (chosen: readonly string[]) => Object.fromEntries(chosen.map((id) => [id, '曾任职']));
const conditions = [{ itemCode: 'E01', count: 2, alternates: 0 }];

test('nobody is left out without a reason, and nothing is written down then', async () => {
  const { id: proId } = await aTender(stage);
  const [one = '', other = ''] = ids;
  const avoidExperts = [one, other];
  const save = async (more: object) =>
    stage.buyer.post(`${random}/randomInfo`, await aWish(stage, proId, { conditions, avoidExperts, ...more }));
  const refused = { code: 400, msg: expect.stringMatching(/请填写专家“.+”的回避理由/) };
  expect(await save({})).toMatchObject(refused);
  expect(await save({ avoidReasons: { [one]: '曾任职', [other]: '  ' } })).toMatchObject(refused);
  expect(await stage.app.asSuperuser('select 1 from expert_draw where project_id = $1', [proId])).toEqual([]);
  expect(await save({ avoidReasons: reasonsFor(avoidExperts) })).toMatchObject({ code: 200 });
});

test('the supervisor reads names and reasons before he joins, others after the evaluation, and the chain has them', async () => {
  const { buyer, supervisor, manager, app } = stage;
  const { id: proId } = await aTender(stage);
  const avoidExperts = ids.slice(0, 10);
  const wish = { conditions, avoidExperts, avoidReasons: reasonsFor(avoidExperts) };
  const saved = await savedDraw(stage, proId, wish);
  const avoided = avoidExperts.map((expertId) => ({ expertId, name: expect.any(String), reason: '曾任职' }));
  expect((await drawOf(supervisor, saved.id)).avoided).toEqual(avoided);
  expect((await drawOf(manager, saved.id)).avoided).toEqual([]);
  const [step] = await app.asSuperuser<{ payload: string }>(
    `select payload from evidence where stream = $1 and action = 'expertDraw.add'`,
    [proId],
  );
  const payload = JSON.parse(step?.payload ?? '{}') as { avoided: { reason: string }[] };
  expect(payload.avoided).toHaveLength(10);
  expect(payload.avoided.every(({ reason }) => reason === '曾任职')).toBe(true);
  expect(step?.payload).not.toContain(avoidExperts[0]);
  // Two are left of twelve: with the supervisor, who has seen the list, it is drawn.
  const other = await aTender(stage);
  const time = { reviewTime: '2026-12-09 15:00:00', reviewEndTime: '2026-12-09 16:00:00' };
  const drawn = await drawnFor(stage, other.id, { ...wish, ...time });
  expect(drawn).toMatchObject({ poolSize: 2 });
  await app.asSuperuser('update project set opened_time = $2 where id = $1', [other.id, app.clock.now()]);
  app.clock.setTo('2026-12-10 10:00:00');
  expect((await drawOf(manager, drawn.id)).avoided).toEqual(avoided);
  expect((await drawOf(buyer, drawn.id)).avoided).toEqual(avoided);
  app.clock.setTo('2026-12-07 10:00:00');
});

test('alone nobody draws from fewer than three times of whom he needs, where he has left some out', async () => {
  const { buyer, app } = stage;
  const { id: proId } = await aTender(stage);
  const alone = { drawMode: 2, supervisorId: null, conditions, reviewTime: '2026-12-16 09:00:00', reviewEndTime: null };
  const draw = async (avoidExperts: readonly string[]) => {
    const more = { ...alone, avoidExperts, avoidReasons: reasonsFor(avoidExperts) };
    app.clock.setTo('2026-12-14 10:00:00');
    const saved = await savedDraw(stage, proId, more);
    app.clock.setTo('2026-12-15 10:00:00');
    return buyer.post(`${random}/randomExp`, { id: saved.id, secret: aSecret() });
  };
  expect(await draw(ids.slice(0, 7))).toMatchObject({
    code: 400,
    msg: expect.stringMatching(/回避后可抽取5人，不足应抽2人的三倍，不能单人抽取/),
  });
  expect(await draw(ids.slice(0, 6))).toMatchObject({ code: 200 });
});
