import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startAdminApp, type Administrator, type AdminApp } from '../../../../test/admin-app.ts';

let app: AdminApp;
let admin: Administrator;
let buyer: Administrator;
beforeAll(async () => {
  app = await startAdminApp();
  admin = await app.signIn('100001', 'admin');
  buyer = await app.signIn('100001', 'buyer');
});
afterAll(() => app.close());

const upload = async (name: string) => {
  const { data } = await buyer.upload('/file/uploadOSS', { name, bytes: Buffer.from('a note') });
  return (data as { fileId: string }).fileId;
};
interface Row {
  readonly id: string;
  readonly fileName: string;
  readonly version: number;
  readonly createUserName: string | null;
}
const list = async (query = '') => {
  const { data } = await admin.get(`/blade-resource/attach/list?size=100&${query}`);
  return (data as { records: Row[] }).records;
};
const detail = (id: string) => admin.get(`/blade-resource/attach/detail?id=${id}`);
const remove = (ids: string) => admin.post(`/blade-resource/attach/remove?ids=${ids}`);

describe('the register of files', () => {
  test('shows what was uploaded, by whom, and not where it lies', async () => {
    const id = await upload('合同文本.txt');
    const [row] = await list('fileName=合同文本');
    expect(row).toMatchObject({ id, fileName: '合同文本.txt', fileSuffix: 'txt', fileSize: 6 });
    expect(row?.createUserName).toBeTruthy();
    expect((await detail(id)).data).toMatchObject({ sha256: expect.stringMatching(/^[0-9a-f]{64}$/) });
    expect(JSON.stringify([row, (await detail(id)).data])).not.toMatch(/storageKey/);
  });

  test('never shows a sealed file, nor what a supplier handed in', async () => {
    const [sealed, partys] = [await upload('密封.txt'), await upload('投标.txt')];
    await app.asSuperuser('update attachment set is_sealed = true where id = $1', [sealed]);
    await app.asSuperuser(`update attachment set party_tenant_id = '300001' where id = $1`, [partys]);
    const shown = (await list()).map(({ id }) => id);
    for (const id of [sealed, partys]) {
      expect(shown).not.toContain(id);
      expect((await detail(id)).code).toBe(404);
      expect((await remove(id)).code).toBe(404);
      expect((await admin.post('/blade-resource/attach/submit', { id, version: 0, fileName: 'x.txt' })).code).toBe(404);
    }
  });

  test('is of one tenant', async () => {
    const id = await upload('本单位.txt');
    const agent = await app.signIn('200001', 'agent');
    expect((await agent.get(`/blade-resource/attach/detail?id=${id}`)).code).toBe(404);
    expect((await agent.post(`/blade-resource/attach/remove?ids=${id}`)).code).toBe(404);
    expect((await buyer.get('/blade-resource/attach/list')).code).toBe(403);
  });

  test('takes a new name and a remark, keeps the extension, and lets nobody move the file', async () => {
    const id = await upload('旧名.txt');
    const save = (more: object) => admin.post('/blade-resource/attach/submit', { id, version: 0, ...more });
    expect((await save({ fileName: '新名', storageKey: '100002/aa/1' })).msg).toBe(
      '存储位置由系统维护，不能填写或修改',
    );
    expect((await save({ fileName: '新名', remark: '已核对' })).code).toBe(200);
    const [stored] = await app.asSuperuser('select file_name, storage_key, remark from attachment where id = $1', [id]);
    expect(stored).toMatchObject({ file_name: '新名.txt', remark: '已核对' });
    expect(stored?.storage_key).toMatch(/^100001\/[0-9a-f]{2}\/[0-9a-f]{64}$/);
    expect((await save({ fileName: '再次' })).msg).toBe('数据已被他人修改，请刷新后重试');
    expect((await admin.post('/blade-resource/attach/submit', { fileName: 'x.txt' })).msg).toBe(
      '请通过上传文件新增附件',
    );
  });

  test('lets a file go that nothing refers to', async () => {
    const id = await upload('无用.txt');
    expect((await remove(id)).code).toBe(200);
    expect((await detail(id)).code).toBe(404);
    expect((await buyer.get(`/file/downloadTicket?fileId=${id}`)).code).toBe(404);
  });

  test('keeps a file that hangs on a record, stands in a field of one, or is somebody’s picture', async () => {
    const [bound, inField, picture] = [await upload('挂接.txt'), await upload('字段.txt'), await upload('头像.txt')];
    await app.asSuperuser(`update attachment set business_type = 'project', business_id = 5 where id = $1`, [bound]);
    // A notice without its project: only the field counts here.
    await app.asSuperuser('set session_replication_role = replica');
    await app.asSuperuser(
      `insert into bulletin (tenant_id, id, project_id, bulletin_type, title, content, files, create_time)
       values ('100001', 77, 1, 1, '公告', '', jsonb_build_array(jsonb_build_object('fileId', $1::text)), now())`,
      [inField],
    );
    await app.asSuperuser('reset session_replication_role');
    await app.asSuperuser(`update user_account set avatar = $1 where tenant_id = '100001' and account = 'buyer'`, [
      `/api/file/downloadTicket?fileId=${picture}`,
    ]);
    for (const [id, name] of [
      [bound, '挂接.txt'],
      [inField, '字段.txt'],
      [picture, '头像.txt'],
    ])
      expect((await remove(String(id))).msg).toBe(`附件“${name}”已被业务引用，不能删除`);
    const free = await upload('同批.txt');
    expect((await remove(`${free},${bound}`)).code).toBe(400);
    expect((await detail(free)).code).toBe(200);
  });
});
