import { expect, test } from 'vitest';
import { runHouse } from './planted-run.ts';

/** Passes only while the other's test runs too: each waits for what the other leaves. */
const meeting = (own: string, other: string) => `import { existsSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('${own} meets ${other}', async () => {
  console.log('${own} is there');
  writeFileSync('${own}.there', '');
  await expect.poll(() => existsSync('${other}.there'), { timeout: 30_000 }).toBe(true);
  console.log('${own} has met ${other}');
}, 60_000);
`;

const bothAtOnce = `import { runSections } from './scripts/test/run-sections.mjs';
import { unitTests } from './scripts/test/unit-tests.mjs';

await runSections([[[unitTests('apps/server')], [unitTests('apps/web')]]]);
`;

test('parts that run side by side are each shown whole, and counted together', async () => {
  const { output, lastLine, exitCode } = await runHouse({
    'run.mjs': bothAtOnce,
    'apps/server/one.test.ts': meeting('server', 'web'),
    'apps/web/one.test.ts': meeting('web', 'server'),
  });
  const partOf = (name: string) =>
    output.slice(output.indexOf(`\n== ${name}\n`), output.indexOf(`\n== ${name}: 1 passed, 0 failed`));
  expect(partOf('apps/server'), output).toContain('server has met web');
  expect(partOf('apps/server')).not.toContain('web has met server');
  expect(partOf('apps/web')).toContain('web has met server');
  expect(partOf('apps/web')).not.toContain('server has met web');
  expect({ lastLine, exitCode }).toEqual({ lastLine: '2 passed, 0 failed', exitCode: 0 });
}, 120_000);
