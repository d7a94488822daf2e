/** States to go back to and forward to; letters typed into one field are one step (`mark`). */
export interface History<T> {
  readonly past: readonly T[];
  readonly future: readonly T[];
  readonly mark?: string;
  readonly markTime: number;
}

export const longestHistory = 100;
const oneStepMs = 500;

export function emptyHistory<T>(): History<T> {
  return { past: [], future: [], markTime: 0 };
}

export interface Remembering {
  readonly mark?: string | undefined;
  readonly time: number;
}

export function remember<T>(history: History<T>, was: T, { mark, time }: Remembering): History<T> {
  const isSameStep = mark !== undefined && mark === history.mark && time - history.markTime < oneStepMs;
  const past = isSameStep ? history.past : [...history.past, was].slice(-longestHistory);
  return { past, future: [], markTime: time, ...(mark !== undefined && { mark }) };
}

export interface Moved<T> {
  readonly history: History<T>;
  readonly now: T;
}

export function undo<T>({ past, future }: History<T>, was: T): Moved<T> | undefined {
  const now = past.at(-1);
  return now === undefined
    ? undefined
    : { now, history: { past: past.slice(0, -1), future: [was, ...future], markTime: 0 } };
}

export function redo<T>({ past, future }: History<T>, was: T): Moved<T> | undefined {
  const [now, ...rest] = future;
  return now === undefined ? undefined : { now, history: { past: [...past, was], future: rest, markTime: 0 } };
}
