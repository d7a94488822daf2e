import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { hashPassword, inPasswordTurn, isPassword } from './password.ts';
import { TurnRefused } from '../../platform/http/index.ts';

const md5 = (text: string) => createHash('md5').update(text).digest('hex');

const median = (times: readonly number[]) => times.toSorted((left, right) => left - right)[times.length >> 1] ?? 0;

describe('password', () => {
  test('the right password is recognised, another one is not', async () => {
    const stored = await hashPassword(md5('Demo@2026'));
    expect(stored).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
    expect(await isPassword(md5('Demo@2026'), stored)).toBe(true);
    expect(await isPassword(md5('demo@2026'), stored)).toBe(false);
  });

  test('the same password is stored differently each time', async () => {
    expect(await hashPassword(md5('Demo@2026'))).not.toBe(await hashPassword(md5('Demo@2026')));
  });

  test('nobody has no password, and asking takes about as long as a wrong one', async () => {
    const stored = await hashPassword(md5('Demo@2026'));
    const known: number[] = [];
    const nobody: number[] = [];
    const timed = async (hash: string | undefined) => {
      const start = performance.now();
      expect(await isPassword(md5('wrong'), hash)).toBe(false);
      return performance.now() - start;
    };
    await timed(undefined);
    // In turns, so that whatever else the machine does burdens both.
    for (let round = 0; round < 9; round += 1) {
      known.push(await timed(stored));
      nobody.push(await timed(undefined));
    }
    const ratio = median(nobody) / median(known);
    expect(ratio).toBeGreaterThan(0.25);
    expect(ratio).toBeLessThan(4);
  });

  test('one password at a time is looked at', async () => {
    let running = 0;
    let most = 0;
    const turn = () =>
      inPasswordTurn(async () => {
        most = Math.max(most, (running += 1));
        await isPassword(md5('wrong'), undefined);
        running -= 1;
      });
    await Promise.all(Array.from({ length: 12 }, turn));
    expect(most).toBe(1);
  });

  test('a flood is refused rather than queued without end, and is over when it is over', async () => {
    const turns = await Promise.allSettled(
      Array.from({ length: 210 }, () => inPasswordTurn(async () => new Promise(setImmediate))),
    );
    const refused = turns.filter((turn) => turn.status === 'rejected');
    expect(refused).toHaveLength(9);
    expect(refused.every((turn) => turn.reason instanceof TurnRefused)).toBe(true);
    expect(await inPasswordTurn(async () => 'done')).toBe('done');
  });
});
