import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startOrganizationApp, type OrganizationApp, type Person } from '../../../../test/organization-app.ts';
import { sampleBytes } from '../../../platform/files/sample-bytes.ts';

let app: OrganizationApp;
let buyer: Person;
beforeAll(async () => {
  app = await startOrganizationApp();
  buyer = await app.person('buyer');
});
afterAll(() => app.close());

const info = async () => (await buyer.get<{ version: number; avatar: string | null }>('/blade-user/info')).data;
const change = async (values: object) =>
  buyer.post('/blade-user/update-info', { version: (await info()).version, ...values });

describe('one’s own profile', () => {
  test('takes name, phone, email and nothing else, for oneself alone', async () => {
    const other = await app.userId('manager');
    const sent = { id: other, userId: other, name: '周明二', phone: '13900000000', email: 'zm@example.edu.cn' };
    expect((await change({ ...sent, account: 'x', roleId: '1', deptId: '1', status: 2 })).code).toBe(200);
    expect(await info()).toMatchObject({
      name: '周明二',
      phone: '13900000000',
      account: 'buyer',
      deptName: '采购一科',
    });
    const [stored] = await app.asSuperuser('select nick_name from user_account where id = $1', [other]);
    expect(stored).toEqual({ nick_name: '沈岚' });
    expect((await app.evidence('user.edit')).at(-1)).toMatchObject({
      before: { name: '周明' },
      after: { name: '周明二' },
    });
  });

  test.each([
    ['[R310] an empty phone', { phone: '' }, '手机号码不能为空'],
    ['[R311] a phone of another length', { phone: '139' }, '手机号码长度不为11位'],
    ['[R312] a badly formed phone', { phone: '23900000000' }, '手机号码格式不正确'],
    ['an address without a domain', { email: 'zm@' }, '电子邮箱格式不正确'],
    ['an empty name', { name: ' ' }, '请填写姓名'],
    ['an address of elsewhere as picture', { avatar: 'https://example.com/x.png' }, '头像只能是jpg或png图片'],
    ['a file that is not there as picture', { avatar: '1' }, '头像只能是jpg或png图片'],
  ])('refuses %s', async (_, values, msg) => {
    const before = await info();
    expect(await change(values)).toMatchObject({ code: 400, msg });
    expect(await info()).toEqual(before);
  });

  test('changed in two places at once is refused the second time', async () => {
    const { version } = await info();
    expect((await buyer.post('/blade-user/update-info', { version, name: '周明' })).code).toBe(200);
    expect((await buyer.post('/blade-user/update-info', { version, name: '周' })).msg).toContain('已被他人修改');
    expect((await buyer.post('/blade-user/update-info', { name: '周' })).code).toBe(400);
  });

  test('[R307] a picture is a jpg or png of one’s own up to 500 kb', async () => {
    const upload = async (person: Person, name: string, bytes: Buffer) =>
      (await person.upload<{ fileId: string }>('/file/uploadOSS', { name, bytes })).data.fileId;
    const picture = await upload(buyer, '头像.png', sampleBytes.png);
    expect((await change({ avatar: picture })).code).toBe(200);
    expect((await info()).avatar).toBe(picture);
    const manager = await app.person('manager');
    expect((await manager.get(`/file/downloadTicket?fileId=${picture}&inline=1`)).code).toBe(200);
    const text = await upload(buyer, '说明.txt', sampleBytes.txt);
    expect(await change({ avatar: text })).toMatchObject({ code: 400, msg: '头像只能是jpg或png图片' });
    const large = await upload(buyer, '大.png', Buffer.concat([sampleBytes.png, Buffer.alloc(512_001)]));
    expect(await change({ avatar: large })).toMatchObject({ code: 400, msg: '头像不能超过500kb' });
    const foreign = await upload(manager, '别人.png', sampleBytes.png);
    expect((await change({ avatar: foreign })).code).toBe(400);
    expect((await change({ avatar: null })).code).toBe(200);
    expect((await info()).avatar).toBeNull();
  });
});
