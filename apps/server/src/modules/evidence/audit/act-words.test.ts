import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { entities } from '@zhaocai/model';
import { expect, test } from 'vitest';
import { actWords } from './act-words.ts';

const modules = join(import.meta.dirname, '../..');

/** The acts that modules record in the chain of the administration, by their literal names. */
function recordedActs(): string[] {
  const files = readdirSync(modules, { recursive: true, encoding: 'utf8' });
  const sources = files.filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  const acts = sources.flatMap((name) => {
    const text = readFileSync(join(modules, name), 'utf8');
    return text.includes(`stream: 'admin'`) || text.includes('recordForTenant')
      ? [...text.matchAll(/action: (?:\w+ \? )?'(\w+\.\w+)'/g)].map(([, act = '']) => act)
      : [];
  });
  return [...new Set(acts)];
}

test('every act that is recorded outside of projects has words', () => {
  const acts = recordedActs();
  expect(acts.length).toBeGreaterThan(50);
  expect(acts.filter((act) => !actWords(act))).toEqual([]);
});

test('every move of every lifecycle, and every save and removal, has words', () => {
  const moves = entities.flatMap(({ name, lifecycle }) =>
    ['add', 'edit', 'delete', ...Object.keys(lifecycle?.actions ?? {})].map((verb) => `${name}.${verb}`),
  );
  expect(moves.filter((act) => !actWords(act))).toEqual([]);
});
