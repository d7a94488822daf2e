import { describe, expect, test } from 'vitest';
import { plainOf, strangeCharacterIn } from './plain-text.ts';
import { validate } from './validate.ts';

describe('a text', () => {
  test('in any script, with tabs, line breaks and pairs of surrogates, is plain', () => {
    for (const text of ['', '课桌\t椅子\r\n二〇二六年', 'Ünïcödé', '𠮷野家😀👩‍🚒', '\ufeff', '\u2028', '\ufffd'])
      expect([text, strangeCharacterIn(text)]).toEqual([text, undefined]);
  });

  test.each([
    ['U+0000', 'a\u0000'],
    ['U+000B', '第一行\u000b第二行'],
    ['U+0002', '\u0002'],
    ['U+007F', '\u007f'],
    ['U+0085', '\u0085'],
    ['U+202E', '合同\u202efdp.exe'],
    ['U+2067', '\u2067甲\u2069'],
    ['U+FFFE', '\ufffe'],
    ['U+FFFF', '\uffff'],
    ['U+D83D', '好\ud83d'],
    ['U+DE00', '\ude00好'],
  ])('with %s is not', (character, text) => {
    expect(strangeCharacterIn(text)).toBe(character);
  });

  test('as it was seen keeps its line breaks, shows what is broken and loses what nobody sees', () => {
    expect(plainOf('第一行\u000b第二行\u000c第三行')).toBe('第一行\n第二行\n第三行');
    expect(plainOf('\u202d13800000000\u202c\u0002')).toBe('13800000000');
    expect(plainOf('好\ud83d')).toBe('好\ufffd');
    expect(plainOf('😀')).toBe('😀');
  });
});

test('a field with a character that cannot be kept is at fault, and the fault names it', () => {
  const fields = { remark: { kind: 'longText', label: { zh: '备注', en: 'Remark' }, maxLength: 100 } } as const;
  expect(validate(fields, { remark: 'a\u000bb' })).toMatchObject([
    { field: 'remark', code: 'platform.strangeCharacter', parameters: { character: 'U+000B' } },
  ]);
});
