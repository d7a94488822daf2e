import { expect, type Page } from '@playwright/test';
import { standStill } from '../people/stand-still.ts';

/** Agrees to what the page asks before it does something, by the button of this name. */
export async function agree(page: Page, button: string | RegExp, reason?: string): Promise<void> {
  const question = page.getByRole('dialog');
  await expect(question).toBeVisible();
  await standStill(page);
  if (reason !== undefined) await question.getByRole('textbox').fill(reason);
  await question.getByRole('button', { name: button, exact: true }).click();
  await expect(question).toBeHidden();
}
