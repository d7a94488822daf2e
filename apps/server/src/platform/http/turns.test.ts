import { expect, test } from 'vitest';
import { createTurns, TurnRefused } from './turns.ts';

const held = () => {
  let release = () => {};
  const work = new Promise<void>((resolve) => (release = resolve));
  return { work: () => work, release: () => release() };
};

test('so many work at once, so many wait in the order they came, and the next is refused', async () => {
  const turns = createTurns({ atOnce: 1, maxWaiting: 2 });
  const done: string[] = [];
  const first = held();
  const running = turns.run(first.work);
  const waiting = ['second', 'third'].map((name) => turns.run(async () => void done.push(name)));
  await expect(turns.run(async () => done.push('fourth'))).rejects.toBeInstanceOf(TurnRefused);
  first.release();
  await Promise.all([running, ...waiting]);
  expect(done).toEqual(['second', 'third']);
});

test('who has waited too long is refused, and his place in the line is free', async () => {
  const turns = createTurns({ atOnce: 1, maxWaiting: 1, longestWaitMs: 20 });
  const first = held();
  const running = turns.run(first.work);
  await expect(turns.run(async () => 'too late')).rejects.toBeInstanceOf(TurnRefused);
  const next = turns.run(async () => 'in time');
  first.release();
  await running;
  expect(await next).toBe('in time');
  expect(await turns.run(async () => 'afterwards')).toBe('afterwards');
});
