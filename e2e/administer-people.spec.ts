import { buffer } from 'node:stream/consumers';
import type { Page } from '@playwright/test';
import { user } from '@zhaocai/model';
import { writeTemplate } from '../apps/server/src/platform/excel/index.ts';
import { LoginPage } from './pages/login-page.ts';
import { expect, test } from './people/journey.ts';

/** Names of this run's own, so that it can run again on the same data. */
const mark = String(Date.now()).slice(-6);
const account = `anna${mark}`;
const dept = `信息中心${mark}`;
const role = `信息员${mark}`;
const ownPassword = 'kestrel-over-7-hills';

/** The columns of the import, as its template heads them. */
const { account: accountField, name, phone } = user.fields;
const columns = {
  account: accountField,
  name,
  phone: { ...phone, pattern: undefined },
  deptName: { kind: 'text', label: { zh: '所属部门', en: 'Departments' }, maxLength: 500 },
  roleName: { kind: 'text', label: { zh: '角色', en: 'Roles' }, maxLength: 500 },
} as const;

type Person = Record<keyof typeof columns, string>;
const anna: Person = { account, name: '安然', phone: `13900${mark}`, deptName: dept, roleName: role };

async function spreadsheetOf(...examples: readonly Person[]) {
  const body = await buffer(await writeTemplate({ name: '用户', fields: columns, language: 'zh', examples }));
  const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  return { name: '用户.xlsx', mimeType, buffer: body };
}

/** Other tabs of the working place stay in the document. */
const button = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`(^|\\s)${name}$`) }).filter({ visible: true });
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true }).filter({ visible: true });
const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text, visible: true });

async function enterAs(page: Page, account: string, password: string): Promise<void> {
  const login = new LoginPage(page);
  await login.open();
  await login.signIn('100001', account, password);
}

async function addDept(page: Page): Promise<void> {
  await page.goto('/system/companyManage/companyDept/addDept');
  await field(page, '部门名称').fill(dept);
  await button(page, '保存').click();
  await expect(page.getByText('部门已保存')).toBeVisible();
}

async function addRole(page: Page): Promise<void> {
  await page.goto('/system/companyManage/companyRole/addRole');
  await field(page, '角色名称').fill(role);
  await field(page, '角色别名').fill(`informer${mark}`);
  await button(page, '保存').click();
  await expect(page.getByText('保存成功')).toBeVisible();
}

async function grantSuppliers(page: Page): Promise<void> {
  await page.goto('/system/companyManage/companyRole/index');
  await rowOf(page, role).getByRole('button', { name: '授权' }).click();
  await expect(page.getByRole('heading', { name: `角色授权：${role}` })).toBeVisible();
  const node = page.locator('.ant-tree-treenode').filter({ hasText: '供应商库', visible: true }).last();
  await node.locator('.ant-tree-checkbox').click();
  await button(page, '保存授权').click();
  await expect(page.getByText('授权成功')).toBeVisible();
}

/** First with two wrong rows, which are named and import nobody; then mended. Answers the initial password. */
async function importAnna(page: Page): Promise<string> {
  await page.goto('/system/companyManage/companyUsers/index');
  await button(page, '导入').click();
  const dialog = page.getByRole('dialog', { name: '从 Excel 导入用户' });
  const choose = dialog.locator('input[type=file]');
  await choose.setInputFiles(
    await spreadsheetOf(
      anna,
      { ...anna, account: `bert${mark}`, phone: '123' },
      { ...anna, account: `carl${mark}`, deptName: '没有的部门' },
    ),
  );
  await expect(dialog.getByRole('row').filter({ hasText: '没有的部门' })).toBeVisible();
  await expect(dialog.getByRole('row').filter({ hasText: '手机号码' })).toBeVisible();
  await choose.setInputFiles(await spreadsheetOf(anna));
  await expect(dialog.getByText('将新增 1 行')).toBeVisible();
  await dialog.getByRole('button', { name: /^导\s?入$/ }).click();
  const told = page.getByRole('dialog', { name: '初始密码' });
  const line = told.getByRole('row').filter({ hasText: account });
  await expect(line).toBeVisible();
  const password = (await line.getByRole('cell').last().innerText()).trim();
  await told.getByRole('button', { name: '我已记录' }).click();
  return password;
}

async function changeFirstPassword(page: Page, initial: string): Promise<void> {
  await expect(page).toHaveURL(/\/change-password$/);
  await page.goto('/supplierBase/supplierList');
  await expect(page).toHaveURL(/\/change-password$/);
  await page.locator('#old-password').fill(initial);
  await page.locator('#new-password').fill(ownPassword);
  await page.locator('#new-password-again').fill(ownPassword);
  await page.getByRole('button', { name: '修改密码' }).click();
  await expect(page.getByRole('button', { name: '我的账号' })).toBeVisible();
}

async function announceTo(page: Page, title: string): Promise<void> {
  await page.goto('/desk/notice/edit');
  await page.getByRole('textbox', { name: '标题' }).filter({ visible: true }).fill(title);
  await page.getByLabel('指定部门').check();
  await field(page, '接收部门').click();
  await page.keyboard.type(dept);
  await page.locator('.ant-select-tree-title').filter({ hasText: dept, visible: true }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('textbox', { name: '内容' }).filter({ visible: true }).fill('请到信息中心开会。');
  await button(page, '发布').click();
  await expect(page.getByText('已发布').first()).toBeVisible();
}

test('a department and a role are made, people imported into them see just what was granted, are told, and are sent away', async ({
  openWindow,
}) => {
  const admin = await openWindow('admin');
  await enterAs(admin, 'admin', 'Demo@2026');
  await expect(admin.getByRole('button', { name: '我的账号' })).toBeVisible();
  await addDept(admin);
  await addRole(admin);
  await grantSuppliers(admin);
  const initial = await importAnna(admin);

  const newcomer = await openWindow(account);
  await enterAs(newcomer, account, initial);
  await changeFirstPassword(newcomer, initial);

  const title = `例会${mark}`;
  await announceTo(admin, title);
  await newcomer.goto('/desk/notice/read');
  await newcomer.getByText(title).filter({ visible: true }).first().click();
  await expect(newcomer.getByText('请到信息中心开会。')).toBeVisible();

  await newcomer.goto('/supplierBase/supplierList');
  await expect(newcomer.getByRole('heading', { level: 1 }).filter({ visible: true })).toContainText('供应商');
  await expect(newcomer.getByText('采购项目', { exact: true }).filter({ visible: true })).toHaveCount(0);
  await newcomer.goto('/system/companyManage/companyUsers/index');
  await expect(newcomer.getByText('没有访问权限').filter({ visible: true }).first()).toBeVisible();

  await admin.goto('/monitor/online');
  await admin.getByLabel('按姓名、账号或地址搜索').fill(account);
  await admin.keyboard.press('Enter');
  await rowOf(admin, account).getByRole('button', { name: '强制下线' }).click();
  await admin.getByRole('dialog').getByRole('button', { name: '强制下线' }).click();
  await expect(admin.getByText('已强制下线')).toBeVisible();
  await newcomer.goto('/supplierBase/supplierList');
  await expect(newcomer).toHaveURL(/\/login/);
});
