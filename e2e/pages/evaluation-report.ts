import { expect, type Page } from '@playwright/test';
import { standStill } from '../people/stand-still.ts';
import { agree } from './question.ts';

/** A member reads the report and signs it, or says why not. */
export async function sayToReport(page: Page, summary: string, dissent?: string): Promise<void> {
  await page.goto(summary);
  await expect(page.getByRole('article')).toContainText('第1候选人');
  const report = page.getByRole('region', { name: '评审报告', exact: true });
  const name = dissent === undefined ? '签字' : '不同意并附理由';
  await report.getByRole('button', { name, exact: true }).click();
  if (dissent === undefined) await agree(page, name);
  else {
    const dialog = page.getByRole('dialog');
    await standStill(page);
    await dialog.getByLabel('不同意见和理由').fill(dissent);
    await dialog.getByRole('button', { name }).click();
  }
  await expect(report.getByRole('button', { name, exact: true })).toHaveCount(0);
}
