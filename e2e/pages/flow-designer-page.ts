import { expect, type Locator, type Page } from '@playwright/test';

/** The designer of flows, as somebody who draws sees it. */
export class FlowDesignerPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Names a new flow; its designer opens. */
  async begin(name: string, key: string): Promise<void> {
    await this.page.goto('/base/workFlow/addFlow');
    await this.page.getByLabel('流程名称').fill(name);
    await this.page.getByLabel('流程标识').fill(key);
    await this.page.getByRole('button', { name: '保存并设计' }).click();
    await expect(this.steps).toHaveCount(2);
  }

  get canvas(): Locator {
    return this.page.getByRole('region', { name: '流程画布' });
  }

  get steps(): Locator {
    return this.canvas.locator('.react-flow__node');
  }

  get ways(): Locator {
    return this.canvas.locator('.react-flow__edge');
  }

  step(name: string): Locator {
    return this.steps.filter({ hasText: name });
  }

  get zoom(): Locator {
    return this.page.getByRole('toolbar').getByText(/^\d+%$/);
  }

  /** By keys alone: an edge is chosen, and a step comes into it. */
  async putIntoWay(index: number, kind: string): Promise<void> {
    await this.ways.nth(index).focus();
    await this.page.keyboard.press('Enter');
    await this.page.getByRole('button', { name: kind, exact: true }).focus();
    await this.page.keyboard.press('Enter');
  }

  /** The chosen approval is decided by the first person whom the picker offers. */
  async askFirstPerson(): Promise<void> {
    await this.page.getByRole('group', { name: '人员' }).getByRole('button', { name: '选择' }).click();
    const dialog = this.page.getByRole('dialog');
    await dialog.getByRole('checkbox').first().check();
    await dialog.getByRole('button', { name: /确\s*定/ }).click();
    await expect(dialog).toBeHidden();
  }

  /** The chosen approval is decided by the person with this account. */
  async ask(account: string): Promise<void> {
    await this.page.getByRole('group', { name: '人员' }).getByRole('button', { name: '选择' }).click();
    const dialog = this.page.getByRole('dialog');
    await dialog.getByRole('textbox').fill(account);
    await dialog.getByRole('checkbox', { name: account }).check();
    await dialog.getByRole('button', { name: /确\s*定/ }).click();
    await expect(dialog).toBeHidden();
  }

  /** What becomes of a rejection by the chosen approval. */
  async rejectTo(where: string): Promise<void> {
    await this.page.getByLabel('驳回处理').click();
    await this.page.getByTitle(where, { exact: true }).click();
  }

  /** A field of the form that is filled in by who applies. */
  async addField(name: string, label: string): Promise<void> {
    await this.page.getByText('字段', { exact: true }).click();
    await this.page.getByRole('button', { name: '添加字段' }).click();
    await this.page.getByLabel('字段名').fill(name);
    await this.page.getByLabel('显示名').fill(label);
    await this.page.getByText('设置', { exact: true }).click();
  }

  /** Saves, and answers with the drawing that was sent. */
  async save(): Promise<string> {
    const [request, response] = await Promise.all([
      this.page.waitForRequest(/flow-design\/flowSave/),
      this.page.waitForResponse(/flow-design\/flowSave/),
      this.page.getByRole('button', { name: '保存流程信息' }).click(),
    ]);
    expect(response.status()).toBe(200);
    const { nodeJson } = request.postDataJSON() as { nodeJson: string }; // the payload of the API
    return nodeJson;
  }

  async publish(): Promise<void> {
    await this.page.getByRole('button', { name: /^发\s*布$/ }).click();
    await this.page
      .getByRole('dialog')
      .getByRole('button', { name: /^发\s*布$/ })
      .click();
    await expect(this.page.getByText('已发布 v1')).toBeVisible();
  }
}
