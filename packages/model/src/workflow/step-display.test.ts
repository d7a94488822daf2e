import { describe, expect, test } from 'vitest';
import { shownTime } from '../kit/shown-time.ts';
import { isFinished, shownSteps, type HistoryRow } from './step-display.ts';

const steps = [
  { id: 'a', examine: '部门审批', sort: 1 },
  { id: 'b', examine: '财务审批', sort: 2 },
  { id: 'c', examine: '领导审批', sort: 3 },
];
const row = (task: string, operateStatus: number): HistoryRow => ({
  task,
  operateStatus,
  realName: '周明',
  auditTime: '2026-11-20 09:00:00',
  hisId: '1',
});
const states = (...args: Parameters<typeof shownSteps>) =>
  shownSteps(...args).map(({ key, state, tone }) => `${key} ${state} ${tone}`);

describe('the steps of a flow', () => {
  test.each([
    { rule: '[R187] submitted is done, in blue', status: -1, shown: 'a done blue' },
    { rule: '[R187] agreed is done, in blue', status: 0, shown: 'a done blue' },
    { rule: '[R187] closed is done, in blue', status: 2, shown: 'a done blue' },
    { rule: '[R185] rejected is red', status: 3, shown: 'a rejected red' },
    { rule: '[R186] open is pending', status: 1, shown: 'a pending orange' },
    { rule: '[R186] open again is pending', status: 4, shown: 'a pending orange' },
  ])('$rule', ({ status, shown }) => {
    expect(states({ flowList: steps.slice(0, 1), ruTask: [{ id: 'x' }], hiTaskList: [row('a', status)] })[0]).toBe(
      shown,
    );
  });

  test('[R184] [R194] a done step names who did it and when, by its latest row', () => {
    const [first] = shownSteps({
      flowList: steps,
      ruTask: [{ id: 'b' }],
      hiTaskList: [row('a', 3), { ...row('a', 0), realName: '沈岚', auditTime: '2026-11-20 10:00:00' }],
    });
    expect(first).toMatchObject({ state: 'done', operator: '沈岚', time: '2026-11-20 10:00:00' });
  });

  test('[R182] a step without a place is still to be submitted', () => {
    expect(states({ flowList: [{ id: 'a', examine: '部门审批' }], ruTask: [], hiTaskList: [row('a', 0)] })[0]).toBe(
      'a toSubmit grey',
    );
  });

  test('[R183] [R188] [R189] the present step is pending, and so is every later one', () => {
    const shown = states({ flowList: steps, ruTask: [{ id: 'b' }], hiTaskList: [row('a', 0), row('c', 0)] });
    expect(shown).toEqual(['a done blue', 'b pending orange', 'c pending grey', 'end end grey']);
  });

  test('a step that was passed on a way of its own is done while one before it still waits', () => {
    const flowList = steps.map((step) => ({ ...step, isPassed: step.id === 'c' }));
    const shown = states({ flowList, ruTask: [{ id: 'b' }], hiTaskList: [row('a', 0), row('c', 0)] });
    expect(shown.slice(1, 3)).toEqual(['b pending orange', 'c done blue']);
  });

  test('a pending step names who is asked, and of a countersign how many have agreed', () => {
    const ruTask = [{ id: 'b', people: '李华、王强', tally: { agreed: 1, asked: 3 } }];
    const [, second] = shownSteps({ flowList: steps, ruTask, hiTaskList: [row('a', 0)] });
    expect(second).toMatchObject({ state: 'pending', operator: '李华、王强', tally: { agreed: 1, asked: 3 } });
  });

  test('what a rule decided names the rule and no person', () => {
    const ruled = { ...row('a', 0), automatic: 'self', operateStatusStr: '系统按规则同意（审批人为发起人本人）' };
    const [first] = shownSteps({ flowList: steps, ruTask: [{ id: 'b' }], hiTaskList: [ruled] });
    expect(first?.operator).toBe('系统按规则同意（审批人为发起人本人）');
  });

  test('[R193] a step that nobody was asked at says so', () => {
    expect(states({ flowList: steps, ruTask: [], hiTaskList: [row('a', 0)] })[1]).toBe('b untouched grey');
  });

  test('[R190] [R191] [R192] [R196] after the last agreement the flow has passed and its end is green', () => {
    const over = { flowList: steps, ruTask: [], hiTaskList: [row('a', 0), row('b', 0), row('c', 0)] };
    expect(states(over).slice(-2)).toEqual(['passed passed blue', 'end end green']);
    expect(isFinished(over)).toBe(true);
  });

  test('after a rejection its end is green too, but it has not passed', () => {
    const over = { flowList: steps, ruTask: [], hiTaskList: [row('a', 0), row('b', 3)] };
    expect(states(over).slice(-2)).toEqual(['c untouched grey', 'end end green']);
    expect(isFinished(over)).toBe(false);
  });
});

describe('a time on the timeline', () => {
  test.each([
    ['[R200] under two minutes is just now', '2026-11-20 11:58:01', 'justNow', ''],
    ['[R201] two minutes ago is a time of today', '2026-11-20 11:58:00', 'today', '11:58'],
    ['[R201] the first second of today', '2026-11-20 00:00:00', 'today', '00:00'],
    ['[R202] the last second of yesterday', '2026-11-19 23:59:59', 'yesterday', '23:59'],
    ['[R202] the day before', '2026-11-18 00:00:00', 'dayBefore', '00:00'],
    ['[R203] earlier this year', '2026-11-17 23:59:59', 'thisYear', '11-17 23:59'],
    ['[R203] the first second of the year', '2026-01-01 00:00:00', 'thisYear', '01-01 00:00'],
    ['[R203] last year', '2025-12-31 23:59:59', 'date', '2025-12-31 23:59'],
    ['a clock that runs ahead', '2026-11-20 12:00:05', 'today', '12:00'],
  ])('%s', (_, at, kind, text) => {
    expect(shownTime(at, '2026-11-20 12:00:00')).toEqual({ kind, text });
  });

  test('[R200] just now lasts across midnight', () => {
    expect(shownTime('2026-11-19 23:59:30', '2026-11-20 00:00:10')).toEqual({ kind: 'justNow', text: '' });
    expect(shownTime('2026-12-31 23:59:30', '2027-01-01 00:10:00')).toEqual({ kind: 'yesterday', text: '23:59' });
  });
});
