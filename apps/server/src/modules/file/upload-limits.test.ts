import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startAdminApp, type Administrator, type AdminApp } from '../../../test/admin-app.ts';
import { demoPasswordMd5, saber } from '../../../test/session-app.ts';
import { sampleBytes, zipOf } from '../../platform/files/sample-bytes.ts';

let app: AdminApp;
let buyer: Administrator;
beforeAll(async () => {
  app = await startAdminApp();
  buyer = await app.signIn('100001', 'buyer');
});
afterAll(() => app.close());

const megabyte = 1024 * 1024;
const upload = (name: string, bytes: Buffer, path = '/file/uploadOSS') => buyer.upload(path, { name, bytes });
const stored = async () => (await app.asSuperuser<{ n: number }>('select count(*)::int as n from attachment'))[0]?.n;
const refused = async (sent: Promise<{ code: number; msg: string }>) => {
  const before = await stored();
  const { code, msg } = await sent;
  expect(code).toBe(400);
  expect(await stored()).toBe(before);
  return msg;
};
const picture = (bytes: number) => Buffer.concat([sampleBytes.png, Buffer.alloc(bytes - sampleBytes.png.length)]);

/** A zip whose directory says that its one entry unpacks to this much. */
function bombOf(size: number): Buffer {
  const zip = Buffer.from(zipOf({ '[Content_Types].xml': '<Types/>', 'word/document.xml': 'a'.repeat(200_000) }));
  for (let at = zip.indexOf('PK\x01\x02'); at >= 0; at = zip.indexOf('PK\x01\x02', at + 1))
    zip.writeUInt32LE(size, at + 24);
  return zip;
}

describe('an upload with a trick in it', () => {
  test('[R281] an SVG, a program, a page and a name that only looks right are refused by name', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');
    for (const name of ['图.svg', '工具.exe', '页.html', '合同.pdf.exe', '合同exe', '.pdf'])
      expect(await refused(upload(name, svg))).toBe('文件格式不允许');
  });
  test('an SVG with a script under the name of a picture is refused by content', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    for (const name of ['图.png', '图.jpg', '文.pdf', '表.xlsx'])
      expect(await refused(upload(name, svg))).toBe('文件内容与扩展名不符');
  });
  test('an archive that would unpack to an absurd amount is refused without unpacking it', async () => {
    for (const name of ['包.zip', '文.docx'])
      expect(await refused(upload(name, bombOf(0x7fffffff)))).toMatch(/展开后过大/);
    expect(await refused(upload('包.zip', zipOf({ a: Buffer.alloc(100 * megabyte) })))).toMatch(/展开后过大/);
  });
  test('an honest archive of repetitive text is taken', async () => {
    expect(await upload('清单.zip', zipOf({ '清单.csv': 'a,b,c\n'.repeat(1_000_000) }))).toMatchObject({ code: 200 });
  });
  test('a path in the name is dropped: only the last part is the name', async () => {
    for (const name of ['../../etc/passwd.txt', 'C:\\\\windows\\\\passwd.txt', '/root/passwd.txt']) {
      const { data } = await upload(name, Buffer.from('x'));
      expect(data).toMatchObject({
        name: 'passwd.txt',
        ossUri: expect.stringMatching(/^100001\/[0-9a-f]{2}\/[0-9a-f]{64}$/),
      });
    }
  });
});

describe('several files in one request', () => {
  const send = async (count: number) => {
    const parts = Array.from({ length: count }, (_, at) =>
      Buffer.from(
        `--part\r\ncontent-disposition: form-data; name="file"; filename="${at}.txt"\r\n\r\nnumber ${at}\r\n`,
      ),
    );
    const answer = await app.inject({
      method: 'POST',
      url: '/api/file/uploadOSS',
      headers: { 'content-type': 'multipart/form-data; boundary=part', 'blade-auth': await tokenOfBuyer() },
      payload: Buffer.concat([...parts, Buffer.from('--part--\r\n')]),
    });
    return answer.json<{ code: number; msg: string }>();
  };
  test('[R287] are refused together and none is stored', async () => {
    expect(await refused(send(2))).toBe('当前限制选择 1 个文件，本次选择了 2 个文件');
    expect(await refused(send(11))).toBe('当前限制选择 10 个文件，本次选择了 11 个文件');
  });
});

async function tokenOfBuyer(): Promise<string> {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/blade-auth/oauth/token',
    headers: { authorization: saber, 'tenant-id': '100001' },
    payload: { tenantId: '100001', username: 'buyer', password: demoPasswordMd5, grant_type: 'password', scope: 'all' },
  });
  return `bearer ${answer.json<{ access_token: string }>().access_token}`;
}

describe('the editor of texts', () => {
  const editor = '/file/uploadOSS?fileType=2330';
  test('[R297] [R305] sends its own kinds of file under the type 2330', async () => {
    const sevenZip = Buffer.concat([Buffer.from('377abcaf271c', 'hex'), Buffer.alloc(26)]);
    expect(await upload('附件.7z', sevenZip, editor)).toMatchObject({ code: 200, data: { suffix: '7z' } });
    const deck = zipOf({ '[Content_Types].xml': '<Types/>', 'ppt/presentation.xml': '<p/>' });
    expect(await upload('讲稿.pptx', deck, editor)).toMatchObject({ code: 200 });
    expect(await refused(upload('讲稿.pptx', deck))).toBe('文件格式不允许');
    expect(await refused(upload('模板.ftl', Buffer.from('x'), editor))).toBe('文件格式不允许');
  });
  test('[R302] a picture over 2 MB is refused, one of exactly 2 MB is taken', async () => {
    expect(await refused(upload('图.png', picture(2 * megabyte + 1), editor))).toBe('上传失败，图片大小请控制在2M以内');
    expect(await upload('图.png', picture(2 * megabyte), editor)).toMatchObject({ code: 200 });
  });
  test('[R304] another file over 10 MB is refused', async () => {
    expect(await refused(upload('文.txt', Buffer.alloc(10 * megabyte + 1, 'a'), editor))).toMatch(/10M/);
    expect(await upload('文.txt', Buffer.alloc(10 * megabyte, 'a'), editor)).toMatchObject({ code: 200 });
  });
  test('[R303] [R306] videos go to a path of their own, which takes nothing else', async () => {
    const film = Buffer.concat([Buffer.from('00000018', 'hex'), Buffer.from('ftypmp42'), Buffer.alloc(64)]);
    expect(await upload('开标.mp4', film, '/file/uploadVideo')).toMatchObject({ code: 200, data: { suffix: 'mp4' } });
    expect(await refused(upload('开标.mp4', film))).toBe('文件格式不允许');
    expect(await refused(upload('开标.mp4', sampleBytes.exe, '/file/uploadVideo'))).toBe('文件内容与扩展名不符');
    expect(await refused(upload('文.txt', Buffer.from('x'), '/file/uploadVideo'))).toBe('文件格式不允许');
  });
});

describe('other ways in and out', () => {
  test('a drawing comes as base64, judged like any other file', async () => {
    const send = (body: object) => buyer.post('/bid-dms/uploadBase64', body);
    const base64 = `data:image/png;base64,${sampleBytes.png.toString('base64')}`;
    const { data } = await send({ base64 });
    expect(data).toMatchObject({ name: '图片.png', suffix: 'png', size: sampleBytes.png.length });
    expect(await refused(send({ base64: '不是' }))).toBe('文件内容不是有效的 Base64');
    expect(await refused(send({}))).toBe('请上传文件!');
    expect(await refused(send({ base64: Buffer.from('text').toString('base64') }))).toBe('文件内容与扩展名不符');
  });
  test('the second spelling of the upload stores too, and its download answers the bytes at once', async () => {
    const { data } = await upload('资产.txt', Buffer.from('asset'), '/eam/upload/upload');
    const { fileId } = data as { fileId: string };
    const headers = { 'blade-auth': await tokenOfBuyer() };
    const answer = await app.inject({ method: 'GET', url: `/api/eam/upload/download?fileId=${fileId}`, headers });
    expect(answer.body).toBe('asset');
    const stranger = await app.signIn('200001', 'agent');
    expect(await stranger.get(`/eam/upload/download?fileId=${fileId}`)).toMatchObject({ code: 404 });
  });
});

describe('who read a file', () => {
  test('is noted at every look and every download, once per reader', async () => {
    const { data } = await upload('记录.pdf', sampleBytes.pdf);
    const { fileId } = data as { fileId: string };
    const link = async (more: string) =>
      ((await buyer.get(`/file/downloadTicket?fileId=${fileId}${more}`)).data as { url: string }).url;
    await app.inject({ method: 'GET', url: await link('&inline=1') });
    const url = await link('');
    await app.inject({ method: 'GET', url, headers: { range: 'bytes=0-9' } });
    await app.inject({ method: 'GET', url, headers: { range: 'bytes=10-19' } });
    await buyer.post('/file/saveFileLog', { fileId, action: 2 });
    const admin = await app.signIn('100001', 'admin');
    const { data: page } = await admin.get(`/file/log/list?size=10&fileId=${fileId}`);
    const { records } = page as { records: { action: number; userName: string; fileName: string }[] };
    expect(records.map(({ action }) => action).sort()).toEqual([1, 2, 2]);
    expect(records[0]).toMatchObject({ fileName: '记录.pdf', userName: expect.stringMatching(/\S/) });
    const stranger = await app.signIn('200001', 'agent');
    expect(await stranger.post('/file/saveFileLog', { fileId })).toMatchObject({ code: 404 });
  });
});
