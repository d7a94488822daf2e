import type { Locator, Page } from '@playwright/test';

/** The main layout: menu, tabs, language, theme, the user's own menu. */
export class ShellPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get tabs(): Locator {
    return this.page.getByRole('navigation', { name: /已打开的页面|Open pages/ });
  }

  tab(title: string): Locator {
    return this.tabs.getByRole('button', { name: title, exact: true });
  }

  /** The buttons with the tabs' names, without the crosses. */
  get tabNames(): Promise<string[]> {
    return this.tabs.getByRole('button').filter({ hasText: /\S/ }).allInnerTexts();
  }

  get content(): Locator {
    return this.page.getByRole('main');
  }

  async choose(...names: string[]): Promise<void> {
    const menu = this.page.getByRole('complementary', { name: /菜单|Menu/ });
    for (const name of names) await menu.getByRole('menuitem', { name, exact: true }).click();
  }

  async chooseLanguage(name: '中文' | 'English'): Promise<void> {
    await this.page.getByRole('button', { name: /^(语言|Language)$/ }).click();
    await this.page.getByRole('menuitem', { name }).click();
  }

  async chooseTheme(name: string): Promise<void> {
    await this.page.getByRole('button', { name: /^(主题|Theme)$/ }).click();
    await this.page.getByRole('menuitem', { name }).click();
  }

  async tabMenu(title: string, item: string): Promise<void> {
    await this.tab(title).click({ button: 'right' });
    await this.page.getByRole('menuitem', { name: item, exact: true }).click();
  }

  async askToLeave(): Promise<Locator> {
    await this.page.getByRole('button', { name: /我的账号|My account/ }).click();
    await this.page.getByRole('menuitem', { name: /退出登录|Sign out/ }).click();
    return this.page.getByRole('dialog');
  }
}
