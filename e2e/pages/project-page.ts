import { expect, type Locator, type Page } from '@playwright/test';
import { demoPassphrase } from '../../apps/server/src/modules/sealing/index.ts';
import { agree } from './question.ts';

/** The buyer's page of one project: where it stands, what is next, and what may be done now. */
export class ProjectPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(projectId: string): Promise<void> {
    await this.page.goto(`/tenderee/projectDetail/index?id=${projectId}`);
    await expect(this.section('采购包')).toBeVisible();
  }

  section(name: string): Locator {
    return this.page.getByRole('region', { name });
  }

  action(name: string): Locator {
    return this.page.getByRole('main').getByRole('button', { name, exact: true });
  }

  /** The stage that the project is in now. */
  get stage(): Locator {
    return this.page.locator('[aria-current="step"]');
  }

  /** A holder unlocks what is sealed to him, with the passphrase of his key. */
  async unlock(where = '开标解锁'): Promise<void> {
    const section = this.section(where);
    await section.getByRole('button', { name: '用我的密钥解锁' }).click();
    const dialog = this.page.getByRole('dialog');
    await dialog.getByLabel('开标密钥口令', { exact: true }).fill(demoPassphrase);
    await dialog.getByRole('button', { name: '用我的密钥解锁' }).click();
    await expect(section.getByRole('button', { name: '用我的密钥解锁' })).toBeHidden();
  }

  /** Presses an action and agrees to what it asks. */
  async act(name: string, button: string, reason?: string): Promise<void> {
    await this.action(name).click();
    await agree(this.page, button, reason);
  }
}
