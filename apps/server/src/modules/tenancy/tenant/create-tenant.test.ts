import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTenancyApp, type Answer, type TenancyApp } from '../../../../test/tenancy-app.ts';
import { verifyChain } from '../../../platform/audit/index.ts';

let app: TenancyApp;
beforeAll(async () => {
  app = await startTenancyApp();
});
afterAll(() => app.close());

const platform = '000000/admin';
const submit = 'POST /api/blade-system/tenant/submit';
const draft = { tenantName: '江南理工大学', kind: 'buyer', adminAccount: 'chief', adminName: '周敏' };
let made = 0;
const create = (input: object = {}): Promise<Answer> =>
  app.ask(platform, submit, { ...draft, tenantName: `江南理工大学${(made += 1)}`, ...input });
const valueOf = (answer: Answer, name: string) => String(answer.data[name]);
const countTenants = () => app.asSuperuser('select from tenant').then((rows) => rows.length);

describe('a new tenant', () => {
  test('gets a number of six digits, a role, a department, a post and an administrator who must change his password', async () => {
    const answer = await create({ tenantName: '滨海大学', domain: 'BID.Binhai.edu.cn', accountNumber: 5 });
    expect(answer.msg).toBe('操作成功');
    const tenantId = valueOf(answer, 'tenantId');
    expect(tenantId).toMatch(/^[1-9]\d{5}$/);
    const [made] = await app.asSuperuser(
      `select t.tenant_name, t.kind, t.domain, t.account_number, d.dept_name, d.dept_category, p.post_name, r.role_alias,
         u.account, u.nick_name, u.must_change_password, u.dept_ids = array[d.id] as in_dept
       from tenant t join dept d using (tenant_id) join post p using (tenant_id) join role r using (tenant_id)
       join user_account u using (tenant_id) join user_role ur on ur.user_id = u.id and ur.role_id = r.id
       where t.tenant_id = $1`,
      [tenantId],
    );
    expect(made).toEqual({
      tenant_name: '滨海大学',
      kind: 'buyer',
      domain: 'bid.binhai.edu.cn',
      account_number: 5,
      dept_name: '滨海大学',
      dept_category: 1,
      post_name: '负责人',
      role_alias: 'admin',
      account: 'chief',
      nick_name: '周敏',
      must_change_password: true,
      in_dept: true,
    });
    const signedIn = await app.signIn(tenantId, 'chief', valueOf(answer, 'password'));
    expect(signedIn.body).toMatchObject({ tenant_name: '滨海大学', must_change: true });
    const refused = await app.send(signedIn.body.access_token, 'GET /api/blade-system/tenant/conf');
    expect(refused.msg).toBe('请先修改密码');
  });

  test('is not called as another one, whatever the capitals, nor is one that is renamed', async () => {
    const first = await create({ tenantName: 'North College' });
    const msg = `租户名称“north college”已被租户${valueOf(first, 'tenantId')}使用，请换一个名称`;
    expect(await create({ tenantName: ' north college ' })).toMatchObject({ code: 400, msg });
    const second = await create({ tenantName: '南院' });
    const { id, version } = second.data;
    const renamed = await app.ask(platform, submit, { id, version, tenantName: 'north college' });
    expect(renamed).toMatchObject({ code: 400, msg });
    const both = await Promise.all([create({ tenantName: '同名院' }), create({ tenantName: '同名院' })]);
    expect(both.map(({ code }) => code).toSorted()).toEqual([200, 400]);
  });

  test.each(['buyer', 'agency', 'supplier'])(
    'of kind %s gives its administrator every menu of that kind',
    async (kind) => {
      const tenantId = valueOf(await create({ kind }), 'tenantId');
      const demo = { buyer: '100001', agency: '200001', supplier: '300001' }[kind];
      const codes = (id: string | undefined) =>
        app.asSuperuser(
          `select m.code from role_menu rm join role r on r.tenant_id = rm.tenant_id and r.id = rm.role_id
         join menu m on m.id = rm.menu_id where r.tenant_id = $1 and r.role_alias = 'admin' order by 1`,
          [id],
        );
      expect(await codes(tenantId)).toEqual(await codes(demo));
    },
  );

  test('never has the password admin: it is long, made by chance and told in the answer alone', async () => {
    const [first, second] = [await create(), await create()];
    const passwords = [valueOf(first, 'password'), valueOf(second, 'password')];
    for (const password of passwords) expect(password).toMatch(/^([A-Z][a-z]\d\w-?){3}$/);
    expect(passwords[0]).not.toBe(passwords[1]);
    const written = await app.asSuperuser<{ text: string }>(
      'select payload as text from evidence union all select answer::text from idempotency',
    );
    expect(written.filter(({ text }) => passwords.some((password) => text?.includes(password)))).toEqual([]);
  });

  test('is made once when the same request comes twice, and the second answer has no password', async () => {
    const { body } = await app.signIn('000000', 'admin');
    const headers = { 'idempotency-key': 'make-one-tenant-only' };
    const first = await app.send(body.access_token, submit, { input: draft, headers });
    const before = await countTenants();
    const second = await app.send(body.access_token, submit, { input: draft, headers });
    expect(await countTenants()).toBe(before);
    expect(first.data).toHaveProperty('password');
    expect(second.data).toEqual({ ...first.data, password: undefined });
    const kept = await app.asSuperuser<{ answer: unknown }>('select answer from idempotency');
    expect(JSON.stringify(kept)).not.toContain(valueOf(first, 'password'));
  });

  test('leaves evidence in its own chain and in the platform’s, both whole', async () => {
    const answer = await create();
    const tenantId = valueOf(answer, 'tenantId');
    const rows = await app.asSuperuser(
      `select tenant_id, action, actor_tenant from evidence where subject = $1 order by tenant_id`,
      [answer.data.id],
    );
    const event = { action: 'tenant.add', actor_tenant: '000000' };
    expect(rows).toEqual([
      { tenant_id: '000000', ...event },
      { tenant_id: tenantId, ...event },
    ]);
    for (const id of ['000000', tenantId])
      expect(await verifyChain(app.database.scoped(id), { tenantId: id, stream: 'admin' })).toMatchObject({ ok: true });
  });
});

describe('what a new tenant is refused for', () => {
  test.each([
    ['no name', { tenantName: ' ' }, '请填写租户名称'],
    ['no kind', { kind: '' }, '请填写租户类型'],
    ['a kind that does not exist', { kind: 'bank' }, '租户类型格式不正确'],
    ['being a second platform', { kind: 'platform' }, '平台租户只有一个，不能新建或改为平台类型'],
    ['a host with a protocol', { domain: 'https://bid.example.com' }, '访问域名格式不正确'],
    ['a credit code of another form', { creditCode: '12' }, '统一社会信用代码格式不正确'],
    ['a quota of none', { accountNumber: 0 }, '账号额度不能小于1'],
    ['a day that does not exist', { expireTime: '2027-02-30 00:00:00' }, '到期时间的日期时间格式不正确'],
    ['no administrator', { adminAccount: '' }, '请输入管理员账号'],
    [
      'an account of one letter',
      { adminAccount: 'x' },
      '管理员账号须以字母开头，由3至45位字母、数字、点、横线或下划线组成',
    ],
  ])('%s', async (_why, input, message) => {
    const before = await countTenants();
    expect(await create(input)).toMatchObject({ code: 400, msg: message });
    expect(await countTenants()).toBe(before);
  });

  test('a host that another tenant has, in any spelling, also when both come at once', async () => {
    await create({ domain: 'one.example.com' });
    expect(await create({ domain: 'ONE.example.com' })).toMatchObject({
      code: 400,
      msg: '域名one.example.com已被其他租户使用',
    });
    const both = await Promise.all([create({ domain: 'two.example.com' }), create({ domain: 'two.example.com' })]);
    expect(both.map(({ code }) => code).sort()).toEqual([200, 400]);
  });

  test('being made by anybody but the platform', async () => {
    const before = await countTenants();
    for (const who of ['100001/admin', '200001/agent'])
      expect(await app.ask(who, submit, draft)).toMatchObject({ code: 403 });
    expect(await countTenants()).toBe(before);
  });

  test('a number that was ever given: a removed tenant keeps its own', async () => {
    const answer = await create();
    const tenantId = valueOf(answer, 'tenantId');
    await app.asSuperuser('update tenant set is_deleted = 1 where tenant_id = $1', [tenantId]);
    const claim = (number: string) =>
      app.database.transaction('000000', (tx) =>
        tx.query('select from new_tenant($1, 77, $2, $3, 1, $4)', [number, '重复', 'buyer', tx.now]),
      );
    expect(await claim(tenantId)).toEqual([]);
  });
});
