import { describe, expect, test } from 'vitest';
import { nodeKinds, type ApproverRules } from '../definition.ts';
import type { FlowCommand, FlowState } from '../state.ts';
import { aFlow, Drive, type Facts } from './sample-flow.ts';

const ask: ApproverRules = { onEmpty: 'administrator', onSelf: 'ask', onDuplicate: 'ask' };
const flow = (rules: Partial<ApproverRules> = {}, more: object = {}) =>
  aFlow([{ id: 'a', rules: { ...ask, ...rules }, ...more }], ['start > a', 'a > end']);

/** A business that wants a second person; `mia` made what `starter` handed in. */
const drive = (facts: Facts, rules: Partial<ApproverRules> = {}, more: object = {}) =>
  new Drive(flow(rules, more), { makers: ['mia'], ...facts });
const among = { people: { a: ['starter', 'ann'] } };
const alone = { people: { a: ['starter'] } };

describe('who handed it in, or made it, decides nothing of it', () => {
  test.each(['ask', 'pass', 'leader'] as const)('whatever the step says of the initiator: %s', (onSelf) => {
    const run = drive(among, { onSelf });
    expect(run.open).toEqual(['a:ann']);
    expect(run.state.status).toBe('running');
  });

  test('his vote of a countersign is the others’', () => {
    const run = drive({ people: { a: ['starter', 'mia', 'ann', 'bob'] } }, {}, { isCountersign: true });
    expect(run.open).toEqual(['a:ann', 'a:bob']);
    run.agree('ann', 'bob');
    expect(run.state.status).toBe('finished');
  });

  test('where the step says so, his superior decides in his place, unless that is who made it', () => {
    expect(drive({ ...alone, leaders: { starter: 'boss' } }, { onSelf: 'leader' }).open).toEqual(['a:boss']);
    expect(drive({ ...alone, leaders: { starter: 'mia' } }, { onSelf: 'leader' }).open).toEqual(['a:admin']);
  });

  test('nobody else is named: an administrator decides, and no rule lets it pass', () => {
    expect(drive(alone, { onEmpty: 'pass' }).open).toEqual(['a:admin']);
    expect(drive(alone, { onEmpty: 'reject' }).state.status).toBe('rejected');
  });

  test('the only administrator is he himself: his superior, and where there is none, nobody', () => {
    const administrators = ['starter'];
    expect(drive({ ...alone, administrators, leaders: { starter: 'boss' } }).open).toEqual(['a:boss']);
    const held = drive({ ...alone, administrators });
    expect(held.state.status).toBe('error');
    expect(held.try({ kind: 'skip', by: 'starter', nodeId: 'a' })).toEqual({ ok: false, refusal: 'ownCase' });
    expect(held.try({ kind: 'skip', by: 'other', nodeId: 'a' })).toEqual({ ok: false, refusal: 'nobodyAgreed' });
    expect(held.try({ kind: 'terminate', by: 'other' })).toMatchObject({ ok: true });
  });

  test('where nobody is there at all, no rule lets it end: somebody has agreed to it before or after', () => {
    const gone = [{ id: 'ann', isActive: false }];
    expect(() => drive({ people: { a: gone } }, { onEmpty: 'pass' })).toThrow('nobodyAgreed');
    const steps = [{ id: 'a', rules: { ...ask, onEmpty: 'pass' as const } }, { id: 'b' }];
    const run = new Drive(aFlow(steps, ['start > a', 'a > b', 'b > end']), {
      makers: ['mia'],
      people: { a: gone, b: ['bob'] },
    });
    run.agree('bob');
    expect(run.state.status).toBe('finished');
  });

  test('a retry ends no run that nobody has agreed to, and neither does work that somebody did', () => {
    const truths: Record<string, unknown> = {};
    const steps = [
      { id: 'work', kind: nodeKinds.task },
      { id: 'a', rules: { ...ask, onEmpty: 'pass' as const } },
    ];
    const edges = ['start > work', 'work > a', 'work > end when small', 'a > end'];
    const people = { work: ['bob'], a: [{ id: 'ann', isActive: false }] };
    const run = new Drive(aFlow(steps, edges), { makers: [], people, truths });
    run.agree('bob');
    expect(run.state.status).toBe('error');
    truths['small'] = false;
    expect(run.try({ kind: 'retry', by: 'admin' })).toEqual({ ok: false, refusal: 'nobodyAgreed' });
  });
});

describe('nobody gives it back to him', () => {
  const asked = (run: Drive, to: string): FlowCommand[] => {
    const task = { by: 'ann', taskNo: run.taskOf('ann') };
    return [
      { kind: 'transfer', ...task, to },
      { kind: 'transfer', ...task, to, isForced: true },
      { kind: 'addSign', ...task, to: [to], when: 'before' },
      { kind: 'addSign', ...task, to: [to], when: 'after' },
    ];
  };

  test.each(['starter', 'mia'])('by a transfer or as a signer: %s', (to) => {
    const run = drive(among);
    for (const command of asked(run, to)) expect(run.try(command)).toEqual({ ok: false, refusal: 'ownCase' });
  });

  test('by a delegation: who is away decides himself', () => {
    const run = drive({ people: { a: [{ id: 'ann', isActive: true, substitute: 'starter' }] } });
    expect(run.open).toEqual(['a:ann']);
  });

  test('where somebody leaves', () => {
    const gone = { id: 'ann', isActive: true, substitute: 'starter' };
    const run = drive({ people: { a: [gone] }, administrators: ['starter', 'admin'] });
    const later = new Drive(flow(), { makers: [], people: { a: [{ ...gone, isActive: false }] } });
    later.state = run.state;
    later.do({ kind: 'replaceAbsent', by: 'clock' });
    expect(later.open).toEqual(['a:admin']);
  });

  test('who handed it in again in his place is one of them', () => {
    const sent = drive({ people: { a: ['ann', 'vic'] } }, {}, { rejectHandling: 3 });
    sent.reject('ann');
    sent.do({ kind: 'transfer', by: 'starter', taskNo: sent.taskOf('starter'), to: 'vic', isForced: true });
    sent.do({ kind: 'resubmit', by: 'vic', taskNo: sent.taskOf('vic'), resume: 'restart' });
    expect(sent.open).toEqual(['a:ann']);
  });

  test('a task that was his before the rule is not decided by him, and goes to another', () => {
    const before = new Drive(flow(), alone);
    const state: FlowState = before.state;
    const now = drive(alone);
    now.state = state;
    const task = { by: 'starter', taskNo: now.taskOf('starter') };
    expect(now.try({ kind: 'agree', ...task })).toEqual({ ok: false, refusal: 'ownCase' });
    expect(now.try({ kind: 'reject', ...task })).toEqual({ ok: false, refusal: 'ownCase' });
    now.do({ kind: 'transfer', ...task, to: 'ann' });
    now.agree('ann');
    expect(now.state.status).toBe('finished');
  });
});

test('of a flow of no such business the step’s own rule holds', () => {
  expect(new Drive(flow(), alone).open).toEqual(['a:starter']);
});
