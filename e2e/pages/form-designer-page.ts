import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { formSave } from '@zhaocai/model';
import { callAs } from '../arrange/caller.ts';

/** The designer of forms, as somebody who designs sees it. */
export class FormDesignerPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Opens the designer of a form that holds these columns. */
  async open(site: string, column: readonly object[] = []): Promise<string> {
    const call = await callAs(site, 'admin');
    const jsonData = JSON.stringify({ column, labelPosition: 'left', labelWidth: 120, gutter: 0 });
    const { formId } = await call(formSave, { formName: `表单 ${randomUUID()}`, jsonData, publish: false });
    await this.page.goto(`/projectParameter/FormManagement/designer/${formId}`);
    await expect(this.canvas).toBeVisible();
    return formId;
  }

  get canvas(): Locator {
    return this.page.getByRole('group', { name: '表单画布' });
  }

  get fields(): Locator {
    return this.canvas.locator('.form-canvas-field');
  }

  field(name: string): Locator {
    return this.canvas.getByRole('group', { name, exact: true });
  }

  palette(name: string): Locator {
    return this.page
      .getByRole('complementary', { name: '字段', exact: true })
      .getByRole('button', { name, exact: true });
  }

  /** Names of the fields as they stand, or of those in a container. */
  async names(within: Locator = this.canvas): Promise<readonly (string | null)[]> {
    const all = await within.locator('.form-canvas-field').all();
    return Promise.all(all.map((field) => field.getAttribute('aria-label')));
  }

  /** Where a container takes what is dropped. */
  inside(name: string): Locator {
    return this.field(name).locator('.form-canvas-columns, .form-canvas-group').first();
  }
}
