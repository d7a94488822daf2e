import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { standStill } from '../people/stand-still.ts';

/** Looks at files where they are listed, and downloads them. */
export class FilePreview {
  readonly page: Page;
  readonly list: Locator;

  constructor(page: Page, list: Locator) {
    this.page = page;
    this.list = list;
  }

  private tool(name: string, file: string): Locator {
    return this.list.getByRole('button', { name: `${name} ${file}`, exact: true });
  }

  /** Opens a document in the viewer; `shown` is what must be seen of it. */
  async seeDocument(file: string, shown: (viewer: Locator) => Locator): Promise<void> {
    await this.tool('预览', file).click();
    const viewer = this.page.getByRole('dialog', { name: file });
    await expect(shown(viewer)).toBeVisible();
    await standStill(this.page);
    await viewer.getByRole('button', { name: '关闭', exact: true }).click();
    await expect(viewer).toBeHidden();
  }

  async seePicture(file: string): Promise<void> {
    await this.tool('预览', file).click();
    const picture = this.page.locator('.ant-image-preview').getByRole('img', { name: file });
    await expect(picture).toBeVisible();
    await this.page.keyboard.press('Escape');
    await expect(picture).toBeHidden();
  }

  async cannotSee(file: string): Promise<void> {
    await this.tool('预览', file).click();
    await expect(this.page.getByText('不支持在线预览，请下载查看').first()).toBeVisible();
  }

  async download(file: string): Promise<Buffer> {
    return downloaded(this.page, () => this.tool('下载', file).click());
  }
}

/** The bytes that the browser saves after this act. */
export async function downloaded(page: Page, act: () => Promise<void>): Promise<Buffer> {
  const [download] = await Promise.all([page.waitForEvent('download'), act()]);
  return readFile(await download.path());
}

export const pages = {
  pdf: (viewer: Locator) => viewer.getByRole('img', { name: '第 1 页' }),
  text: (words: string) => (viewer: Locator) => viewer.getByText(words),
  cell: (words: string) => (viewer: Locator) => viewer.getByRole('cell', { name: words }),
};
