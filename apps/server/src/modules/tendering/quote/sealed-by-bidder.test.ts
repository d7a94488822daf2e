import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { EndpointOutput, verifyProjectEvidence } from '@zhaocai/model';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { tracesIn } from '../../../../test/guessing/traces.ts';
import * as sealed from '../../../../test/sealed-steps.ts';
import { startTenderingApp, type TenderingApp } from '../../../../test/tendering-app.ts';
import * as steps from '../../../../test/tendering-steps.ts';

// Numbers and words that occur nowhere else: what a thief would look for.
const unitPrice = '871.37';
const secretWord = '独家工艺蓝鲸';
const fileWord = '机密报价单七三一';
const fileText = `总价 522822.00 元 ${secretWord}`;

let app: TenderingApp;
beforeAll(async () => {
  app = await startTenderingApp();
});
afterAll(() => app.close());
beforeEach(() => app.clock.setTo(steps.publicationDay));

/** Published with holders, and registered for by the three suppliers. */
async function published(changes: object = {}): Promise<string> {
  const id = await steps.publishedProject(app, changes);
  for (const account of steps.suppliers) steps.dataOf(await steps.register(app, account, id));
  return id;
}

async function quoted(prices: readonly string[] = [unitPrice, '875', '890']): Promise<string> {
  const projectId = await published();
  for (const [index, price] of prices.entries()) {
    const account = steps.suppliers[index];
    if (!account) throw new Error('more prices than suppliers');
    steps.dataOf(await sealed.quoteSealed(app, account, { projectId, price }));
  }
  return projectId;
}

async function unlockedByTwo(projectId: string): Promise<void> {
  app.clock.setTo(steps.deadline);
  steps.dataOf(await sealed.unlock(app, 'buyer', projectId));
  steps.dataOf(await sealed.unlock(app, 'supervisor', projectId));
}

const verified = async (projectId: string) =>
  steps.dataOf<EndpointOutput<typeof verifyProjectEvidence>>(
    await app.as('buyer').get(`/purchase/project/evidenceVerify?projectId=${projectId}`),
  );

test('a key that was exchanged in the database is sealed to by nobody: bidders are told those of the record', async () => {
  const projectId = await published();
  const thief = 'age1ql3z7hjy54pw3hyww5ayyfg7zqgvc7w3j2elw8zmrj2kudfyzr4sqlvxuh';
  const kept = await app.asSuperuser<{ id: string; key: string }>(
    `select id::text, public_key as key from seal_key where id in (select key_id from package_key_holder where project_id = $1)`,
    [projectId],
  );
  await app.asSuperuser('update seal_key set public_key = $1 where id = any($2::bigint[])', [
    thief,
    kept.map(({ id }) => id),
  ]);
  try {
    const [entry] = await steps.ownEntries(app, 'supplier1', projectId);
    const { seal } = await sealed.ownQuoteOf(app, 'supplier1', entry?.entryId ?? '');
    expect(seal?.holders.map(({ recipient }) => recipient).toSorted()).toEqual(kept.map(({ key }) => key).toSorted());
    expect(await verified(projectId)).toMatchObject({ ok: false });
  } finally {
    for (const { id, key } of kept)
      await app.asSuperuser('update seal_key set public_key = $1 where id = $2', [key, id]);
  }
});

test('quotes sealed by their bidders are opened by two of three holders, and compared like all others', async () => {
  const projectId = await published();
  const files = [{ name: `${fileWord}.txt`, bytes: Buffer.from(fileText) }];
  const texts = { remark: secretWord };
  steps.dataOf(await sealed.quoteSealed(app, 'supplier1', { projectId, price: unitPrice, texts, files }));
  steps.dataOf(await sealed.quoteSealed(app, 'supplier2', { projectId, price: '875' }));
  steps.dataOf(await sealed.quoteSealed(app, 'supplier3', { projectId, price: '890' }));
  await unlockedByTwo(projectId);
  expect(await steps.openNow(app, projectId)).toMatchObject({ code: 200, data: { opened: 3, unopened: 0 } });
  const { suppliers } = await steps.comparison(app, projectId);
  expect(suppliers.map(({ totalM }) => totalM)).toEqual(['522822.00', '525000.00', '534000.00']);
  const [offer] = suppliers[0]?.detailListVOS ?? [];
  expect(offer).toMatchObject({ perMoney: unitPrice, remark: secretWord, serviceShow: '质保三年', isLowest: true });
  expect(offer?.files).toMatchObject([{ fileName: `${fileWord}.txt`, fileSuffix: 'txt' }]);
  const link = steps.dataOf<{ url: string; contentType: string }>(
    await app.as('buyer').get(`/file/downloadTicket?fileId=${offer?.files[0]?.fileId}`),
  );
  const { rawPayload } = await app.as('buyer').raw(link.url.replace('/api', ''));
  expect(rawPayload.toString('utf8')).toBe(fileText);
  expect(link.contentType).toBe('text/plain');
  expect(await verified(projectId)).toMatchObject({ ok: true });
});

describe('before the opening', () => {
  const traces = [unitPrice, '87137', '522822', '52282200', secretWord, fileWord];

  async function everything(): Promise<string> {
    const entries = await readdir(app.filesFolder, { recursive: true, withFileTypes: true });
    const files = entries.filter((one) => one.isFile());
    const texts = await Promise.all(files.map((one) => readFile(join(one.parentPath, one.name), 'latin1')));
    const stored = Buffer.from(texts.join('\n'), 'latin1').toString('utf8');
    return [await steps.dumpOf(app), stored, ...files.map(({ name }) => name), ...app.logged].join('\n');
  }

  test('tables, files and log hold no price, text or file name, and nothing that opens one', async () => {
    const fresh = await startTenderingApp();
    try {
      const before = app;
      app = fresh;
      try {
        const projectId = await published();
        const files = [{ name: `${fileWord}.txt`, bytes: Buffer.from(fileText) }];
        const texts = { remark: secretWord, matchExplain: secretWord };
        steps.dataOf(await sealed.quoteSealed(fresh, 'supplier1', { projectId, price: unitPrice, texts, files }));
        await fresh.settleLog();
        const kept = await everything();
        expect(kept).toContain('seal-v1');
        expect(tracesIn(kept, traces)).toEqual([]);
        expect(kept).not.toMatch(/AGE-SECRET-KEY-1/i);
        // SECRET leads nowhere: no key of the package lies under it.
        expect(await fresh.asSuperuser('select 1 from package_key where project_id = $1', [projectId])).toEqual([]);
      } finally {
        app = before;
      }
    } finally {
      await fresh.close();
    }
  });

  test('the opening is refused a second early, a holder’s share too, and nobody learns that there are bids', async () => {
    const projectId = await quoted();
    const aSecondEarly = () => app.clock.setTo('2026-11-23 08:59:59');
    aSecondEarly();
    expect((await steps.openNow(app, projectId)).msg).toBe('未到开标时间');
    aSecondEarly();
    const shown = await sealed.readShares(app, 'buyer', projectId);
    expect(shown).toMatchObject({ isByHolders: true, isDue: false, threshold: 2, bids: null, own: [] });
    aSecondEarly();
    const give = app.as('buyer').post('/bid-electronic/seal/opening/give', {
      projectId,
      shares: [{ quoteId: '1', text: '{}' }],
    });
    expect((await give).msg).toBe('未到开标时间');
    expect(await app.asSuperuser('select 1 from opening_share where project_id = $1', [projectId])).toEqual([]);
  });
});

describe('the holders', () => {
  test('one alone opens nothing, however often he unlocks', async () => {
    const projectId = await quoted();
    app.clock.setTo(steps.deadline);
    const shares = await sealed.unsealed(app, 'buyer', projectId);
    const give = () => app.as('buyer').post('/bid-electronic/seal/opening/give', { projectId, shares });
    expect(await give()).toMatchObject({ code: 200, data: { given: 1, threshold: 2 } });
    expect(await give()).toMatchObject({ code: 200, data: { given: 1, threshold: 2 } });
    const refused = await steps.openNow(app, projectId);
    expect(refused.code).toBe(400);
    expect(refused.msg).toMatch(/^开标须2名密钥持有人解锁，目前1名，待解锁：/);
    expect((await steps.detail(app, projectId)).openedTime).toBeNull();
    steps.dataOf(await sealed.unlock(app, 'manager', projectId));
    expect(await steps.openNow(app, projectId)).toMatchObject({ code: 200, data: { opened: 3 } });
  });

  test('a share of another project, of another holder, or of no bid is refused, and nothing is kept', async () => {
    const [one, other] = [await quoted(), await quoted()];
    app.clock.setTo(steps.deadline);
    const [own, foreign] = [await sealed.unsealed(app, 'buyer', one), await sealed.unsealed(app, 'buyer', other)];
    const colleague = await sealed.unsealed(app, 'manager', one);
    const [first] = own;
    const wrong = [
      [{ quoteId: first?.quoteId, text: foreign[0]?.text }],
      [{ quoteId: first?.quoteId, text: colleague[0]?.text }],
      [...own, { quoteId: foreign[0]?.quoteId, text: foreign[0]?.text }],
      [{ quoteId: first?.quoteId, text: `${first?.text} ` }],
    ];
    for (const shares of wrong) {
      const { msg } = await app.as('buyer').post('/bid-electronic/seal/opening/give', { projectId: one, shares });
      expect(msg).toContain('份额不属于');
    }
    const give = await app.as('finance').post('/bid-electronic/seal/opening/give', { projectId: one, shares: own });
    expect(give.msg).toBe('您不是本项目的开标密钥持有人');
    expect(await app.asSuperuser('select 1 from opening_share where project_id = $1', [one])).toEqual([]);
  });

  test('what one gave outlives the server, which goes on where it was', async () => {
    const projectId = await quoted();
    app.clock.setTo(steps.deadline);
    steps.dataOf(await sealed.unlock(app, 'buyer', projectId));
    const again = await app.startedWith(app.secret);
    const shown = await sealed.readShares(again, 'supervisor', projectId);
    expect(shown.holders.filter(({ givenTime }) => givenTime !== null)).toHaveLength(1);
    steps.dataOf(await sealed.unlock(again, 'supervisor', projectId));
    expect(await steps.openNow(again, projectId)).toMatchObject({ code: 200, data: { opened: 3 } });
  });
});
