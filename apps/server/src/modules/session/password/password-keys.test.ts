import { describe, expect, test } from 'vitest';
import { sealPassword } from '../../../../test/seal-password.ts';
import { createPasswordKeys } from './password-keys.ts';

const keys = createPasswordKeys('a secret that is long enough to be one');
const now = '2026-11-23 23:55:00';
const typed = '红隼 über 7 hills';
const sealedAt = async (at: string) => sealPassword(await keys.current(at), typed);

describe('a password sealed to the key of the day', () => {
  test('is opened, also by another process with the same SECRET, and differs each time', async () => {
    const [one, two] = [await sealedAt(now), await sealedAt(now)];
    expect(one).not.toBe(two);
    expect(await keys.open(one, now)).toBe(typed);
    const elsewhere = createPasswordKeys('a secret that is long enough to be one');
    expect(await elsewhere.open(two, now)).toBe(typed);
  });

  test('is opened across midnight, and the key of the day before opens for another day', async () => {
    const sealed = await sealedAt(now);
    expect(await keys.open(sealed, '2026-11-24 00:04:00')).toBe(typed);
    const yesterdays = await keys.current(now);
    const late = await sealPassword({ ...yesterdays, now: (await keys.current('2026-11-24 20:00:00')).now }, typed);
    expect(await keys.open(late, '2026-11-24 20:00:30')).toBe(typed);
    expect(await keys.open(late, '2026-11-25 00:00:30')).toBeUndefined();
  });

  test('is of no use ten minutes later, nor before its time', async () => {
    const sealed = await sealedAt(now);
    expect(await keys.open(sealed, '2026-11-24 00:05:01')).toBeUndefined();
    expect(await keys.open(sealed, '2026-11-23 23:53:00')).toBeUndefined();
  });

  test('is not opened under another SECRET, nor when a sign of it was changed', async () => {
    const sealed = await sealedAt(now);
    expect(await createPasswordKeys('another secret, long enough to be one').open(sealed, now)).toBeUndefined();
    const place = sealed.length - 30;
    const changed = sealed.slice(0, place) + (sealed[place] === 'A' ? 'B' : 'A') + sealed.slice(place + 1);
    expect(await keys.open(changed, now)).toBeUndefined();
    expect(await keys.open('k1.20261123.short.short', now)).toBeUndefined();
  });

  test('does not tell how long it is', async () => {
    const key = await keys.current(now);
    const lengths = await Promise.all(['x', 'x'.repeat(100)].map(async (one) => (await sealPassword(key, one)).length));
    expect(lengths[0]).toBe(lengths[1]);
  });
});
