import { describe, expect, test } from 'vitest';
import { aFlow, Drive } from './sample-flow.ts';

const people = { head: ['hal'], boss: ['bob'], cash: ['cid'] };

/** Small amounts go by the head to the cashier, large ones by the boss, too. */
function claim(truths: Record<string, boolean>, rejectHandling: 1 | 3 = 3) {
  const flow = aFlow(
    [{ id: 'head' }, { id: 'd', kind: 6 }, { id: 'boss' }, { id: 'cash', rejectHandling }],
    ['start > head', 'head > d', 'd > boss when big', 'd > cash', 'boss > cash', 'cash > end'],
  );
  return new Drive(flow, { people, truths });
}

const again = (drive: Drive, resume: 'back' | 'restart') =>
  drive.try({ kind: 'resubmit', by: 'starter', taskNo: drive.taskOf('starter'), resume });

describe('content that changes behind a condition', () => {
  test('what is handed in again with another amount does not come straight back to who rejected it', () => {
    const truths = { big: false };
    const drive = claim(truths);
    drive.agree('hal');
    drive.reject('cid');
    truths.big = true;
    drive.do({ kind: 'resubmit', by: 'starter', taskNo: drive.taskOf('starter'), resume: 'back' });
    expect(drive.open).toEqual(['head:hal']);
    drive.agree('hal');
    expect(drive.open).toEqual(['boss:bob']);
  });

  test('what would go the same way comes straight back', () => {
    const drive = claim({ big: false });
    drive.agree('hal');
    drive.reject('cid');
    drive.do({ kind: 'resubmit', by: 'starter', taskNo: drive.taskOf('starter'), resume: 'back' });
    expect(drive.open).toEqual(['cash:cid']);
  });

  test('who rejects it decides whether it may come straight back', () => {
    const drive = claim({ big: false });
    drive.agree('hal');
    drive.do({ kind: 'reject', by: 'cid', taskNo: drive.taskOf('cid'), mustRestart: true });
    expect(again(drive, 'back')).toEqual({ ok: false, refusal: 'restartOnly' });
    expect(again(drive, 'restart')).toMatchObject({ ok: true });
  });

  test('an approver who changes the amount sends it the way that the new one asks for', () => {
    const truths = { big: false };
    const drive = claim(truths);
    drive.agree('hal');
    truths.big = true;
    drive.do({ kind: 'agree', by: 'cid', taskNo: drive.taskOf('cid'), hasChanged: true });
    expect(drive.open).toEqual(['boss:bob']);
    drive.agree('bob', 'cid');
    expect(drive.state.status).toBe('finished');
  });

  test('an approver who changes what no condition asks leaves the way as it is', () => {
    const drive = claim({ big: true });
    drive.agree('hal');
    drive.do({ kind: 'agree', by: 'bob', taskNo: drive.taskOf('bob'), hasChanged: true });
    expect(drive.open).toEqual(['cash:cid']);
  });

  test('a branch beside the changed condition stays as it was', () => {
    const truths = { big: false };
    const flow = aFlow(
      [{ id: 'f', kind: 6 }, { id: 'l' }, { id: 'boss' }, { id: 'r' }, { id: 'j', isWait: true }],
      ['start > f', 'start > r', 'f > boss when big', 'f > l', 'l > j', 'boss > j', 'r > j', 'j > end'],
    );
    const drive = new Drive(flow, { people: { l: ['lee'], r: ['ray'], j: ['joe'], boss: ['bob'] }, truths });
    drive.agree('ray');
    truths.big = true;
    drive.do({ kind: 'agree', by: 'lee', taskNo: drive.taskOf('lee'), hasChanged: true });
    expect(drive.open).toEqual(['boss:bob']);
    drive.agree('bob');
    expect(drive.open).toEqual(['j:joe']);
  });
});
