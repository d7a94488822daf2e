import { expect, type Locator, type Page } from '@playwright/test';
import { agree } from './question.ts';
import type { RealProject } from '../fixtures/real-project.ts';

/** The list of projects, and the form that a purchaser keys a project in with. */
export class ProjectForm {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async openNew(): Promise<void> {
    await this.page.getByRole('button', { name: '新增采购项目' }).click();
    await expect(this.field('项目名称')).toBeVisible();
  }

  field(name: string, section = '基本信息'): Locator {
    return this.page.getByRole('region', { name: section }).getByRole('textbox', { name, exact: true });
  }

  /** A cell of the first package's goods lines. */
  cell(column: string, line = 1): Locator {
    return this.page.getByRole('textbox', { name: `${column} ${line}`, exact: true });
  }

  async setTime(name: string, instant: string): Promise<void> {
    const field = this.field(name, '时间安排');
    await field.fill(instant.slice(0, 16));
    await field.press('Enter');
    await expect(field).toHaveValue(instant.slice(0, 16));
  }

  async fill(project: RealProject): Promise<void> {
    await this.field('项目名称').fill(project.projectName);
    await this.field('项目编号').fill(project.projectNo);
    await this.field('项目总预算').fill(project.generalBudget);
    await this.field('报价保证金').fill(project.depositMoney);
    await this.setTime('报名截止时间', project.entryEndTime);
    await this.setTime('报价截止时间', project.bidEndTime);
    await this.field('开标地点', '时间安排').fill(project.openPlace);
    await this.cell('名称').fill(project.name);
    await this.cell('单位').fill(project.unit);
    await this.cell('数量').fill(project.quantity);
    await this.cell('技术参数').fill(project.techParams);
    await this.field('交货期', '交付与联系').fill(String(project.deliveryDays));
    await this.field('交货地点', '交付与联系').fill(project.deliveryPlace);
  }

  async saveDraft(): Promise<void> {
    await this.page.getByRole('button', { name: '保存草稿' }).click();
    await expect(this.page.getByText('草稿已保存')).toBeVisible();
  }

  /** Saves and submits; ends at the project's page. */
  async submit(): Promise<void> {
    await this.page.getByRole('button', { name: '保存并提交' }).click();
    await agree(this.page, '保存并提交');
    await expect(this.page.getByText('已提交，等待负责人确认').first()).toBeVisible();
  }

  async chooseSpreadsheet(name: string, workbook: Buffer): Promise<void> {
    const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
    await this.page.getByLabel('选择 .xlsx 文件').setInputFiles({ name, mimeType, buffer: workbook });
  }
}
