import { expect } from 'vitest';
import { demoDay } from '../seeded-database.ts';
import { plausibleInput, withId, type RowSet } from './plausible-input.ts';
import { allEntities, type IdPlace, type Stage } from './stage.ts';

/** An input that would do, with these ids in it. */
export function inputOf({ endpoint }: Pick<IdPlace, 'endpoint'>, rows: RowSet): Record<string, unknown> {
  const input = plausibleInput(endpoint, allEntities, rows);
  expect(endpoint.input.safeParse(input).error?.issues, 'the sample passes the schema').toBeUndefined();
  return input;
}

/** The call as a change of a row, and as an addition where the row's id may be left out. */
export function variantsOf(place: IdPlace, rows: RowSet): Record<string, unknown>[] {
  const input = inputOf(place, rows);
  const { id: _id, version: _version, ...addition } = input;
  const mayAdd = place.path !== 'id' && 'id' in input && place.endpoint.input.safeParse(addition).success;
  return mayAdd ? [input, addition] : [input];
}

/** Asks with this id; what the answer says, the id itself and those of new rows aside. */
export async function askWith(
  stage: Stage,
  { tenantId, place }: { tenantId: string; place: IdPlace },
  { id, input }: { id: string; input: Record<string, unknown> },
) {
  // Two that are compared are asked at the same moment: an answer may name the time, or the minutes that are left.
  stage.app.clock.setTo(demoDay);
  const answer = await stage.ask(tenantId, place, withId(input, place.path, id));
  const said = stage.withoutUnknownIds(JSON.stringify(answer).replaceAll(id, '(id)')).replaceAll(/示例\d+/g, '示例');
  // What the call changed must not touch the next one.
  if (answer.status === 200 && place.endpoint.writes) await stage.renew(tenantId);
  return { answer, said };
}
