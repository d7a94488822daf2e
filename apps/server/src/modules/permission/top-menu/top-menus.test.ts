import type { Page, TreeNode } from '@zhaocai/model';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPermissionApp, type PermissionApp, type Person } from '../../../../test/permission-app.ts';

let app: PermissionApp;
let platform: Person;
beforeAll(async () => {
  app = await startPermissionApp();
  platform = await app.as('admin', '000000');
});
afterAll(() => app.close());

interface Top {
  readonly id: string;
  readonly code: string;
  readonly type: number;
  readonly version: number;
}
const anApplication = { name: '履约', nameEn: 'Contracts', code: 'contracts', type: 1, sort: 9 };

test('[R438] the kinds of application come as an enumeration', async () => {
  expect((await platform.get('/system/enums/topMenuType')).data).toEqual([
    { value: 1, label: '业务应用', labelEn: 'Business', code: 1, name: '业务应用' },
    { value: 2, label: '管理应用', labelEn: 'Administration', code: 2, name: '管理应用' },
    { value: 3, label: '外部链接', labelEn: 'External link', code: 3, name: '外部链接' },
  ]);
});

test('[R460] an application is added, given menus, and shows them to those who hold them', async () => {
  const saved = await platform.post<Top>('/blade-system/topmenu/submit', anApplication);
  expect(saved.code).toBe(200);
  const menuIds = await app.menuIds('supplierBase', 'supplier');
  const grant = { topMenuIds: [saved.data.id], menuIds };
  expect((await platform.post('/blade-system/topmenu/grant', grant)).code).toBe(200);
  const keys = await platform.get<{ menu: string[] }>(`/blade-system/menu/top-tree-keys?topMenuIds=${saved.data.id}`);
  expect([...keys.data.menu].sort()).toEqual([...menuIds].sort());
  const buyer = await app.as('buyer', '100001');
  const bar = (await buyer.get<Top[]>('/blade-system/menu/top-menu')).data;
  expect(bar.map(({ code }) => code)).toContain('contracts');
  const routes = await buyer.get<{ code: string }[]>(`/blade-system/menu/routes?topMenuId=${saved.data.id}`);
  expect(routes.data.map(({ code }) => code)).toEqual(['supplierBase']);
  expect(await app.lastEvidence('000000')).toMatchObject({
    action: 'topMenu.grant',
    payload: { before: { menus: [] }, after: { menus: ['supplier', 'supplierBase'] } },
  });
});

test('half of a branch ticks no parent', async () => {
  const [system] = await app.asSuperuser<{ id: string }>("select id::text from top_menu where code = 'system'");
  const [role, parent] = await app.menuIds('role', 'system');
  await platform.post('/blade-system/topmenu/grant', { topMenuIds: [system?.id], menuIds: [role, parent] });
  const keys = await platform.get<{ menu: string[] }>(`/blade-system/menu/top-tree-keys?topMenuIds=${system?.id}`);
  expect(keys.data.menu).toEqual([role]);
  const { menu } = (await platform.get<{ menu: TreeNode[] }>('/blade-system/menu/grant-top-tree')).data;
  expect(menu.map(({ title }) => title)).toContain('系统管理');
});

test('a code is taken once; unknown applications, buttons and bad addresses are refused', async () => {
  expect((await platform.post('/blade-system/topmenu/submit', { ...anApplication, code: 'purchase' })).code).toBe(400);
  const bad = { ...anApplication, code: 'other', path: 'javascript:alert(1)' };
  expect((await platform.post('/blade-system/topmenu/submit', bad)).code).toBe(400);
  const menuIds = await app.menuIds('supplier_view');
  const [top] = await app.asSuperuser<{ id: string }>("select id::text from top_menu where code = 'purchase'");
  expect((await platform.post('/blade-system/topmenu/grant', { topMenuIds: ['77'], menuIds: [] })).code).toBe(404);
  expect((await platform.post('/blade-system/topmenu/grant', { topMenuIds: [top?.id], menuIds })).code).toBe(400);
  expect((await platform.post('/blade-system/topmenu/grant', { topMenuIds: [], menuIds: [] })).code).toBe(400);
});

test('the list answers under both spellings', async () => {
  for (const spelling of ['topmenu', 'top-menu']) {
    const page = await platform.get<Page<Top>>(`/blade-system/${spelling}/list?current=1&size=10`);
    expect(page.data.records.find(({ code }) => code === 'system')).toMatchObject({ type: 2 });
  }
});
