import { readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { lineTotal, sumYuan } from '@zhaocai/model';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTenderingApp, type Account, type TenderingApp } from '../../../../test/tendering-app.ts';
import * as steps from '../../../../test/tendering-steps.ts';
import { fileScope } from './quote-files.ts';
import { factsFromBytes, factsToBytes, fileFromBytes, fileToBytes } from './sealed-file.ts';
import { quoteFromBytes, quoteToBytes } from './sealed-quote.ts';
import { createSealing, sealUnder } from './sealing.ts';

const contentOf = (price: string, count: number, fileName = '清单.xlsx') => {
  const lines = Array.from({ length: count }, (_, index) => ({
    itemId: String(118_180_296_624_439_000n + BigInt(index)),
    quantity: '600.0000',
    perMoney: price,
    totalMoney: lineTotal(price, '600'),
  }));
  return {
    lines,
    perMoney: count === 1 ? price : null,
    totalMoney: sumYuan(lines.map(({ totalMoney }) => totalMoney)),
    remark: null,
    serviceShow: '质保三年',
    matchExplain: null,
    files: [{ fileId: '118180296624439296', fileName, fileSuffix: 'xlsx', size: 20_000 }],
  };
};

describe('a sealed quote', () => {
  test.each([1, 10, 40, 100, 300, 1500, 2000])('of %i lines is equally long whatever its prices', (count) => {
    const lengths = ['5', '9.99', '123.45', '12345.67', '1234567.89'].map(
      (price) => quoteToBytes(contentOf(price, count)).length,
    );
    expect(new Set(lengths).size).toBe(1);
  });

  test('is equally long whatever the names of its files, and however many there are', () => {
    const [one] = contentOf('5', 40).files;
    const many = { ...contentOf('5', 40), files: Array.from({ length: 10 }, () => one) };
    const long = contentOf('5', 40, `${'报'.repeat(44)}.xlsx`);
    const lengths = [contentOf('5', 40), { ...many, files: [] }, many, long].map(
      (content) => quoteToBytes(quoteFromBytes(Buffer.from(JSON.stringify(content)))).length,
    );
    expect(new Set(lengths).size).toBe(1);
  });

  test('is read whole, and so is one that was sealed with less padding', () => {
    const content = contentOf('12345.67', 300);
    expect(quoteFromBytes(quoteToBytes(content))).toEqual(content);
    const text = Buffer.from(JSON.stringify(content));
    const before = Buffer.alloc(Math.ceil(text.length / 4096) * 4096, ' ');
    text.copy(before);
    expect(quoteFromBytes(before)).toEqual(content);
  });
});

describe('a sealed file', () => {
  test.each([1, 4096, 4097, 130_000, 1_000_000, 20 * 1024 * 1024])(
    'of %i bytes takes little more and is read whole',
    (size) => {
      const plain = Buffer.alloc(size, 'x');
      const sealed = fileToBytes(plain);
      expect(sealed.length - size).toBeLessThan(Math.max(4096, size / 16));
      expect(fileFromBytes(sealed, { size }).equals(plain)).toBe(true);
    },
  );

  test('is as long with a price of five digits as with one of seven', () => {
    const lengths = ['123.45', '12345.67'].map(
      (price) => fileToBytes(Buffer.from(`单价 ${price} 元\n`.repeat(20))).length,
    );
    expect(new Set(lengths).size).toBe(1);
  });

  test('has a name that is equally long, up to the longest there is', () => {
    for (const fileName of ['价.txt', `${'𠮷'.repeat(45)}.txt`]) {
      const bytes = factsToBytes({ fileName, size: 20 * 1024 * 1024 });
      expect(bytes).toHaveLength(256);
      expect(factsFromBytes(bytes)).toEqual({ fileName, size: 20 * 1024 * 1024 });
    }
  });
});

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
    const [own] = await steps.ownEntries(app, account, projectId);
    const { fileId } = steps.dataOf<{ fileId: string }>(
      await app.as(account).upload(`/purchase/entry/uploadQuoteFile?entryId=${own?.entryId}`, {
        name: files[account].name,
        bytes: Buffer.from(files[account].text),
      }),
    );
    const more = { fileIds: [fileId] };
    steps.dataOf(await steps.quote(app, account, { projectId, price: prices[account], more }));
  }

  async function ownFile(account: Account) {
    const [own] = await steps.ownEntries(app, account, projectId);
    const { data } = await app.as(account).get(`/purchase/entry/queryMyQuote?entryId=${own?.entryId}`);
    return (data as { quote: { files: { fileId: string; fileName: string; size: number }[] } }).quote.files[0];
  }

  test('is equally long in every column', async () => {
    const sealed = await app.asSuperuser<Record<string, number>>(
      `select octet_length(q.cipher) as cipher, octet_length(q.package_dek) as package, octet_length(q.bidder_dek) as bidder,
         octet_length(f.sealed_name) as name, octet_length(f.package_dek) as "filePackage",
         octet_length(f.bidder_dek) as "fileBidder", a.file_size as size, octet_length(v.payload) as evidence,
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

  test('is told to the bidder as he sent it', async () => {
    for (const account of ['supplier1', 'supplier2'] as const) {
      const { name, text } = files[account];
      const file = await ownFile(account);
      expect(file).toMatchObject({ fileName: name, size: Buffer.byteLength(text) });
      expect(await download(account, file?.fileId)).toBe(text);
    }
  });

  test('is what the buyer finds at the opening, each file with its own name and size', async () => {
    const sent = await Promise.all(Object.keys(files).map((account) => ownFile(account as Bidder)));
    app.clock.setTo(steps.deadline);
    steps.dataOf(await steps.open(app, projectId, '市场上仅有两家供应商能供货'));
    for (const [index, { text }] of Object.values(files).entries())
      expect(await download('buyer', sent[index]?.fileId)).toBe(text);
    const sizes = await app.asSuperuser<{ id: string; size: number }>(
      'select id::text, file_size as size from attachment where id = any($1::bigint[]) order by id',
      [sent.map((file) => file?.fileId)],
    );
    expect(sizes).toEqual(
      Object.values(files).map(({ text }, index) => ({
        id: sent[index]?.fileId,
        size: Buffer.byteLength(text),
      })),
    );
  });

  test('opens as well where a file was sealed before its length was padded', async () => {
    projectId = await steps.publishedProject(app, { manner: 10, lawRegime: 3 });
    await bid('supplier1');
    const file = await ownFile('supplier1');
    await sealAsBefore(file?.fileId ?? '');
    const content = files.supplier1.text;
    expect(await ownFile('supplier1')).toEqual(file);
    expect(await download('supplier1', file?.fileId)).toBe(content);
    app.clock.setTo(steps.deadline);
    steps.dataOf(await steps.open(app, projectId, '市场上仅有一家供应商能供货'));
    expect(await download('buyer', file?.fileId)).toBe(content);
  });

  /** The name alone and the bytes as they came, under the same keys. */
  async function sealAsBefore(fileId: string): Promise<void> {
    const [row] = await app.asSuperuser<{ packageId: string; entryId: string; bidderDek: string; storageKey: string }>(
      `select f.package_id::text as "packageId", f.entry_id::text as "entryId", f.bidder_dek as "bidderDek",
         a.storage_key as "storageKey"
       from quote_file f join attachment a on a.id = f.id where f.id = $1`,
      [fileId],
    );
    if (!row) throw new Error('no such file');
    const scope = fileScope({ tenantId: '100001', packageId: row.packageId, id: row.entryId });
    const dek = createSealing(app.secret).dekOfBidder(scope, row.bidderDek, '300001');
    const { name, text } = files.supplier1;
    const sealedName = sealUnder({ ...scope, label: 'file name' }, Buffer.from(name), dek).toString('base64');
    await app.asSuperuser('update quote_file set sealed_name = $2 where id = $1', [fileId, sealedName]);
    await app.asSuperuser('update attachment set file_size = $2 where id = $1', [fileId, Buffer.byteLength(text)]);
    await writeFile(join(app.filesFolder, row.storageKey), sealUnder(scope, Buffer.from(text), dek));
  }

  async function download(account: Account, fileId: string | undefined): Promise<string> {
    const { url } = steps.dataOf<{ url: string }>(await app.as(account).get(`/file/downloadTicket?fileId=${fileId}`));
    return (await app.as(account).raw(url.replace('/api', ''))).body;
  }
});
