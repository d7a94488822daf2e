import { expect, test } from 'vitest';
import { withCell } from '../../../kit/line-table/lines.ts';
import {
  demandFaults,
  detailColumns,
  emptyDraft,
  inputOf,
  rolesOf,
  sumCheck,
  textsOf,
  type DemandDraft,
} from './demand-draft.ts';

function typed(values: Readonly<Record<string, unknown>>, cells: Readonly<Record<string, string>> = {}): DemandDraft {
  const draft = emptyDraft();
  const [line] = draft.details;
  const details = Object.entries(cells).reduce((known, [name, text]) => {
    const column = detailColumns.find((one) => one.name === name);
    return line && column ? withCell(known, line.key, { column, text }) : known;
  }, draft.details);
  return { ...draft, values: { ...draft.values, ...values }, details };
}

const facts = { demandName: '离心机', deptId: '1', budget: '1000.00' };
const line = { name: '离心机', unit: '台', qty: '2', price: '400' };
const places = (draft: DemandDraft, aim: 'save' | 'submit') => demandFaults(draft, aim).map(({ place }) => place);

test('a draft is saved as soon as it has a name, a department and a budget', () => {
  expect(places(typed(facts), 'save')).toEqual([]);
  expect(places(typed({}), 'save')).toEqual(['demandName', 'deptId', 'budget']);
});

test('what handing in demands is told where it is missing', () => {
  const missing = places(typed(facts), 'submit');
  expect(missing.slice(0, 5)).toEqual(['deliveryDate', 'deliveryPlace', 'techReq', 'bizReq', 'acceptTerms']);
  expect(missing).toHaveLength(6);
});

test('lines that come to more than the budget are told beside it, fewer are not', () => {
  expect(sumCheck(typed(facts, line))).toMatchObject({ sum: '800.00', difference: '200.00', state: 'left' });
  expect(places(typed({ ...facts, budget: '799.99' }, line), 'save')).toEqual(['budget']);
});

test('a clause that nobody answered for keeps a demand from being handed in, not from being saved', () => {
  const draft = typed({ ...facts, techReq: '须采用联想品牌。' }, line);
  expect(places(draft, 'save')).toEqual([]);
  expect(places(draft, 'submit')).toContain('clauses');
  const [rule, words] = ['brand', '须采用联想品牌'];
  expect(textsOf(draft).techReq).toBe('须采用联想品牌。');
  const answered = { ...draft, reasons: [{ rule, words, reason: '与现有设备配套' }] };
  expect(inputOf(answered)).toMatchObject({ clauseReasons: [{ rule, words, reason: '与现有设备配套' }] });
});

test('the parts of people are sent as they are ticked, and read however they were written', () => {
  expect(inputOf({ ...typed(facts), roles: [1, 4] })).toMatchObject({ roles: [1, 4] });
  expect(inputOf(typed(facts))).toMatchObject({ roles: [] });
  expect(rolesOf(['2', 3])).toEqual([2, 3]);
  expect(rolesOf(null)).toEqual([]);
});

test('a ★ is sent as a flag, and a line in which nothing was typed is not sent', () => {
  expect(inputOf(typed(facts, { ...line, isKey: '1' }))).toMatchObject({ details: [{ name: '离心机', isKey: true }] });
  expect(inputOf(typed(facts))).toMatchObject({ details: [], researchObjects: [] });
});
