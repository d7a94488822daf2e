import { markKind } from '@zhaocai/model/evaluation/choices';
import { saveMark, type DeskMark } from '@zhaocai/model/evaluation/desk-endpoints';
import { call } from '../../../kit/http/call.ts';
import { intentKey, type IntentKey } from '../../../kit/http/intent-key.ts';
import { isOutcomeUnknown, RequestError } from '../../../kit/http/request-error.ts';

/** Of what a mark is: a check or an item of one bid. */
export interface Spot {
  readonly bidKey: string;
  readonly kind: number;
  readonly place: number;
}

/** What is typed for it. */
export interface TypedMark {
  readonly verdict: number | null;
  readonly points: string;
  readonly reason: string;
}

export interface MarkState extends TypedMark {
  readonly status: 'kept' | 'typed' | 'sending' | 'failed';
  readonly fault: string | undefined;
}

interface Kept extends MarkState {
  readonly version: number | undefined;
  /** Typed on while it was sent. */
  readonly isAhead: boolean;
}

type KeptMarks = ReadonlyMap<string, Kept>;

export interface MarkStore {
  readonly read: () => KeptMarks;
  readonly subscribe: (redraw: () => void) => () => void;
  /** What the server has takes the place of what is not being typed. */
  readonly take: (stored: readonly DeskMark[]) => void;
  readonly type: (spot: Spot, change: Partial<TypedMark>) => void;
  /** Sends what was typed now, as when the field is left. */
  readonly send: (spot: Spot) => Promise<void>;
  /** Sends what is still typed: its screen is left. */
  readonly leave: () => void;
}

export const noMark: MarkState = { verdict: null, points: '', reason: '', status: 'kept', fault: undefined };
const pauseMs = 700;
const points = /^\d{1,3}(\.\d{1,2})?$/;

export function nameOf({ bidKey, kind, place }: Spot): string {
  return `${bidKey} ${String(kind)} ${String(place)}`;
}

/** The marks as they stand, with whoever draws them. */
function createMarks() {
  let marks: KeptMarks = new Map();
  const listeners = new Set<() => void>();
  const put = (entries: readonly (readonly [string, Kept])[]) => {
    if (entries.length === 0) return;
    marks = new Map([...marks, ...entries]);
    for (const redraw of listeners) redraw();
  };
  const isNews = (mark: DeskMark) => {
    const known = marks.get(nameOf(mark));
    return !known || (known.status === 'kept' && (known.version ?? -1) < mark.version);
  };
  return {
    read: () => marks,
    subscribe: (redraw: () => void) => {
      listeners.add(redraw);
      return () => listeners.delete(redraw);
    },
    take: (stored: readonly DeskMark[]) => put(stored.filter(isNews).map((mark) => [nameOf(mark), keptOf(mark)])),
    change: (spot: Spot, changes: Partial<Kept>) => {
      const known = marks.get(nameOf(spot)) ?? { ...noMark, version: undefined, isAhead: false };
      put([[nameOf(spot), { ...known, ...changes }]]);
    },
  };
}

interface Desk {
  readonly id: string;
  readonly packageId: string;
}

/** Sends one mark with the key of its intent, so that a second try is no second mark. */
function createSender(desk: Desk) {
  const intents = new Map<string, IntentKey>();
  return async (spot: Spot, mark: Kept): Promise<{ readonly version: number } | RequestError> => {
    const key = intents.get(nameOf(spot)) ?? intentKey();
    intents.set(nameOf(spot), key);
    const input = { ...desk, ...spot, ...inputOf(spot, mark) };
    try {
      const { data } = await call(saveMark, input, { idempotencyKey: key.of(input) });
      key.settle();
      return data;
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      if (!isOutcomeUnknown(error)) key.settle();
      return error;
    }
  };
}

/**
 * Marks as they are typed: each is sent by itself, a moment after the last key or when its field is left, and stays as it
 * was typed when it is refused.
 */
export function createMarkStore(desk: Desk): MarkStore {
  const { read, subscribe, take, change } = createMarks();
  const transmit = createSender(desk);
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  const typed = new Map<string, Spot>();
  const send = async (spot: Spot): Promise<void> => {
    clearTimeout(timers.get(nameOf(spot)));
    const mark = read().get(nameOf(spot));
    if (!mark || mark.status === 'kept' || mark.status === 'sending' || !isSendable(spot, mark)) return;
    change(spot, { status: 'sending', isAhead: false, fault: undefined });
    const answer = await transmit(spot, mark);
    if (answer instanceof RequestError) return change(spot, { status: 'failed', fault: answer.message });
    const isAhead = read().get(nameOf(spot))?.isAhead === true;
    change(spot, { version: answer.version, status: isAhead ? 'typed' : 'kept', isAhead: false });
    if (isAhead) await send(spot);
  };
  const type = (spot: Spot, changes: Partial<TypedMark>) => {
    typed.set(nameOf(spot), spot);
    const isSending = read().get(nameOf(spot))?.status === 'sending';
    change(spot, isSending ? { ...changes, isAhead: true } : { ...changes, status: 'typed', fault: undefined });
    clearTimeout(timers.get(nameOf(spot)));
    const timer = setTimeout(() => void send(spot), pauseMs);
    timers.set(nameOf(spot), timer);
  };
  const leave = () => {
    for (const spot of typed.values()) void send(spot);
  };
  return { read, subscribe, take, type, send, leave };
}

function keptOf({ verdict, points: given, reason, version }: DeskMark): Kept {
  const typed = { verdict, points: given ?? '', reason: reason ?? '' };
  return { ...typed, version, status: 'kept', fault: undefined, isAhead: false };
}

function inputOf(spot: Spot, { verdict, points: typed, reason, version }: Kept) {
  const given = markKind.is(spot.kind, 'check') ? { verdict } : { points: typed.trim() === '' ? null : typed.trim() };
  return { ...given, reason: reason.trim(), ...(version !== undefined && { version }) };
}

/** Half a number is no number yet. */
function isSendable({ kind }: Spot, { points: typed }: TypedMark): boolean {
  return markKind.is(kind, 'check') || typed.trim() === '' || points.test(typed.trim());
}
