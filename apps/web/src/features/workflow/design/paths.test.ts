import { describe, expect, test } from 'vitest';
import { defindIdIn, designPath } from './paths.ts';

describe('the address of the designer', () => {
  const queryOf = (address: string) => new URLSearchParams(address.split('?')[1]);

  test('[R207] carries the flow in a row', () => {
    expect(defindIdIn(queryOf(designPath('123')))).toBe('123');
  });

  test.each(['/x?row={}', '/x?row=nonsense', '/x?row={"defindId":"a b"}', '/x'])(
    'that names none opens none: %s',
    (address) => {
      expect(defindIdIn(queryOf(address))).toBeUndefined();
    },
  );
});
