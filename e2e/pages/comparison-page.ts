import { expect, type Locator, type Page } from '@playwright/test';
import { agree } from './question.ts';

export const supplierNames = {
  supplier1: '杭州云岫科教仪器有限公司',
  supplier2: '南京澄观信息技术有限公司',
  supplier3: '苏州砺行办公设备有限公司',
} as const;

type Supplier = keyof typeof supplierNames;

/** All quotes of a project side by side: the buyer's to choose from, the manager's to confirm. */
export class ComparisonPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(projectId: string, as: 'buyer' | 'manager' = 'buyer'): Promise<void> {
    const path = as === 'buyer' ? '/tenderee/bidOpenManage/bidOpenResult' : '/tenderee/reviewResult/reviewDetails';
    await this.page.goto(`${path}?id=${projectId}`);
    await expect(this.table).toBeVisible();
  }

  get table(): Locator {
    return this.page.getByRole('grid', { name: '报价对比' });
  }

  /** All cells of a row of the first package, its head first. */
  row(head: string): Locator {
    return this.table.getByRole('row').filter({ has: this.page.getByRole('rowheader', { name: head, exact: true }) });
  }

  offer(supplier: Supplier, packageNo = 1): Locator {
    return this.page.getByRole('checkbox', { name: `选择${supplierNames[supplier]}，第 ${packageNo} 包` });
  }

  reason(packageName: string): Locator {
    return this.page.getByRole('textbox', { name: `选择理由 ${packageName}` });
  }

  get saveButton(): Locator {
    return this.page.getByRole('button', { name: '保存选择' });
  }

  get submitButton(): Locator {
    return this.page.getByRole('button', { name: /^提交(成交|中标|入围)结果$/ });
  }

  /** Saves, and waits until what was saved is on the page: before that no button takes a click. */
  async save(): Promise<void> {
    await this.saveButton.click();
    await expect(this.page.getByText('选择已保存')).toBeVisible();
    await expect(this.saveButton).toBeDisabled();
    await expect(this.saveButton).not.toHaveClass(/loading/);
  }

  async submit(): Promise<void> {
    await this.submitButton.click();
    await agree(this.page, /^提交(成交|中标|入围)结果$/);
    await expect(this.page.getByText('已提交，等待负责人确认')).toBeVisible();
  }

  async confirm(): Promise<void> {
    await this.page.getByRole('button', { name: '确认结果' }).click();
    await agree(this.page, '确认结果');
    await expect(this.page.getByText('结果已确认')).toBeVisible();
  }
}
