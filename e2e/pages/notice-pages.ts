import { expect, type Page } from '@playwright/test';
import { agree } from './question.ts';

/** Writing and publishing a notice, drawn up from the project. */
export async function publishNotice(page: Page): Promise<void> {
  await page.getByRole('button', { name: '发布', exact: true }).click();
  await agree(page, '发布');
  await expect(page.getByText('公告已发布', { exact: true })).toBeVisible();
}

/** A supplier finds a notice in the hall, reads it and registers; ends where he quotes. */
export async function registerFor(page: Page, projectName: string): Promise<void> {
  await page.getByRole('menuitem', { name: '公告列表' }).click();
  await page
    .getByRole('link', { name: new RegExp(projectName) })
    .first()
    .click();
  await page.getByRole('button', { name: '我要报名' }).click();
  await page.getByRole('textbox', { name: '联系人' }).fill('张工');
  await page.getByRole('textbox', { name: '手机号' }).fill('13800000000');
  await page.getByRole('button', { name: '提交报名' }).click();
  await expect(page.getByText('报名成功')).toBeVisible();
}
