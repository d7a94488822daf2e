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
  const book = createBook(clock);
  return {
    add(counted) {
      const entry = book.entryOf(counted);
      entry.own += 1;
      return entry.own + entry.others;
    },
    msLeft: () => (60 - Number(clock.now().slice(17))) * 1000,
    tell(share) {
      const { minute, entries } = book.running();
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
      for (const one of known) {
        const entry = book.kept(of, one);
        if (entry) entry.others = Math.max(entry.others, one.calls - entry.told);
      }
    },
    takeBack(of, untold) {
      for (const one of untold) {
        const entry = book.kept(of, one);
        if (entry) entry.told -= one.calls;
      }
    },
  };
}

/** What is known of the running minute; the next one begins with nothing. */
function createBook(clock: Pick<Clock, 'now'>) {
  const entries = new Map<string, Entry>();
  let minute = '';

  function running() {
    const now = `${clock.now().slice(0, 16)}:00`;
    if (now !== minute) entries.clear();
    minute = now;
    return { minute, entries };
  }

  return {
    running,
    /** That of this minute, with nothing counted where there is none yet. */
    entryOf(counted: Counted): Entry {
      running();
      const name = nameOf(counted);
      const known = entries.get(name);
      if (known) entries.delete(name);
      const oldest = !known && entries.size >= capacity ? entries.keys().next().value : undefined;
      if (oldest !== undefined) entries.delete(oldest);
      const entry = known ?? { counted, own: 0, told: 0, others: 0 };
      entries.set(name, entry);
      return entry;
    },
    kept: (of: string, one: Pick<Known, 'kind' | 'key'>) => (of === minute ? entries.get(nameOf(one)) : undefined),
  };
}

function nameOf({ kind, key }: Pick<Known, 'kind' | 'key'>): string {
  return `${kind} ${key}`;
}
