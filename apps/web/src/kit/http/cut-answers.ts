/** Answers that were cut by the server: after how many rows. */
const cuts = new WeakMap<object, number>();

/** After how many rows an answer was cut, if it was. */
export function cutOf(data: unknown): number | undefined {
  return typeof data === 'object' && data !== null ? cuts.get(data) : undefined;
}

/** What was made of an answer is cut where the answer is; answers it. */
export function cutLike<D>(data: D, answer: unknown): D {
  return markCut(data, cutOf(answer));
}

/** Notes after how many rows an answer was cut, or that it is whole; answers it. */
export function markCut<D>(data: D, shown: number | undefined): D {
  if (typeof data !== 'object' || data === null) return data;
  if (shown) cuts.set(data, shown);
  else cuts.delete(data);
  return data;
}
