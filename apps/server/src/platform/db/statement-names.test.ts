import { afterEach, expect, test } from 'vitest';
import { forgetStatementNames, statementName } from './statement-names.ts';

afterEach(forgetStatementNames);

/** A text gets its name when it comes a second time. */
const named = (sql: string) => [statementName(sql), statementName(sql)].at(-1);

test('a statement that comes again has a name, and keeps it', () => {
  expect(statementName('select 1')).toBeUndefined();
  const name = statementName('select 1');
  expect(name).toEqual(expect.any(String));
  expect(statementName('select 1')).toBe(name);
});

test('what ran once at a start takes no place from what comes again, and no name means two statements', () => {
  const first = Array.from({ length: 500 }, (_, at) => named(`select ${at} from the_demo`));
  expect(named('select from the_product')).toBeUndefined();
  forgetStatementNames();
  const again = named('select from the_product');
  expect(again).toEqual(expect.any(String));
  expect(first).not.toContain(again);
});
