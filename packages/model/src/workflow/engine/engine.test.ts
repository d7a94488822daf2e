import { describe, expect, test } from 'vitest';
import type { FlowCommand } from '../state.ts';
import { aFlow, Drive } from './sample-flow.ts';

const oneStep = aFlow([{ id: 'a' }], ['start > a', 'a > end']);
const twoSteps = (rejectHandling: 1 | 2 | 3 | 4) =>
  aFlow([{ id: 'a' }, { id: 'b', rejectHandling }], ['start > a', 'a > b', 'b > end']);
const two = { people: { a: ['ann'], b: ['bob'] } };

describe('a simple approval', () => {
  test('ends when the last step has agreed', () => {
    const drive = new Drive(twoSteps(1), two);
    expect(drive.open).toEqual(['a:ann']);
    drive.agree('ann');
    expect(drive.open).toEqual(['b:bob']);
    drive.agree('bob');
    expect(drive.state).toMatchObject({ status: 'finished', tokens: [], visits: [], past: [] });
  });

  test('of several persons the first word decides, and the others are let go before the deciding row', () => {
    const drive = new Drive(oneStep, { people: { a: ['ann', 'bob', 'cid'] } });
    drive.agree('bob');
    const closed = drive.effects.flatMap((effect) => (effect.kind === 'taskClosed' ? [effect.task] : []));
    expect(closed.map(({ person, status, closedBecause }) => [person, status, closedBecause])).toEqual([
      ['starter', -1, undefined],
      ['ann', 2, 'othersDecided'],
      ['cid', 2, 'othersDecided'],
      ['bob', 0, undefined],
    ]);
    expect(drive.state.status).toBe('finished');
  });

  test.each<{ name: string; command: FlowCommand; refusal: string }>([
    { name: 'a task of somebody else', command: { kind: 'agree', by: 'bob', taskNo: 2 }, refusal: 'notYours' },
    { name: 'a task that is closed', command: { kind: 'agree', by: 'starter', taskNo: 1 }, refusal: 'taskClosed' },
    { name: 'a task that does not exist', command: { kind: 'agree', by: 'ann', taskNo: 9 }, refusal: 'taskClosed' },
    { name: 'a second start', command: { kind: 'start', by: 'starter' }, refusal: 'notRunning' },
    {
      name: 'a resubmission of what was not returned',
      command: { kind: 'resubmit', by: 'starter', taskNo: 1, resume: 'back' },
      refusal: 'notReturned',
    },
    { name: 'a withdrawal by somebody else', command: { kind: 'withdraw', by: 'ann' }, refusal: 'notYours' },
    { name: 'a retry of what is not stuck', command: { kind: 'retry', by: 'admin' }, refusal: 'notStuck' },
  ])('refuses $name and changes nothing', ({ command, refusal }) => {
    const drive = new Drive(oneStep, two);
    const before = JSON.stringify(drive.state);
    expect(drive.try(command)).toEqual({ ok: false, refusal });
    expect(JSON.stringify(drive.state)).toBe(before);
  });
});

describe('a countersign', () => {
  const flow = (passRate: number) => aFlow([{ id: 'a', isCountersign: true, passRate }], ['start > a', 'a > end']);
  const people = ['p1', 'p2', 'p3'];

  test.each([
    { rate: 100, agree: 3, status: 'finished' },
    { rate: 67, agree: 3, status: 'finished' },
    { rate: 66, agree: 2, status: 'finished' },
    { rate: 34, agree: 2, status: 'finished' },
    { rate: 33, agree: 1, status: 'finished' },
  ])('of three at $rate % passes with $agree, and with none fewer', ({ rate, agree, status }) => {
    const drive = new Drive(flow(rate), { people: { a: people } });
    for (const person of people.slice(0, agree)) {
      expect(drive.state.status).toBe('running');
      drive.agree(person);
    }
    expect(drive.state.status).toBe(status);
  });

  test.each([
    { rate: 100, reject: 1 },
    { rate: 67, reject: 1 },
    { rate: 66, reject: 2 },
    { rate: 33, reject: 3 },
  ])('of three at $rate % fails with $reject rejections, and with none fewer', ({ rate, reject }) => {
    const drive = new Drive(flow(rate), { people: { a: people } });
    for (const person of people.slice(0, reject)) {
      expect(drive.state.status).toBe('running');
      drive.reject(person);
    }
    expect(drive.state.status).toBe('rejected');
  });

  test('a vote can be taken back while it is not decided', () => {
    const drive = new Drive(flow(66), { people: { a: people } });
    drive.agree('p1');
    drive.do({ kind: 'recall', by: 'p1', visitNo: 2 });
    drive.agree('p2');
    expect(drive.state.status).toBe('running');
    drive.agree('p1');
    expect(drive.state.status).toBe('finished');
  });
});

describe('a rejection', () => {
  test('1 ends the flow', () => {
    const drive = new Drive(twoSteps(1), two);
    drive.agree('ann');
    drive.reject('bob');
    expect(drive.state).toMatchObject({ status: 'rejected', tokens: [], visits: [] });
  });

  test('2 goes back to the previous step, to the person who acted there', () => {
    const drive = new Drive(twoSteps(2), { people: { a: ['ann', 'eve'], b: ['bob'] } });
    drive.agree('eve');
    drive.reject('bob');
    expect(drive.open).toEqual(['a:eve']);
    expect(drive.state.visits[0]?.tasks[0]?.status).toBe(4);
    drive.agree('eve');
    drive.agree('bob');
    expect(drive.state.status).toBe('finished');
  });

  test('2 at the first step goes back to the initiator', () => {
    const drive = new Drive(aFlow([{ id: 'a', rejectHandling: 2 }], ['start > a', 'a > end']), two);
    drive.reject('ann');
    expect(drive.state.status).toBe('returned');
    expect(drive.open).toEqual(['start:starter']);
  });

  test.each([
    { resume: 'restart' as const, asked: ['a:ann'] },
    { resume: 'back' as const, asked: ['b:bob'] },
  ])('3 goes back to the initiator, who hands it in again: $resume', ({ resume, asked }) => {
    const drive = new Drive(twoSteps(3), two);
    drive.agree('ann');
    drive.reject('bob');
    expect(drive.state.status).toBe('returned');
    drive.do({ kind: 'resubmit', by: 'starter', taskNo: drive.taskOf('starter'), resume });
    expect(drive.state.status).toBe('running');
    expect(drive.open).toEqual(asked);
  });

  test('4 goes to the step that the rejecter chooses among those that were passed', () => {
    const flow = aFlow(
      [{ id: 'a' }, { id: 'b' }, { id: 'c', rejectHandling: 4 }],
      ['start > a', 'a > b', 'b > c', 'c > end'],
    );
    const drive = new Drive(flow, { people: { a: ['ann'], b: ['bob'], c: ['cid'] } });
    drive.agree('ann', 'bob');
    const taskNo = drive.taskOf('cid');
    expect(drive.try({ kind: 'reject', by: 'cid', taskNo })).toEqual({ ok: false, refusal: 'chooseStep' });
    expect(drive.try({ kind: 'reject', by: 'cid', taskNo, toNodeId: 'c' })).toEqual({
      ok: false,
      refusal: 'unknownStep',
    });
    drive.reject('cid', 'a');
    expect(drive.open).toEqual(['a:ann']);
  });
});
