import type { Random } from './random.ts';
import { strangeName, strangeValue } from './strange.ts';

export type Input = Readonly<Record<string, unknown>>;

type Path = readonly (string | number)[];

const mostPlaces = 300;

/** The input with one to three places of it, at any depth, made strange. */
export function changeInput(input: Input, random: Random): Input {
  let changed: Input = input;
  for (let times = random.chance(0.6) ? 1 : 3; times > 0; times -= 1) {
    const result = at(changed, random.pick(placesOf(changed)) ?? [], (value) => changeValue(value, random));
    changed = isInput(result) ? result : changed;
  }
  return changed;
}

/** Every place of a value, the outermost last. */
function placesOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null || path.length > 6) return [path];
  const places: Path[] = [];
  for (const [name, one] of Object.entries(value).slice(0, 60)) {
    if (places.length > mostPlaces) break;
    places.push(...placesOf(one, [...path, Array.isArray(value) ? Number(name) : name]));
  }
  return [...places, path];
}

/** What stands for a value that is taken away. */
const gone = Symbol('gone');

function changeValue(value: unknown, random: Random): unknown {
  const way = random.next();
  if (way < 0.55) return isInput(value) ? withName(value, random) : strangeValue(random);
  if (way < 0.7) return gone;
  if (way < 0.8) return Array.isArray(value) ? withMany(value, random) : [value];
  if (way < 0.9) return isInput(value) ? withName(value, random) : { value };
  return isInput(value) ? withName(value, random) : strangeValue(random);
}

function withName(value: Input, random: Random): Input {
  // By definition, for an assignment to __proto__ would not make a name of it.
  const copy = { ...value };
  const given = { value: strangeValue(random), enumerable: true, configurable: true, writable: true };
  return Object.defineProperty(copy, strangeName(random), given);
}

/** Enough for what no call takes; a list of deep lists, coded for a form, comes to three times as much. */
const mostLetters = 1_000_000;

function withMany(list: readonly unknown[], random: Random): unknown[] {
  const wanted = random.pick([2, 100, 3_000] as const);
  const lettersOfOne = JSON.stringify(list).length / Math.max(1, list.length);
  const count = Math.max(2, Math.min(wanted, Math.floor(mostLetters / lettersOfOne)));
  return Array.from({ length: count }, (_, index) => list[index % Math.max(1, list.length)]);
}

function at(value: unknown, path: Path, change: (value: unknown) => unknown): unknown {
  const [name, ...rest] = path;
  if (name === undefined) return change(value);
  if (Array.isArray(value)) {
    const inner = at(value[Number(name)], rest, change);
    return inner === gone ? value.toSpliced(Number(name), 1) : value.with(Number(name), inner);
  }
  if (!isInput(value)) return value;
  const inner = at(value[name], rest, change);
  const others = Object.entries(value).filter(([other]) => other !== name);
  return Object.fromEntries(inner === gone ? others : [...others, [String(name), inner]]);
}

function isInput(value: unknown): value is Input {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
