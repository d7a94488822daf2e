import { lineTotal } from '@zhaocai/model';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  comparison,
  dataOf,
  deadline,
  dumpOf,
  open,
  ownEntries,
  publishedProject,
  register,
} from '../test/tendering-steps.ts';
import { quiet } from '../test/database-url.ts';
import { plantFile, plantQuote } from '../test/plant-quote.ts';
import { startTenderingApp, type TenderingApp } from '../test/tendering-app.ts';
import { modules } from './modules/index.ts';
import { dataSourceBox } from './modules/develop/index.ts';
import { signingKeyBox } from './modules/file/index.ts';
import { totpBox } from './modules/session/index.ts';
import { channelBox } from './modules/order/index.ts';
import { webhookBox } from './modules/integration/index.ts';
import { signRoots } from './platform/audit/index.ts';
import { createTally } from './platform/jobs/index.ts';
import { createSecretBox, keyIdOf, type Secret } from './platform/secrets/index.ts';
import { resealEverything } from './reseal.ts';

const next = 'another secret of this installation, long enough';

/** By the own policy of the unit a quote alone is opened. */
const oneBidderWillDo = { manner: 10, lawRegime: 3 };

let first: TenderingApp;
let both: TenderingApp;
let alone: TenderingApp;
let firstProject: string;
let secondProject: string;
const told: { msg: string; moved?: number }[] = [];

const reseal = (app: TenderingApp, secret: Secret) =>
  resealEverything({
    ...app.platform,
    secret,
    tally: createTally(),
    log: pino({}, { write: (line: string) => void told.push(JSON.parse(line)) }),
  });

const signAll = (app: TenderingApp) =>
  app.database.transaction('100001', (db) =>
    signRoots(db, { book: app.rootBook, log: quiet, tenantId: '100001', now: db.now, always: true }),
  );

/** As the server sealed it before bidders' browsers did: with a file, whose name and content are sealed as well. */
async function offer(app: TenderingApp, projectId: string, price: string): Promise<void> {
  const [entry] = await ownEntries(app, 'supplier1', projectId);
  const bytes = Buffer.from('报价说明：床立柱 72*72*1.5mm');
  const fileId = await plantFile(app, 'supplier1', { projectId, name: '报价说明.txt', bytes });
  const totalMoney = lineTotal(price, '600');
  const text = JSON.stringify({
    lines: [{ itemId: entry?.items[0]?.id, quantity: '600.0000', perMoney: price, totalMoney }],
    perMoney: price,
    totalMoney,
    remark: null,
    serviceShow: null,
    matchExplain: null,
    files: [{ fileId, fileName: '报价说明.txt', fileSuffix: 'txt', size: bytes.length }],
  });
  await plantQuote(app, 'supplier1', { projectId, text });
}

const askOwn = async (app: TenderingApp, projectId: string) => {
  const [entry] = await ownEntries(app, 'supplier1', projectId);
  return app.as('supplier1').get(`/purchase/entry/queryMyQuote?entryId=${entry?.entryId}`);
};
const ownPrice = async (app: TenderingApp, projectId: string) =>
  dataOf<{ quote: { totalMoney: string; files: { fileName: string }[] } | null }>(await askOwn(app, projectId)).quote;
/** Nothing that the record says is of an installation whose SECRET is another. */
const notOurs = { code: 400, msg: expect.stringContaining('与登记时的存证不一致') };

/** A row of the table with this in the column, and with anything in every other that may not be empty. */
async function plant({ table, column, id, sealed }: Record<'table' | 'column' | 'id' | 'sealed', string>) {
  const filled = await first.asSuperuser<{ name: string; type: string }>(
    `select column_name as name, data_type as type from information_schema.columns
     where table_schema = 'public' and table_name = $1 and is_nullable = 'NO' and column_default is null
       and column_name not in ('tenant_id', $2)`,
    [table, column],
  );
  const anything: Record<string, string> = {
    bigint: id,
    smallint: '1',
    integer: '1',
    text: `'${column} ${id}'`,
    jsonb: "'[]'",
  };
  const values = filled.map(({ type }) => anything[type] ?? (type === 'boolean' ? 'false' : 'now()'));
  await first.asSuperuser('set session_replication_role = replica');
  await first.asSuperuser(
    `insert into ${table} (tenant_id, ${column}${filled.map(({ name }) => `, ${name}`).join('')})
     values ('100001', $1${values.map((one) => `, ${one}`).join('')})`,
    [sealed],
  );
  await first.asSuperuser('set session_replication_role = origin');
}

const boxOf: Readonly<Record<string, (secret: Secret) => { seal(text: string): string; open(text: string): string }>> =
  {
    data_source: dataSourceBox,
    pay_channel: channelBox,
    sign_certificate: signingKeyBox,
    user_totp: totpBox,
    webhook: webhookBox,
  };
/** As things were sealed before secrets had names. */
const withoutName = (sealed: string) => sealed.slice(sealed.indexOf('.') + 1);

const ownColumns = () =>
  modules
    .flatMap((module) => module.sealed?.(next) ?? [])
    .filter(({ keep }) => keep.startsWith('update'))
    .map(({ name }) => {
      const [table = '', column = ''] = name.split('.');
      return { table, column, box: boxOf[table] ?? createSecretBox };
    });

beforeAll(async () => {
  first = await startTenderingApp();
  firstProject = await publishedProject(first, oneBidderWillDo);
  dataOf(await register(first, 'supplier1', firstProject));
  await offer(first, firstProject, '880.50');
  for (const [index, { table, column, box }] of ownColumns().entries()) {
    const sealed = box(first.secret).seal(`${table}.${column}`);
    await plant({ table, column, id: String(index + 7_000), sealed: index % 2 === 0 ? sealed : withoutName(sealed) });
  }
  await signAll(first);
  both = await first.startedWith({ current: next, previous: [first.secret] });
  both.rootBook.vouchForPrevious(first.clock.now());
  alone = await first.startedWith(next);
});
afterAll(() => first.close());

describe('after another SECRET was set and the former one kept', () => {
  test('what was sealed under the former one opens, and what is sealed now opens too', async () => {
    expect(await ownPrice(both, firstProject)).toMatchObject({ totalMoney: '528300.00' });
    secondProject = await publishedProject(both, oneBidderWillDo);
    dataOf(await register(both, 'supplier1', secondProject));
    await offer(both, secondProject, '881.00');
    expect(await ownPrice(both, secondProject)).toMatchObject({ totalMoney: '528600.00' });
  });

  test('the new one alone does not open what was sealed before', async () => {
    expect(await askOwn(alone, firstProject)).toMatchObject(notOurs);
    // Nor what was sealed since, to keys that were registered before.
    expect(await askOwn(alone, secondProject)).toMatchObject(notOurs);
  });

  test('a link that was handed out under the former one is still good, and none is made under it', async () => {
    const [entry] = await ownEntries(first, 'supplier1', firstProject);
    const path = `/purchase/entry/queryMyQuote?entryId=${entry?.entryId}`;
    const own = dataOf<{ quote: { files: { fileId: string }[] } }>(await first.as('supplier1').get(path));
    const ask = `/file/downloadTicket?fileId=${own.quote.files[0]?.fileId}`;
    const { url } = dataOf<{ url: string }>(await first.as('supplier1').get(ask));
    expect((await both.as('supplier1').raw(url.replace('/api', ''))).body).toContain('报价说明');
    const later = dataOf<{ url: string }>(await both.as('supplier1').get(ask));
    expect((await first.as('supplier1').raw(later.url.replace('/api', ''))).statusCode).not.toBe(200);
  });

  test('all that lies under the former one is brought under the new one, and the log says so', async () => {
    const [acts] = await first.asSuperuser<{ sealed: number }>(
      `select count(*)::int as sealed from evidence where seal like '${keyIdOf(first.secret)}.%'`,
    );
    expect(acts?.sealed).toBeGreaterThan(0);
    await reseal(both, { current: next, previous: [first.secret] });
    expect(told.at(-1)).toMatchObject({
      msg: 'all is under the new SECRET: SECRET_PREVIOUS is needed no more',
      lost: 0,
    });
    // The package's key, the quote and its file, beside the columns that were planted and the acts of the record.
    expect(told.at(-1)?.moved).toBe(ownColumns().length + 3 + Number(acts?.sealed));
    expect(await dumpOf(first)).not.toContain(`${keyIdOf(first.secret)}.`);
    await reseal(both, { current: next, previous: [first.secret] });
    expect(told.at(-1)).toMatchObject({ moved: 0, lost: 0 });
  });
});

describe('when the former SECRET is thrown away', () => {
  test('every column that was sealed opens under the new one', async () => {
    const opened = [];
    for (const { table, column, box } of ownColumns()) {
      const rows = await first.asSuperuser<{ sealed: string }>(
        `select ${column} as sealed from ${table} where tenant_id = '100001' and ${column} <> ''`,
      );
      opened.push(...rows.map(({ sealed }) => box(next).open(sealed)));
    }
    expect(opened).toEqual(ownColumns().map(({ table, column }) => `${table}.${column}`));
  });

  test('the bidder reads his quote and his file, whoever has the former one reads neither', async () => {
    expect(await ownPrice(alone, firstProject)).toMatchObject({
      totalMoney: '528300.00',
      files: [{ fileName: '报价说明.txt' }],
    });
    expect(await askOwn(first, firstProject)).toMatchObject(notOurs);
  });

  test('the project is opened, and its receipts, its chain and the book of roots verify', async () => {
    alone.clock.setTo(deadline);
    await signAll(alone);
    for (const projectId of [firstProject, secondProject]) {
      dataOf(await open(alone, projectId, '只有一家供应商递交了报价'));
      const verdict = await alone.as('buyer').get(`/purchase/project/evidenceVerify?projectId=${projectId}`);
      expect(dataOf(verdict)).toMatchObject({ ok: true, firstBroken: null });
    }
    const { suppliers } = await comparison(alone, firstProject);
    expect(suppliers.map(({ detailListVOS }) => detailListVOS[0]?.totalMoney)).toEqual(['528300.00']);
  });
});

test('a line of the book of roots is ours that was signed before SECRET changed, and none that the former one signs later', async () => {
  const areOurs = async (app: TenderingApp) => {
    const ours: boolean[] = [];
    for await (const { root } of app.rootBook.lines('100001')) ours.push(root !== undefined);
    return ours;
  };
  expect(await areOurs(alone)).toEqual([true, true]);
  expect(await areOurs(await first.startedWith('a secret that had nothing to do with this'))).toEqual([false, false]);
  first.clock.setTo('2026-12-01 10:00:00');
  await signAll(first);
  expect(await areOurs(alone)).toEqual([true, true, false]);
  expect(await areOurs(both)).toEqual([true, true, false]);
});

test('what opens under no SECRET that is here stays as it is, is told, and keeps nothing else waiting', async () => {
  const foreign = createSecretBox('a secret that nobody here knows any more').seal('gone');
  await plant({ table: 'oss', column: 'secret_key', id: '7900', sealed: foreign });
  await reseal(both, { current: next, previous: [first.secret] });
  expect(told.at(-1)).toMatchObject({ lost: 1, moved: 0 });
  expect(await first.asSuperuser('select secret_key as sealed from oss where id = 7900')).toEqual([
    { sealed: foreign },
  ]);
});
