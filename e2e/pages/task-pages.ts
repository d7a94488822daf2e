import { expect, type Locator, type Page } from '@playwright/test';

/** A button of the page in front: tabs that are left stay in the document. A picture in front of the word has a name too. */
export const frontButton = (page: Page, name: string): Locator =>
  page.getByRole('button', { name: new RegExp(`(^|\\s)${name}$`) }).filter({ visible: true });

/** The first task that is looked for by this; ends where the list is left, for it has buttons of the same names. */
export async function openTask(page: Page, text: string): Promise<void> {
  await page.goto('/work/backlog/index');
  const search = page.getByPlaceholder('名称或编号').filter({ visible: true });
  await search.fill(text);
  await search.press('Enter');
  const handle = page.getByRole('row').filter({ hasText: text }).getByRole('button', { name: '办理' }).first();
  await handle.click();
  await expect(page).toHaveURL(/\/work\/backlog\/backlogForm\//);
  await expect(handle).toBeHidden();
}

/** Decides the task in front, with an opinion. */
export async function decide(page: Page, action: string, opinion: string): Promise<void> {
  await frontButton(page, action).click();
  const dialog = page.getByRole('dialog').filter({ visible: true });
  await dialog.getByLabel('意见').fill(opinion);
  await dialog.getByRole('button', { name: action, exact: true }).click();
  await expect(dialog).toBeHidden();
}
