import { expect, type Locator, type Page } from '@playwright/test';
import { agree } from './question.ts';

/** A required one is marked in its name. */
export const field = (page: Page | Locator, label: string): Locator =>
  page.getByRole('textbox', { name: new RegExp(`^(\\* )?${label}$`) });

/** A new demand of 机械工程学院 that is to be researched, all but its technical requirements, not yet stored. */
export async function beginDemand(page: Page, name: string): Promise<void> {
  await page.goto('/demandInvestigate/myInvestigate/addInvestigate');
  await field(page, '需求名称').fill(name);
  await page.getByRole('combobox', { name: '需求部门' }).click();
  await page.getByRole('treeitem', { name: '机械工程学院' }).click();
  await field(page, '需求预算').fill('360000');
  await page.getByRole('textbox', { name: '期望到货日期' }).fill('2027-06-30');
  await page.getByRole('textbox', { name: '期望到货日期' }).press('Enter');
  await field(page, '交付地点').fill('生命科学楼402');
  await page.getByRole('switch', { name: '需要市场调研' }).click();
  await field(page, '名称 1').fill('生物安全柜');
  await field(page, '单位 1').fill('台');
  await field(page, '数量 1').fill('4');
  await field(page, '预估单价 1').fill('85000');
  await field(page, '商务要求').fill('质保36个月。');
  await field(page, '验收标准').fill('第三方检测合格。');
}

export async function storeDemand(page: Page): Promise<void> {
  await page.getByRole('button', { name: '保存草稿' }).click();
  await expect(page.getByText('草稿已保存')).toBeVisible();
}

export async function openDemand(page: Page, name: string): Promise<void> {
  await page.goto('/demandInvestigate/myInvestigate/index');
  // The one in the list: the tab of the form has the same name.
  await page.getByRole('row').getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
}

export const researchTitle = (name: string) => `${name}采购需求调研`;

/** Asks the market about the demand whose page is open. */
export async function publishResearch(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: '发起调研' }).click();
  await expect(field(page, '调研标题')).toHaveValue(researchTitle(name));
  await page.getByRole('button', { name: '保存并发布' }).click();
  await agree(page, '发布调研');
  await expect(page.getByRole('region', { name: '需求调研' })).toContainText('0 家答复');
}

/** What a supplier says to it, in yuan from and to. */
export async function answerResearch(page: Page, name: string, [low, high]: readonly [string, string]): Promise<void> {
  await page.goto('/researchNeeds/index');
  await page.getByText(researchTitle(name), { exact: true }).first().click();
  await expect(page.getByRole('region', { name: '需求清单' })).toContainText('生物安全柜');
  await expect(page.getByRole('main')).not.toContainText('85,000');
  const own = page.getByRole('region', { name: '我的方案' });
  await own.getByPlaceholder('请输入方案说明').fill('A2型，双层过滤。');
  await field(own, '参考价下限').fill(low);
  await field(own, '参考价上限').fill(high);
  await field(own, '联系人').fill('王工');
  await field(own, '联系电话').fill('13800000000');
  await own.getByRole('button', { name: '提交方案' }).click();
  await expect(page.getByText('方案已提交')).toBeVisible();
}

/** Ends the research of the demand whose page is open, and hands the demand in. */
export async function handInDemand(page: Page): Promise<void> {
  await page.getByRole('button', { name: '结束调研' }).click();
  await agree(page, '结束调研', '已有三家供应商答复，比较充分');
  await page.getByRole('button', { name: '提交', exact: true }).click();
  await agree(page, '提交');
  await expect(page.getByText('需求已提交')).toBeVisible();
}

export async function confirmDemand(page: Page, name: string): Promise<void> {
  await openDemand(page, name);
  await page.getByRole('button', { name: '确认需求' }).click();
  await agree(page, '确认需求');
  await expect(page.getByText('需求已确认').first()).toBeVisible();
}
