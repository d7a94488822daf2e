import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const web = join(import.meta.dirname, '../apps/web/src');

/** antd's tint of the primary colour is 1.6:1 on white; the primary colour is held to 4.5:1 by the themes' own test. */
test('what has the focus is ringed in the colour that is read, never in its tint', () => {
  const sheets = readdirSync(web, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.css'));
  const rings = sheets.flatMap(
    (name) => readFileSync(join(web, name), 'utf8').match(/[^}]*:focus-visible[^{]*\{[^}]*\}/g) ?? [],
  );
  expect(rings.length).toBeGreaterThan(10);
  expect(rings.filter((rule) => /outline[^;]*primary-(?:border|bg)/.test(rule))).toEqual([]);
  expect(readFileSync(join(web, 'app/base.css'), 'utf8')).toMatch(
    /\.app :focus-visible \{\s*outline-color: var\(--app-primary\) !important;/,
  );
});
