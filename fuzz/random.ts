/** A generator of one's own, so that a seed means the same on every machine and under every version of Node. */
export interface Random {
  /** From 0 up to but not including 1. */
  next(): number;
  /** A whole number from 0 up to but not including `below`. */
  below(below: number): number;
  chance(share: number): boolean;
  pick<T>(from: readonly [T, ...T[]]): T;
  pick<T>(from: readonly T[]): T | undefined;
}

/** Each request has a generator of its own: the thousandth can be made without the 999 before it. */
export function randomOf(seed: number, index: number): Random {
  let state = mix(mix(seed >>> 0) ^ Math.imul(index + 1, 0x9e37_79b1));
  const next = () => {
    state = (state + 0x6d2b_79f5) | 0;
    return mix(state) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    next,
    below,
    chance: (share) => next() < share,
    pick: <T>(from: readonly T[]) => from[below(from.length)] as T,
  };
}

/** Mulberry32's: every bit of the input moves every bit of what comes out. */
function mix(input: number): number {
  let value = Math.imul(input ^ (input >>> 15), input | 1);
  value ^= value + Math.imul(value ^ (value >>> 7), value | 61);
  return (value ^ (value >>> 14)) >>> 0;
}
