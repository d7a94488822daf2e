import { describe, expect, test } from 'vitest';
import { applyChange, visibleValues, type FieldRights, type FormValues } from './field-rights.ts';

const current = {
  title: '采购申请',
  amount: '100.00',
  secret: 'x',
  lines: [{ name: '笔', price: '1.00', cost: '0.50' }],
};
const step = (rights: FieldRights, mayEdit = false) => ({ mayEdit, rights });

describe('the rights of a step over the fields of a form', () => {
  test('a hidden field and a hidden column do not leave the server', () => {
    const shown = visibleValues(current, step({ secret: 'hidden', 'lines.cost': 'hidden' }));
    expect(shown).toEqual({ title: '采购申请', amount: '100.00', lines: [{ name: '笔', price: '1.00' }] });
  });

  test.each<{ name: string; rights: FieldRights; sent: FormValues; changed: string[] }>([
    { name: 'nothing sent', rights: {}, sent: {}, changed: [] },
    { name: 'the same sent back', rights: {}, sent: current, changed: [] },
    {
      name: 'a field that may be written',
      rights: { amount: 'write' },
      sent: { amount: '90.00' },
      changed: ['amount'],
    },
    {
      name: 'a column that may be written',
      rights: { 'lines.price': 'write' },
      sent: { lines: [{ name: '笔', price: '2.00' }] },
      changed: ['lines.price'],
    },
  ])('takes $name', ({ rights, sent, changed }) => {
    expect(applyChange(current, sent, step(rights))).toMatchObject({ ok: true, changed });
  });

  test('a step that may edit writes whatever is not named otherwise', () => {
    expect(applyChange(current, { title: '改' }, step({}, true))).toMatchObject({ ok: true, changed: ['title'] });
    expect(applyChange(current, { title: '改' }, step({ title: 'read' }, true))).toEqual({
      ok: false,
      refused: 'notEditable',
      fields: ['title'],
    });
  });

  test.each<{ name: string; rights: FieldRights; sent: FormValues; fields: string[] }>([
    { name: 'a field that may only be read', rights: {}, sent: { amount: '1.00' }, fields: ['amount'] },
    { name: 'a hidden field', rights: { secret: 'hidden' }, sent: { secret: 'y' }, fields: ['secret'] },
    {
      name: 'a hidden column',
      rights: { lines: 'write', 'lines.cost': 'hidden' },
      sent: { lines: [{ name: '笔', price: '1.00', cost: '9' }] },
      fields: ['lines.cost'],
    },
    {
      name: 'another column than the one that may be written',
      rights: { 'lines.price': 'write' },
      sent: { lines: [{ name: '墨', price: '1.00' }] },
      fields: ['lines.name'],
    },
    {
      name: 'a new row',
      rights: { 'lines.price': 'write' },
      sent: { lines: [...current.lines, { price: '3.00' }] },
      fields: ['lines'],
    },
    { name: 'a field that the form does not have', rights: {}, sent: { other: 1 }, fields: ['other'] },
  ])('refuses $name, and takes nothing', ({ rights, sent, fields }) => {
    expect(applyChange(current, sent, step(rights))).toEqual({ ok: false, refused: 'notEditable', fields });
  });

  test('what a step does not see stays as it was', () => {
    const shown = visibleValues(current, step({ secret: 'hidden', 'lines.cost': 'hidden' }));
    const change = applyChange(
      current,
      { ...shown, amount: '80.00' },
      step({ amount: 'write', secret: 'hidden', 'lines.cost': 'hidden' }),
    );
    expect(change).toMatchObject({ ok: true, values: { secret: 'x', amount: '80.00', lines: [{ cost: '0.50' }] } });
  });

  test('a field or column that must be filled is', () => {
    expect(applyChange(current, { amount: '' }, step({ amount: 'required' }))).toEqual({
      ok: false,
      refused: 'missing',
      fields: ['amount'],
    });
    const empty = { lines: [{ name: '笔', price: '' }] };
    expect(applyChange(current, empty, step({ 'lines.price': 'required' }))).toEqual({
      ok: false,
      refused: 'missing',
      fields: ['lines.price'],
    });
  });
});
