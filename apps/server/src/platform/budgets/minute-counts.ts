import type { Clock } from '../db/clock.ts';

/** What is counted by the minute: calls of an address, calls of a key, refused upgrades of an address. */
type CountedKind = 'address' | 'apiKey' | 'upgrade';

interface Counted {
  readonly kind: CountedKind;
  /** The address, or the id of the key. */
  readonly key: string;
  /** How many of them a minute has. */
  readonly budget: number;
}

/** What this process has counted and not told yet. */
export interface Untold {
  readonly kind: CountedKind;
  readonly key: string;
  readonly calls: number;
}

/** Of all processes together, this one's told ones among them. */
export interface Known {
  readonly kind: string;
  readonly key: string;
  readonly calls: number;
}

/** How often something was done in this minute of the clock, by this process and, as far as it was told, by the others. */
export interface MinuteCounts {
  /** One more; answers how many that are. */
  add(counted: Counted): number;
  /** Until the next minute begins. */
  msLeft(): number;
  /** Of the running minute, `yyyy-MM-dd HH:mm:00`: what went past the share that a process keeps for itself. They count as told. */
  tell(share: number): { readonly minute: string; readonly untold: readonly Untold[] };
  /** What came of it; of another minute it means nothing any more. */
  hear(minute: string, known: readonly Known[]): void;
  /** The telling failed: they are told next time. */
  takeBack(minute: string, untold: readonly Untold[]): void;
}

interface Entry {
  readonly counted: Counted;
  own: number;
  told: number;
  /** Of the others. */
  others: number;
}

/** Addresses and keys of one minute; whoever was quiet for longest is forgotten first. */
const capacity = 40_000;
/** One statement a second, of a size that it does at once. */
const mostTold = 2_000;

export function createMinuteCounts(clock: Pick<Clock, 'now'>): MinuteCounts {
  const entries = new Map<string, Entry>();
  let minute = '';

  function turn(): string {
    const now = clock.now();
    const running = `${now.slice(0, 16)}:00`;
    if (running !== minute) entries.clear();
    minute = running;
    return now;
  }

  function entryOf(counted: Counted): Entry {
    const name = nameOf(counted);
    const known = entries.get(name);
    if (known) entries.delete(name);
    const oldest = !known && entries.size >= capacity ? entries.keys().next().value : undefined;
    if (oldest !== undefined) entries.delete(oldest);
    const entry = known ?? { counted, own: 0, told: 0, others: 0 };
    entries.set(name, entry);
    return entry;
  }

  return {
    add(counted) {
      turn();
      const entry = entryOf(counted);
      entry.own += 1;
      return entry.own + entry.others;
    },
    msLeft: () => (60 - Number(turn().slice(17))) * 1000,
    tell(share) {
      turn();
      const due = [...entries.values()].filter(({ counted, own, told }) => own > told && own > counted.budget * share);
      const untold = due.slice(0, mostTold).map((entry) => {
        const { kind, key } = entry.counted;
        const calls = entry.own - entry.told;
        entry.told = entry.own;
        return { kind, key, calls };
      });
      return { minute, untold };
    },
    hear(of, known) {
      if (of !== minute) return;
      for (const one of known) {
        const entry = entries.get(nameOf(one));
        if (entry) entry.others = Math.max(entry.others, one.calls - entry.told);
      }
    },
    takeBack(of, untold) {
      if (of !== minute) return;
      for (const one of untold) {
        const entry = entries.get(nameOf(one));
        if (entry) entry.told -= one.calls;
      }
    },
  };
}

function nameOf({ kind, key }: Pick<Known, 'kind' | 'key'>): string {
  return `${kind} ${key}`;
}
