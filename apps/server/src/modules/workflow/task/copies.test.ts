import { afterAll, beforeAll, expect, test } from 'vitest';
import { mostCopies } from '@zhaocai/model';
import { approval, inARow, startFlowApp, type FlowApp, type PersonName } from '../../../../test/flow-app.ts';

let app: FlowApp;
beforeAll(async () => {
  app = await startFlowApp();
  await app.asSuperuser(
    `insert into user_account (tenant_id, id, account, password_hash, nick_name, real_name, dept_ids, create_time)
     select '100001', 1000 + n, 'reader' || n, '-', '', '', '{10}', now() from generate_series(1, $1::int) n`,
    [mostCopies],
  );
  await app.publishFlow('told', inARow(approval('审', app.ids.ann)));
});
afterAll(() => app.close());

const copy = (who: PersonName, flowInstanceId: string, ids: readonly string[]) =>
  app.post(who, '/process/flow/cc', { flowInstanceId, userIds: ids.join(',') });
const readers = Array.from({ length: mostCopies }, (_, at) => String(1001 + at));

test('who got a copy passes it on, and nobody gets a second one', async () => {
  const run = await app.start('dan', 'told');
  expect(await copy('eve', run, [app.ids.cid])).toMatchObject({ code: 404 });
  expect(await copy('dan', run, [app.ids.eve])).toMatchObject({ data: { sent: 1 } });
  expect(await copy('eve', run, [app.ids.cid, app.ids.eve])).toMatchObject({ data: { sent: 1 } });
  expect(await copy('cid', run, [app.ids.eve])).toMatchObject({ code: 400, msg: '所选人员均已收到抄送' });
});

test('a run is copied to a hundred people at most, whoever sends the copies', async () => {
  const run = await app.start('dan', 'told');
  expect(await copy('dan', run, readers.slice(0, 98))).toMatchObject({ data: { sent: 98 } });
  expect(await copy('dan', run, [app.ids.eve])).toMatchObject({ data: { sent: 1 } });
  expect(await copy('eve', run, readers.slice(98))).toMatchObject({
    code: 400,
    msg: '一项申请最多抄送100人，还可抄送1人，请减少人员',
  });
  expect(await copy('eve', run, readers.slice(98, 99))).toMatchObject({ data: { sent: 1 } });
});
