import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { md5 } from '../../../test/session-app.ts';
import { answerHash } from './captcha.ts';
import { personOf, startOrganizationApp, type OrganizationApp } from '../../../test/organization-app.ts';

let app: OrganizationApp;
beforeAll(async () => {
  app = await startOrganizationApp();
});
afterAll(() => app.close());

const typed = 'quiet-harbour-42';
const oauthId = '731028840192837465';
const form = { tenantId: '100001', name: '访客', account: 'guest', password: md5(typed), oauthId };
const register = (changes: object = {}) =>
  personOf(app.app, '').post<{ waiting: boolean }>('/blade-user/register-guest', { ...form, ...changes });
const identity = (id: string, at = 'now()') =>
  app.asSuperuser(
    `insert into user_oauth (tenant_id, id, uuid, source, username, create_time)
     values ('100001', $1::bigint, $1::text, 'cas', 'guest', ${at})`,
    [id],
  );

const setRegistration = async (tenantId: string, isOpen: boolean) => {
  const admin = await app.person('admin', tenantId);
  const answer = await admin.post('/blade-system/param/submit', {
    paramName: '开放注册',
    paramKey: 'account.registerUser',
    paramValue: String(isOpen),
  });
  expect(answer.code).toBe(200);
};

describe('where people may not register themselves', () => {
  test('a registration is refused, whoever asks, and nothing is made', async () => {
    await identity('731028840192837460');
    for (const changes of [{ oauthId: '731028840192837460' }, { oauthId: '' }])
      expect(await register(changes)).toMatchObject({ code: 400, msg: '本单位未开放注册，请联系管理员' });
    expect(await app.userId('guest')).toBe('0');
    await app.asSuperuser('delete from user_oauth');
  });

  test('the sign-in page is told so, by the tenant of its host', async () => {
    const ask = () => personOf(app.app, '').get('/purchase/tenant/tenantInfoByDns?dns=buyer.example.edu.cn');
    await app.asSuperuser(`update tenant set domain = 'buyer.example.edu.cn' where tenant_id = '100001'`);
    expect((await ask()).data).not.toHaveProperty('mayRegister');
    await setRegistration('100001', true);
    expect((await ask()).data).toMatchObject({ tenantId: '100001', mayRegister: true });
  });
});

describe('a registration', () => {
  test('while no third party is configured says so', async () => {
    expect(await register()).toMatchObject({ code: 400, msg: '未配置第三方登录' });
  });

  test.each([
    ['[R170] an empty tenant', { tenantId: '', account: '', password: '' }, '请先输入租户编号'],
    ['[R171] an empty account', { account: '', password: '' }, '请先输入账号名称'],
    ['[R172] an empty password', { password: '' }, '请先输入密码'],
    ['[R174] a password that was not hashed', { password: 'plain' }, '密码格式不正确'],
    ['a common password', { password: md5('12345678') }, '密码过于简单，请更换'],
    ['an identity that nobody stored', { oauthId: '5' }, '第三方登录信息错误或已失效，请重新登录'],
    ['another tenant than the identity’s', { tenantId: '200001' }, '租户信息错误!'],
    ['an account that is taken', { account: 'buyer' }, '当前账号已被使用!'],
  ])('with %s is refused', async (_, changes, msg) => {
    await app.asSuperuser('delete from user_oauth');
    await identity(oauthId);
    expect(await register(changes)).toMatchObject({ code: 400, msg });
    expect(await app.asSuperuser('select from user_oauth where user_id is not null')).toEqual([]);
  });

  test('long after the third party’s sign-in is refused', async () => {
    await identity('731028840192837466', `now() - interval '1 hour'`);
    const msg = '第三方登录信息错误或已失效，请重新登录';
    expect(await register({ oauthId: '731028840192837466' })).toMatchObject({ code: 400, msg });
  });

  test('[R175, R181] makes an account without roles that waits until an administrator gives it one', async () => {
    expect(await register()).toMatchObject({ code: 200, data: { waiting: true, account: 'guest' } });
    const waiting = (await app.signIn('guest', '100001', typed)).json();
    expect(waiting).toMatchObject({ error_description: '账号正在等待管理员审核' });
    expect((await app.evidence('user.register'))[0]).toMatchObject({ after: { account: 'guest', source: 'cas' } });
    const admin = await app.person('admin');
    const userIds = await app.userId('guest');
    const listed = await admin.get('/blade-user/page?status=3');
    expect(listed.data).toMatchObject({ total: 1, records: [{ account: 'guest', roleId: '' }] });
    const granted = await admin.post('/blade-user/grant', { userIds, roleIds: await app.roleId('expert') });
    expect(granted.code).toBe(200);
    expect((await app.signIn('guest', '100001', typed)).statusCode).toBe(200);
  });

  test('of the same identity a second time is refused', async () => {
    expect((await register({ account: 'guest2' })).code).toBe(400);
    expect(await app.userId('guest2')).toBe('0');
  });

  test('by somebody who comes by himself asks for a captcha, right and used once', async () => {
    const key = 'k'.repeat(36);
    const hash = answerHash({ key, code: 'right' });
    const withCaptcha = (code: string, account: string) =>
      app.app.server.inject({
        method: 'POST',
        url: '/api/blade-user/register-guest',
        headers: { 'captcha-key': key, 'captcha-code': code },
        payload: { ...form, oauthId: '', account },
      });
    const draw = () =>
      app.asSuperuser(
        `insert into captcha (tenant_id, key, answer_hash, expire_time) values ('000000', $1, $2, now() + interval '1 hour')`,
        [key, hash],
      );
    expect(await register({ oauthId: '', account: 'walkin' })).toMatchObject({ code: 400, msg: '请输入验证码' });
    await draw();
    expect((await withCaptcha('wrong', 'walkin')).json()).toMatchObject({ code: 400, msg: '验证码不正确' });
    await draw();
    expect((await withCaptcha('right', 'walkin')).json()).toMatchObject({ code: 200, data: { waiting: true } });
    expect((await withCaptcha('right', 'walkin2')).json()).toMatchObject({ code: 400, msg: '验证码不正确' });
    expect((await app.evidence('user.register')).at(-1)).toMatchObject({
      after: { account: 'walkin', source: 'self' },
    });
    const waiting = (await app.signIn('walkin', '100001', typed)).json();
    expect(waiting).toMatchObject({ error_description: '账号正在等待管理员审核' });
  });

  test('takes a place of the tenant’s quota', async () => {
    await identity('731028840192837467');
    await app.asSuperuser(`update tenant set account_number = 1 where tenant_id = '100001'`);
    const answer = await register({ oauthId: '731028840192837467', account: 'guest3' });
    expect(answer).toMatchObject({ code: 400, msg: '租户账号额度为1个，已用完' });
  });
});
