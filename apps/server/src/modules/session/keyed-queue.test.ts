import { describe, expect, test } from 'vitest';
import { createKeyedQueue } from './keyed-queue.ts';

function aGate() {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open };
}

describe('keyed queue', () => {
  test('tasks of one key run one after the other, in order', async () => {
    const queue = createKeyedQueue(10);
    const gate = aGate();
    const seen: string[] = [];
    const first = queue.run('a', async () => {
      await gate.opened;
      seen.push('first');
    });
    const second = queue.run('a', async () => void seen.push('second'));
    await queue.run('b', async () => void seen.push('other key'));
    gate.open();
    await Promise.all([first, second]);
    expect(seen).toEqual(['other key', 'first', 'second']);
  });

  test('a failing task does not stop the next one', async () => {
    const queue = createKeyedQueue(10);
    const failing = queue.run('a', async () => {
      throw new Error('broken');
    });
    const next = queue.run('a', async () => 'done');
    await expect(failing).rejects.toThrow('broken');
    expect(await next).toBe('done');
  });

  test('a full line refuses without running, and is open again once it is empty', async () => {
    const queue = createKeyedQueue(1);
    const gate = aGate();
    const first = queue.run('a', () => gate.opened);
    expect(await queue.run('a', async () => 'ran')).toBeUndefined();
    gate.open();
    await first;
    expect(await queue.run('a', async () => 'ran')).toBe('ran');
  });
});
