import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signRoots } from '../../src/platform/audit/index.ts';
import { codeAt } from '../authenticator.ts';
import { quiet } from '../database-url.ts';
import { tracesIn } from '../guessing/traces.ts';
import { dumpOf } from '../tendering-steps.ts';
import * as steps from '../tendering-steps.ts';
import { demoPassword, openStage, type Stage } from './stage.ts';

// Somebody of the computer centre carries everything away that lies there, database and DATA_DIR, but not SECRET. Before
// the opening he reads, guesses and tries what he found at the door; after it he changes rows, and is found out.

const price = '871.37';
const word = '独家工艺蓝鲸';
let stage: Stage;
let projectId: string;
/** What must be nowhere, each with a word for the failure. */
let secrets: Readonly<Record<string, string>>;
let stolen: string;

beforeAll(async () => {
  stage = await openStage();
  const { key: totpKey, recoveryCode } = await enrolled();
  projectId = await steps.publishedProject(stage, { projectNo: 'XD-DUMP', projectName: '被带走的数据' });
  for (const name of steps.suppliers) steps.dataOf(await steps.register(stage, name, projectId));
  const files = [{ name: `${word}.txt`, bytes: Buffer.from(`${word} ${price}`) }];
  steps.dataOf(await steps.quote(stage, 'supplier1', { projectId, price, texts: { remark: word }, files }));
  steps.dataOf(await steps.quote(stage, 'supplier2', { projectId, price: '875.91' }));
  steps.dataOf(await steps.quote(stage, 'supplier3', { projectId, price: '890.13' }));
  secrets = {
    'a price': price,
    'its total': '522822',
    'the words of a quote and the name and text of its file': word,
    'a password': demoPassword,
    'what a password is hashed from': createHash('md5').update(demoPassword).digest('hex'),
    'an access token': (await stage.tokenOf('supplier1')).split('.')[1] ?? '',
    'the key of an authenticator': totpKey,
    'a recovery code': recoveryCode,
    'an API key': await apiKey(),
    'the secret of a webhook': await webhookSecret(),
  };
  await stage.real.app.requestLog.flush();
  stolen = [await dumpOf(stage), await folder(stage.real.filesFolder), await folder(stage.real.rootsFolder)].join('\n');
}, 300_000);
afterAll(() => stage.close());

async function enrolled() {
  const factors = '/blade-user/second-factors';
  const { key } = steps.dataOf<{ key: string }>(await stage.as('finance').post(`${factors}/totp/start`));
  const passcode = codeAt(key, stage.clock.now());
  const told = await stage.as('finance').post(`${factors}/totp/confirm`, { passcode });
  return { key, recoveryCode: steps.dataOf<{ recoveryCodes: string[] }>(told).recoveryCodes[0] ?? '' };
}

async function apiKey(): Promise<string> {
  const asked = { keyName: 'ERP', expireTime: '2026-12-31 00:00:00', requestsPerMinute: 60 };
  const told = await stage.as('chief').post('/integration/key/create', { ...asked, scopes: ['user_view'] });
  return steps.dataOf<{ key: string }>(told).key;
}

async function webhookSecret(): Promise<string> {
  const hook = { hookName: 'ERP', url: 'https://example.org/hook', events: ['plan.approve'], enabled: true };
  const { id } = steps.dataOf<{ id: string }>(await stage.as('chief').post('/integration/webhook/submit', hook));
  const told = await stage.as('chief').post('/integration/webhook/rotate', { id });
  return steps.dataOf<{ secret: string }>(told).secret;
}

async function folder(path: string): Promise<string> {
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  const files = entries.filter((one) => one.isFile());
  const texts = await Promise.all(files.map(({ parentPath, name }) => readFile(join(parentPath, name))));
  return [...files.map(({ name }) => name), ...texts.map(String)].join('\n');
}

/** As it may be written: itself, as hex, as base64 at any place in it, without the signs that its neighbours shape. */
function spellings(secret: string): string[] {
  const bytes = Buffer.from(secret);
  const within = [0, 1, 2].map((shift) => {
    const text = Buffer.concat([Buffer.alloc(shift), bytes]).toString('base64');
    return text.slice(Math.ceil((shift * 8) / 6), Math.floor(((shift + bytes.length) * 8) / 6));
  });
  return [secret, bytes.toString('hex'), ...within];
}

describe('before the opening', () => {
  test('he finds no secret in the tables, the files, the book of roots or the log', () => {
    const everything = [stolen, ...stage.logged].join('\n');
    const found = tracesIn(everything, Object.values(secrets).flatMap(spellings));
    const told = Object.entries(secrets).filter(([, secret]) => spellings(secret).some((one) => found.includes(one)));
    expect(told.map(([what]) => what)).toEqual([]);
    expect(Object.values(secrets).every(({ length }) => length > 5)).toBe(true);
  });

  test('he has read what he claims to have read', () => {
    const traces = ['XD-DUMP', 'https://example.org/hook', '$argon2id$', '被带走的数据'];
    expect(traces.filter((trace) => !stolen.includes(trace))).toEqual([]);
  });

  test('no digest of a secret lies there but those that are made to: slow ones and such of long random ones', () => {
    const short = [
      price,
      '522822.00',
      word,
      demoPassword,
      secrets['a recovery code'] ?? '',
      secrets['the key of an authenticator'] ?? '',
    ];
    const digests = short.flatMap((text) =>
      ['md5', 'sha1', 'sha256', 'sha512'].flatMap((name) => {
        const digest = createHash(name).update(text).digest();
        return [digest.toString('hex'), digest.toString('base64'), digest.toString('base64url')];
      }),
    );
    // The md5 of a password is what argon2id was given; it was looked for above.
    expect(digests.filter((one) => stolen.includes(one))).toEqual([]);
  });

  test('nothing that he found opens the door: no stored token, password or key', async () => {
    const tokens = await stage.asSuperuser<{ tenant: string; hash: string }>(
      'select tenant_id as tenant, hash from session_token limit 20',
    );
    const keys = await stage.asSuperuser<{ hash: string }>('select key_hash as hash from api_key');
    expect(tokens.length * keys.length).toBeGreaterThan(0);
    const tried = [
      ...tokens.flatMap(({ tenant, hash }) => [hash, `${tenant}.${hash}`]),
      ...keys.map(({ hash }) => hash),
    ];
    for (const one of tried) {
      const answer = await fetch(`${stage.url}/api/blade-user/info`, { headers: { 'blade-auth': `bearer ${one}` } });
      expect(answer.status).toBe(401);
    }
    const [stored] = await stage.asSuperuser<{ hash: string }>(
      `select password_hash as hash from user_account where tenant_id = '100001' and account = 'manager'`,
    );
    expect((await stage.signIn('manager', stored?.hash)).status).toBe(400);
    expect((await stage.signIn('finance')).status).toBe(400);
  });

  test('what he puts into the database opens nothing early either', async () => {
    stage.clock.setTo('2026-11-17 09:00:00');
    const now = stage.clock.now();
    const times = 'entry_end_time = $2::timestamptz, bid_end_time = $2::timestamptz, open_time = $2::timestamptz';
    const kept = await rowsOf('project', projectId);
    await stage.asSuperuser(`update project set ${times} where id = $1`, [projectId, now]);
    expect((await steps.open(stage, projectId)).msg).toMatch(/未到开标时间|与存证中公告的时间不一致/);
    // Neither with an act beside it that announces the time, written as the product writes it.
    await stage.asSuperuser(forgedPublication, [projectId, now]);
    expect((await steps.open(stage, projectId)).msg).toMatch(/与存证中公告的时间不一致/);
    expect(await stage.asSuperuser('select 1 from opened_quote where project_id = $1', [projectId])).toEqual([]);
    await putBack('project', kept);
    await stage.asSuperuser(withoutLastAct, [projectId]);
  });
});

describe('after the opening', () => {
  beforeAll(async () => {
    stage.clock.setTo(steps.deadline);
    steps.dataOf(await steps.open(stage, projectId));
    const book = stage.real.app.platform.rootBook;
    if (!book) throw new Error('no book of roots');
    await stage.real.database.transaction('100001', (tx) =>
      signRoots(tx, { book, log: quiet, tenantId: '100001', now: tx.now }),
    );
  });
  const verdict = async () => {
    const { data } = await stage.as('buyer').get(`/purchase/project/evidenceVerify?projectId=${projectId}`);
    return data as { ok: boolean; firstBroken: { reason: string } | null };
  };

  test('as it was, everything verifies', async () => {
    expect(await verdict()).toMatchObject({ ok: true, firstBroken: null });
  });

  test.each([
    [
      'a price',
      'opened',
      'opened_quote',
      'update opened_quote set total_money = total_money - 100 where project_id = $1',
    ],
    ['a line of an offer', 'opened', 'quote_line', 'update quote_line set per_money = 1 where project_id = $1'],
    [
      'the deadline',
      'times',
      'project',
      `update project set bid_end_time = bid_end_time - interval '1 hour' where id = $1`,
    ],
    [
      'the time of the opening',
      'times',
      'project',
      `update project set open_time = open_time + interval '1 hour' where id = $1`,
    ],
    ['who won', 'selected|state', 'opened_quote', 'update opened_quote set selected = true where project_id = $1'],
    ['how far the project has come', 'state', 'project', 'update project set stage = 65 where id = $1'],
    ['the state of the notice', 'state', 'bulletin', 'update bulletin set bulletin_status = 4 where project_id = $1'],
  ])('he changes %s, and is found out', async (_what, reason, table, sql) => {
    const kept = await rowsOf(table, projectId);
    await stage.asSuperuser(sql, [projectId]);
    const found = await verdict();
    await putBack(table, kept);
    expect(found.ok).toBe(false);
    expect(found.firstBroken?.reason).toMatch(new RegExp(`^(${reason})$`));
    expect(await verdict()).toMatchObject({ ok: true });
  });

  test('he writes an act into the record as the product does: it bears no seal of ours', async () => {
    await stage.asSuperuser(
      `select append_evidence(tenant_id, stream, 'project.note', $1, payload, actor_tenant, actor, at)
       from evidence where stream = $1 and seq = 1`,
      [projectId],
    );
    expect(await verdict()).toMatchObject({ ok: false, firstBroken: { reason: 'content' } });
    await stage.asSuperuser(withoutLastAct, [projectId]);
    await stage.asSuperuser(
      `select append_evidence(tenant_id, stream, action, subject, payload, actor_tenant, actor, at, seal)
       from evidence where stream = $1 and seq = 1`,
      [projectId],
    );
    expect(await verdict()).toMatchObject({ ok: false, firstBroken: { reason: 'seal' } });
    await stage.asSuperuser(withoutLastAct, [projectId]);
    expect(await verdict()).toMatchObject({ ok: true });
  });

  test('he takes the last act out of the record and sets its head back: the signed book says otherwise', async () => {
    await stage.asSuperuser(withoutLastAct, [projectId]);
    expect(await verdict()).toMatchObject({ ok: false, firstBroken: { reason: 'root' } });
  });
});

const forgedPublication = `
  select append_evidence(tenant_id, stream, action, subject,
    replace(replace(replace(payload, payload::jsonb ->> 'openTime', $2), payload::jsonb ->> 'bidEndTime', $2),
      payload::jsonb ->> 'entryEndTime', $2), actor_tenant, actor, at, seal)
  from evidence where stream = $1 and action = 'project.publish' order by seq desc limit 1`;

/** The chain ends one act earlier, and its head agrees. */
const withoutLastAct = `
  with gone as (delete from evidence where stream = $1 and seq = (select seq from evidence_head where stream = $1))
  update evidence_head h set seq = e.seq, hash = e.hash, prev_hash = e.prev_hash
  from evidence e where h.stream = $1 and e.stream = $1 and e.seq = h.seq - 1`;

/** As texts: numbers of eighteen digits are more than JavaScript counts to. */
async function rowsOf(table: string, id: string): Promise<readonly { row: string }[]> {
  const column = table === 'project' ? 'id' : 'project_id';
  return stage.asSuperuser<{ row: string }>(`select to_jsonb(t)::text as row from ${table} t where ${column} = $1`, [
    id,
  ]);
}

/** Every column as it was, in rows that are still there. */
async function putBack(table: string, rows: readonly { row: string }[]): Promise<void> {
  for (const { row } of rows) {
    const columns = Object.keys(JSON.parse(row)).filter((name) => name !== 'id' && name !== 'tenant_id');
    const sets = columns.map((name) => `${name} = r.${name}`).join(', ');
    await stage.asSuperuser(
      `update ${table} t set ${sets} from jsonb_populate_record(null::${table}, $1::jsonb) r
       where t.tenant_id = r.tenant_id and t.id = r.id`,
      [row],
    );
  }
}
