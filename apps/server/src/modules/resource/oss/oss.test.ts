import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startAdminApp, type Administrator, type AdminApp } from '../../../../test/admin-app.ts';
import { s3Bucket, s3Keys, startS3Server, type S3Server } from '../../../../test/s3-server.ts';

let s3: S3Server;
let app: AdminApp;
let platform: Administrator;
let buyer: Administrator;
beforeAll(async () => {
  s3 = await startS3Server();
  app = await startAdminApp({ privateHosts: ['127.0.0.1'] });
  platform = await app.signIn('000000', 'admin');
  buyer = await app.signIn('100001', 'buyer');
});
afterAll(async () => {
  await app.close();
  await s3.close();
});
beforeEach(() => s3.failWith(undefined));

let made = 0;
const minio = (more: object = {}) => ({
  category: 1,
  ossCode: `minio-${(made += 1)}`,
  endpoint: s3.endpoint,
  bucketName: s3Bucket,
  accessKey: s3Keys.accessKey,
  secretKey: s3Keys.secretKey,
  ...more,
});
const idOf = ({ data }: { data: unknown }) => String((data as { id: string }).id);
const add = async (more: object = {}) => idOf(await platform.post('/blade-resource/oss/submit', minio(more)));
const detail = async (id: string) =>
  (await platform.get(`/blade-resource/oss/detail?id=${id}`)).data as Record<string, unknown> & { version: number };
const stored = async (id: string) => (await app.asSuperuser(`select * from oss where id = $1`, [id]))[0] ?? {};
const use = (id: string) => platform.post('/blade-resource/oss/enable', { id });

const note = (text: string) => ({ name: '说明.txt', bytes: Buffer.from(text) });
const download = async (fileId: string) => {
  const { data } = await buyer.get(`/file/downloadTicket?fileId=${fileId}`);
  return (await app.inject({ method: 'GET', url: (data as { url: string }).url })).body;
};

describe('the keys of a storage provider', () => {
  test('are sealed at rest and never answered', async () => {
    const id = await add();
    const row = JSON.stringify(await stored(id));
    expect(row).not.toContain(s3Keys.secretKey);
    expect(row).not.toContain(s3Keys.accessKey);
    const answers = [await detail(id), (await platform.get('/blade-resource/oss/list?size=100')).data];
    expect(JSON.stringify(answers)).not.toContain(s3Keys.secretKey);
    expect(await detail(id)).toMatchObject({ accessKey: '********', secretKey: '********' });
    const evidence = await app.asSuperuser<{ payload: string }>(`select payload from evidence where subject = $1`, [
      id,
    ]);
    expect(evidence[0]?.payload).toContain('minio-');
    expect(evidence[0]?.payload).not.toMatch(/test-(access|secret)-key|accessKey|secretKey/);
  });

  test('stay as they are when the mask, an empty field or nothing comes back', async () => {
    const id = await add();
    const before = await stored(id);
    for (const secretKey of ['********', '', undefined]) {
      const { version } = await detail(id);
      const answer = await platform.post('/blade-resource/oss/submit', {
        id,
        version,
        secretKey,
        accessKey: '********',
        remark: 'x',
      });
      expect(answer.code).toBe(200);
    }
    expect(await stored(id)).toMatchObject({ access_key: before.access_key, secret_key: before.secret_key });
    expect((await platform.post('/blade-resource/oss/test', { id })).code).toBe(200);
  });

  test('are exchanged by new ones, with which the next test signs', async () => {
    const id = await add();
    const { version } = await detail(id);
    await platform.post('/blade-resource/oss/submit', { id, version, secretKey: 'another' });
    const answer = await platform.post('/blade-resource/oss/test', { id });
    expect(answer).toMatchObject({
      code: 400,
      msg: expect.stringMatching(/^存储测试失败（写入）：SignatureDoesNotMatch/),
    });
  });
});

describe('a storage provider', () => {
  test('is refused without its bucket, its keys, or a plain address', async () => {
    const submit = async (more: object) => (await platform.post('/blade-resource/oss/submit', minio(more))).msg;
    expect(await submit({ bucketName: '' })).toBe('请填写空间名');
    expect(await submit({ secretKey: '********' })).toBe('请填写SecretKey');
    expect(await submit({ endpoint: 'ftp://x' })).toMatch(/^服务地址须以/);
    expect(await submit({ endpoint: 'https://user@example.com' })).toMatch(/^服务地址须以/);
    expect(await submit({ endpoint: 'https://example.com/path' })).toMatch(/^服务地址须以/);
    expect(await submit({ category: 0 })).toBe('本地磁盘由系统自带，不能新增或删除');
    expect(await submit({ category: 9 })).toMatch(/不在可选范围/);
  });

  test('inside the network is refused unless an operator allowed its host', async () => {
    const submit = async (endpoint: string) =>
      (await platform.post('/blade-resource/oss/submit', minio({ endpoint }))).msg;
    for (const host of ['10.0.0.8:9000', '169.254.169.254', '[::1]:9000', 'localhost:9000', '2852039166', '0x7f000002'])
      expect(await submit(`http://${host}`)).toMatch(/是本机或内网地址/);
  });

  test('is really written to, read from and deleted from when it is tested', async () => {
    const id = await add();
    const before = s3.objects.size;
    const answer = await platform.post('/blade-resource/oss/test', { id });
    expect((answer.data as { steps: { step: string }[] }).steps.map(({ step }) => step)).toEqual([
      'put',
      'read',
      'delete',
    ]);
    expect(s3.objects.size).toBe(before);
    s3.failWith(503);
    expect((await platform.post('/blade-resource/oss/test', { id })).msg).toMatch(/^存储测试失败（写入）/);
  });

  test('that does not work is not put to use', async () => {
    const id = await add({ bucketName: 'missing' });
    expect((await use(id)).msg).toMatch(/NoSuchBucket/);
    expect(await stored(id)).toMatchObject({ status: 1 });
  });

  test('is the platform’s alone', async () => {
    const admin = await app.signIn('100001', 'admin');
    for (const path of ['list', 'detail?id=1']) expect((await admin.get(`/blade-resource/oss/${path}`)).code).toBe(403);
    for (const path of ['submit', 'remove?ids=1', 'enable?id=1', 'test?id=1'])
      expect((await admin.post(`/blade-resource/oss/${path}`, minio())).code).toBe(403);
  });
});

describe('a file', () => {
  test('[R407] goes where the provider in use says, and stays readable after the next one is put to use', async () => {
    const id = await add();
    const upload = async (text: string) => {
      const { data } = await buyer.upload('/file/uploadOSS', note(text));
      return data as { fileId: string; ossUri: string };
    };
    const first = await upload('on the disk');
    expect((await use(id)).code).toBe(200);
    const second = await upload('in the bucket');
    expect(s3.objects.get(`${s3Bucket}/${second.ossUri}`)?.toString()).toBe('in the bucket');
    expect(s3.objects.has(`${s3Bucket}/${first.ossUri}`)).toBe(false);
    expect((await use('1')).code).toBe(200);
    const third = await upload('on the disk again');
    expect(s3.objects.has(`${s3Bucket}/${third.ossUri}`)).toBe(false);
    expect([await download(first.fileId), await download(second.fileId), await download(third.fileId)]).toEqual([
      'on the disk',
      'in the bucket',
      'on the disk again',
    ]);
    const states = await app.asSuperuser(`select id from oss where status = 2`);
    expect(states).toEqual([{ id: '1' }]);
  });

  test('is served in parts from the bucket too', async () => {
    const id = await add();
    await use(id);
    const { data } = await buyer.upload('/file/uploadOSS', note('0123456789'));
    await use('1');
    const link = await buyer.get(`/file/downloadTicket?fileId=${(data as { fileId: string }).fileId}`);
    const part = await app.inject({
      method: 'GET',
      url: (link.data as { url: string }).url,
      headers: { range: 'bytes=2-4' },
    });
    expect([part.statusCode, part.body]).toEqual([206, '234']);
  });

  test('of a big size arrives whole', async () => {
    const id = await add();
    await use(id);
    const text = 'a line of text\n'.repeat(400_000);
    const { data } = await buyer.upload('/file/uploadOSS', note(text));
    await use('1');
    expect((await download((data as { fileId: string }).fileId)).length).toBe(text.length);
  });

  test('keeps its provider: that one is neither removed nor moved', async () => {
    const id = await add();
    await use(id);
    expect((await platform.post(`/blade-resource/oss/remove?ids=${id}`)).msg).toMatch(/^使用中的存储不能删除/);
    await buyer.upload('/file/uploadOSS', note('stays'));
    await use('1');
    expect((await platform.post(`/blade-resource/oss/remove?ids=${id}`)).msg).toMatch(/^该存储中已有文件/);
    const { version } = await detail(id);
    const moved = await platform.post('/blade-resource/oss/submit', { id, version, bucketName: 'elsewhere' });
    expect(moved.msg).toMatch(/^该存储中已有文件/);
    expect((await platform.post('/blade-resource/oss/remove?ids=1')).msg).toMatch(/^本地磁盘由系统自带/);
    const unused = await add();
    expect((await platform.post(`/blade-resource/oss/remove?ids=${unused}`)).code).toBe(200);
  });
});

describe('a picture', () => {
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  );

  test('[R404] is put, and its link shows it at once', async () => {
    const answer = await buyer.upload('/blade-resource/oss/endpoint/put-file?image=1', {
      name: '头像.png',
      bytes: png,
    });
    const { link, originalName, attachId } = answer.data as { link: string; originalName: string; attachId: string };
    expect(originalName).toBe('头像.png');
    expect(attachId).toMatch(/^\d+$/);
    const shown = await app.inject({ method: 'GET', url: link });
    expect([shown.statusCode, shown.headers['content-type'], shown.headers['content-disposition']]).toEqual([
      200,
      'image/png',
      expect.stringMatching(/^inline/),
    ]);
  });

  test('[R289] [R368] is nothing else than a png, jpg or jpeg', async () => {
    const put = (name: string, bytes: Buffer) =>
      buyer.upload('/blade-resource/oss/endpoint/put-file?image=1', { name, bytes });
    expect((await put('头像.pdf', png)).msg).toBe('上传文件只能是 png、jpg、jpeg格式!');
    expect((await put('头像.png', Buffer.from('<script>'))).msg).toBe('文件内容与扩展名不符');
  });
});
