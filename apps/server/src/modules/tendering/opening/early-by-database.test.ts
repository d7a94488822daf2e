import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startTenderingApp, type TenderingApp } from '../../../../test/tendering-app.ts';
import * as steps from '../../../../test/tendering-steps.ts';
import { createClock, openDatabase } from '../../../platform/db/index.ts';
import { demandOwnNames } from '../../../platform/db/own-names.ts';
import { quiet } from '../../../../test/database-url.ts';

let app: TenderingApp;
beforeAll(async () => {
  app = await startTenderingApp();
});
afterAll(() => app.close());

const clocks = ['now', 'clock_timestamp', 'statement_timestamp', 'transaction_timestamp'];

/** What somebody with the database's superuser and nothing else can do: its clock tells a later day to who asks by name. */
async function shadowTheClock(): Promise<void> {
  for (const name of clocks)
    await app.asSuperuser(
      `create function public.${name}() returns timestamptz language sql as $$ select pg_catalog.${name}() + interval '6 days' $$`,
    );
  await app.asSuperuser(`alter role zc_app in database ${app.name} set search_path = public, pg_catalog`);
}

/** Every connection of the application is gone: the next ones learn what its role has been set to. */
async function breakConnections(): Promise<void> {
  await app.asSuperuser(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and usename = 'zc_app'`,
  );
}

async function restore(): Promise<void> {
  await app.asSuperuser(`alter role zc_app in database ${app.name} reset search_path`);
  for (const name of clocks) await app.asSuperuser(`drop function if exists public.${name}()`);
  await breakConnections();
}

const opened = (id: string) => app.asSuperuser('select 1 from opened_quote where project_id = $1', [id]);

describe('with the database alone quotes', () => {
  afterEach(restore);

  test('are not opened early by a function that stands before the clock of PostgreSQL', async () => {
    const id = await steps.quotedProject(app);
    app.clock.setTo('2026-11-23 08:00:00');
    await shadowTheClock();
    await breakConnections();
    expect(await steps.open(app, id)).toMatchObject({ code: 400, msg: '未到开标时间' });
    expect(await opened(id)).toEqual([]);
  });

  test('are not opened in their time either while such a function is there', async () => {
    const id = await steps.quotedProject(app);
    await shadowTheClock();
    await breakConnections();
    app.clock.setTo(steps.deadline);
    expect(await steps.open(app, id)).toMatchObject({
      code: 400,
      msg: '数据库中有对象替换了系统自带的函数、运算符或类型转换，未开标，请联系管理员，并告知监督人员',
    });
    expect(await opened(id)).toEqual([]);
    await restore();
    expect(await steps.open(app, id)).toMatchObject({ code: 200 });
  });

  test('are not opened where its clock itself is another than that of the machine that serves', async () => {
    const id = await steps.quotedProject(app);
    // PostgreSQL's own function, redefined in its own place: no path of names helps against it.
    const [before] = await app.asSuperuser<{ source: string }>(
      `select pg_get_functiondef('pg_catalog.clock_timestamp()'::regprocedure) as source`,
    );
    await app.asSuperuser(
      `create or replace function pg_catalog.clock_timestamp() returns timestamptz language sql volatile
       as $$ select pg_catalog.timeofday()::timestamptz + interval '6 days' $$`,
    );
    try {
      await breakConnections();
      app.clock.setTo('2026-11-22 09:00:00');
      expect(await steps.open(app, id)).toMatchObject({
        code: 400,
        msg: expect.stringMatching(/^数据库与服务器的时钟相差\d+秒，未开标/),
      });
      expect(await opened(id)).toEqual([]);
    } finally {
      await app.asSuperuser(before?.source ?? '');
      await breakConnections();
    }
  });
});

describe('a database in which a name of PostgreSQL means something else', () => {
  afterEach(restore);

  test('is refused at the start, with what stands in the way', async () => {
    const database = openDatabase({ appUrl: app.appUrl, max: 1, clock: createClock(), log: quiet });
    try {
      await expect(demandOwnNames(database.scoped(undefined))).resolves.toBeUndefined();
      await shadowTheClock();
      await expect(demandOwnNames(database.scoped(undefined))).rejects.toThrow(
        /function public.now\(\).*alter role zc_app set search_path=public, pg_catalog/,
      );
      const [row] = await database
        .scoped(undefined)
        .query<{ apart: boolean }>('select now() <> pg_catalog.now() as apart');
      expect(row?.apart).toBe(false);
    } finally {
      await database.end();
    }
  });

  test('is refused for an operator that fits its words better', async () => {
    const database = openDatabase({ appUrl: app.appUrl, max: 1, clock: createClock(), log: quiet });
    try {
      await app.asSuperuser(
        `create function public.always(timestamptz, text) returns boolean language sql immutable as 'select true'`,
      );
      await app.asSuperuser(
        `create operator public.<= (leftarg = timestamptz, rightarg = text, function = public.always)`,
      );
      await expect(demandOwnNames(database.scoped(undefined))).rejects.toThrow(/operator <=/);
    } finally {
      await app.asSuperuser('drop function if exists public.always(timestamptz, text) cascade');
      await database.end();
    }
  });
});
