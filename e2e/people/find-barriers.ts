import type { Page } from '@playwright/test';
import axe, { type AxeResults } from 'axe-core';
import { standStill } from './stand-still.ts';

const grave: readonly (string | null | undefined)[] = ['serious', 'critical'];

/** What keeps people with a screen reader, a keyboard or weak eyes out of this page: the grave findings alone. */
export async function findBarriers(page: Page): Promise<string[]> {
  await standStill(page);
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(
    () => (window as unknown as { axe: { run(): Promise<AxeResults> } }).axe.run(), // put there by the line before
  );
  return violations
    .filter(({ impact }) => grave.includes(impact))
    .flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary ?? ''}`));
}
