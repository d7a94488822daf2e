import { describe, expect, test } from 'vitest';
import { checkAnswers } from './check-answers.ts';
import { checkForm } from './check-form.ts';
import { faultText } from './fault-text.ts';
import type { JsonObject } from './model.ts';
import { isOptionUsed, newField, withMultiple, withRemoteOptions, withStaticOptions } from './new-field.ts';
import { compilePattern } from './pattern/match-pattern.ts';
import { codes, field, formOf } from './form-factory.ts';
import { isRead, readForm } from './read-form.ts';
import { writeField } from './write-form.ts';

const answer = (settings: object, value: unknown) => codes(checkAnswers(formOf(settings), { a: value }));

describe('the bounds of a form', () => {
  test.each([
    ['[R260]', field('select', { multiple: true, limit: 4, dicData: [{ label: 'x', value: 1 }] }), 'form.most'],
    ['[R265]', field('slider', { min: -1, max: 10 }), 'form.least'],
    ['[R265] below the most', field('slider', { min: 10, max: 10 }), 'form.most'],
    ['[R266]', field('slider', { min: 5, max: 4 }), 'form.most'],
    ['[R267]', field('slider', { min: 0, max: 10, step: 11 }), 'form.most'],
    ['[R267] at least 1', field('slider', { min: 0, max: 10, step: 0 }), 'form.least'],
    ['[R268] fewest', field('textarea', { minRows: 0 }), 'form.least'],
    ['[R268] most', field('textarea', { maxRows: 1 }), 'form.least'],
    ['[R269]', field('number', { precision: 11 }), 'form.most'],
    ['[R278] size', field('upload', { filesize: -1 }), 'form.least'],
    ['[R278] count', field('upload', { limit: 0 }), 'form.least'],
    ['[R278] ratio', field('upload', { canvasOption: { ratio: 1.5 } }), 'form.most'],
    ['an unknown place of labels', field('number', { controlsPosition: 'up' }), 'form.choice'],
    ['a name that is none', field('input', { prop: 'a b' }), 'form.propFormat'],
    ['no name', field('input', { prop: '' }), 'form.propMissing'],
    ['[R272] a value twice', field('radio', { dicData: [{ value: 1 }, { value: 1 }] }), 'form.optionTwice'],
    ['[R273] a value of another type', field('radio', { dicData: [{ value: true }] }), 'form.optionType'],
    ['an address of another scheme', field('select', { dicUrl: 'ftp://x' }), 'form.dicUrl'],
    ['a pattern that cannot be read', field('input', { pattern: '(' }), 'form.patternSyntax'],
    ['a pattern with a back reference', field('input', { pattern: '(a)\\1' }), 'form.patternUnsafe'],
    ['a pattern without end', field('input', { pattern: 'a'.repeat(513) }), 'form.patternLong'],
  ])('are kept: %s', (_rule, column, code) => {
    expect(codes(checkForm(formOf(column)))).toContain(code);
  });

  test('[R261] a new field takes 8 to 24 of a line, a narrower one of later tools stays', () => {
    const form = formOf(field('input', { span: 6 }));
    expect(checkForm(form)).toEqual([]);
    const narrowed = { ...form, fields: form.fields.map((one) => ({ ...one, span: 5 })) };
    expect(codes(checkForm(narrowed))).toEqual(['form.least']);
    expect(codes(checkForm(formOf(field('input', { span: 25 }))))).toEqual(['form.most']);
  });

  test('[R262] a column of a sub-table is at least 100 wide', () => {
    const column = [{ type: 'input', prop: 'b', label: '乙', width: 99 }];
    expect(codes(checkForm(formOf(field('dynamic', { children: { column } }))))).toEqual(['form.least']);
  });

  test.each(['dynamic', 'ueditor', 'map', 'group'])('[R255] a sub-table refuses %s', (type) => {
    const column = [{ type, prop: 'b', label: '乙' }];
    expect(codes(checkForm(formOf(field('dynamic', { children: { column } }))))).toContain('form.nesting');
  });

  test('[R263] [R264] the labels and the gutter have bounds', () => {
    const read = readForm({ column: [], labelWidth: 210, gutter: 61 });
    expect(isRead(read) && codes(checkForm(read.form))).toEqual(['form.most', 'form.most']);
  });

  test('a name is used once', () => {
    expect(codes(checkForm(formOf(field('input'), field('number'))))).toEqual(['form.propTwice']);
  });

  test('a fault is told in both languages with the name of the setting', () => {
    const [fault] = checkForm(formOf(field('number', { precision: 11 })));
    expect(fault && faultText(fault, 'zh')).toBe('“甲”的精度不能大于10');
    expect(fault && faultText(fault, 'en')).toBe('Decimals of “甲” must be 10 or less');
  });
});

describe('options', () => {
  const made = newField('select', { id: 'n', prop: 'a' });

  test('[R252] fetched ones drop those typed in and begin with a blank address', () => {
    const { props } = withRemoteOptions(made);
    expect(props).not.toHaveProperty('dicData');
    expect(props['dicUrl']).toBe('');
  });

  test('[R253] typed-in ones drop the address and bring back the last ones', () => {
    const remote = {
      ...withRemoteOptions(made),
      props: { ...made.props, dicData: [], dicUrl: '/x', dicMethod: 'post' },
    };
    expect(withStaticOptions(remote, made.props['dicData']).props).toEqual(made.props);
  });

  test('[R279] several answers start as a list', () => {
    const several = withMultiple(made, true);
    expect(several.props).toMatchObject({ multiple: true, defaultValue: [] });
    expect(withMultiple(several, false).props).toEqual(made.props);
  });

  test('[R272] a value that stands anywhere in the tree is used', () => {
    const tree = [{ label: 'x', value: 0, children: [{ label: 'y', value: 11 }] }];
    expect([isOptionUsed(tree, '11'), isOptionUsed(tree, 12)]).toEqual([true, false]);
  });
});

describe('an answer', () => {
  const options = {
    dicData: [
      { label: '一', value: 0 },
      { label: '二', value: 1, children: [{ label: '三', value: 2 }] },
    ],
  };
  test.each([
    ['nothing where nothing is asked', field('input'), '', []],
    ['[R257] nothing where something is asked', field('input', { required: true }), '', ['form.answer.required']],
    ['[R256] nothing chosen', field('select', { required: true, ...options }), undefined, ['form.answer.choose']],
    ['[R258] no radio chosen', field('radio', { required: true, ...options }), null, ['form.answer.choose']],
    ['[R259] another format', field('input', { pattern: '^\\d+$' }), 'x', ['form.answer.pattern']],
    [
      'a pattern that would backtrack for ever',
      field('input', { pattern: '^(a+)+$' }),
      `${'a'.repeat(60)}b`,
      ['form.answer.pattern'],
    ],
    ['a text that is too long', field('input', { maxlength: 2 }), 'abc', ['form.answer.long']],
    ['a number as text', field('number'), '1', ['form.answer.type']],
    ['a number below its least', field('number', { minRows: 3 }), 2, ['form.answer.least']],
    ['too many decimals', field('number', { precision: 2 }), 1.005, ['form.answer.precision']],
    ['an option', field('radio', options), 0, []],
    ['no option: 0 is not "0"', field('radio', options), '0', ['form.answer.option']],
    ['an option below another', field('tree', options), 2, []],
    ['a path', field('cascader', options), [1, 2], []],
    ['a path that leads nowhere', field('cascader', options), [0, 2], ['form.answer.option']],
    ['a switch by the text of its value', field('switch', { dicData: [{ value: '0' }, { value: '1' }] }), 0, []],
    ['too many options', field('checkbox', { max: 1, ...options }), [0, 1], ['form.answer.count']],
    ['a date', field('date', { valueFormat: 'yyyy-MM-dd' }), '2026-02-28', []],
    ['no day of the calendar', field('date'), '2026-02-30', ['form.answer.date']],
    ['a range that ends before it begins', field('daterange'), ['2026-02-03', '2026-02-01'], ['form.answer.range']],
    [
      'a file of the wrong kind',
      field('upload', { accept: '.pdf' }),
      [{ name: 'a.exe', url: '/x' }],
      ['form.answer.fileKind'],
    ],
    [
      'a file of a kind named as MIME',
      field('upload', { accept: 'application/pdf' }),
      [{ name: 'a.PDF', url: '/x' }],
      [],
    ],
    [
      'a file that is too large',
      field('upload', { filesize: 10 }),
      [{ name: 'a', url: '/x', size: 11 }],
      ['form.answer.fileSize'],
    ],
    ['too many files', field('upload', { limit: 1 }), ['/a', '/b'], ['form.answer.count']],
    ['a place beyond the poles', field('map'), [100, 91, ''], ['form.answer.place']],
    ['a style in a colour', field('color'), 'red;background:url(x)', ['form.answer.colour']],
    ['a person', field('user'), [{ id: '12', name: '张三' }], []],
    [
      'two persons where one is asked',
      field('user'),
      [
        { id: '1', name: 'a' },
        { id: '2', name: 'b' },
      ],
      ['form.answer.count'],
    ],
    ['an old rule of length', field('input', { rules: [{ min: 3, message: '太短' }] }), 'ab', ['form.answer.custom']],
  ])('%s', (_what, column, value, expected) => {
    expect(answer(column, value)).toEqual(expected);
  });

  test('to a field that is not there is refused', () => {
    expect(checkAnswers(formOf(field('input')), { b: 1 })).toMatchObject([{ prop: 'b', code: 'form.answer.unknown' }]);
  });

  test('in a sub-table names row and column', () => {
    const column = [{ type: 'number', prop: 'b', label: '乙', required: true }];
    const form = formOf(field('dynamic', { children: { column } }));
    expect(checkAnswers(form, { a: [{ b: 1 }, {}, { c: 2, b: 1 }] })).toMatchObject([
      { prop: 'a', row: 1, column: 'b', code: 'form.answer.required' },
      { prop: 'a', row: 2, column: 'c', code: 'form.answer.unknown' },
    ]);
  });

  test('is asked of whoever may write the field alone', () => {
    const form = formOf(field('input', { required: true }));
    expect(checkAnswers(form, {}, { rights: { a: 'read' } })).toEqual([]);
    expect(codes(checkAnswers(formOf(field('input')), {}, { rights: { a: 'required' } }))).toEqual([
      'form.answer.required',
    ]);
  });
});

describe('a pattern', () => {
  test.each([
    ['^1[3-9]\\d{9}$', '13800000000', true],
    ['^(?=.*[a-z])(?=.*\\d).{8,}$', 'abcdefg1', true],
    ['^(?=.*[a-z])(?=.*\\d).{8,}$', 'abcdefgh', false],
    ['^[\\u4e00-\\u9fa5·]{2,4}$', '张三丰', true],
    ['\\bcat\\b', 'a cat sat', true],
    ['^(?:a|bc)*?d$', 'abcad', true],
    ['^[^\\]a-]+$', 'b]', false],
    ['^.{0,3}$', '😀😀😀', true],
  ])('%s on %s is %s', (source, text, matches) => {
    const compiled = compilePattern(source);
    expect(compiled.ok && compiled.matches(text)).toBe(matches);
  });

  test('with a bomb of repetitions is refused, not built', () => {
    expect(compilePattern('((a{99}){99}){99}')).toEqual({ ok: false, fault: 'unsafe' });
  });
});

test('a form is JSON and nothing else', () => {
  const read = readForm({ column: [{ type: 'input', prop: 'a', change: () => 1 }] } satisfies { column: object[] });
  expect(isRead(read) && (read.form.raw as JsonObject)['column']).toEqual([
    { type: 'input', prop: 'a', change: { unsupported: 'function', source: '() => 1' } },
  ]);
});

test.each([
  { type: 'rate', key: 'max', value: 5 },
  { type: 'slider', key: 'min', value: 0 },
  { type: 'slider', key: 'max', value: 10 },
  { type: 'input', key: 'span', value: 24 },
  { type: 'upload', key: 'limit', value: 10 },
] as const)('[R276] a new $type has $key $value', ({ type, key, value }) => {
  const field = newField(type, { id: 'n1', prop: 'a' });
  const { [key]: found } = writeField(field);
  expect(found).toBe(value);
});
