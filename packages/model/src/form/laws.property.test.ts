import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fieldDescriptors } from './descriptors.ts';
import { isSameJson, withSetting } from './json.ts';
import { fieldTypes, type FormField, type FormModel, type JsonObject } from './model.ts';
import { newField, withType } from './new-field.ts';
import { isRead, readForm } from './read-form.ts';
import { form2019, form2021, formWithSecrets, pastedText } from './sample-forms.ts';
import { writeForm } from './write-form.ts';

function opened(input: unknown): FormModel {
  const read = readForm(input);
  if (!isRead(read)) throw new Error(JSON.stringify(read));
  return read.form;
}

const offered = fieldTypes.filter((type) => type !== 'custom');
const taken =
  /"(?:__proto__|constructor|prototype|subfield|key|ak|sk|[\w-]*(?:token|secret|key)[\w-]*|authorization|blade-auth|unsupported)":/i;
const anything = fc
  .dictionary(fc.string({ minLength: 1, maxLength: 8 }), fc.jsonValue({ maxDepth: 2 }), { maxKeys: 3 })
  .filter((json) => !taken.test(JSON.stringify(json)));
const settings = fc.record(
  {
    label: fc.string({ maxLength: 8 }),
    span: fc.integer({ min: 1, max: 24 }),
    required: fc.boolean(),
    value: fc.constantFrom('', 'x', 0),
    valueDefault: fc.constantFrom('', 'x', 1),
    minRows: fc.integer({ min: 0, max: 5 }),
    min: fc.integer({ min: 0, max: 5 }),
    rules: fc.constantFrom([], [{ required: true, message: '自定' }], [{ pattern: {} }], [{ min: 2, max: 4 }]),
    x: fc.constantFrom({}, { visibleWhen: 'true' }, { other: 1 }),
    filesize: fc.integer({ min: 0, max: 9 }),
    fileSize: fc.integer({ min: 0, max: 9 }),
  },
  { requiredKeys: [] },
);
const leaf = fc
  .tuple(fc.constantFrom('silder', 'unknown-thing', ...offered), settings, anything)
  .map(([type, known, unknown]): JsonObject => ({ ...(unknown as JsonObject), ...(known as JsonObject), type }))
  .filter((column) => column['type'] !== 'password' && !('children' in column));
const table = fc
  .tuple(leaf, fc.array(leaf, { maxLength: 3 }), anything)
  .map(([column, columns, unknown]): JsonObject => ({
    ...column,
    type: 'dynamic',
    children: { ...(unknown as JsonObject), column: columns },
  }));
const group = fc
  .tuple(settings, fc.array(fc.oneof(leaf, table), { maxLength: 3 }), fc.option(fc.nat(6)))
  .map(([known, column, at]): JsonObject => ({ ...(known as JsonObject), ...(at !== null && { x: { at } }), column }));
const form = fc.tuple(
  anything,
  fc.record(
    {
      column: fc.array(fc.oneof(leaf, table), { maxLength: 6 }),
      group: fc.array(group, { maxLength: 3 }),
      menuPostion: fc.constantFrom('left', 'right'),
      menuPosition: fc.constantFrom('left', 'right'),
      gutter: fc.constantFrom(0, 10),
    },
    { requiredKeys: [] },
  ),
);

describe('a form that was read', () => {
  test.each([
    ['2019', form2019],
    ['2021', form2021],
    ['none', {}],
  ])('is written as it was when nobody changed it: %s', (_year, sample) => {
    expect(writeForm(opened(JSON.stringify(sample)))).toEqual(sample);
  });

  test('is written as it was, whatever is in it', () => {
    fc.assert(
      fc.property(form, ([unknown, known]) => {
        const json = JSON.parse(JSON.stringify({ ...unknown, ...known })) as JsonObject;
        expect(isSameJson(writeForm(opened(json)), json)).toBe(true);
      }),
      { numRuns: 100 },
    );
  });

  test('reads the literal of a script without running it', () => {
    const read = readForm(pastedText);
    if (!isRead(read)) throw new Error('not read');
    expect(read.form.fields.map(({ prop }) => prop)).toEqual(['a1', 'a2']);
    expect(read.form.fields[0]?.props['pattern']).toBe('^[a-z]+$');
    expect(read.form.options['labelWidth']).toBe(120);
    expect(read.warnings).toEqual([{ code: 'form.unsupportedCode', parameters: { count: 3 } }]);
    expect(writeForm(read.form)).toEqual(read.form.raw);
  });

  test('loses its secrets with one warning', () => {
    const read = readForm(JSON.stringify(formWithSecrets));
    if (!isRead(read)) throw new Error('not read');
    expect(JSON.stringify(writeForm(read.form))).not.toMatch(/hush|LTAI|"ak"|"sk"/i);
    expect(read.warnings).toEqual([{ code: 'form.secretsStripped', parameters: { count: 6 } }]);
  });

  test('loses the mark of the old canvas', () => {
    const form2020 = {
      column: [{ type: 'dynamic', prop: 'a', children: { column: [{ prop: 'b', subfield: true }] } }],
    };
    expect(JSON.stringify(writeForm(opened(form2020)))).not.toContain('subfield');
  });
});

/** Keys of the first field that differ. */
function changedKeys(before: JsonObject, after: FormModel): string[] {
  const [was, now] = [before, writeForm(after)].map((json) => (json['column'] as readonly JsonObject[])[0] ?? {});
  return [...new Set([...Object.keys(was ?? {}), ...Object.keys(now ?? {})])].filter(
    (name) => !isSameJson(was?.[name], now?.[name]),
  );
}

function withFirst(model: FormModel, change: (field: FormField) => FormField): FormModel {
  return { ...model, fields: model.fields.map((field, index) => (index === 0 ? change(field) : field)) };
}

describe('a change of one setting', () => {
  test('changes its key alone, whatever the kind of field', () => {
    fc.assert(
      fc.property(leaf, fc.constantFrom('placeholder', 'disabled', 'unheardOf'), (column, name) => {
        const json: JsonObject = { column: [column] };
        const changed = withFirst(opened(json), (field) => ({
          ...field,
          props: withSetting(field.props, name, 'other'),
        }));
        expect(changedKeys(json, changed)).toEqual([name]);
      }),
    );
  });

  test.each([
    ['label', (field: FormField) => ({ ...field, label: '另一个' }), ['label']],
    ['span', (field: FormField) => ({ ...field, span: 8 }), ['span']],
    ['min', (field: FormField) => ({ ...field, props: withSetting(field.props, 'min', 3) }), ['minRows']],
  ] as const)('of an old number: %s', (_name, change, keys) => {
    const json: JsonObject = { column: [form2019.column[1]] };
    expect(changedKeys(json, withFirst(opened(json), change))).toEqual(keys);
  });

  test('of being required writes the rules too, for the old engine reads nothing else', () => {
    const json: JsonObject = { column: [{ type: 'select', label: '科室', prop: 'a' }] };
    const changed = withFirst(opened(json), (field) => ({
      ...field,
      props: withSetting(field.props, 'required', true),
    }));
    expect(changedKeys(json, changed)).toEqual(['required', 'rules']);
    expect(writeForm(changed)).toMatchObject({ column: [{ rules: [{ required: true, message: '请选择科室' }] }] });
  });

  test('of the place of the buttons writes both spellings', () => {
    const model = opened(form2019);
    const written = writeForm({ ...model, options: { ...model.options, menuPosition: 'left' } });
    expect(written).toEqual({ ...form2019, menuPosition: 'left', menuPostion: 'left' });
  });

  test('that is taken back leaves the form as it was', () => {
    const model = opened(form2019);
    const there = withFirst(model, (field) => ({ ...field, props: withSetting(field.props, 'tip', 'x') }));
    const back = withFirst(there, (field) => ({ ...field, props: withSetting(field.props, 'tip', undefined) }));
    expect(writeForm(back)).toEqual(form2019);
  });

  test('of the order keeps groups where they were put', () => {
    const model = opened(form2021);
    const [first, ...rest] = model.fields;
    const moved = { ...model, fields: [...rest, ...(first ? [first] : [])] };
    expect(opened(writeForm(moved)).fields.map(({ prop }) => prop)).toEqual(moved.fields.map(({ prop }) => prop));
  });
});

describe('another kind of field', () => {
  test('[R250] keeps name, icon, label and width and takes the defaults of the new kind', () => {
    fc.assert(
      fc.property(leaf, fc.constantFrom(...offered), (column, type) => {
        const [field] = opened({ column: [{ ...column, prop: 'p', icon: 'i', stale: 1 }] }).fields;
        if (!field || field.type === type) return;
        const changed = withType(field, type);
        const { span: _span, ...defaults } = fieldDescriptors[type].defaults;
        expect(changed).toMatchObject({ type, prop: 'p', label: field.label, span: field.span });
        expect(changed.props).toEqual({ ...defaults, icon: 'i' });
        const written = writeForm({ options: {}, fields: [changed], raw: {} });
        expect(isSameJson(opened(written).fields[0]?.props, changed.props)).toBe(true);
      }),
    );
  });

  test.each(offered)('a new %s is read again as it was made', (type) => {
    const field = newField(type, { id: 'n', prop: 'p' });
    const [again] = opened(writeForm({ options: {}, fields: [field], raw: {} })).fields;
    expect(again).toMatchObject({ type, prop: 'p', label: field.label, props: field.props });
  });
});

describe('what is not a form', () => {
  test.each([
    ['{ column: [', 'form.syntax'],
    ['{"column":[}', 'form.syntax'],
    ['"text"', 'form.syntax'],
    ['[1]', 'form.notObject'],
    ['12', 'form.notObject'],
    ['{"column":{"a":1}}', 'form.columnNotList'],
    ['{"column":[3]}', 'form.fieldNotObject'],
    ['{"column":[],"__proto__":{"x":1}}', 'form.forbiddenKey'],
    ['{column:[{constructor:1}]}', 'form.forbiddenKey'],
    [`${'['.repeat(99)}${']'.repeat(99)}`, 'form.tooDeep'],
    [`${'{a:'.repeat(99)}1${'}'.repeat(99)}`, 'form.syntax'],
  ])('is refused with its reason: %s', (text, code) => {
    expect(readForm(text)).toMatchObject([{ code }]);
  });

  test('tells line and column of what cannot be read', () => {
    expect(readForm("{\n  column: [\n    { label: 'x' ; }\n")).toMatchObject([
      { code: 'form.syntax', parameters: { line: 3, column: 18 } },
    ]);
  });
});
