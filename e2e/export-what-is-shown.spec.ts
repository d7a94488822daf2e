import { buffer } from 'node:stream/consumers';
import type { Page } from '@playwright/test';
import { openSpreadsheet } from '../apps/server/src/platform/excel/open-workbook.ts';
import { menuPaths } from './arrange/menu.ts';
import { expect, test } from './people/journey.ts';
import { moveTo } from './people/move-to.ts';

/** Cells of these columns are no text: selection, number, buttons, stars. */
const marks = new Set(['', '序号', '操作', '关注']);
/** Cells that tell in words what the spreadsheet has in columns of their own: the next of three times, copies that came back. */
const drawn = new Set(['下一截止时间', '归还']);

for (const account of ['buyer', 'estate'] as const)
  test(`whatever list ${account} exports, the spreadsheet has the columns of the list`, async ({ enter, site }) => {
    const page = await enter(account);
    const lost: Record<string, string[]> = {};
    let exported = 0;
    for (const path of await menuPaths(site, account)) {
      await moveTo(page, path);
      const button = page.getByRole('button', { name: /导出$/ }).filter({ visible: true });
      const table = page.getByRole('table').filter({ visible: true });
      const anything = table
        .or(page.getByRole('heading'))
        .or(page.getByText(/^还没有/))
        .filter({ visible: true });
      await expect(anything.first()).toBeVisible();
      if ((await button.count()) !== 1) continue;
      await expect(table.first()).toBeVisible();
      const shown = await headingsOf(page);
      const [file] = await Promise.all([page.waitForEvent('download'), button.click()]);
      const written = await headingsIn(await buffer(await file.createReadStream()));
      const missing = shown.filter((heading) => !written.some((one) => one.startsWith(heading)));
      if (missing.length > 0) lost[path] = missing;
      exported += 1;
    }
    expect(lost).toEqual({});
    expect(exported).toBeGreaterThan(5);
  });

async function headingsOf(page: Page): Promise<string[]> {
  // Of the list, not of a calculation beside it.
  const texts = await page.locator('.ant-table').getByRole('columnheader').filter({ visible: true }).allInnerTexts();
  const headings = texts.map((text) => text.replace(/（.*）/, '').trim());
  return headings.filter((heading) => !marks.has(heading) && !drawn.has(heading));
}

async function headingsIn(bytes: Buffer): Promise<string[]> {
  const { rows } = await openSpreadsheet({ kind: 'xlsx', bytes }, 1);
  return (rows[0] ?? []).map((cell) => String(cell?.v ?? ''));
}
