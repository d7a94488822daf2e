import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { tracesIn } from './traces.ts';

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

/** The first of many that holds the digits by chance. */
function byChance(make: (index: number) => string, digits: string): string {
  for (let index = 0; index < 2_000_000; index += 1) {
    const made = make(index);
    if (made.includes(digits)) return made;
  }
  throw new Error(`no chance of ${digits}`);
}

test.each([
  ['an id', (index: number) => String(117_000_000_000_000_000n + BigInt(index) * 4_194_304n)],
  ['a hash', (index: number) => hashOf(String(index))],
  ['sealed bytes', () => `\\x${randomBytes(4096).toString('hex')}`],
  ['a UUID', () => randomUUID()],
  ['an instant', (index: number) => `2026-11-20 10:30:00.${String(index).padStart(6, '0')}`],
  ['an instant in milliseconds', (index: number) => String(1_795_000_000_000 + index)],
  ['a share of the planner', (index: number) => `0.${String(index).padStart(7, '0')}`],
])('%s that holds an amount’s digits by chance tells none', (_what, make) => {
  const made = byChance(make, '87319');
  expect(tracesIn(`(117,${made},"x")`, ['87319'])).toEqual([]);
  expect(tracesIn(JSON.stringify({ made, name: '床' }), ['87319'])).toEqual([]);
});

// Addresses of keys are written without the digit 1.
const within = (made: string) => `${made.slice(0, 40)}87329${made.slice(45)}`;
const sealed = Buffer.from(`age-encryption.org/v1\n${hashOf('a quote').repeat(99)}`).toString('base64');

test.each([
  ['sealed bytes in base64', within(sealed)],
  ['a signature', within(createHash('sha512').update('a quote').digest('base64'))],
  ['an address of a key', within('age1fwnn6crep57xga2h72mkj0nstgzfaagm5wty750uw9qrjkwr0qjs4yx6jd')],
])('%s with an amount’s digits in it tells none', (_what, made) => {
  expect(made).toContain('87329');
  expect(tracesIn(JSON.stringify({ made, name: '床' }), ['87329'])).toEqual([]);
});

test.each([
  ['a column', '(118123456789012345,87319,"床")'],
  ['a number with decimals', '{"perMoney":87319.00}'],
  ['a number glued to words', '单价87319元'],
  ['a number glued to letters', 'fen87319fen'],
  ['a short code', 'a87319'],
  ['a list of the planner', '{87319,90000}'],
  ['a padded amount', '000087319'],
  ['plain bytes', `\\x${Buffer.from('{"total":87319}').toString('hex')}`],
  ['plain bytes in a JSON', JSON.stringify({ cipher: `\\x${Buffer.from('87319').toString('hex')}` })],
  [
    'plain bytes in base64',
    JSON.stringify({ sent: Buffer.from('{"lines":[{"total":87319}],"说明":"含税含运费"}').toString('base64') }),
  ],
  ['a path', '{"url":"/api/blade-purchase/project/queryQuotesOfProject2/87319/lines"}'],
  ['an address', '/purchase/project/queryQuotesOfProject?total=87319'],
  ['a long word', 'CeilingPriceOfTheWholeProjectWithAllItsPackages2_87319'],
  ['a time beside it', '2026-11-20 10:30:00.123|87319'],
])('an amount in %s is found', (_what, text) => {
  expect(tracesIn(text, ['87319'])).toEqual(['87319']);
});

test('words are found everywhere, in bytes too', () => {
  const text = `(1,独家工艺,\\x${Buffer.from('机密单').toString('hex')})`;
  expect(tracesIn(text, ['独家工艺', '机密单', '别处'])).toEqual(['独家工艺', '机密单']);
});
