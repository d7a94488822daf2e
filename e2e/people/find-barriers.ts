import type { Page } from '@playwright/test';
import axe, { type AxeResults, type RunOptions } from 'axe-core';
import { standStill } from './stand-still.ts';

interface Examined {
  readonly axe: { run(options: RunOptions): Promise<AxeResults> };
}

/**
 * Axe calls whatever these find minor or moderate, and only grave findings are asked for. Left out, they save a fifth of
 * its time.
 */
const neverGrave = [
  'aria-allowed-role',
  'empty-heading',
  'empty-table-header',
  'heading-order',
  'image-redundant-alt',
  'landmark-one-main',
  'landmark-unique',
  'page-has-heading-one',
  'presentation-role-conflict',
  'region',
  'scope-attr-valid',
  'skip-link',
];

/** What passes is not told. */
const options: RunOptions = {
  resultTypes: ['violations'],
  rules: Object.fromEntries(neverGrave.map((rule) => [rule, { enabled: false }])),
};

const grave: readonly (string | null | undefined)[] = ['serious', 'critical'];

/** What keeps people with a screen reader, a keyboard or weak eyes out of this page: the grave findings alone. */
export async function findBarriers(page: Page): Promise<string[]> {
  await standStill(page);
  // Half a megabyte: once for each time that the page is loaded.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate(
    (chosen) => (window as unknown as Examined).axe.run(chosen), // put there by the line before
    options,
  );
  return violations
    .filter(({ impact }) => grave.includes(impact))
    .flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary ?? ''}`));
}
