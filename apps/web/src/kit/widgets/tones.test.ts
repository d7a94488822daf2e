import { expect, test } from 'vitest';

/** Every file of the model, so that a list which no entity names yet is seen too. */
const files = import.meta.glob<Readonly<Record<string, unknown>>>(
  ['../../../../../packages/model/src/**/*.ts', '!**/*.test.ts'],
  { eager: true },
);

interface Shown {
  readonly zh: string;
  readonly en: string;
  readonly tone: string;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Whatever in the model has a word and a colour: states of lifecycles, choices of fields, kinds of messages. */
function toned(value: unknown, seen = new Set<unknown>()): readonly Shown[] {
  if (!isObject(value) || seen.has(value)) return [];
  seen.add(value);
  const { label, tone } = value;
  const own = isObject(label) && typeof tone === 'string' ? [{ zh: String(label.zh), en: String(label.en), tone }] : [];
  return [...own, ...Object.values(value).flatMap((inner) => toned(inner, seen))];
}

const all = toned(files);

/** A word of two meanings, with the colours that it then has. */
const twoMeanings = new Map([
  // Grey: a definition that is switched off. Red: a place that nobody can have.
  ['停用', 'grey,red'],
]);

/** Words that begin like somebody's duty and wait for the clock alone. */
const waitsForTheClock = ['待开标'];

function tonesByWord(language: 'zh' | 'en'): ReadonlyMap<string, string> {
  const words = new Map<string, Set<string>>();
  for (const one of all) words.set(one[language], new Set(words.get(one[language])).add(one.tone));
  return new Map([...words].map(([word, tones]) => [word, [...tones].sort().join(',')]));
}

test.each(['zh', 'en'] as const)('a word has one colour wherever it stands, in %s', (language) => {
  const mixed = [...tonesByWord(language)].filter(
    ([word, tones]) => tones !== (twoMeanings.get(word) ?? tones.split(',')[0]),
  );
  expect(mixed).toEqual([]);
});

test('what waits for somebody is orange, whoever looks at it', () => {
  const waiting = all.filter(({ zh }) => /^(已.+)?待|待.$|审批|审核中$|[一二]级审核$/.test(zh));
  expect(waiting.length).toBeGreaterThan(30);
  expect(
    waiting
      .filter(({ zh, tone }) => tone !== 'orange' && !waitsForTheClock.includes(zh))
      .map(({ zh, tone }) => [zh, tone]),
  ).toEqual([]);
});
