import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { s3Bucket, s3Keys, startS3Server, type S3Server } from '../../../test/s3-server.ts';
import { startFileApp, type SampleFileApp } from '../../../test/sample-file-app.ts';

const tenantId = '100001';

function bucketOf({ endpoint }: S3Server) {
  const store = { endpoint, region: 'us-east-1', bucket: s3Bucket, ...s3Keys, isPathStyle: true };
  const placed = { storageId: '7', version: 1, store };
  return { inUse: async () => placed, byId: async () => placed };
}

describe.each(['disk', 's3'] as const)('the bytes of a removed file (%s)', (kind) => {
  let app: SampleFileApp;
  let s3: S3Server | undefined;
  beforeAll(async () => {
    s3 = kind === 's3' ? await startS3Server() : undefined;
    app = await startFileApp(s3 ? { directory: bucketOf(s3), privateHosts: ['127.0.0.1'] } : {});
  });
  afterAll(async () => {
    await app.close();
    await s3?.close();
  });

  /** Nothing where it is to be sent again. */
  const send = async (text: string) => {
    const { code, data } = await app.upload('anna', '说明.txt', Buffer.from(text));
    expect([200, 400]).toContain(code);
    return data?.fileId ?? '';
  };
  const remove = (fileId: string) =>
    app.database.asSuperuser('update attachment set is_deleted = 1, update_time = $2 where id = $1', [
      fileId,
      app.database.clock.now(),
    ]);
  const purge = () => app.files.purge({ database: app.database.database, tenantId, now: app.database.clock.now() });
  const isReadable = async (fileId: string) => {
    const ctx = app.ctxOf('anna');
    return app.files.openFile(ctx, fileId).then(
      () => true,
      () => false,
    );
  };
  const keyOf = async (fileId: string) =>
    (
      await app.database.asSuperuser<{ key: string }>('select storage_key as key from attachment where id = $1', [
        fileId,
      ])
    )[0]?.key ?? '';
  const lies = async (key: string) =>
    s3 ? s3.objects.has(`${s3Bucket}/${key}`) : [...(await app.onDisk()).keys()].some((path) => path.endsWith(key));

  test('stay for thirty days, and go after them', async () => {
    const fileId = await send('将被删除');
    const key = await keyOf(fileId);
    await remove(fileId);
    app.database.clock.advance({ minutes: 29 * 24 * 60 });
    expect(await purge()).toBe(0);
    expect(await lies(key)).toBe(true);
    app.database.clock.advance({ minutes: 2 * 24 * 60 });
    expect(await purge()).toBe(1);
    expect(await lies(key)).toBe(false);
    expect(await purge()).toBe(0);
  });

  test('stay as long as another row has the same content', async () => {
    const [one, other] = [await send('两处共用'), await send('两处共用')];
    const key = await keyOf(one);
    expect(await keyOf(other)).toBe(key);
    await remove(one);
    app.database.clock.advance({ minutes: 40 * 24 * 60 });
    expect(await purge()).toBe(0);
    expect(await isReadable(other)).toBe(true);
    await remove(other);
    app.database.clock.advance({ minutes: 31 * 24 * 60 });
    expect(await purge()).toBe(1);
    expect(await lies(key)).toBe(false);
  });

  test('come again with the same content, as often as somebody sends it while they go', async () => {
    for (let time = 0; time < 5; time += 1) {
      await remove(await send('反复上传'));
      app.database.clock.advance({ minutes: 31 * 24 * 60 });
      const [, sent] = await Promise.all([purge(), send('反复上传')]);
      const again = sent === '' ? await send('反复上传') : sent;
      expect(await isReadable(again)).toBe(true);
      await remove(again);
    }
  });

  test('stay for ever where the tenant says 0', async () => {
    await app.database.asSuperuser(
      `insert into param (tenant_id, id, param_name, param_key, param_value, create_time)
       values ($1, 1, 'x', 'file.removedDays', '0', now())`,
      [tenantId],
    );
    const fileId = await send('一直保留');
    const key = await keyOf(fileId);
    await remove(fileId);
    app.database.clock.advance({ minutes: 400 * 24 * 60 });
    await purge();
    expect(await lies(key)).toBe(true);
    await app.database.asSuperuser('delete from param where tenant_id = $1', [tenantId]);
  });
});
