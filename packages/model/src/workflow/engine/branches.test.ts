import { describe, expect, test } from 'vitest';
import { aFlow, Drive } from './sample-flow.ts';

describe('branches', () => {
  const parallel = (rejectHandling: 1 | 2 | 3) =>
    aFlow(
      [{ id: 'f' }, { id: 'l' }, { id: 'r', rejectHandling }, { id: 'j', isWait: true, rejectHandling: 2 }],
      ['start > f', 'f > l', 'f > r', 'l > j', 'r > j', 'j > end'],
    );
  const people = { f: ['fay'], l: ['lee'], r: ['ray'], j: ['joe'] };

  test('a waiting node asks once, when everybody who can come has come', () => {
    const drive = new Drive(parallel(1), { people });
    drive.agree('fay');
    expect(drive.open).toEqual(['l:lee', 'r:ray']);
    drive.agree('lee');
    expect(drive.open).toEqual(['r:ray']);
    drive.agree('ray');
    expect(drive.open).toEqual(['j:joe']);
    drive.agree('joe');
    expect(drive.state.status).toBe('finished');
  });

  test('a return before the fork takes both branches back', () => {
    const drive = new Drive(parallel(2), { people });
    drive.agree('fay', 'lee');
    drive.reject('ray');
    expect(drive.open).toEqual(['f:fay']);
    expect(drive.state.tokens).toHaveLength(1);
    drive.agree('fay', 'lee', 'ray', 'joe');
    expect(drive.state.status).toBe('finished');
  });

  test('a return into one branch leaves the other as it was', () => {
    const drive = new Drive(parallel(1), { people });
    drive.agree('fay', 'lee', 'ray');
    drive.reject('joe');
    expect(drive.open).toEqual(['r:ray']);
    drive.agree('ray');
    expect(drive.open).toEqual(['j:joe']);
  });

  test('what was returned to the initiator goes on in both branches', () => {
    const drive = new Drive(parallel(3), { people });
    drive.agree('fay', 'lee');
    drive.reject('ray');
    drive.do({ kind: 'resubmit', by: 'starter', taskNo: drive.taskOf('starter'), resume: 'back' });
    expect(drive.open).toEqual(['r:ray']);
    drive.agree('ray', 'joe');
    expect(drive.state.status).toBe('finished');
  });

  test('a branch that a decision left out is not waited for', () => {
    const flow = aFlow(
      [{ id: 'd', kind: 6 }, { id: 'l' }, { id: 'r' }, { id: 'j', isWait: true }],
      ['start > d', 'd > l when big', 'd > r', 'l > j', 'r > j', 'j > end'],
    );
    const drive = new Drive(flow, { people, truths: { big: false } });
    expect(drive.open).toEqual(['r:ray']);
    drive.agree('ray');
    expect(drive.open).toEqual(['j:joe']);
  });

  test('two nodes that wait for each other do not wait for ever', () => {
    const flow = aFlow(
      [{ id: 'f' }, { id: 'x', isWait: true }, { id: 'y', isWait: true }],
      ['start > f', 'f > x', 'f > y', 'x > y', 'y > x when again', 'y > end when done', 'x > end when done'],
    );
    const drive = new Drive(flow, {
      people: { f: ['fay'], x: ['xia'], y: ['yan'] },
      truths: { again: false, done: true },
    });
    drive.agree('fay');
    expect(drive.open).toEqual(['x:xia']);
    drive.agree('xia');
    drive.agree('yan');
    expect(drive.state.status).toBe('finished');
  });
});

describe('a decision', () => {
  const flow = aFlow(
    [{ id: 'd', kind: 6 }, { id: 'l' }, { id: 'r' }, { id: 'o' }],
    ['start > d', 'd > o', 'd > l when big', 'd > r when large', 'l > end', 'r > end', 'o > end'],
  );
  const people = { l: ['lee'], r: ['ray'], o: ['ole'] };

  test.each([
    { truths: { big: true, large: true }, asked: 'l:lee' },
    { truths: { big: false, large: true }, asked: 'r:ray' },
    { truths: { big: false, large: false }, asked: 'o:ole' },
  ])('takes the first true way, else the one without an expression: $asked', ({ truths, asked }) => {
    expect(new Drive(flow, { people, truths }).open).toEqual([asked]);
  });

  test('by its own value chooses the edge that names it', () => {
    const byValue = aFlow(
      [{ id: 'd', kind: 6, expression: 'kind' }, { id: 'l' }, { id: 'r' }],
      ['start > d', 'd > l when goods', 'd > r', 'l > end', 'r > end'],
    );
    expect(new Drive(byValue, { people, truths: { kind: 'goods' } }).open).toEqual(['l:lee']);
    expect(new Drive(byValue, { people, truths: { kind: 'works' } }).open).toEqual(['r:ray']);
  });

  test('that finds no way holds the run where it is, and goes on once it was mended', () => {
    const closed = aFlow([{ id: 'd', kind: 6 }, { id: 'l' }], ['start > d', 'd > l when big', 'l > end']);
    const truths: Record<string, unknown> = { big: false };
    const drive = new Drive(closed, { people, truths });
    expect(drive.state).toMatchObject({ status: 'error', tokens: [{ nodeId: 'd', state: 'stuck' }] });
    truths.big = true;
    drive.do({ kind: 'retry', by: 'admin' });
    expect(drive.open).toEqual(['l:lee']);
    expect(drive.state.status).toBe('running');
  });

  test('an expression that fails holds the run and is not taken for false', () => {
    const drive = new Drive(flow, { people, truths: { large: true } });
    expect(drive.effects.at(-2)).toEqual({ kind: 'stuck', nodeId: 'd', because: 'expressionFailed' });
  });

  test('into a hundred and twenty branches asks everybody, and goes on when all have agreed', () => {
    const names = Array.from({ length: 120 }, (_, at) => `b${at}`);
    const wide = aFlow(
      [...names.map((id) => ({ id })), { id: 'all', isWait: true }],
      ['all > end', ...names.flatMap((id) => [`start > ${id}`, `${id} > all`])],
    );
    const everybody = Object.fromEntries([...names.map((id) => [id, [`of ${id}`]]), ['all', ['boss']]]);
    const drive = new Drive(wide, { people: everybody });
    expect(drive.open).toHaveLength(120);
    drive.agree(...names.map((id) => `of ${id}`));
    expect(drive.open).toEqual(['all:boss']);
  });

  test('that leads in a circle without people stops', () => {
    const circle = aFlow(
      [
        { id: 'd', kind: 6 },
        { id: 'e', kind: 6 },
      ],
      ['start > d', 'd > e', 'e > d when on', 'e > end'],
    );
    const drive = new Drive(circle, { people, truths: { on: true } });
    expect(drive.state.status).toBe('error');
    expect(drive.effects).toContainEqual(expect.objectContaining({ kind: 'stuck', because: 'endlessLoop' }));
  });
});
