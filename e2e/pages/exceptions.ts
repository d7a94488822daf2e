import { expect, type Page } from '@playwright/test';
import type { Tender } from '../arrange/tender.ts';
import { standStill } from '../people/stand-still.ts';
import { ProjectPage } from './project-page.ts';
import { agree } from './question.ts';

interface Asking {
  /** Without it the first that there is. */
  readonly ground?: string;
  readonly reason: string;
}

/** Asks for what leaves the ordinary course of the procurement whose page is open: a suspension, an end, a result taken back. */
export async function askForException(page: Page, kind: string, { ground, reason }: Asking): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: /^更多/ }).click();
  await page.getByRole('menuitem', { name: kind, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await standStill(page);
  if (ground) {
    await dialog.getByRole('combobox', { name: '依据' }).click();
    await page.getByTitle(ground, { exact: true }).click();
  }
  await dialog.getByRole('textbox', { name: '情况说明' }).fill(reason);
  await dialog.getByRole('button', { name: '提交申请' }).click();
  await expect(dialog).toBeHidden();
}

/** The manager reads what was asked for and agrees. */
export async function agreeToException(page: Page, tender: Tender): Promise<ProjectPage> {
  const project = new ProjectPage(page);
  await project.open(tender.projectId);
  await project.section('异常处理').getByRole('button', { name: '同意', exact: true }).click();
  await agree(page, '同意');
  await expect(page.getByText('已同意并执行')).toBeVisible();
  return project;
}
