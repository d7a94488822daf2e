import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from './people/journey.ts';

const built = fileURLToPath(new URL('../apps/web/dist/assets', import.meta.url));

test('the product has no page of the developers', async ({ enter }) => {
  const page = await enter('buyer');
  await page.goto('/dev/widgets');
  await expect(page).toHaveURL(/\/404$/);
});

test('what is built for the product holds nothing of such a page', () => {
  const scripts = readdirSync(built).filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(20);
  const found = scripts.filter((name) => readFileSync(`${built}/${name}`, 'utf8').includes('/dev/widgets'));
  expect(found).toEqual([]);
});
