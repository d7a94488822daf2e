import { afterAll, beforeAll, expect, test } from 'vitest';
import { approval, inARow, startFlowApp, type FlowApp } from '../../../../test/flow-app.ts';

let app: FlowApp;
beforeAll(async () => {
  app = await startFlowApp();
});
afterAll(() => app.close());

/** Statements of the role that serves, as the database counted them. */
async function countWhile(work: () => Promise<unknown>): Promise<number> {
  const { database } = app;
  const original = database.transaction.bind(database);
  let count = 0;
  const counted = Object.assign(database, {
    transaction: (tenantId: string, run: (tx: object) => Promise<unknown>, options?: object) =>
      original(
        tenantId,
        (tx) => {
          // The opening and the commit.
          count += 2;
          const count1 =
            <A extends unknown[], R>(call: (...args: A) => R) =>
            (...args: A): R => {
              count += 1;
              return call(...args);
            };
          return run({ ...tx, now: tx.now, query: count1(tx.query), write: count1(tx.write) });
        },
        options,
      ),
  });
  try {
    await work();
    return count;
  } finally {
    Object.assign(counted, { transaction: original });
  }
}

test('deciding a task takes at most sixteen statements, whatever the history and the number of people', async () => {
  const clerks = Array.from({ length: 300 }, (_, index) => String(1000 + index));
  await app.asSuperuser(
    `insert into user_account (tenant_id, id, account, password_hash, nick_name, create_time)
     select '100001', id, 'clerk' || id, '-', 'clerk', now() from unnest($1::bigint[]) as id`,
    [clerks],
  );
  await app.publishFlow('few', inARow(approval('一', app.ids.ann), approval('二', app.ids.bob)));
  await app.publishFlow('many', inARow(approval('一', app.ids.ann), approval('二', clerks.join(','))));
  const cost = async (flowKey: string, prepare?: (run: string) => Promise<unknown>) => {
    const run = await app.start('dan', flowKey);
    await prepare?.(run);
    const id = await app.taskOf('ann', run);
    return countWhile(async () => {
      expect((await app.post('ann', '/process/flow/complete', { id, operateStatus: 0 })).code).toBe(200);
    });
  };
  const few = await cost('few');
  expect(few).toBeLessThanOrEqual(16);
  expect(few).toBeGreaterThan(5);
  expect(await cost('many')).toBe(few);
  expect(await cost('few', withLongHistory)).toBe(few);
});

/** As a run has it that was returned and handed in again thousands of times. */
async function withLongHistory(run: string): Promise<void> {
  await app.asSuperuser(
    `insert into flow_task (tenant_id, id, instance_id, task_no, visit_no, node_id, node_name, node_type, node_sort,
       assignee, operate_status, closed_by, close_time, close_order, create_time, update_time)
     select t.tenant_id, n, t.instance_id, 10000 + n, 10000 + n, t.node_id, t.node_name, t.node_type, t.node_sort,
       t.assignee, 0, t.assignee, t.create_time, n, t.create_time, t.create_time
     from flow_task t, generate_series(1, 5000) n where t.instance_id = $1 and t.node_type = '3'`,
    [run],
  );
}
