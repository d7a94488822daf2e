// One violation of each kind that `npm run check` must find.
import { patternPlants } from './pattern-plants.ts';
import { habit, type Plant } from './plant.ts';
import { statePlants } from './state-plants.ts';

const modules = 'apps/server/src/modules';
const features = 'apps/web/src/features';

const lines = (count: number, line: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => line(index)).join('\n');

const arrows: Plant[] = [
  {
    breaks: 'a module that reaches behind the index of another',
    step: 'boundaries',
    file: `${modules}/estate/plant-index.ts`,
    text: "import { submit } from '../tendering/submit.ts';\n\nsubmit();\n",
    finding: 'module-index',
  },
  {
    breaks: 'a module that passes on what lies behind the index of another',
    step: 'boundaries',
    file: `${modules}/estate/plant-passing.ts`,
    text: "export { submit } from '../tendering/submit.ts';\n",
    finding: 'module-index',
  },
  {
    breaks: 'a module that reaches behind an index at run time',
    step: 'boundaries',
    file: `${modules}/estate/plant-dynamic.ts`,
    text: "export const late = () => import('../tendering/submit.ts');\n",
    finding: 'module-index',
  },
  {
    breaks: 'the app when it reaches behind an index',
    step: 'boundaries',
    file: 'apps/server/src/plant-app.ts',
    text: "import { submit } from './modules/tendering/submit.ts';\n\nsubmit();\n",
    finding: 'module-index',
  },
  {
    breaks: 'a feature that reaches behind the index of another',
    step: 'boundaries',
    file: `${features}/estate/plant-index.ts`,
    text: "import { projectName } from '../tendering/project-name.ts';\n\nprojectName();\n",
    finding: 'feature-index',
  },
  {
    breaks: 'a feature that knows the app around it',
    step: 'boundaries',
    file: `${features}/estate/plant-app.ts`,
    text: "import '../../app/main.ts';\n",
    finding: 'imports-point-one-way: feature',
  },
  {
    breaks: 'a platform that knows a module, index or not',
    step: 'boundaries',
    file: 'apps/server/src/platform/db/plant-module.ts',
    text: "import { submit } from '../../modules/tendering/index.ts';\n\nsubmit();\n",
    finding: 'platform-knows-no-module',
  },
  {
    breaks: 'a platform that knows the app around it',
    step: 'boundaries',
    file: 'apps/server/src/platform/db/plant-app.ts',
    text: "import '../../main.ts';\n",
    finding: 'platform-knows-no-module',
  },
  {
    breaks: 'a kit that knows a feature, index or not',
    step: 'boundaries',
    file: 'apps/web/src/kit/plant-feature.ts',
    text: "import { projectName } from '../features/tendering/index.ts';\n\nprojectName();\n",
    finding: 'kit-knows-no-feature',
  },
  {
    breaks: 'a model that imports a library beyond its three',
    step: 'boundaries',
    file: 'packages/model/src/estate/plant-library.ts',
    text: "import dayjs from 'dayjs';\n\ndayjs();\n",
    finding: 'model-imports-only-zod',
  },
  {
    breaks: 'a model that imports a part of Node',
    step: 'boundaries',
    file: 'packages/model/src/kit/plant-node.ts',
    text: "import { randomUUID } from 'node:crypto';\n\nrandomUUID();\n",
    finding: 'model-imports-only-zod',
  },
  {
    breaks: 'a model kit that names an entity',
    step: 'boundaries',
    file: 'packages/model/src/kit/plant-entity.ts',
    text: "import { room } from '../estate/room.ts';\n\nvoid room;\n",
    finding: 'imports-point-one-way: model-kit',
  },
  {
    breaks: 'a screen that imports the server, its types alone included',
    step: 'boundaries',
    file: `${features}/estate/plant-server.ts`,
    text: "import type { rows } from '../../../../server/src/platform/db/rows.ts';\n\nexport type Rows = typeof rows;\n",
    finding: 'web-never-imports-server',
  },
  {
    breaks: 'a screen that imports a part of Node',
    step: 'boundaries',
    file: 'apps/web/src/kit/plant-node.ts',
    text: "import { readFileSync } from 'node:fs';\n\nreadFileSync('');\n",
    finding: 'web-never-imports-server',
  },
  {
    breaks: 'a page that brings the definitions of the whole product',
    step: 'boundaries',
    file: 'apps/web/src/kit/plant-whole-model.ts',
    text: "import { entities } from '@zhaocai/model';\n\nvoid entities;\n",
    finding: 'no-whole-model',
  },
  {
    breaks: 'two files that import each other',
    step: 'boundaries',
    file: `${modules}/estate/plant-circle.ts`,
    text: "import { back } from './plant-circle-back.ts';\n\nexport const forth = () => back();\n",
    finding: 'no-cycle',
  },
  {
    breaks: 'types that two files take from one another',
    step: 'boundaries',
    file: `${modules}/estate/plant-type-circle.ts`,
    text: "import type { Back } from './plant-type-circle-back.ts';\n\nexport interface Forth {\n  readonly back?: Back;\n}\n",
    finding: 'no-cycle',
  },
  {
    breaks: 'a module that opens its own connection',
    step: 'boundaries',
    file: `${modules}/estate/plant-pool.ts`,
    text: "import pg from 'pg';\n\nvoid pg.Pool;\n",
    finding: 'platform/db alone',
  },
];

const habits = [
  habit('a file of more than 300 lines', {
    file: 'plant-long-file.ts',
    text: lines(301, (index) => `export const n${index} = ${index};`),
    finding: 'max-lines)',
  }),
  habit('a test of more than 300 lines', {
    file: 'plant-long.test.ts',
    text: `import { expect, test } from 'vitest';\n${lines(301, (index) => `test('n${index}', () => expect(${index}).toBe(${index}));`)}`,
    finding: 'max-lines)',
  }),
  habit('a function of more than 40 lines', {
    file: 'plant-long-function.ts',
    text: `export function long(): number {\n  let sum = 0;\n${lines(40, (index) => `  sum += ${index};`)}\n  return sum;\n}`,
    finding: 'max-lines-per-function',
  }),
  habit('four parameters', {
    file: 'plant-parameters.ts',
    text: 'export const add = (a: number, b: number, c: number, d: number) => a + b + c + d;',
    finding: 'max-params',
  }),
  habit('nesting deeper than two', {
    file: 'plant-nesting.ts',
    text: 'export function deep(list: number[]): void {\n  for (const one of list) {\n    if (one > 1) {\n      if (one > 2) list.pop();\n    }\n  }\n}',
    finding: 'max-depth',
  }),
  habit('any', {
    file: 'plant-any.ts',
    text: 'export const anything = (value: any): unknown => value;',
    finding: 'no-explicit-any',
  }),
  habit('a non-null assertion', {
    file: 'plant-assertion.ts',
    text: 'export const first = (list: number[]): number => list[0]!;',
    finding: 'no-non-null-assertion',
  }),
  habit('a default export', {
    file: 'plant-default-export.ts',
    text: 'export default 1;',
    finding: 'no-default-export',
  }),
  habit('a promise that nobody awaits', {
    file: 'plant-floating.ts',
    text: "import { rows } from '../../platform/db/rows.ts';\n\nexport function forget(): void {\n  rows();\n}",
    finding: 'no-floating-promises',
  }),
  habit('a clock of its own', {
    file: 'plant-clock.ts',
    text: 'export const now = () => new Date();',
    finding: 'clock-is-ctx-now',
  }),
  habit('milliseconds of its own clock', {
    file: 'plant-milliseconds.ts',
    text: 'export const now = () => Date.now();',
    finding: 'clock-is-ctx-now',
  }),
  habit("the database's clock in SQL", {
    file: 'plant-sql-clock.ts',
    text: 'export const late = (id: string) => `select 1 from entry where end_time < now() and id = ${id}`;',
    finding: 'clock-is-ctx-now',
  }),
  habit('a name that says nothing', { file: 'utils.ts', text: 'export const nothing = 1;', finding: 'telling-names' }),
  habit('a file name in camel case', {
    file: 'plantCamel.ts',
    text: 'export const nothing = 1;',
    finding: 'filename-case',
  }),
  habit('an import without its extension', {
    file: 'plant-extension.ts',
    text: "import { submit } from '../tendering/index';\n\nsubmit();",
    finding: 'full-import-paths',
  }),
  habit('a suppression without a reason', {
    file: 'plant-suppression.ts',
    text: '// oxlint-disable-next-line typescript/no-explicit-any\nexport const anything = (value: any): unknown => value;',
    finding: 'reasoned-suppression',
  }),
  habit('a suppression that suppresses nothing', {
    file: 'plant-idle-suppression.ts',
    text: '// oxlint-disable-next-line typescript/no-explicit-any -- there was one\nexport const one = 1;',
    finding: 'Unused',
  }),
  habit('a test that cannot fail', {
    file: 'plant-idle.test.ts',
    text: "import { test } from 'vitest';\n\ntest('nothing', () => {});",
    finding: 'expect-expect',
  }),
  habit('a test that runs alone', {
    file: 'plant-alone.test.ts',
    text: "import { expect, test } from 'vitest';\n\ntest.only('one', () => expect(1).toBe(1));",
    finding: 'no-focused-tests',
  }),
];

const others: Plant[] = [
  {
    breaks: 'a wrong type',
    step: 'types',
    file: `${modules}/estate/plant-type.ts`,
    text: "export const count: number = 'one';\n",
    finding: 'TS2322',
  },
  {
    breaks: 'a crooked line',
    step: 'format',
    file: `${modules}/estate/plant-format.ts`,
    text: 'export const   crooked=1\n',
    finding: '',
  },
  {
    breaks: 'a file that nobody uses',
    step: 'unused code',
    file: `${modules}/estate/plant-orphan.ts`,
    text: 'export const orphan = 1;\n',
    finding: '',
  },
  {
    breaks: 'a text that another file defines already',
    step: 'texts once',
    file: `${features}/estate/plant-text.ts`,
    text: "export const again = { zh: '房间', en: 'Rooms' };\n",
    finding: 'is defined more than once',
  },
  {
    breaks: 'a tag of a rule that does not exist',
    step: 'rules table',
    file: `${modules}/estate/plant-rule.test.ts`,
    text: "import { expect, test } from 'vitest';\n\ntest('[R2] no such rule', () => expect(1).toBe(1));\n",
    finding: '',
  },
  {
    breaks: 'an entity of three files',
    step: 'entity cost',
    file: 'apps/server/test/fixtures/adding-an-entity/plant-third.ts',
    text: 'export const third = 3;\n',
    finding: '',
  },
  {
    breaks: 'a domain that costs too much for what it keeps',
    step: 'domain cost',
    file: 'packages/model/src/estate/plant-costly.ts',
    text: `export const plant = entity({});\n${lines(320, (index) => `export const costly${index} = ${index};`)}\n`,
    finding: 'model: ',
  },
];

export const plants: readonly Plant[] = [...arrows, ...habits, ...statePlants, ...patternPlants, ...others];

/** What the violations need beside them. */
export const companions = {
  [`${features}/estate/texts.ts`]: "export const rooms = { zh: '房间', en: 'Rooms' };\n",
  [`${modules}/estate/plant-type-circle-back.ts`]:
    "import type { Forth } from './plant-type-circle.ts';\n\nexport interface Back {\n  readonly forth?: Forth;\n}\n",
  [`${modules}/estate/plant-circle-back.ts`]:
    "import { forth } from './plant-circle.ts';\n\nexport const back = (): unknown => forth();\n",
};
