import { describe, expect, test } from 'vitest';
import { faultOfFormValue, isSafeLink } from './form-values.ts';

describe('a value of a form is of its field’s kind', () => {
  test.each([
    ['number', 5000, undefined],
    ['number', '12.50', undefined],
    ['number', '', undefined],
    ['number', '5,000,000', 'number'],
    ['number', 'abc', 'number'],
    ['number', '1e9', 'number'],
    ['number', '0x10', 'number'],
    ['number', Infinity, 'number'],
    ['number', [5], 'number'],
    ['text', '事由', undefined],
    ['text', { toString: 'x' }, 'text'],
    ['text', 'a'.repeat(10_001), 'tooLong'],
    ['flag', true, undefined],
    ['flag', '1', undefined],
    ['flag', 'yes', 'flag'],
    ['list', ['a'], undefined],
    ['list', 'a', 'list'],
    ['list', Array.from({ length: 1_001 }, () => 'a'), 'list'],
    ['list', [{ name: '图', link: 'https://a.example/1' }], undefined],
    ['list', [{ name: '图', link: 'javascript:alert(1)' }], 'link'],
    ['any', { deep: [{ link: ' jav\tascript:alert(1)' }] }, 'link'],
    ['any', { note: 'a'.repeat(10_001) }, 'tooLong'],
  ] as const)('%s: %j → %s', (type, value, fault) => {
    expect(faultOfFormValue(value, type)).toBe(fault);
  });
});

test('a link leads to a page or a file, and runs nothing', () => {
  const links = ['/api/file?id=1', 'https://a.example', 'JavaScript:alert(1)', 'data:text/html,x', 'vbscript:x'];
  expect(links.filter(isSafeLink)).toEqual(['/api/file?id=1', 'https://a.example']);
});
