import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Everything that words on the screen come from: texts, labels, messages, screens. */
function sources(): string[] {
  return ['apps/web/src', 'packages/model/src'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
      .map((file) => join(root, folder, file)),
  );
}

test('[R449] the kind of client is a word that nobody reads', () => {
  const files = sources();
  expect(files.length).toBeGreaterThan(500);
  expect(files.filter((file) => /\bsass\b/i.test(readFileSync(file, 'utf8')))).toEqual([]);
});
