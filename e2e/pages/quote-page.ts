import { expect, type Locator, type Page } from '@playwright/test';
import { demoPassphrase } from '../../apps/server/src/modules/sealing/index.ts';
import { tenantOf } from '../people/account.ts';

export interface QuoteWords {
  readonly perMoney: string;
  readonly matchExplain?: string;
  readonly serviceShow?: string;
  readonly remark?: string;
}

/** A supplier's page of one package: prices, words, files, seal. */
export class QuotePage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(projectId: string, entryId: string): Promise<void> {
    const search = new URLSearchParams({ id: entryId, projectId, tenantId: tenantOf.buyer });
    await this.page.goto(`/bidding/onLineQuote/quoteDetails?${search}`);
    await expect(this.page.getByRole('heading', { name: '分项报价' })).toBeVisible();
  }

  price(goods: string): Locator {
    return this.page.getByRole('textbox', { name: `“${goods}”的单价` });
  }

  async fill(goods: string, { perMoney, matchExplain, serviceShow, remark }: QuoteWords): Promise<void> {
    await this.price(goods).fill(perMoney);
    await this.page.getByLabel('响应说明').fill(matchExplain ?? '');
    await this.page.getByLabel('服务说明').fill(serviceShow ?? '');
    await this.page.getByLabel('备注').fill(remark ?? '');
  }

  /** A file that stays in the browser until the quote is sealed. */
  async choose(name: string, text: string): Promise<void> {
    const file = { name, mimeType: 'text/plain', buffer: Buffer.from(text) };
    await this.page.locator('input[type="file"]').setInputFiles(file);
    await expect(this.page.getByRole('listitem').filter({ hasText: name })).toBeVisible();
  }

  /** Asks to hand in, and types the passphrase that signs it. */
  async seal(passphrase = demoPassphrase): Promise<void> {
    await this.submitButton.click();
    await this.typePassphrase(passphrase);
  }

  async typePassphrase(passphrase = demoPassphrase, button = '密封并递交'): Promise<void> {
    await this.question.getByLabel('签名密钥口令', { exact: true }).fill(passphrase);
    await this.question.getByRole('button', { name: button }).click();
  }

  get submitButton(): Locator {
    return this.page.getByRole('button', { name: '密封并递交' });
  }

  get question(): Locator {
    return this.page.getByRole('dialog');
  }

  /** Hands the quote in and answers once its receipt is there. */
  async submit(): Promise<void> {
    await this.seal();
    // The message of a quote handed in a moment ago may still be there.
    await expect(this.page.getByText('报价已密封递交', { exact: true }).last()).toBeVisible();
  }

  get receipts(): Locator {
    return this.page.getByRole('region', { name: '递交回执' }).getByRole('listitem');
  }
}
