import { expect, test } from 'vitest';
import { pageRoutes } from '../routes.ts';

/** The help that comes with the product, as it is written: read as text, for the program that shows it is the server's. */
const files: Readonly<Record<string, string>> = import.meta.glob('../../../../server/src/modules/*/help/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

test('help by route is of a page that is built', () => {
  const built = new Set(pageRoutes.flatMap(({ path, load }) => (load ? [path] : [])));
  const routes = Object.values(files).flatMap((text) => /^route:\s*(\S+)$/m.exec(text)?.[1] ?? []);
  expect(routes.length).toBeGreaterThan(20);
  expect(routes.filter((route) => !built.has(route))).toEqual([]);
});
