import { describe, expect, test } from 'vitest';
import { addDays } from '../kit/days.ts';
import { dayType } from './day-type.ts';
import { layOut, type LaidOut, type PeriodRule } from './lay-out.ts';
import { lawRegime, type MethodName, type RegimeName } from './method.ts';
import type { MilestoneName } from './milestone.ts';
import type { PeriodName } from './period.ts';
import { procedures } from './procedures.ts';

/** The days off and the worked week-ends of 2026, as the State Council announced them. */
const holidays = [
  ['01-01', '01-03'],
  ['02-15', '02-23'],
  ['04-04', '04-06'],
  ['05-01', '05-05'],
  ['06-19', '06-21'],
  ['09-25', '09-27'],
  ['10-01', '10-07'],
] as const;
const worked = ['01-04', '02-14', '02-28', '05-09', '09-20', '10-10'];

function kindOf(day: string): number | undefined {
  if (!day.startsWith('2026')) return undefined;
  const date = day.slice(5);
  if (worked.includes(date)) return 3;
  if (holidays.some(([from, to]) => date >= from && date <= to)) return 2;
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday === 0 || weekday === 6 ? 1 : 0;
}

const rule = (kind: PeriodName, days: number, countedIn: 'calendarDays' | 'workingDays', isOverridable = false) =>
  ({
    code: 'R00',
    kind,
    value: String(days),
    dayType: dayType.code[countedIn],
    article: { zh: '条', en: 'article' },
    isOverridable,
  }) satisfies PeriodRule;

interface Asked {
  readonly method: MethodName;
  readonly regime: RegimeName;
  readonly rules: readonly PeriodRule[];
  readonly start: string;
  readonly moved?: Partial<Record<MilestoneName, string>>;
}

function schedule({ method, regime, moved = {}, ...rest }: Asked): (name: MilestoneName) => LaidOut | undefined {
  const laid = layOut({ procedure: procedures[method], regime: lawRegime.code[regime], kindOf, moved, ...rest });
  return (name) => laid.find((one) => one.name === name);
}

const openTender = { method: 'openTender', regime: 'tendering' } as const;
const twentyDays = [rule('quotePeriod', 20, 'calendarDays')];

/** Published on …, the least days and how they are counted → the first lawful day on which submission may end. */
const firstLawful: readonly (readonly [
  from: string,
  days: number,
  'calendarDays' | 'workingDays',
  earliest: string,
])[] = [
  ['2026-03-02', 20, 'calendarDays', '2026-03-24'], // the twentieth is a Sunday: it ends with Monday
  ['2026-03-03', 20, 'calendarDays', '2026-03-24'],
  ['2026-03-04', 20, 'calendarDays', '2026-03-25'],
  ['2026-01-26', 20, 'calendarDays', '2026-02-25'], // ends within Spring Festival
  ['2026-01-25', 20, 'calendarDays', '2026-02-15'], // the twentieth is a Saturday that is worked
  ['2026-09-11', 20, 'calendarDays', '2026-10-09'], // ends within National Day
  ['2026-09-10', 20, 'calendarDays', '2026-10-01'],
  ['2026-03-02', 3, 'workingDays', '2026-03-06'],
  ['2026-03-05', 3, 'workingDays', '2026-03-11'],
  ['2026-02-12', 3, 'workingDays', '2026-02-25'], // Spring Festival, the Saturday before it worked
  ['2026-09-30', 3, 'workingDays', '2026-10-11'], // the Saturday after National Day worked
  ['2026-04-30', 3, 'workingDays', '2026-05-09'],
  ['2026-03-31', 10, 'calendarDays', '2026-04-11'],
  ['2026-02-28', 5, 'calendarDays', '2026-03-06'],
];

describe('the end of submission', () => {
  test.each(firstLawful)('of a notice on %s, %d %s, is lawful from %s on, and not a day before', (...line) => {
    const [start, days, countedIn, earliest] = line;
    const rules = [rule('quotePeriod', days, countedIn)];
    const publish = { publish: start };
    expect(schedule({ ...openTender, rules, start, moved: publish })('bidEnd')?.earliest).toBe(earliest);
    const moved = (bidEnd: string) =>
      schedule({ ...openTender, rules, start, moved: { ...publish, bidEnd } })('bidEnd');
    expect(moved(earliest)?.findings.filter(({ blocks }) => blocks)).toEqual([]);
    expect(moved(addDays(earliest, -1))?.findings).toContainEqual(
      expect.objectContaining({ kind: 'short', blocks: true }),
    );
  });
  test('says by how many days it is too short, as the rule counts them', () => {
    const short = (bidEnd: string, rules: readonly PeriodRule[]) =>
      schedule({ ...openTender, rules, start: '2026-03-02', moved: { bidEnd } })('bidEnd')?.findings[0]?.days;
    expect(short('2026-03-12', twentyDays)).toBe(11);
    expect(short('2026-03-05', [rule('quotePeriod', 3, 'workingDays')])).toBe(1);
    expect(short('2026-03-04', [rule('quotePeriod', 3, 'workingDays')])).toBe(2);
  });
  test('is proposed on a working day, the opening with it', () => {
    const moved = { publish: '2026-01-25' };
    const at = schedule({ ...openTender, rules: twentyDays, start: '2026-01-25', moved });
    // The first day of Spring Festival is lawful, and nobody would open then.
    expect(at('bidEnd')).toMatchObject({ earliest: '2026-02-15', day: '2026-02-24', findings: [] });
    expect(at('opening')?.day).toBe('2026-02-24');
  });
  test('that is short under the own policy needs a reason, and blocks nothing', () => {
    const rules = [rule('quotePeriod', 20, 'calendarDays', true)];
    const at = schedule({
      ...openTender,
      regime: 'ownPolicy',
      rules,
      start: '2026-03-02',
      moved: { bidEnd: '2026-03-10' },
    });
    expect(at('bidEnd')?.findings).toEqual([expect.objectContaining({ kind: 'short', blocks: false })]);
  });
});

describe('a schedule', () => {
  test('moves what follows when a day is moved', () => {
    const start = '2026-03-02';
    const usual = schedule({ ...openTender, rules: twentyDays, start });
    const later = schedule({ ...openTender, rules: twentyDays, start, moved: { bidEnd: '2026-04-01' } });
    expect([usual('bidEnd')?.day, usual('evaluation')?.day]).toEqual(['2026-03-24', '2026-03-25']);
    expect([later('opening')?.day, later('evaluation')?.day]).toEqual(['2026-04-01', '2026-04-02']);
  });
  test('names the last day on which the documents may still be changed', () => {
    const rules = [...twentyDays, rule('changePeriod', 15, 'calendarDays')];
    const at = schedule({ ...openTender, rules, start: '2026-03-02', moved: { bidEnd: '2026-04-01' } });
    expect(at('lastChange')?.day).toBe('2026-03-16');
  });
  test('tells that the opening comes before the end of submission', () => {
    const at = schedule({ ...openTender, rules: twentyDays, start: '2026-03-02', moved: { opening: '2026-03-20' } });
    expect(at('opening')?.findings).toContainEqual({ kind: 'disordered', blocks: true });
  });
  test('decides on the winner only when the candidates were publicised to the end', () => {
    const rules = [
      ...twentyDays,
      rule('candidatesStart', 3, 'calendarDays'),
      rule('candidatesPeriod', 3, 'calendarDays'),
    ];
    const at = schedule({ ...openTender, rules, start: '2026-03-02' });
    expect(at('candidates')?.day).toBe('2026-03-27');
    // Three days, the last of them a Monday.
    expect(at('candidatesEnd')?.day).toBe('2026-03-30');
    expect(at('confirm')?.day).toBe('2026-03-31');
    const early = schedule({ ...openTender, rules, start: '2026-03-02', moved: { confirm: '2026-03-30' } });
    expect(early('confirm')?.findings).toContainEqual({ kind: 'disordered', blocks: true });
  });
  test('signs the contract on the last lawful day unless somebody moves it, and says what is too late', () => {
    const rules = [...twentyDays, rule('contractPeriod', 30, 'calendarDays')];
    const at = schedule({ ...openTender, rules, start: '2026-03-02', moved: { award: '2026-04-01' } });
    // The thirtieth is 1 May, a holiday: it moves to the first working day.
    expect(at('contract')).toMatchObject({ day: '2026-05-06', latest: '2026-05-06', findings: [] });
    const late = schedule({
      ...openTender,
      rules,
      start: '2026-03-02',
      moved: { award: '2026-04-01', contract: '2026-05-07' },
    });
    expect(late('contract')?.findings).toEqual([expect.objectContaining({ kind: 'late', blocks: true })]);
  });
  test('warns of a day off, and lets it stand', () => {
    const at = schedule({ ...openTender, rules: twentyDays, start: '2026-03-02', moved: { evaluation: '2026-03-28' } });
    expect(at('evaluation')?.findings).toEqual([{ kind: 'dayOff', blocks: false }]);
  });
  test('does not guess a year without calendar', () => {
    const at = schedule({ ...openTender, rules: twentyDays, start: '2026-12-20' });
    expect(at('bidEnd')).toMatchObject({ day: null, findings: [{ kind: 'missingYear', year: '2027', blocks: true }] });
    expect(at('opening')?.day).toBeNull();
  });
  test('begins with the publicity of a single source', () => {
    const rules = [rule('sourcePublicity', 5, 'workingDays')];
    const at = schedule({ method: 'singleSource', regime: 'procurement', rules, start: '2026-03-02' });
    expect(at('publicityEnd')?.day).toBe('2026-03-09');
    expect(at('publish')?.day).toBe('2026-03-10');
  });
  test('has only the milestones that its law speaks of', () => {
    const own = schedule({ method: 'directPurchase', regime: 'ownPolicy', rules: [], start: '2026-03-02' });
    expect(own('regulatorReport')).toBeUndefined();
    expect(own('contract')).toBeDefined();
  });
});
