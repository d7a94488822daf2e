import type { Page } from '@playwright/test';

export const languages = ['zh', 'en'] as const;
export const themes = ['white', 'dark'] as const;

export interface Look {
  readonly size: { readonly width: number; readonly height: number };
  readonly theme: (typeof themes)[number];
  readonly language: (typeof languages)[number];
}

/** The page in this size, theme and language, as if they had been chosen before: the one in front, or this one. */
export async function dress(page: Page, { size, theme, language }: Look, path?: string): Promise<void> {
  await page.setViewportSize(size);
  await page.evaluate(
    (records) => {
      for (const [key, content] of Object.entries(records)) {
        const record = { dataType: 'string', content, type: 'local', datetime: Date.now() };
        localStorage.setItem(`saber-${key}`, JSON.stringify(record));
      }
    },
    { theme, language },
  );
  await (path === undefined ? page.reload() : page.goto(path));
}
