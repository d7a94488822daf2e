import type { drawFairness, EndpointOutput } from '@zhaocai/model';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { done } from '../../../../test/agency-steps.ts';
import { aTender, enterMany, openDrawStage, random, type DrawStage } from '../../../../test/expert-draw-steps.ts';
import { spreadOf } from './fairness.ts';
import { tellOftenDrawn } from './tell-often.ts';

type Fairness = EndpointOutput<typeof drawFairness>;

let stage: DrawStage;
let ids: string[];
beforeAll(async () => {
  stage = await openDrawStage();
  ids = await enterMany(stage, 12);
});
afterAll(() => stage.app.close());

const candidates = () => ids.map((id) => ({ id, unit: null, conditions: [1] }));

/** A draw of one expert of all, whose evaluation was then. */
async function drew(number: number, expertId: string | undefined, reviewTime: string): Promise<void> {
  const project = await aTender(stage);
  const round = { round: 1, candidates: candidates(), needs: [{ conditionNo: 1, count: 3, alternates: 0 }] };
  await stage.app.asSuperuser(
    `insert into expert_draw (tenant_id, id, draw_no, project_id, project_name, info_status, review_time, review_end_time,
       rounds, create_time) values ('100001', $1::bigint, $1::bigint::text, $2, '一项采购', 4, $3::timestamptz, $3::timestamptz + interval '1 hour', $4, now())`,
    [number, project.id, reviewTime, JSON.stringify([round])],
  );
  await stage.app.asSuperuser(
    `insert into drawn_expert (tenant_id, id, draw_id, project_id, project_name, expert_id, record_type, join_status, is_called,
       create_time) values ('100001', $1::bigint, $1::bigint, $2, '一项采购', $3, 1, 2, true, now())`,
    [number, project.id, expertId],
  );
}

const read = () => done<Fairness>(stage.manager.get(`${random}/fairness`));

test('whoever is drawn more often than chance makes likely is marked, and told to the administrators once a month', async () => {
  const [often] = ids;
  for (let number = 1; number <= 6; number += 1) await drew(number, often, '2026-10-12 09:00:00');
  // One whose evaluation is still to come, and one of long ago, are not counted.
  await drew(7, ids[1], '2026-12-20 09:00:00');
  await drew(8, ids[1], '2025-11-01 09:00:00');
  const fairness = await read();
  expect(fairness).toMatchObject({ draws: 6, experts: 12, mean: 0.5 });
  expect(fairness.rows[0]).toMatchObject({ id: often, drawn: 6, accepted: 6, expected: 1.5, isOften: true });
  expect(fairness.rows.filter(({ isOften }) => isOften)).toHaveLength(1);
  expect(fairness.spread).toEqual([
    { times: 0, experts: 11 },
    { times: 6, experts: 1 },
  ]);
  const { app } = stage;
  const tell = () =>
    app.database.transaction('100001', (db) => tellOftenDrawn(db, { tenantId: '100001', now: db.now }));
  await tell();
  await tell();
  const told = await app.asSuperuser<{ account: string; content: string; titleEn: string }>(
    `select u.account, m.content, m.title_en as "titleEn" from flow_message m join user_account u on u.tenant_id = m.tenant_id and u.id = m.user_id
     where m.business_type = 'drawFairness'`,
  );
  expect(told).toEqual([
    {
      account: 'admin',
      content: `近12个月被抽中6次，超过${fairness.limit}次`,
      titleEn: expect.stringMatching(/^Drawn often: the expert “/),
    },
  ]);
});

test('mean and deviation are those of everybody in the library', () => {
  expect(spreadOf([])).toEqual({ mean: 0, deviation: 0 });
  expect(spreadOf([2, 4, 4, 4, 5, 5, 7, 9])).toEqual({ mean: 5, deviation: 2 });
});
