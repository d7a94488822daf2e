import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { hashPassword, inPasswordTurn, isPassword, PasswordTurnRefused } from './password.ts';

const md5 = (text: string) => createHash('md5').update(text).digest('hex');

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
    const medianOf = async (storedHash: string | undefined) => {
      const times: number[] = [];
      for (let round = 0; round < 9; round += 1) {
        const start = performance.now();
        expect(await isPassword(md5('wrong'), storedHash)).toBe(false);
        times.push(performance.now() - start);
      }
      return times.sort((left, right) => left - right)[4] ?? 0;
    };
    await medianOf(undefined);
    const ratio = (await medianOf(undefined)) / (await medianOf(stored));
    expect(ratio).toBeGreaterThan(0.4);
    expect(ratio).toBeLessThan(2.5);
  });

  test('at most two passwords are looked at at once', async () => {
    let running = 0;
    let most = 0;
    const turn = () =>
      inPasswordTurn(async () => {
        most = Math.max(most, (running += 1));
        await isPassword(md5('wrong'), undefined);
        running -= 1;
      });
    await Promise.all(Array.from({ length: 12 }, turn));
    expect(most).toBe(2);
  });

  test('a flood is refused rather than queued without end, and is over when it is over', async () => {
    const turns = await Promise.allSettled(
      Array.from({ length: 210 }, () => inPasswordTurn(async () => new Promise(setImmediate))),
    );
    const refused = turns.filter((turn) => turn.status === 'rejected');
    expect(refused).toHaveLength(8);
    expect(refused.every((turn) => turn.reason instanceof PasswordTurnRefused)).toBe(true);
    expect(await inPasswordTurn(async () => 'done')).toBe('done');
  });
});
