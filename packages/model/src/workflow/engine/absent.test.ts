import { describe, expect, test } from 'vitest';
import { aFlow, Drive, type Facts } from './sample-flow.ts';

interface Person {
  id: string;
  isActive: boolean;
  substitute?: string;
}

/** People who can leave while the run goes on. */
function team(...ids: readonly string[]) {
  const members = Object.fromEntries(ids.map((id): [string, Person] => [id, { id, isActive: true }]));
  const at = (id: string): Person => members[id] ?? { id, isActive: false };
  return { at, leave: (id: string) => void (at(id).isActive = false) };
}

const oneStep = (node = {}) => aFlow([{ id: 'a', ...node }], ['start > a', 'a > end']);
const replace = (drive: Drive) => drive.do({ kind: 'replaceAbsent', by: 'clock' });

describe('people who leave', () => {
  test('the task of who left is the administrators’, with its vote', () => {
    const { at, leave } = team('ann', 'bob');
    const drive = new Drive(oneStep({ isCountersign: true }), { people: { a: [at('ann'), at('bob')] } });
    leave('ann');
    replace(drive);
    expect(drive.open).toEqual(['a:admin', 'a:bob']);
    drive.agree('admin', 'bob');
    expect(drive.state.status).toBe('finished');
  });

  test('his substitute comes before the administrators', () => {
    const { at, leave } = team('ann');
    const drive = new Drive(oneStep(), { people: { a: [at('ann')] } });
    Object.assign(at('ann'), { substitute: 'sue' });
    leave('ann');
    replace(drive);
    expect(drive.open).toEqual(['a:sue']);
  });

  test('where one of several is enough the others simply go on', () => {
    const { at, leave } = team('ann', 'bob');
    const drive = new Drive(oneStep(), { people: { a: [at('ann'), at('bob')] } });
    leave('ann');
    replace(drive);
    expect(drive.open).toEqual(['a:bob']);
  });

  test('when nobody has left there is nothing to do', () => {
    const drive = new Drive(oneStep(), { people: { a: ['ann'] } });
    expect(drive.try({ kind: 'replaceAbsent', by: 'clock' })).toEqual({ ok: false, refusal: 'nobodyAbsent' });
  });

  test.each([
    ['sent back to somebody who left, the step’s rule decides', 'a', 'a:admin'],
    ['sent back to an initiator who left, it is the administrators’', 'start', 'start:admin'],
  ])('%s', (_what, to, open) => {
    const { at, leave } = team('ann', 'starter');
    const flow = aFlow([{ id: 'a' }, { id: 'b', rejectHandling: 4 }], ['start > a', 'a > b', 'b > end']);
    const facts: Facts = { people: { a: [at('ann')], b: ['bob'], nobody: [at('starter')] } };
    const drive = new Drive(flow, facts);
    drive.agree('ann');
    leave('ann');
    leave('starter');
    drive.reject('bob', to);
    expect(drive.open).toEqual([open]);
  });
});

describe('an administrator', () => {
  test('lets a run go on past a step that nobody can take', () => {
    const flow = aFlow([{ id: 'a' }, { id: 'b' }], ['start > a', 'a > b', 'b > end']);
    const drive = new Drive(flow, { people: { a: ['ann'], b: ['bob'] } });
    drive.do({ kind: 'skip', by: 'admin', nodeId: 'a' });
    expect(drive.open).toEqual(['b:bob']);
    expect(drive.effects).toContainEqual({ kind: 'visitClosed', visitNo: 2, nodeId: 'a', outcome: 'skipped' });
  });

  test('lets a run go on past a step for which nobody was found', () => {
    const flow = aFlow([{ id: 'a' }, { id: 'b' }], ['start > a', 'a > b', 'b > end']);
    const drive = new Drive(flow, { people: { b: ['bob'] }, administrators: [] });
    expect(drive.state.status).toBe('error');
    drive.do({ kind: 'skip', by: 'admin', nodeId: 'a' });
    expect([drive.state.status, ...drive.open]).toEqual(['running', 'b:bob']);
  });

  test('does not hand in again in the initiator’s place by skipping', () => {
    const flow = aFlow([{ id: 'a', rejectHandling: 3 }], ['start > a', 'a > end']);
    const drive = new Drive(flow, { people: { a: ['ann'] } });
    drive.reject('ann');
    expect(drive.try({ kind: 'skip', by: 'admin', nodeId: 'start' })).toEqual({ ok: false, refusal: 'notSkippable' });
  });
});
