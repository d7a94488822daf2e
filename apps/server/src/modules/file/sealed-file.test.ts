import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { maxSealedCipherBytes } from '@zhaocai/model';
import { newIdentity, openWith, sealTo, type AgeIdentity } from '@zhaocai/model/sealing/age';
import { sealedUpload } from '../../platform/files/index.ts';
import { tracesIn } from '../../../test/guessing/traces.ts';
import { startFileApp, type SampleFileApp, type UserName } from '../../../test/sample-file-app.ts';

let identity: AgeIdentity;
const seal = async (plain: Buffer) => Buffer.from(await sealTo(identity.recipient, plain));
const unseal = async (sealed: Buffer) => Buffer.from(await openWith(identity.secret, sealed));

const price = '报价合计 128888.00 元';
const quote = Buffer.from(`${price}\r\n`.repeat(200));
const buyer = '100001';
let isOpened = false;
let app: SampleFileApp;

beforeAll(async () => {
  app = await startFileApp();
  identity = await newIdentity();
  app.files.registerAccess('quote', {
    mayRead: async (ctx, { partyTenantId }) => ctx.tenantId === partyTenantId || (ctx.tenantId === buyer && isOpened),
    unseal: async () => (isOpened ? { fileName: '报价单.txt', open: unseal } : undefined),
  });
});
afterAll(() => app.close());

const part = (bytes: Buffer, fileName = '报价单128888.txt') => ({ fileName, stream: Readable.from([bytes]) });
const storeSealed = (bytes: Buffer) =>
  app.files.storeUpload(app.ctxOf('carl'), part(bytes, 'sealed.age'), {
    isSealed: true,
    kind: sealedUpload,
    businessType: 'quote',
    businessId: '9',
    ownerTenantId: buyer,
  });
const storeQuote = async () => storeSealed(await seal(quote));
const ticketOf = (user: UserName, fileId: string) => app.json(user, `/api/file/downloadTicket?fileId=${fileId}`);

describe('a sealed file', () => {
  test('leaves neither its content nor a name on the disk or in the register', async () => {
    const { fileId } = await storeQuote();
    for (const bytes of (await app.onDisk()).values()) expect(bytes.includes(price)).toBe(false);
    const [row] = await app.database.asSuperuser<{ text: string }>(
      'select t::text as text from attachment t where id = $1',
      [fileId],
    );
    expect(tracesIn(row?.text ?? '', ['128888'])).toEqual([]);
  });

  test('belongs to the buyer with the supplier as party', async () => {
    const { fileId } = await storeQuote();
    expect(
      await app.database.asSuperuser('select tenant_id, party_tenant_id from attachment where id = $1', [fileId]),
    ).toEqual([{ tenant_id: buyer, party_tenant_id: '300001' }]);
  });

  test('is closed to the buyer until opening and never seen by a rival: both are answered as of one that is not there', async () => {
    const { fileId } = await storeQuote();
    isOpened = false;
    const missing = String(BigInt(fileId) + 1n);
    const told = ({ requestId: _id, ...answer }: { requestId?: string }) => answer;
    const noted = async (user: UserName, id: string): Promise<{ requestId?: string }> => {
      const headers = { 'blade-auth': user, 'content-type': 'application/json' };
      const body = JSON.stringify({ fileId: id, action: 1 });
      const answer = await fetch(`${app.address}/api/file/saveFileLog`, { method: 'POST', headers, body });
      return (await answer.json()) as { requestId?: string };
    };
    const asked = (user: UserName, id: string) =>
      Promise.all([
        ...['file/downloadTicket', 'file/office', 'file/signatures', 'eam/upload/download'].map((path) =>
          app.json(user, `/api/${path}?fileId=${id}`),
        ),
        noted(user, id),
      ]);
    for (const user of ['anna', 'dora'] as const) {
      const [sealed, none] = [await asked(user, fileId), await asked(user, missing)];
      expect(sealed.map(told)).toEqual(none.map(told));
      expect(sealed[0]).toMatchObject({ code: 404 });
    }
  });

  test('stays closed for a link that was got before opening', async () => {
    const { fileId } = await storeQuote();
    isOpened = false;
    const { data } = await ticketOf('carl', fileId);
    expect(await app.json(undefined, data.url ?? '')).toMatchObject({ code: 400, msg: '文件已密封，开标前不可查看' });
  });

  test('is read by the buyer after opening, whole or in part, under its own name', async () => {
    const { fileId } = await storeQuote();
    isOpened = true;
    // What kind it is the opening learns with its name.
    await app.database.asSuperuser(
      `update attachment set file_suffix = 'txt', content_type = 'text/plain' where id = $1`,
      [fileId],
    );
    const { data } = await ticketOf('anna', fileId);
    const whole = await app.get(undefined, data.url ?? '');
    expect(whole.headers.get('content-disposition')).toContain(encodeURIComponent('报价单.txt'));
    expect(Buffer.from(await whole.arrayBuffer())).toEqual(quote);
    const piece = await app.get(undefined, data.url ?? '', { range: 'bytes=0-9' });
    expect(Buffer.from(await piece.arrayBuffer())).toEqual(quote.subarray(0, 10));
  });

  test('is opened in a command by whoever has the key, and by nobody else', async () => {
    const { fileId } = await storeQuote();
    expect((await app.files.openFile(app.ctxOf('anna'), fileId, { unseal })).bytes).toEqual(quote);
    await expect(app.files.openFile(app.ctxOf('anna'), fileId)).rejects.toThrow('platform.notFound');
    await expect(app.files.openFile(app.ctxOf('dora'), fileId, { unseal })).rejects.toThrow('platform.notFound');
  });

  test('is refused where it is not sealed at all, or too large', async () => {
    await expect(storeSealed(quote)).rejects.toThrow('file.contentDiffers');
    const large = await seal(Buffer.alloc(maxSealedCipherBytes, 'a'));
    await expect(storeSealed(large)).rejects.toThrow('file.sealedTooLarge');
  });
});

describe('a file of a record', () => {
  beforeAll(() => app.files.registerAccess('bulletin', { mayRead: async (ctx) => ctx.tenantId === buyer }));

  test('is for those whom its module lets in, and for everybody once it is published', async () => {
    const { fileId } = await app.files.storeUpload(app.ctxOf('anna'), part(quote));
    await app.files.bind(app.ctxOf('anna'), [fileId], { businessType: 'bulletin', businessId: '5' });
    expect(await ticketOf('berta', fileId)).toMatchObject({ code: 200 });
    expect(await ticketOf('carl', fileId)).toMatchObject({ code: 404 });
    await app.files.publish(app.ctxOf('anna'), { businessType: 'bulletin', businessId: '5' });
    const { data } = await ticketOf('carl', fileId);
    expect(await (await app.get(undefined, data.url ?? '')).text()).toBe(quote.toString());
  });

  test('cannot be hung on another record, nor by another tenant', async () => {
    const { fileId } = await app.files.storeUpload(app.ctxOf('anna'), part(quote));
    const bind = (user: UserName, businessId: string) =>
      app.files.bind(app.ctxOf(user), [fileId], { businessType: 'bulletin', businessId });
    await expect(bind('carl', '6')).rejects.toThrow('platform.notFound');
    await bind('anna', '6');
    await bind('anna', '6');
    await expect(bind('anna', '7')).rejects.toThrow('platform.notFound');
  });

  test('of a kind that no module answers for is not taken at all', async () => {
    await expect(app.files.storeUpload(app.ctxOf('anna'), part(quote), { businessType: 'poem' })).rejects.toThrow(
      'no access rule',
    );
  });
});
