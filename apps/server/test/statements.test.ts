import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from './harness.ts';
import { findStatements } from './statements/find-statements.ts';
import { judge, readNullable } from './statements/judge.ts';
import { readSources, sourceOf, type SourceFile } from './statements/source-files.ts';

let database: TestDatabase;
let client: pg.Client;
beforeAll(async () => {
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.superuserUrl });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

async function faultsOf(files: ReadonlyMap<string, SourceFile>): Promise<string[]> {
  const nullable = await readNullable(client);
  const faults: string[] = [];
  for (const statement of findStatements(files).statements) faults.push(...(await judge(client, statement, nullable)));
  return faults;
}

const folder = join(import.meta.dirname, '../src');
/** Statements that are put together of what only a running server knows (fields, filters): their tests run them. */
const mostUnknown = 130;

test('every statement fits the migrated tables, and its rows are what their reader calls them', async () => {
  const files = readSources(folder);
  const { statements, unknown } = findStatements(files);
  expect(statements.length).toBeGreaterThan(740);
  expect(unknown.length).toBeLessThanOrEqual(mostUnknown);
  expect((await faultsOf(files)).map((fault) => fault.replace(`${folder}/`, ''))).toEqual([]);
});

describe('a statement', () => {
  const find = (type: string, statement: string, before = '') =>
    faultsOf(new Map([['/a.ts', sourceOf('/a.ts', `${before}\nawait ctx.db.query<${type}>(${statement}, [1]);`)]]));

  test.each([
    [
      'of a column that is not there',
      '{ id: string }',
      "'select id from role where sorted = $1'",
      /sorted.* does not exist/,
    ],
    [
      'of a table that is not there',
      '{ id: string }',
      "'select id from roles where id = $1'",
      /roles.* does not exist/,
    ],
    ['that no parser reads', '{ id: string }', "'select id form role where id = $1'", /syntax error/],
    [
      'whose rows have another name',
      '{ roleName: string }',
      "'select id from role where id = $1'",
      /no column «roleName»/,
    ],
    [
      'of a number that is called a text',
      '{ sort: string }',
      "'select sort from role where id = $1'",
      /«sort» as number/,
    ],
    ['of an id that is called a number', '{ id: number }', "'select id from role where id = $1'", /«id» as string/],
    [
      'of what may be empty and is called full',
      '{ v: string }',
      "'select path as v from menu where id = $1'",
      /may be empty/,
    ],
  ])('%s is found', async (_what, type, statement, fault) => {
    expect(await find(type, statement)).toEqual([expect.stringMatching(fault)]);
  });

  test('has its states from the model, and their codes fit their columns', async () => {
    const states = (column: string) =>
      `\`select id from flow_version where ${column} in \${versionStatus.sql('draft')} and 4 in \${openTasksSql}\``;
    expect(await find('{ id: string }', states('version_status'))).toEqual([]);
    expect(await find('{ id: string }', states('no'))).toEqual([expect.stringMatching(/integer.*draft/)]);
  });

  test('is read with the conditions that are sometimes there, pushed, spread or answered by a function', async () => {
    const list = (last: string) => `
      function conditionsOf(input: Input, parameters: Parameters): string[] {
        const conditions = [\`r.sort = \${parameters.bind(1)}\`];
        if (input.name) conditions.push(\`r.\${input.x ? 'role_name' : 'role_alias'} = 'x'\`);
        return [...conditions, ...(input.deep ? ['r.${last} = 0'] : [])];
      }`;
    const statement = "`select id from role r where ${conditionsOf(input, parameters).join(' and ')}`";
    expect(await find('{ id: string }', statement, list('is_deleted'))).toEqual([]);
    expect(await find('{ id: string }', statement, list('gone'))).toEqual([expect.stringMatching(/gone.* does not/)]);
  });

  test('is read with the columns of an entity of the model', async () => {
    const before = "const projection = projectionOf(seen, 'list');\nconst seen = seenEntity(user, notice);";
    const rows = (type: string) => find(type, '`select ${projection.select} from notice t where id = $1`', before);
    expect(await rows('{ title: string }')).toEqual([]);
    expect(await rows('{ titel: string }')).toEqual([expect.stringMatching(/no column «titel»/)]);
  });

  test('is read through constants, functions and both ways of a choice', async () => {
    const before = `
      interface Named { readonly id: string; readonly name: string | null }
      const columns = 'id, role_name as name';
      const only = (alias: string, deep = 'is_deleted') => \`\${alias}.\${deep} = 0\`;`;
    const statement = (last: string) =>
      `\`select \${columns} from role r where \${only('r')} and \${x ? 'sort = $1' : '${last} = $1'}\``;
    expect(await find('Named', statement('id'), before)).toEqual([]);
    expect(await find('Named', statement('gone'), before)).toEqual([expect.stringMatching(/gone.* does not exist/)]);
  });
});
