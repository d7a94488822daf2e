import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Page, SelectablePost } from '@zhaocai/model';
import { startOrganizationApp, type OrganizationApp, type Person } from '../../../../test/organization-app.ts';

let app: OrganizationApp;
let admin: Person;
beforeAll(async () => {
  app = await startOrganizationApp();
  admin = await app.person('admin');
});
afterAll(() => app.close());

const save = (values: object) =>
  admin.post<{ id: string }>('/blade-system/post/submit', {
    postName: '科长',
    postCode: 'kz',
    category: 2,
    sort: 1,
    ...values,
  });

test('a post is added, found, changed and removed, and its code is unique', async () => {
  const { data } = await save({});
  expect(await save({ postName: '另一个' })).toMatchObject({ code: 400, msg: '岗位编号已存在' });
  expect(await save({ id: data.id, version: 0, postName: '处长' })).toMatchObject({ code: 200 });
  const page = await admin.get<Page<{ postName: string }>>('/blade-system/post/list?postName=处');
  expect(page.data).toMatchObject({ total: 1, records: [{ postName: '处长', category: 2 }] });
  expect((await admin.get(`/blade-system/post/detail?id=${data.id}`)).data).toMatchObject({ postCode: 'kz' });
  expect((await admin.post('/blade-system/post/remove', { ids: data.id })).code).toBe(200);
  expect((await admin.get(`/blade-system/post/detail?id=${data.id}`)).code).toBe(404);
  expect((await app.evidence('post.edit')).at(-1)).toMatchObject({
    before: { postName: '科长' },
    after: { postName: '处长' },
  });
});

test('a post that somebody holds is not removed', async () => {
  const { data } = await save({ postCode: 'held' });
  await admin.post('/blade-user/submit', { account: 'holder', name: '任职', postId: data.id });
  const answer = await admin.post('/blade-system/post/remove', { ids: data.id });
  expect(answer).toMatchObject({ code: 400, msg: '岗位仍有用户，不能删除：科长' });
});

test('[R441] posts to choose from are the own tenant’s, for the platform those of the tenant it names', async () => {
  const select = async (person: Person) =>
    (await person.get<SelectablePost[]>('/blade-system/post/select?tenantId=200001')).data;
  const platform = await app.person('admin', '000000');
  const sent = { tenantId: '200001', postName: '项目经理', postCode: 'pm', category: 2, sort: 1 };
  expect((await platform.post('/blade-system/post/submit', sent)).code).toBe(200);
  expect((await select(platform)).map(({ postCode }) => postCode)).toEqual(['pm']);
  expect((await select(admin)).map(({ postCode }) => postCode)).toEqual(['held']);
  expect((await select(await app.person('expert1'))).length).toBe(1);
});
