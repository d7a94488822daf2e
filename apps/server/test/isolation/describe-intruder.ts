import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RowSet } from './plausible-input.ts';
import { askWith, inputOf, variantsOf } from './asking.ts';
import { idPlaces, missingId, setStage, victim, type Answer, type IdPlace, type Stage } from './stage.ts';

export interface Intruder {
  readonly tenantId: string;
  readonly kind: 'buyer' | 'supplier' | 'agency';
  /** What he once had to do with the victim: made before, it answers the projects that he tries beside the samples. */
  readonly pastWith?: (stage: Stage) => Promise<readonly string[]>;
  /** Permissions that his kind of tenant can have, where he tries no others: another intruder does. */
  readonly codes?: ReadonlySet<string>;
}

/** Every place that takes an id, tried by this intruder. One file for each, so that they run side by side. */
export function describeIntruder({ tenantId, kind, pastWith, codes }: Intruder): void {
  const places = idPlaces.filter(({ endpoint }) => codes?.has(endpoint.permission) ?? true);
  let stage: Stage;
  let projects: readonly string[] | undefined;
  let before: Awaited<ReturnType<Stage['fingerprint']>>;
  beforeAll(async () => {
    stage = await setStage(pastWith ? [{ tenantId, kind }] : []);
    projects = await pastWith?.(stage);
    before = await stage.fingerprint(victim);
  });
  afterAll(() => stage.close());

  const isTried = (set: RowSet) => projects === undefined || projects.includes(set.id('project') ?? '');

  describe(`another ${kind} with every permission`, () => {
    test.each(places)('learns and changes nothing by $route $path', async (place) => {
      await stage.changedSince(victim);
      const sample = stage.idOf(victim, place.of);
      await expectSilence({ stage, tenantId, place }, { id: sample, around: stage.samplesOf(tenantId) });
      for (const set of await stage.setsOfVictim()) {
        const id = set.id(place.of);
        if (!isTried(set)) continue;
        if (id && !(await stage.isShownTo(tenantId, place.of, id)))
          await expectSilence({ stage, tenantId, place }, { id, around: set });
      }
      expect(await stage.changedSince(victim)).toEqual([]);
    });

    const bulk = places.filter(({ endpoint, path }) => endpoint.writes && path === 'ids');
    test.each(bulk)('removes none of his own rows when one of them is not his: $route', async (place) => {
      const [own, foreign] = [stage.idOf(tenantId, place.of), stage.idOf(victim, place.of)];
      const input = inputOf(place, stage.samplesOf(tenantId));
      const together = (id: string) => ({ ...input, ids: Array.isArray(input['ids']) ? [own, id] : `${own},${id}` });
      await stage.changedSince(tenantId);
      const missing = await stage.ask(tenantId, place, together(missingId));
      const answer = await stage.ask(tenantId, place, together(foreign));
      expect(essence(answer, foreign)).toBe(essence(missing, missingId));
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(await stage.changedSince(tenantId)).toEqual([]);
    });

    // What noted the changes above is itself in the database: this counts the rows, with no part in it.
    test('has left every row of the victim as it was, through all of these calls', async () => {
      expect(await stage.fingerprint(victim)).toEqual(before);
    });
  });
}

interface Attempt {
  readonly stage: Stage;
  readonly tenantId: string;
  readonly place: IdPlace;
}

/** The victim's id answers like a missing one, whatever else the call carries. */
async function expectSilence(
  { stage, tenantId, place }: Attempt,
  { id, around }: { id: string; around: RowSet },
): Promise<void> {
  for (const [variant] of variantsOf(place, around).entries()) {
    const ask = (asked: string) =>
      askWith(stage, { tenantId, place }, { id: asked, input: variantsOf(place, around)[variant] ?? {} });
    const missing = await ask(missingId);
    const { answer, said } = await ask(id);
    expect(said).toBe(missing.said);
    expect(answer.status).toBeLessThan(500);
    expect(recordsOf(answer)).toEqual([]);
  }
}

function essence(answer: Answer, id: string): string {
  return JSON.stringify(answer).replaceAll(id, '(id)');
}

function recordsOf({ data }: Answer): unknown {
  return typeof data === 'object' && data !== null && 'records' in data ? data.records : [];
}
