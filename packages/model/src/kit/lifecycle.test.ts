import { expect, test } from 'vitest';
import { actionsAllowed, lifecycle } from './lifecycle.ts';
import { named } from './named.ts';

const stages = lifecycle({
  field: 'stage',
  states: {
    draft: { value: 0, label: { zh: '草稿', en: 'Draft' } },
    asked: { value: 10, label: { zh: '待审', en: 'Asked' } },
    agreed: { value: 20, label: { zh: '通过', en: 'Agreed' } },
    over: { value: 90, label: { zh: '已结束', en: 'Over' } },
    given: { value: 95, label: { zh: '已放弃', en: 'Given up' }, isAside: true },
  },
  actions: {
    ask: { from: ['draft'], to: 'asked', permission: 'thing_edit', label: { zh: '提交', en: 'Ask' } },
    agree: { from: ['asked'], to: 'agreed', permission: 'thing_audit', label: { zh: '同意', en: 'Agree' } },
    end: { from: ['agreed'], to: 'over', byClock: true, label: { zh: '到期', en: 'End' } },
  },
});

test('a state is asked for by its name, and stored by its code', () => {
  expect(stages.code.asked).toBe(10);
  expect(stages.is(10, 'asked', 'agreed')).toBe(true);
  expect(stages.is(20, 'draft')).toBe(false);
  expect(stages.is(null, 'draft')).toBe(false);
});

test('SQL gets its codes from the names', () => {
  expect(stages.sql('draft', 'over')).toBe('(0, 90)');
  expect(stages.sqlFrom('agreed')).toBe('(20, 90)');
});

test('what follows in the order of the states has been reached', () => {
  expect(stages.hasReached(90, 'agreed')).toBe(true);
  expect(stages.hasReached(10, 'agreed')).toBe(false);
});

test('a state beside the order has reached none of the others', () => {
  expect(stages.hasReached(95, 'agreed')).toBe(false);
  expect(stages.hasReached(95, 'given')).toBe(true);
  expect(stages.sqlFrom('agreed')).toBe('(20, 90)');
});

test('an action knows its states by their codes', () => {
  expect(stages.actions.agree).toMatchObject({ from: [10], to: 20 });
});

test('a person is offered what his rights and the state allow, and never what the clock does', () => {
  expect(actionsAllowed(stages, 10, () => true)).toEqual(['agree']);
  expect(actionsAllowed(stages, 10, (code) => code === 'thing_edit')).toEqual([]);
  expect(actionsAllowed(stages, 20, () => true)).toEqual([]);
});

test('a lifecycle whose four eyes look for an action that it does not have is refused', () => {
  const label = { zh: '提交', en: 'Ask' };
  expect(() =>
    lifecycle({
      field: 'stage',
      states: { draft: { value: 0, label } },
      actions: { ask: { from: ['draft'], to: 'draft', label, notBy: ['sumbit'] } },
    }),
  ).toThrow('notBy');
});

test('a word that could end its own quotes does not become SQL', () => {
  const label = { zh: '坏', en: 'Bad' };
  expect(() => named({ bad: { value: "x'; drop", label } }).sql('bad')).toThrow('word');
  expect(named({ good: { value: 'draft', label } }).sql('good')).toBe("('draft')");
});
