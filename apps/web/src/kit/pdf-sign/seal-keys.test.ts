import { describe, expect, test } from 'vitest';
import { keyedPlace, onPage } from './seal-keys.ts';

const seal = { page: 0, left: 0.5, top: 0.5, width: 0.2 };
const pressed = (key: string, shiftKey = false) => keyedPlace(seal, { key, shiftKey }, 2);

describe('a seal in hand', () => {
  test('[R112] is moved by the arrows, in longer steps with Shift', () => {
    expect(pressed('ArrowLeft')?.left).toBeCloseTo(0.49);
    expect(pressed('ArrowDown', true)?.top).toBeCloseTo(0.55);
  });

  test('is carried to another page, never beyond the last', () => {
    expect(pressed('PageDown')).toEqual({ page: 1 });
    expect(pressed('PageUp')).toEqual({ page: 0 });
    expect(keyedPlace({ ...seal, page: 1 }, { key: 'PageDown', shiftKey: false }, 2)).toEqual({ page: 1 });
  });

  test('grows and shrinks within bounds', () => {
    expect(pressed('+')?.width).toBeCloseTo(0.21);
    expect(keyedPlace({ ...seal, width: 0.08 }, { key: '-', shiftKey: false }, 2)).toEqual({ width: 0.08 });
  });

  test('leaves other keys to the page', () => {
    expect(pressed('Tab')).toBeUndefined();
  });

  test('stays on its page', () => {
    expect(onPage({ ...seal, left: -1, top: 2 })).toEqual({ ...seal, left: 0, top: 0.9 });
  });
});
