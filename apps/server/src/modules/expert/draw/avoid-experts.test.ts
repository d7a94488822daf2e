import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { done } from '../../../../test/agency-steps.ts';
import {
  aTender,
  aWish,
  bidder,
  bidderCode as code,
  drawnFor,
  enterExperts,
  enterMany,
  openDrawStage,
  random,
  drawOf,
  takePart,
  type DrawStage,
} from '../../../../test/expert-draw-steps.ts';

let stage: DrawStage;
beforeAll(async () => {
  stage = await openDrawStage();
  await enterMany(stage, 6);
});
afterAll(() => stage.app.close());

describe('R30 nobody is drawn who has to keep away', () => {
  test('for whom he works, worked in the last three years, or what he or the unit has declared', async () => {
    const { buyer, app } = stage;
    const project = await aTender(stage);
    const [tenant] = await app.asSuperuser<{ name: string }>(
      'select tenant_name as name from tenant where tenant_id = $1',
      ['100001'],
    );
    const ids = await enterExperts(stage, [
      { name: '本单位', workUnit: tenant?.name },
      { name: '主动申报', avoidUnits: tenant?.name },
      { name: '单位申报', workUnit: '杭州某设计院' },
      { name: '专家回避' },
      { name: '参与编制', userId: await app.userId('buyer') },
      { name: '现任职', workUnit: '浙江(杭州) 智联科技有限责任公司' },
      { name: '同信用代码', workUnit: '另一名称', unitCreditCode: code },
      { name: '三年内任职' },
      { name: '四年前任职' },
      { name: '声明回避', avoidUnits: `某公司\n${bidder}` },
    ]);
    const [, , , avoided, , , , recent, former] = ids;
    const work = { eduworkType: 2, org: bidder, fromDay: '2015-01-01' };
    await done(buyer.post('/expert/eduwork/save', { ...work, expertId: recent, toDay: '2023-12-31' }));
    await done(buyer.post('/expert/eduwork/save', { ...work, expertId: former, toDay: '2022-12-01' }));
    await takePart(stage, project.id);
    const more = { avoidUnits: '杭州某设计院', avoidExperts: [avoided], avoidReasons: { [avoided ?? '']: '利害关系' } };
    const wish = await aWish(stage, project.id, more);
    const checked = (await buyer.post<{ excluded: object; pool: number }>(`${random}/randomExpCheck`, wish)).data;
    expect(checked.excluded).toEqual({ ownUnit: 1, declared: 3, drafted: 1 });
    // Six of before, him of four years ago, and four who have to do with the bidder, which the check does not tell.
    expect(checked.pool).toBe(11);
    const { id } = await drawnFor(stage, project.id, more);
    const draw = await drawOf(buyer, id);
    expect(draw.excludedCounts).toEqual({ ownUnit: 1, declared: 3, drafted: 1, conflict: 4 });
    expect(draw).toMatchObject({ poolSize: 7, excluded: [] });
  });

  test('before the opening no answer says who takes part, and the database answers yes or no', async () => {
    const { buyer, supervisor, app } = stage;
    const project = await aTender(stage);
    await takePart(stage, project.id);
    const time = { reviewTime: '2026-12-09 15:00:00', reviewEndTime: '2026-12-09 16:00:00' };
    const { id } = await drawnFor(stage, project.id, time);
    const paths = [
      `${random}/randomInfoById?id=${id}`,
      `${random}/randomInfoByProId?proId=${project.id}`,
      `${random}/recordListByRandInfoId?randomInfoId=${id}`,
      `/expert/judge/project/queryExpertByRandomInfoId?randomInfoId=${id}`,
    ];
    for (const who of [buyer, supervisor])
      for (const path of paths) {
        const text = JSON.stringify((await who.get(path)).data);
        expect(text).not.toContain('智联');
        expect(text).not.toContain(code);
        expect(text).not.toMatch(/"mustAvoid":(true|false)/);
      }
    const [shape] = await app.asSuperuser<{ type: string }>(
      `select pg_get_function_result(oid) as type from pg_proc where proname = 'expert_meets_bidder'`,
    );
    expect(shape?.type).toBe('boolean');
    const asked = app.database.scoped('300001');
    const [row] = await asked.query<{ meets: boolean }>(
      `select bool_or(expert_meets_bidder($1, e.id, '2026-12-09')) as meets
       from (select unnest($2::bigint[]) as id) e`,
      [project.id, (await app.asSuperuser<{ id: string }>('select id::text from expert')).map((one) => one.id)],
    );
    expect(row?.meets).toBe(false);
  });

  test('of one employer no more than one sits in a committee, nor one who evaluates elsewhere at the time', async () => {
    const { buyer } = stage;
    await enterExperts(stage, [
      { itemCodes: 'E0201', workUnit: '同一大学' },
      { itemCodes: 'E0201', workUnit: '同一 大学' },
    ]);
    const project = await aTender(stage);
    const conditions = [{ itemCode: 'E0201', count: 1, alternates: 1 }];
    const wish = await aWish(stage, project.id, { conditions });
    expect((await buyer.post(`${random}/randomExpCheck`, wish)).data).toMatchObject({ pool: 2, need: 2, lack: 1 });
    const time = { reviewTime: '2026-12-09 17:00:00', reviewEndTime: '2026-12-09 19:00:00' };
    await drawnFor(stage, project.id, { conditions: [{ itemCode: 'E0201', count: 1, alternates: 0 }], ...time });
    const other = await aTender(stage);
    const check = async (more: object) =>
      (await buyer.post(`${random}/randomExpCheck`, await aWish(stage, other.id, { conditions, ...more }))).data;
    expect(await check({ reviewTime: '2026-12-09 18:30:00', reviewEndTime: '2026-12-09 20:00:00' })).toMatchObject({
      excluded: { busy: 1 },
    });
    expect(await check({ reviewTime: '2026-12-09 19:00:00', reviewEndTime: '2026-12-09 20:00:00' })).toMatchObject({
      excluded: {},
    });
  });

  test('after the opening the notifier sees who has to do with a bidder', async () => {
    const { buyer, app } = stage;
    const project = await aTender(stage);
    // Of a field of their own: of the others some have to do with the bidder already, and chance might draw them.
    await enterExperts(stage, [{ itemCodes: 'E0202' }, { itemCodes: 'E0202' }]);
    const conditions = [{ itemCode: 'E0202', count: 2, alternates: 0 }];
    const time = { reviewTime: '2026-12-09 21:00:00', reviewEndTime: '2026-12-09 22:00:00' };
    const drawn = await drawnFor(stage, project.id, { conditions, ...time });
    await app.asSuperuser('update expert set work_unit = $2 where id = $1', [drawn.members[0]?.expertId, bidder]);
    await takePart(stage, project.id);
    await app.asSuperuser('update project set opened_time = $2 where id = $1', [project.id, app.clock.now()]);
    await done(buyer.post(`${random}/notify`, { id: drawn.id }));
    const told = (await drawOf(buyer, drawn.id)).members.map(({ mustAvoid }) => mustAvoid);
    expect(told).toEqual([true, false]);
  });
});
