import { keptFields, type Endpoint, type Entity } from '@zhaocai/model';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hiddenFields } from '../src/platform/access/index.ts';
import { plausibleInput } from './isolation/plausible-input.ts';
import { allEntities, mounted, setStage, victim, type Stage } from './isolation/stage.ts';
import { linesOf } from './workbook.ts';

// Driven by the catalog: whoever sees nothing of every kind of row but what it is called is asked for what every read
// answers, and what was put into the fields that are kept from him must be nowhere in it, under whatever name.

const marks = { text: '藏而不露', amount: '98765432.1' } as const;
const markedKinds: Readonly<Record<string, string>> = {
  text: `'${marks.text}' || id`,
  longText: `'${marks.text}' || id`,
  richText: `'${marks.text}' || id`,
  money: '9876543210',
  decimal: '98765432.1',
};

const limited = allEntities.filter(({ dataScoped }) => dataScoped !== false);
const seenFields = Object.fromEntries(limited.map((entity) => [entity.name, [...keptFields(entity)]]));
const hiddenOf = (entity: Entity) => hiddenFields({ seenFields }, entity);

let stage: Stage;
const planted: string[] = [];
beforeAll(async () => {
  stage = await setStage();
  for (const entity of limited) await limit(entity);
  for (const entity of allEntities) await plant(entity);
});
afterAll(() => stage.close());

let nextId = 8_000_000_000;

/** The role of everything sees of this entity what stays, and no more. */
async function limit(entity: Entity): Promise<void> {
  nextId += 1;
  const [name = ''] = keptFields(entity);
  await stage.app.asSuperuser(
    `with one as (
       insert into data_scope (tenant_id, id, scope_name, resource_code, scope_type, scope_field, create_time, update_time)
       values ($1, $2, $3, $3, 1, $4, now(), now()))
     insert into role_scope (tenant_id, role_id, scope_category, scope_id) values ($1, 900, 1, $2)`,
    [victim, nextId, entity.name, name],
  );
}

/** Puts the marks where nobody may see them; a column whose checks take no such value stays as it is. */
async function plant(entity: Entity): Promise<void> {
  for (const name of hiddenOf(entity)) {
    const field = entity.fields[name];
    const value = field && markedKinds[field.kind];
    if (!field || !value) continue;
    const column = field.column ?? name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    const isPlanted = await stage.app
      .asSuperuser(`update ${entity.table} set ${column} = ${value} where tenant_id = $1`, [victim])
      .then(
        () => true,
        () => false,
      );
    if (isPlanted) planted.push(`${entity.name}.${name}`);
  }
}

const reads = mounted.filter(({ writes, permission }) => !writes && permission !== 'public');

test('there are fields to hide, and reads to ask', () => {
  expect(limited.length).toBeGreaterThan(45);
  expect(planted.length).toBeGreaterThan(60);
  expect(reads.length).toBeGreaterThan(250);
});

/** Reads that show a field to whom his scopes do not show it, with the reason. Nothing else may be here. */
const wholeArchive = 'the archive of a whole project is a right of its own';
const overMany = 'a chart of all rows: a sum of many tells none of them';
const oneself = 'what somebody sees of himself is his own';
const published: Readonly<Record<string, string>> = {
  'GET /api/purchase/project/queryPublished': 'what is published is public',
  'POST /api/purchase/bulletin/bulletinTenantPage': 'what is published is public',
  'POST /api/purchase/bulletin/bulletinTenantPage/export': 'what is published is public',
  'GET /api/purchase/help/contents': 'help is for everybody to read, and says which page it is of',
  'POST /api/file/filegennerate/cusProInfoFile': wholeArchive,
  'GET /api/blade-auth/oauth/user-info': oneself,
  'GET /api/blade-user/info': oneself,
  'POST /api/eam/bizmansion/mansionStatistics': overMany,
};

describe('no field that is kept from its reader is answered', () => {
  test.each(reads.filter(({ route }) => !(route in published)))('by $route', async (endpoint) => {
    for (const answer of await answersOf(endpoint)) {
      expect(answer.status, answer.text.slice(0, 300)).not.toBe(500);
      for (const mark of Object.values(marks)) expect(around(answer.text, mark)).toBe('');
    }
  });
});

async function answersOf(endpoint: Endpoint): Promise<{ status: number; text: string }[]> {
  const sets = (await stage.setsOfVictim()).slice(0, 4);
  const answers = [];
  for (const rows of Object.keys(endpoint.ids ?? {}).length > 0 ? sets : sets.slice(0, 1)) {
    const input = bare(endpoint, plausibleInput(endpoint, allEntities, rows));
    const { statusCode, body, rawPayload, headers } = await stage.askRaw(
      victim,
      { endpoint, route: endpoint.route },
      input,
    );
    const isSpreadsheet = headers['content-type']?.toString().includes('spreadsheet');
    answers.push({ status: statusCode, text: isSpreadsheet ? JSON.stringify(linesOf(rawPayload)) : body });
  }
  return answers;
}

/** Ids and pages as they are, without the filters of a list, which would find nothing. */
function bare({ ids = {}, input: schema }: Endpoint, input: Record<string, unknown>): Record<string, unknown> {
  const kept = Object.entries(input).filter(([name]) => name in ids);
  const short = Object.fromEntries(kept);
  return schema.safeParse(short).success ? short : input;
}

function around(text: string, mark: string): string {
  const at = text.indexOf(mark);
  return at < 0 ? '' : text.slice(Math.max(0, at - 120), at + 30);
}

test('a budget that is kept from somebody is not in what was noted of its project', async () => {
  const noted = await stage.app.asSuperuser<{ stream: string }>(
    `select distinct stream from evidence where tenant_id = $1 and stream ~ '^\\d+$' and payload::text like '%generalBudget%'`,
    [victim],
  );
  expect(noted.length).toBeGreaterThan(0);
  const endpoint = mounted.find(({ route }) => route === 'GET /api/purchase/project/evidenceList');
  if (!endpoint) throw new Error('the evidence is answered by nobody');
  for (const { stream } of noted) {
    const { data } = await stage.ask(victim, { endpoint, route: endpoint.route }, { projectId: stream });
    expect(data).not.toEqual([]);
    expect(JSON.stringify(data)).not.toMatch(/generalBudget|budget\\*":/);
  }
});
