import { expect, type Locator, type Page } from '@playwright/test';
import { agree } from './question.ts';

/** Which budget the page shows, by its address. */
const idOf = (page: Page) => new URL(page.url()).searchParams.get('id') ?? '';

export async function openBudget(page: Page, id: string): Promise<void> {
  await page.goto(`/budget/projectLibraryManage/stairDeclare/declareDetails?id=${id}`);
}

/** Opens the form of a new budget project of 机械工程学院 and fills in its head. */
export async function beginBudget(page: Page, { name, leader, money }: Declared): Promise<void> {
  await page.goto('/budget/projectLibraryManage/stairDeclare');
  // An empty list offers it too, where its rows would be.
  await page
    .getByRole('button', { name: /新增预算项目$/ })
    .first()
    .click();
  const basic = page.getByRole('region', { name: '项目信息' });
  await basic.getByLabel('项目名称').fill(name);
  await basic.getByLabel('申报部门').click();
  await page.locator('.ant-select-tree-title').filter({ hasText: '机械工程学院', visible: true }).click();
  await basic.getByLabel('项目负责人').fill(leader);
  await basic.getByLabel('项目总额').fill(money);
  await lineMoney(page).fill(money);
  const grounds = page.getByRole('region', { name: '依据与目标' });
  await grounds.getByLabel('立项依据').fill('实验教学中心年度建设方案');
  await grounds.getByLabel('绩效目标').fill('建成后年接待实验教学 2 万人时');
}

export interface Declared {
  readonly name: string;
  readonly leader: string;
  readonly money: string;
}

export const lineMoney = (page: Page): Locator => page.getByRole('textbox', { name: '金额 1', exact: true });

/** Hands the budget in that stands in the form, and answers its id. */
export async function handInBudget(page: Page): Promise<string> {
  await page.getByRole('button', { name: '保存并申报' }).click();
  await agree(page, '保存并申报');
  await expect(page.getByText('一级审核').filter({ visible: true }).first()).toBeVisible();
  return idOf(page);
}

export async function reviewBudget(page: Page, id: string, action: string): Promise<void> {
  await openBudget(page, id);
  await page.getByRole('button', { name: action, exact: true }).click();
  await agree(page, action);
}

/** The figure of an account on the bar of the budget's only line. */
export const budgetFigure = (page: Page, account: string): Locator =>
  page.getByRole('region', { name: '经费使用' }).locator('dl > div').filter({ hasText: account }).locator('dd');
