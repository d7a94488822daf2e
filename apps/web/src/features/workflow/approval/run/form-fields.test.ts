import { expect, test } from 'vitest';
import { flowDetail } from '../testing.ts';
import { formFields, missingFields } from './form-fields.ts';

const rightsOf = (part: Parameters<typeof flowDetail>[0]) =>
  Object.fromEntries(formFields(flowDetail(part)).map(({ name, right }) => [name, right]));

test('what the step hides is not drawn, what it must fill is required, the rest follows the whole step', () => {
  expect(rightsOf({ fieldRights: { days: 'hidden', reason: 'required' } })).toEqual({ reason: 'required' });
  expect(rightsOf({ mayEdit: false, fieldRights: { reason: 'write' } })).toEqual({ days: 'read', reason: 'write' });
});

test('who has nothing to decide reads, whatever his step might have written', () => {
  expect(rightsOf({ actions: ['cc'], fieldRights: { reason: 'required' } })).toEqual({ days: 'read', reason: 'read' });
});

test('columns of a table have their own rights, or their table’s', () => {
  const [, , items] = formFields(
    flowDetail({
      form: { items: [{ name: '笔', price: '1.00', note: 'x' }] },
      fieldRights: { items: 'write', 'items.price': 'read', 'items.note': 'hidden' },
      mayEdit: false,
    }),
  );
  expect(items?.columns.map(({ name, right }) => [name, right])).toEqual([
    ['name', 'write'],
    ['price', 'read'],
  ]);
});

test('required fields and columns that are empty are named by their place', () => {
  const detail = flowDetail({
    form: { reason: '', items: [{ name: '笔' }, { name: '' }] },
    fieldRights: { reason: 'required', 'items.name': 'required' },
  });
  expect(missingFields(formFields(detail), detail.form)).toEqual(['reason', 'items.1.name']);
});

test('columns stand in the order in which the flow declares them, with its names; rich text is told from text', () => {
  const [packages, content] = formFields(
    flowDetail({
      form: { packages: [{ money: '2.00', packageName: '一包' }], content: '<h3>一</h3><p>正文</p>' },
      variables: [
        { name: 'packages', type: 'list' },
        { name: 'packages.packageName', type: 'text', label: { zh: '采购包', en: 'Package' } },
        { name: 'packages.money', type: 'number', label: { zh: '金额', en: 'Money' } },
        { name: 'content', type: 'text' },
      ],
    }),
  );
  expect(packages?.columns.map(({ label, type }) => [label.zh, type])).toEqual([
    ['采购包', 'text'],
    ['金额', 'number'],
  ]);
  expect(content?.type).toBe('richText');
});

test('files are shown as files, and changed where they hang', () => {
  const files = [{ fileId: '7', fileName: '采购需求.pdf', fileUrl: '', fileSuffix: 'pdf' }];
  const [field] = formFields(flowDetail({ form: { files }, variables: [], mayEdit: true }));
  expect(field).toMatchObject({ name: 'files', type: 'files', right: 'read' });
});
