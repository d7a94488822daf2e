import type { OwnMenus } from '@zhaocai/model';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startAdminApp, type AdminApp, type Administrator } from '../../../test/admin-app.ts';

let app: AdminApp;
let buyer: Administrator;
beforeAll(async () => {
  app = await startAdminApp();
  buyer = await app.signIn('100001', 'buyer');
});
afterAll(() => app.close());
beforeEach(() => app.asSuperuser('delete from own_menu'));

const base = '/blade-system/menu';
const own = async (person: Administrator) => (await person.get(`${base}/own`)).data as OwnMenus;
const mark = (code: string, isFavourite: boolean) => buyer.post(`${base}/favourite`, { code, isFavourite });
const visit = (code: string) => buyer.post(`${base}/visit`, { code });

test('menus are marked and unmarked by each person for himself, the first that was marked first', async () => {
  await mark('supplierBase', true);
  await mark('project', true);
  await mark('supplierBase', true);
  expect(await own(buyer)).toEqual({ favourites: ['supplierBase', 'project'], recent: [] });
  expect(await own(await app.signIn('100001', 'manager'))).toEqual({ favourites: [], recent: [] });
  expect((await mark('supplierBase', false)).data).toEqual({ favourites: ['project'], recent: [] });
});

test('of the menus that were opened the last ten are remembered, the last first, and no others', async () => {
  const codes = await app.asSuperuser<{ code: string }>(
    'select code from menu where category = 1 and is_deleted = 0 order by code limit 12',
  );
  for (const { code } of codes) await visit(code);
  await visit(codes[5]?.code ?? '');
  const { recent } = await own(buyer);
  expect(recent).toHaveLength(10);
  expect(recent.slice(0, 2)).toEqual([codes[5]?.code, codes[11]?.code]);
  expect(await app.asSuperuser('select from own_menu')).toHaveLength(10);
});

test('a mark outlives the visits that are forgotten', async () => {
  const codes = await app.asSuperuser<{ code: string }>(
    'select code from menu where category = 1 and is_deleted = 0 order by code limit 11',
  );
  await mark(codes[0]?.code ?? '', true);
  for (const { code } of codes) await visit(code);
  expect(await own(buyer)).toMatchObject({ favourites: [codes[0]?.code] });
  await mark(codes[10]?.code ?? '', true);
  expect((await mark(codes[10]?.code ?? '', false)).data).toMatchObject({
    favourites: [codes[0]?.code],
    recent: expect.arrayContaining([codes[10]?.code]),
  });
});

test('what is no menu is neither marked nor noted', async () => {
  expect(await mark('nonsense', true)).toMatchObject({ code: 404 });
  expect(await visit('project_add')).toMatchObject({ code: 404 });
  expect(await app.asSuperuser('select from own_menu')).toEqual([]);
});
