import { describe, expect, test } from 'vitest';
import type { FlowCommand } from '../state.ts';
import { aFlow, Drive } from './sample-flow.ts';

const all = aFlow([{ id: 'a', isCountersign: true, passRate: 100 }], ['start > a', 'a > end']);
const own = { onEmpty: 'administrator', onSelf: 'leader', onDuplicate: 'ask' } as const;

const transfer = (drive: Drive, by: string, to: string): FlowCommand => ({
  kind: 'transfer',
  by,
  taskNo: drive.taskOf(by),
  to,
});

describe('one person, one vote', () => {
  test('who has voted is not handed a second vote', () => {
    const drive = new Drive(all, { people: { a: ['ann', 'bob'] } });
    drive.agree('ann');
    expect(drive.try(transfer(drive, 'bob', 'ann'))).toEqual({ ok: false, refusal: 'alreadyAsked' });
  });

  test('who has voted is not asked for his word in another’s place', () => {
    const drive = new Drive(all, { people: { a: ['ann', 'bob'] } });
    drive.agree('ann');
    const asked = drive.try({ kind: 'addSign', by: 'bob', taskNo: drive.taskOf('bob'), to: ['ann'], when: 'after' });
    expect(asked).toEqual({ ok: false, refusal: 'alreadyAsked' });
  });

  test('who took his vote back may be handed another’s', () => {
    const drive = new Drive(all, { people: { a: ['ann', 'bob', 'cid'] } });
    drive.agree('ann');
    drive.do({ kind: 'recall', by: 'ann', visitNo: 2 });
    drive.do(transfer(drive, 'ann', 'tom'));
    drive.do(transfer(drive, 'bob', 'ann'));
    drive.agree('ann', 'tom', 'cid');
    expect(drive.state.status).toBe('finished');
  });

  test('the initiator is not handed his own case where the step forbids it', () => {
    const flow = aFlow([{ id: 'a', rules: own }], ['start > a', 'a > end']);
    const drive = new Drive(flow, { people: { a: ['ann'] } });
    expect(drive.try(transfer(drive, 'ann', 'starter'))).toEqual({ ok: false, refusal: 'ownCase' });
  });

  test('without a leader the others decide the initiator’s case, and alone it is the administrators’', () => {
    const flow = aFlow([{ id: 'a', rules: own }], ['start > a', 'a > end']);
    expect(new Drive(flow, { people: { a: ['starter', 'ann'] } }).open).toEqual(['a:ann']);
    expect(new Drive(flow, { people: { a: ['starter'] } }).open).toEqual(['a:admin']);
  });
});

describe('back and again', () => {
  const two = (first: Partial<Parameters<typeof aFlow>[0][number]>) =>
    aFlow(
      [
        { id: 'a', ...first },
        { id: 'b', rejectHandling: 2 },
      ],
      ['start > a', 'a > b', 'b > end'],
    );

  test('back at a countersign every member is asked again', () => {
    const drive = new Drive(two({ isCountersign: true, passRate: 50 }), { people: { a: ['ann', 'bob'], b: ['cid'] } });
    drive.agree('ann');
    drive.reject('cid');
    expect(drive.open).toEqual(['a:ann', 'a:bob']);
  });

  test('who takes back what he decided for several gives the others their task back', () => {
    const drive = new Drive(two({}), { people: { a: ['ann', 'bob'], b: ['cid'] } });
    drive.agree('ann');
    drive.do({ kind: 'recall', by: 'ann', visitNo: 2 });
    expect(drive.open).toEqual(['a:ann', 'a:bob']);
    drive.agree('bob');
    expect(drive.open).toEqual(['b:cid']);
  });

  test('a vote that was taken back is told as taken back, once', () => {
    const drive = new Drive(all, { people: { a: ['ann', 'bob'] } });
    drive.agree('ann');
    drive.do({ kind: 'recall', by: 'ann', visitNo: 2 });
    const told = drive.effects.filter((effect) => effect.kind === 'recalled');
    expect(told).toEqual([{ kind: 'recalled', visitNo: 2, person: 'ann' }]);
    const closed = drive.state.visits[0]?.tasks
      .filter(({ person }) => person === 'ann')
      .map((one) => one.closedBecause);
    expect(closed).toEqual(['recalled', undefined]);
  });

  test('the previous step behind a join is the one where somebody acted last', () => {
    const flow = aFlow(
      [{ id: 'l' }, { id: 'r' }, { id: 'j', isWait: true, rejectHandling: 2 }],
      ['start > l', 'start > r', 'l > j', 'r > j', 'j > end'],
    );
    const drive = new Drive(flow, { people: { l: ['lee'], r: ['ray'], j: ['joe'] } });
    drive.agree('ray', 'lee');
    drive.reject('joe');
    expect(drive.open).toEqual(['l:lee']);
  });

  test('sent back twice from behind a join, it finds every branch that was passed', () => {
    const flow = aFlow(
      [{ id: 'l' }, { id: 'r' }, { id: 'j', isWait: true, rejectHandling: 4 }],
      ['start > l', 'start > r', 'l > j', 'r > j', 'j > end'],
    );
    const drive = new Drive(flow, { people: { l: ['lee'], r: ['ray'], j: ['joe'] } });
    drive.agree('lee', 'ray');
    drive.reject('joe', 'r');
    drive.agree('ray');
    drive.reject('joe', 'l');
    expect(drive.open).toEqual(['l:lee']);
    drive.agree('lee', 'joe');
    expect(drive.state.status).toBe('finished');
  });
});
