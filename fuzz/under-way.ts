/** A request that has been answered, with how long it took. */
export interface Taken {
  readonly index: number;
  readonly ms: number;
}

/**
 * Which requests are or were under way. What ended is kept until nobody can ask for it any more: of a million requests a
 * few, not all.
 */
export interface UnderWay {
  begin(index: number, at: number): void;
  end(index: number, at: number): void;
  during(span: { readonly from: number; readonly to: number }): number[];
  /** What ended before this is asked for no more. */
  forget(before: number): void;
  readonly kept: () => number;
  /** The slowest of all, forgotten or not. */
  readonly slowest: () => readonly Taken[];
}

const shownTimes = 5;

export function followUnderWay(): UnderWay {
  const begun = new Map<number, number>();
  let ended: { readonly index: number; readonly from: number; readonly to: number }[] = [];
  let slowest: Taken[] = [];
  return {
    begin: (index, at) => void begun.set(index, at),
    end(index, to) {
      const from = begun.get(index) ?? to;
      begun.delete(index);
      ended.push({ index, from, to });
      const ms = to - from;
      if (slowest.length === shownTimes && ms <= (slowest.at(-1)?.ms ?? 0)) return;
      slowest = [...slowest, { index, ms }].toSorted((one, other) => other.ms - one.ms).slice(0, shownTimes);
    },
    during: ({ from, to }) => [
      ...ended.filter((one) => one.from <= to && one.to >= from).map(({ index }) => index),
      ...[...begun].filter(([, at]) => at <= to).map(([index]) => index),
    ],
    forget: (before) => void (ended = ended.filter(({ to }) => to >= before)),
    kept: () => begun.size + ended.length,
    slowest: () => slowest,
  };
}
