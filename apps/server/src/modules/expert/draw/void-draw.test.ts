import { drawnExpertLifecycle } from '@zhaocai/model';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { done } from '../../../../test/agency-steps.ts';
import {
  aTender,
  drawnFor,
  drawOf,
  enterMany,
  invitationsOf,
  monday,
  openDrawStage,
  random,
  readDraw,
  turn,
  type DrawStage,
} from '../../../../test/expert-draw-steps.ts';

let stage: DrawStage;
beforeAll(async () => {
  stage = await openDrawStage();
  await enterMany(stage, 4, ['expert1', 'expert2', 'expert3', 'expert4']);
});
afterAll(() => stage.app.close());

/** A draw of two with two alternates: two were asked, then it was changed past the product and declared void. */
async function aVoidDraw(reviewTime: string, reviewEndTime: string): Promise<string> {
  const project = await aTender(stage);
  const conditions = [{ itemCode: 'E01', count: 2, alternates: 2 }];
  const { id } = await drawnFor(stage, project.id, { conditions, reviewTime, reviewEndTime });
  await done(stage.buyer.post(`${random}/notify`, { id }));
  await stage.app.asSuperuser(
    `update expert_draw set rounds = jsonb_set(rounds, '{0,tickets}', (select jsonb_agg(t order by n desc)
       from jsonb_array_elements(rounds -> 0 -> 'tickets') with ordinality as x (t, n))) where id = $1`,
    [id],
  );
  const { version } = (await readDraw(stage.supervisor, id)).data;
  await done(stage.supervisor.post(`${random}/cancel`, { id, version, reason: '记录与存证不一致，已封存核查' }));
  return id;
}

const counted = async (sql: string, values: readonly unknown[]) =>
  (await stage.app.asSuperuser<{ count: number }>(`select count(*)::int as count from ${sql}`, values))[0]?.count;
const partsIn = (id: string, joinStatus: number) =>
  counted('drawn_expert where draw_id = $1 and join_status = $2', [id, joinStatus]);
const dutiesOf = (id: string) =>
  counted(`duty d join drawn_expert r on r.id = d.row_id where d.kind = 'drawnExpert.answer' and r.draw_id = $1`, [id]);
const invited = () => counted(`flow_message where kind = 'invited'`, []);

const { waiting, notified, released } = drawnExpertLifecycle.code;

describe('a void draw of experts', () => {
  test('waits for nobody’s answer, and whoever was asked has no duty any more', async () => {
    const id = await aVoidDraw('2026-12-09 09:00:00', '2026-12-09 10:00:00');
    expect(await partsIn(id, released)).toBe(2);
    expect(await dutiesOf(id)).toBe(0);
    const members = (await drawOf(stage.buyer, id)).members.map(({ recordId }) => recordId);
    const invitations = (await Promise.all([...stage.accounts.values()].map(invitationsOf))).flat();
    const mine = invitations.filter(({ recordId }) => members.includes(recordId));
    expect(mine.map(({ joinStatus, mayAnswer }) => [joinStatus, mayAnswer])).toEqual([
      [released, false],
      [released, false],
    ]);
  });

  test('calls up no alternate when the time to answer is over', async () => {
    const id = await aVoidDraw('2026-12-09 11:00:00', '2026-12-09 12:00:00');
    // As it was left by whoever voided it before: one that still waits.
    await stage.app.asSuperuser(
      `update drawn_expert set join_status = $2 where draw_id = $1 and id in
         (select id from drawn_expert where draw_id = $1 and is_called limit 1)`,
      [id, notified],
    );
    const before = await invited();
    stage.app.clock.advance({ minutes: 16 });
    await turn(stage);
    expect(await partsIn(id, notified)).toBe(1);
    expect(await partsIn(id, waiting)).toBe(2);
    expect(await invited()).toBe(before);
    stage.app.clock.setTo(monday);
  });
});
