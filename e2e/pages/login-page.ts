import { expect, type Locator, type Page } from '@playwright/test';

export class LoginPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(): Promise<void> {
    await this.page.goto('/login');
    await expect(this.signInButton).toBeVisible();
  }

  get tenant(): Locator {
    return this.page.getByLabel(/^(租户编号|Tenant)/);
  }

  get account(): Locator {
    return this.page.getByLabel(/^(账号|Account)/);
  }

  get password(): Locator {
    return this.page.getByRole('textbox', { name: /^(密码|Password)/ });
  }

  get captcha(): Locator {
    return this.page.getByLabel(/^(验证码|Captcha)/);
  }

  get captchaPicture(): Locator {
    return this.page.getByRole('img', { name: /换一张|Another picture/ });
  }

  get signInButton(): Locator {
    return this.page.getByRole('button', { name: /^(登录|Sign in)$/ });
  }

  get refusal(): Locator {
    return this.page.getByRole('alert');
  }

  async signIn(tenant: string, account: string, password: string): Promise<void> {
    await this.tenant.fill(tenant);
    await this.account.fill(account);
    await this.password.fill(password);
    await this.signInButton.click();
  }

  /** One click on the account of the demo; ends in the main layout. */
  async enterAs(account: string): Promise<void> {
    await this.open();
    // Two tenants have an account of the name admin: the platform's stands first.
    await this.page
      .getByRole('button', { name: new RegExp(`^${account}`) })
      .first()
      .click();
    // Five people sign in at once in the great journey, and checking a password is slow on purpose.
    await expect(this.page.getByRole('button', { name: /我的账号|My account/ })).toBeVisible();
  }
}
