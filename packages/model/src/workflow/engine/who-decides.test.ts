import { describe, expect, test } from 'vitest';
import type { FlowCommand } from '../state.ts';
import { aFlow, Drive } from './sample-flow.ts';

const oneStep = aFlow([{ id: 'a' }], ['start > a', 'a > end']);
const twoSteps = aFlow([{ id: 'a' }, { id: 'b' }], ['start > a', 'a > b', 'b > end']);
const two = { people: { a: ['ann'], b: ['bob'] } };

describe('who is asked', () => {
  const withRules = (rules: NonNullable<Parameters<typeof aFlow>[0][number]['rules']>) =>
    aFlow([{ id: 'a' }, { id: 'b', rules }], ['start > a', 'a > b', 'b > end']);
  const ask = { onEmpty: 'administrator', onSelf: 'ask', onDuplicate: 'ask' } as const;

  test.each([
    { onEmpty: 'administrator' as const, expected: { status: 'running', open: ['b:admin'] } },
    { onEmpty: 'pass' as const, expected: { status: 'finished', open: [] } },
    { onEmpty: 'reject' as const, expected: { status: 'rejected', open: [] } },
  ])('nobody: $onEmpty', ({ onEmpty, expected }) => {
    const drive = new Drive(withRules({ ...ask, onEmpty }), {
      people: { a: ['ann'], b: [{ id: 'bob', isActive: false }] },
    });
    drive.agree('ann');
    expect({ status: drive.state.status, open: drive.open }).toEqual(expected);
  });

  test.each([
    { onSelf: 'ask' as const, open: ['b:starter'] },
    { onSelf: 'pass' as const, open: [] },
    { onSelf: 'leader' as const, open: ['b:boss'] },
  ])('the initiator himself: $onSelf', ({ onSelf, open }) => {
    const drive = new Drive(withRules({ ...ask, onSelf }), {
      people: { a: ['ann'], b: ['starter'] },
      leaders: { starter: 'boss' },
    });
    drive.agree('ann');
    expect(drive.open).toEqual(open);
  });

  test('who has agreed already is not asked again, unless the content has changed since', () => {
    const flow = withRules({ ...ask, onDuplicate: 'pass' });
    const same = new Drive(flow, { people: { a: ['ann'], b: ['ann'] } });
    same.agree('ann');
    expect(same.state.status).toBe('finished');
    expect(same.effects).toContainEqual(
      expect.objectContaining({ kind: 'taskClosed', task: expect.objectContaining({ automatic: 'duplicate' }) }),
    );
    const between = aFlow(
      [{ id: 'a' }, { id: 'm' }, { id: 'b', rules: { ...ask, onDuplicate: 'pass' } }],
      ['start > a', 'a > m', 'm > b', 'b > end'],
    );
    const changed = new Drive(between, { people: { a: ['ann'], m: ['max'], b: ['ann'] } });
    changed.agree('ann');
    changed.do({ kind: 'agree', by: 'max', taskNo: changed.taskOf('max'), hasChanged: true });
    expect(changed.open).toEqual(['b:ann']);
  });

  test('a substitute stands in for who is away, and the trace tells why', () => {
    const drive = new Drive(oneStep, {
      people: { a: [{ id: 'ann', isActive: true, substitute: 'sue' }, { id: 'bob', isActive: false }, 'sue'] },
    });
    expect(drive.open).toEqual(['a:sue']);
    const opened = drive.effects.find((effect) => effect.kind === 'visitOpened' && effect.nodeId === 'a');
    expect(opened).toMatchObject({
      trace: [
        { step: 'candidates', people: ['ann', 'bob', 'sue'] },
        { step: 'disabled', people: ['bob'] },
        { step: 'substituted', people: ['ann'], to: ['sue'] },
      ],
    });
  });
});

describe('signers, transfers and recalls', () => {
  test('a signer before: his asker decides once he has spoken', () => {
    const drive = new Drive(oneStep, two);
    drive.do({ kind: 'addSign', by: 'ann', taskNo: drive.taskOf('ann'), to: ['sid', 'sam'], when: 'before' });
    expect(drive.try({ kind: 'agree', by: 'ann', taskNo: 2 })).toEqual({ ok: false, refusal: 'waitsForOthers' });
    drive.agree('sid', 'sam');
    expect(drive.open).toEqual(['a:ann']);
    drive.agree('ann');
    expect(drive.state.status).toBe('finished');
  });

  test('a signer after: the step is agreed once he has agreed', () => {
    const drive = new Drive(oneStep, two);
    drive.do({ kind: 'addSign', by: 'ann', taskNo: drive.taskOf('ann'), to: ['sid'], when: 'after' });
    expect(drive.state.status).toBe('running');
    drive.agree('sid');
    expect(drive.state.status).toBe('finished');
  });

  test.each(['before', 'after'] as const)('a signer %s who rejects counts as his asker’s rejection', (when) => {
    const flow = aFlow([{ id: 'a', isCountersign: true, passRate: 50 }], ['start > a', 'a > end']);
    const drive = new Drive(flow, { people: { a: ['ann', 'bob'] } });
    drive.do({ kind: 'addSign', by: 'ann', taskNo: drive.taskOf('ann'), to: ['sid'], when });
    drive.reject('sid');
    expect(drive.open).toEqual(['a:bob']);
    drive.reject('bob');
    expect(drive.state.status).toBe('rejected');
  });

  test('a signer may ask signers of his own', () => {
    const drive = new Drive(oneStep, two);
    drive.do({ kind: 'addSign', by: 'ann', taskNo: drive.taskOf('ann'), to: ['sid'], when: 'after' });
    drive.do({ kind: 'addSign', by: 'sid', taskNo: drive.taskOf('sid'), to: ['tom'], when: 'after' });
    drive.agree('tom');
    expect(drive.state.status).toBe('finished');
  });

  test('a transfer hands the vote on, and never back', () => {
    const drive = new Drive(oneStep, two);
    drive.do({ kind: 'transfer', by: 'ann', taskNo: drive.taskOf('ann'), to: 'tom' });
    expect(drive.open).toEqual(['a:tom']);
    const back: FlowCommand = { kind: 'transfer', by: 'tom', taskNo: drive.taskOf('tom'), to: 'ann' };
    expect(drive.try(back)).toEqual({ ok: false, refusal: 'alreadyAsked' });
    drive.agree('tom');
    expect(drive.state.status).toBe('finished');
  });

  test('a decision is taken back while nobody has built on it, and no longer', () => {
    const flow = aFlow([{ id: 'a' }, { id: 'b' }, { id: 'c' }], ['start > a', 'a > b', 'b > c', 'c > end']);
    const drive = new Drive(flow, { people: { a: ['ann'], b: ['bob'], c: ['cid'] } });
    drive.agree('ann');
    drive.do({ kind: 'recall', by: 'ann', visitNo: 2 });
    expect(drive.open).toEqual(['a:ann']);
    drive.agree('ann', 'bob');
    expect(drive.try({ kind: 'recall', by: 'ann', visitNo: 4 })).toEqual({ ok: false, refusal: 'tooLateToRecall' });
  });

  test('the initiator takes it back while nobody has decided, and no longer', () => {
    const drive = new Drive(twoSteps, two);
    const withdrawn = drive.try({ kind: 'withdraw', by: 'starter' });
    expect(withdrawn).toMatchObject({ ok: true, state: { status: 'withdrawn', tokens: [], visits: [] } });
    drive.agree('ann');
    expect(drive.try({ kind: 'withdraw', by: 'starter' })).toEqual({ ok: false, refusal: 'tooLateToRecall' });
  });
});
