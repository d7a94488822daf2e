import { afterEach, expect, test, vi } from 'vitest';
import { dropRecord, writeRecord } from '../session/local-record.ts';

afterEach(() => {
  dropRecord('language');
  vi.resetModules();
});

/** As a window finds it that opens now. */
const languageOfNewWindow = async () => {
  vi.resetModules();
  return (await import('./language.ts')).currentLanguage();
};

test('[R448] who chose no language reads Chinese, who chose English reads English', async () => {
  expect(await languageOfNewWindow()).toBe('zh');
  writeRecord('language', 'en');
  expect(await languageOfNewWindow()).toBe('en');
});
