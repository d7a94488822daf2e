import { describe, expect, test } from 'vitest';
import { targetsOf, type AnyLifecycle } from '../kit/lifecycle.ts';
import { entryLifecycle, waitingEntries } from './entry-lifecycle.ts';
import { changed, changeFault, realChanges, touchesQuotes, type ChangeableProject } from './notice-changes.ts';
import { packageLifecycle } from './package-lifecycle.ts';
import { exceptionKind, groundsFor } from './project-exception.ts';
import { isNeverEntered, projectLifecycle } from './project-lifecycle.ts';
import { stagesSkipped } from './project-way.ts';
import { shortBy } from './rule-check.ts';
import { selectionFault } from './selection-check.ts';

/** Every state that actions lead to from here. */
function reachable(lifecycle: AnyLifecycle, from: unknown): ReadonlySet<unknown> {
  const known = new Set<unknown>([from]);
  // A set is walked through to what is added on the way.
  for (const state of known) for (const next of after(lifecycle, state)) known.add(next);
  return known;
}

function after({ actions }: AnyLifecycle, state: unknown): unknown[] {
  return Object.values(actions)
    .filter(({ from }) => from.some((start) => start === state))
    .flatMap(targetsOf);
}

const { resultPublished, failed, terminated } = projectLifecycle.code;
const isReal = ({ value }: { value: number }) => !isNeverEntered(value);
const running = projectLifecycle.choices
  .filter(isReal)
  .filter(({ name }) => !/^(resultPublished|failed|terminated)$/.test(name));

describe('a project', () => {
  test.each(running)('in the stage $name has a way to its result, and one to an end without', ({ value }) => {
    const ends = reachable(projectLifecycle, value);
    expect(ends.has(resultPublished)).toBe(true);
    expect(ends.has(terminated)).toBe(true);
    const direct = Object.values(projectLifecycle.actions).filter(({ from, to }) => {
      const starts: readonly number[] = from;
      return to === terminated && starts.includes(value);
    });
    expect(direct.map(({ permission }) => permission)).toEqual(['project_confirm']);
  });

  test.each([failed, terminated])(
    'that has ended goes nowhere (%s), and was in no stage that others ask for',
    (end) => {
      expect([...reachable(projectLifecycle, end)]).toEqual([end]);
      expect(projectLifecycle.hasReached(end, 'published')).toBe(false);
      expect(projectLifecycle.hasReached(end, 'opened')).toBe(false);
      expect(stagesSkipped({ manner: 5, lawRegime: 2 }, projectLifecycle.code.registering, end)).toEqual([]);
    },
  );
});

test.each(['draft', 'open', 'opened'] as const)('a package that is %s can be terminated', (name) => {
  expect(packageLifecycle.actions.terminate.from).toContain(packageLifecycle.code[name]);
});

test('whoever waits for something ends with a project that fails or is terminated, who took his quote back or revoked it too', () => {
  for (const action of ['fail', 'terminate'] as const)
    for (const name of [...waitingEntries, 'withdrawn', 'revoked'] as const)
      expect(entryLifecycle.actions[action].from).toContain(entryLifecycle.code[name]);
});

test('each kind of exception is an action of the project, and has its grounds', () => {
  for (const { name, value } of exceptionKind.choices) {
    expect(projectLifecycle.actions).toHaveProperty(name);
    expect(groundsFor(value).length).toBeGreaterThan(0);
  }
  expect(groundsFor(99)).toEqual([]);
});

describe('a selection of nobody', () => {
  const packages = [{ id: '1', packageName: '床', maxWinners: 1 }];
  const offers = ['11', '12'].map((entryId) => ({ packageId: '1', entryId, totalMoney: '10.00' }));
  const judge = (remarks: readonly (string | null)[], isComplete = true) =>
    selectionFault(
      offers.map((offer, index) => ({ ...offer, bidStatus: '0' as const, bidRemark: remarks[index] ?? null })),
      { packages, offers, isComplete },
    );

  test('stands when each offer has its reason, and not with one that lacks it', () => {
    expect(judge(['不响应', '超预算'])).toBeUndefined();
    expect(judge(['不响应', '  '])).toMatchObject({ code: 'tendering.noWinner' });
    expect(judge([null, null])).toMatchObject({ code: 'tendering.noWinner' });
    expect(judge([null, null], false)).toBeUndefined();
  });
});

describe('a change notice', () => {
  const project: ChangeableProject = {
    entryEndTime: '2026-11-20 17:00:00',
    bidEndTime: '2026-11-23 09:00:00',
    openTime: '2026-11-23 09:00:00',
    qualification: null,
    requirement: '床',
    deliveryDays: 30,
    deliveryPlace: null,
    openPlace: '开标室',
    linkman: '周明',
    phone: '1',
  };
  const now = '2026-11-18 10:00:00';

  test('holds what differs, with what was before; an empty text is none', () => {
    const wished = [
      { field: 'openPlace', after: '开标室' },
      { field: 'deliveryPlace', after: '' },
      { field: 'requirement', after: '床和柜' },
    ] as const;
    expect(realChanges(project, wished)).toEqual([{ field: 'requirement', before: '床', after: '床和柜' }]);
  });

  test('touches the quotes by what they are prepared by, not by times and persons', () => {
    expect(touchesQuotes([{ field: 'requirement' }])).toBe(true);
    expect(touchesQuotes([{ field: 'openTime' }, { field: 'linkman' }])).toBe(false);
  });

  test('moves times later only, and keeps their order', () => {
    const later = realChanges(project, [
      { field: 'bidEndTime', after: '2026-11-24 09:00:00' },
      { field: 'openTime', after: '2026-11-24 09:00:00' },
    ]);
    expect(changeFault(project, later, now)).toBeUndefined();
    expect(changed(project, later)).toMatchObject({ bidEndTime: '2026-11-24 09:00:00', openPlace: '开标室' });
    expect(changeFault(project, later.slice(0, 1), now)).toMatchObject({ code: 'tendering.timesOrder' });
    const earlier = realChanges(project, [{ field: 'entryEndTime', after: '2026-11-19 17:00:00' }]);
    expect(changeFault(project, earlier, now)).toMatchObject({ code: 'tendering.changeEarlier' });
  });

  test('once quoting is over can put off the opening alone', () => {
    const after = '2026-11-23 09:00:00';
    const put = realChanges(project, [{ field: 'openTime', after: '2026-11-25 09:00:00' }]);
    expect(changeFault(project, put, after)).toBeUndefined();
    const person = realChanges(project, [{ field: 'linkman', after: '吴敏' }]);
    expect(changeFault(project, person, after)).toMatchObject({ code: 'tendering.changeOver' });
  });
});

test('how much too early a time is, is told in days and hours, a begun hour whole', () => {
  expect(shortBy('2026-11-23 09:00:00', '2026-11-25 00:00:00')).toEqual({ days: 1, hours: 15 });
  expect(shortBy('2026-11-23 09:00:00', '2026-11-23 09:00:01')).toEqual({ days: 0, hours: 1 });
  expect(shortBy('2026-11-25 00:00:00', '2026-11-25 00:00:00')).toBeNull();
});
