import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTenancyApp, type TenancyApp } from '../../../../test/tenancy-app.ts';

let app: TenancyApp;
beforeAll(async () => {
  app = await startTenancyApp();
});
afterAll(() => app.close());

const admin = '100001/admin';
const conf = () => app.ask(admin, 'GET /api/blade-system/tenant/conf').then(({ data }) => data);
const update = async (input: object) =>
  app.ask(admin, 'POST /api/blade-system/tenant/updateConf', { version: (await conf()).version, ...input });
const stored = () => app.asSuperuser("select * from tenant where tenant_id = '100001'");

const dot = Buffer.from('89504e470d0a1a0a0000000d', 'hex').toString('base64');
const look = {
  loginName: '招采平台',
  slogan: '阳光采购',
  themeColor: '#8a1f1f',
  logo: `data:image/png;base64,${dot}`,
  background: null,
};

describe('a tenant’s administrator', () => {
  test('changes whom to call and where, and how the sign-in page looks', async () => {
    const before = await conf();
    const answer = await update({ linkman: '苏琳', contactNumber: '0571-88001234', address: '', look });
    expect(answer).toMatchObject({ code: 200, data: { tenantId: '100001', version: Number(before.version) + 1 } });
    expect(await conf()).toMatchObject({
      linkman: '苏琳',
      contactNumber: '0571-88001234',
      address: null,
      settings: look,
      tenantName: before.tenantName,
    });
  });

  test.each([
    ['its kind', { kind: 'platform' }],
    ['its number', { tenantId: '000001' }],
    ['its name', { tenantName: '别的大学' }],
    ['its credit code', { creditCode: '91330106MA0Y4D041L' }],
    ['its quota', { accountNumber: 1000 }],
    ['its expiry', { expireTime: '2099-01-01 00:00:00' }],
    ['its host', { domain: 'www.example.com' }],
    ['its state', { status: 2 }],
    ['its settings past the look', { settings: {} }],
  ])('cannot change %s', async (_what, input) => {
    const before = await stored();
    expect(await update(input)).toMatchObject({ code: 400 });
    expect(
      await app.ask(admin, 'POST /api/blade-system/tenant/submit', { id: before[0]?.id, version: 0, ...input }),
    ).toMatchObject({ code: 403 });
    expect(await stored()).toEqual(before);
  });

  test('cannot set the look of a tenant by the platform’s call, not even its own', async () => {
    const setting = { tenantId: '100001', version: 0, look };
    expect((await app.ask(admin, 'POST /api/blade-system/tenant/setting', setting)).code).toBe(403);
  });

  test('loses nothing to somebody who saved first', async () => {
    const { version } = await conf();
    await update({ linkman: '先保存的人' });
    const late = await app.ask(admin, 'POST /api/blade-system/tenant/updateConf', { version, linkman: '后保存的人' });
    expect(late).toMatchObject({ code: 400, msg: '数据已被他人修改，请刷新后重试' });
  });

  test('leaves evidence that names the pictures by their digest', async () => {
    await update({ look });
    const [last] = await app.asSuperuser<{ payload: string }>(
      "select payload from evidence where tenant_id = '100001' and action = 'tenant.conf' order by seq desc limit 1",
    );
    expect(JSON.parse(last?.payload ?? '')).toMatchObject({
      after: { look: { logo: expect.stringMatching(/^sha256:/) } },
    });
    expect(last?.payload).not.toContain(dot);
  });
});

describe('a look is refused', () => {
  test.each([
    ['that is a drawing with scripts', { logo: 'data:image/svg+xml;base64,PHN2Zy8+' }],
    ['whose picture is none', { logo: `data:image/jpeg;base64,${dot}` }],
    ['from somewhere else', { background: 'https://example.com/a.png' }],
    ['that is too heavy', { logo: `data:image/png;base64,${dot}${'A'.repeat(100_000)}` }],
    ['with a colour by name', { themeColor: 'red' }],
    ['with words of its own', { script: 'alert(1)' }],
  ])('%s', async (_why, part) => {
    const before = await stored();
    expect(await update({ look: { ...look, ...part } })).toMatchObject({ code: 400 });
    expect(await stored()).toEqual(before);
  });
});

describe('people without the permission', () => {
  test('a plain user neither reads the configuration nor changes it', async () => {
    expect((await app.ask('100001/buyer', 'GET /api/blade-system/tenant/conf')).code).toBe(403);
    expect((await app.ask('100001/buyer', 'POST /api/blade-system/tenant/updateConf', { version: 0 })).code).toBe(403);
    expect((await app.ask(undefined, 'GET /api/blade-system/tenant/conf')).code).toBe(401);
  });
});
