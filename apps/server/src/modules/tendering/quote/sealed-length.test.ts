import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { filesOf } from '../../../../test/sealed-steps.ts';
import { startTenderingApp, type Account, type TenderingApp } from '../../../../test/tendering-app.ts';
import * as steps from '../../../../test/tendering-steps.ts';

describe('what is stored of two quotes, a cheap one and a dear one', () => {
  let app: TenderingApp;
  let projectId: string;
  const files = {
    supplier1: { name: '价.txt', text: '5' },
    supplier2: { name: '报价单（最终版，含运费、安装与三年质保）.txt', text: '单价 12345.67 元\n'.repeat(60) },
  };
  const prices = { supplier1: '5', supplier2: '12345.67' };
  type Bidder = keyof typeof prices;

  beforeAll(async () => {
    app = await startTenderingApp();
    const items = Array.from({ length: 60 }, (_, index) => ({ name: `床${index}`, unit: '张', quantity: '100' }));
    const money = '900000000.00';
    projectId = await steps.publishedProject(app, {
      generalBudget: money,
      packages: [steps.aPackage({ budget: money, items })],
      manner: 10,
      lawRegime: 3,
    });
    for (const account of ['supplier1', 'supplier2'] as const) await bid(account);
  });
  afterAll(() => app.close());

  async function bid(account: Bidder): Promise<void> {
    steps.dataOf(await steps.register(app, account, projectId));
    const sent = [{ name: files[account].name, bytes: Buffer.from(files[account].text) }];
    const texts = { remark: account === 'supplier1' ? '便宜' : '质优价廉' };
    steps.dataOf(await steps.quote(app, account, { projectId, price: prices[account], texts, files: sent }));
  }

  async function ownFile(account: Account): Promise<string> {
    const [own] = await steps.ownEntries(app, account, projectId);
    return (await filesOf(app, own?.entryId ?? ''))[0]?.id ?? '';
  }

  test('is equally long in every column', async () => {
    const sealed = await app.asSuperuser<Record<string, number>>(
      `select octet_length(q.cipher) as cipher, octet_length(q.envelope) as envelope, octet_length(q.signature) as signature,
         (select sum(octet_length(s.cipher))::int from quote_share s where s.quote_id = q.id) as shares,
         octet_length(f.cipher_sha256) as name, a.file_size as size, octet_length(v.payload) as evidence,
         octet_length(i.body_mac) as mark, octet_length(i.answer::text) as answer
       from quote q join quote_file f on f.entry_id = q.entry_id join attachment a on a.id = f.id
       join evidence v on v.hash = q.receipt_hash
       join idempotency i on i.tenant_id = q.supplier_tenant_id and i.answer ->> 'receiptHash' = q.receipt_hash
       where q.project_id = $1`,
      [projectId],
    );
    expect(sealed).toHaveLength(2);
    expect(sealed[0]).toEqual(sealed[1]);
  });

  test('is equally long on the disk', async () => {
    const entries = await readdir(app.filesFolder, { recursive: true, withFileTypes: true });
    const stored = entries.filter((one) => one.isFile()).map((one) => join(one.parentPath, one.name));
    const sizes = await Promise.all(stored.map(async (path) => (await stat(path)).size));
    expect(sizes).toHaveLength(2);
    expect(new Set(sizes).size).toBe(1);
  });

  test('is what the buyer finds at the opening, each file with its own name and size', async () => {
    const sent = await Promise.all((['supplier1', 'supplier2'] as const).map(ownFile));
    app.clock.setTo(steps.deadline);
    steps.dataOf(await steps.open(app, projectId, '市场上仅有两家供应商能供货'));
    for (const [index, { text }] of Object.values(files).entries())
      expect(await download('buyer', sent[index])).toBe(text);
    const sizes = await app.asSuperuser<{ id: string; size: number }>(
      'select id::text, file_size as size from attachment where id = any($1::bigint[]) order by id',
      [sent],
    );
    expect(sizes).toEqual(
      Object.values(files).map(({ text }, index) => ({
        id: sent[index],
        size: Buffer.byteLength(text),
      })),
    );
  });

  async function download(account: Account, fileId: string | undefined): Promise<string> {
    const { url } = steps.dataOf<{ url: string }>(await app.as(account).get(`/file/downloadTicket?fileId=${fileId}`));
    return (await app.as(account).raw(url.replace('/api', ''))).body;
  }
});
