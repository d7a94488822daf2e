import { describe, expect, test } from 'vitest';
import { stepOfCode, totpUri } from './totp.ts';

/** The secret of the appendix of RFC 6238 in base 32. */
const key = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

describe('a code of an authenticator', () => {
  // The codes of RFC 6238, appendix B, with their last six digits; times in Asia/Shanghai.
  test.each([
    ['1970-01-01 08:00:59', '287082', 1],
    ['2005-03-18 09:58:29', '081804', 37_037_036],
    ['2009-02-14 07:31:30', '005924', 41_152_263],
  ])('at %s is %s', (now, code, step) => {
    expect(stepOfCode(key, code, now)).toBe(step);
  });

  test('is taken half a minute early and late, and no further', () => {
    const at = (now: string) => stepOfCode(key, '005924', now);
    expect(at('2009-02-14 07:31:00')).toBe(41_152_263);
    expect(at('2009-02-14 07:32:29')).toBe(41_152_263);
    expect(at('2009-02-14 07:30:59')).toBeUndefined();
    expect(at('2009-02-14 07:32:30')).toBeUndefined();
  });

  test.each(['示例5253', '05924', '0059245', '', '00592４'])('is six digits, and never %j', (typed) => {
    expect(stepOfCode(key, typed, '2009-02-14 07:31:30')).toBeUndefined();
  });

  test('comes of a key whose picture says whose it is', () => {
    const uri = new URL(totpUri(key, '张三@某大学'));
    expect(uri.protocol).toBe('otpauth:');
    expect(decodeURIComponent(uri.pathname)).toContain('招采:张三@某大学');
    expect(uri.searchParams.get('secret')).toBe(key);
  });
});
