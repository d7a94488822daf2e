import type { Page } from '@playwright/test';
import axe, { type AxeResults } from 'axe-core';

const grave: readonly (string | null | undefined)[] = ['serious', 'critical'];

/** What keeps people with a screen reader, a keyboard or weak eyes out of this page: the grave findings alone. */
export async function findBarriers(page: Page): Promise<string[]> {
  // Colours are judged where they have arrived, not halfway through their change.
  await page.evaluate(async () => {
    await Promise.allSettled(document.getAnimations().map((animation) => animation.finished));
  });
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(
    () => (window as unknown as { axe: { run(): Promise<AxeResults> } }).axe.run(), // put there by the line before
  );
  return violations
    .filter(({ impact }) => grave.includes(impact))
    .flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary ?? ''}`));
}
