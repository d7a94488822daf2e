import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** What the checkers read, taken over as it stands. */
const takenOver = [
  'scripts/check.mjs',
  'scripts/run-command.mjs',
  'scripts/rules-table.mjs',
  'scripts/entity-cost.mjs',
  'scripts/domain-cost.mjs',
  'scripts/texts-once.mjs',
  'scripts/lint',
  '.oxlintrc.json',
  '.oxfmtrc.json',
  'apps/server/test/fixtures/adding-an-entity/meeting-room.sql',
];

const workspace = (name: string) => `{
  "name": "${name}",
  "private": true,
  "type": "module"
}
`;

/** A house in small in which every checker is content: each kind of room once, each allowed arrow once. */
const house: Record<string, string> = {
  'package.json': `${JSON.stringify({ name: 'house', private: true, type: 'module', workspaces: ['packages/*', 'apps/*'] })}\n`,
  'apps/server/package.json': workspace('server'),
  'apps/web/package.json': workspace('web'),
  'packages/model/package.json': workspace('model'),
  'knip.json': JSON.stringify({
    ignoreDependencies: ['.*'],
    ignoreUnresolved: ['.*'],
    workspaces: {
      '.': { entry: ['scripts/**/*.mjs'] },
      'packages/model': { entry: ['src/index.ts'] },
      'apps/server': { entry: ['src/main.ts', 'test/**/*.ts'] },
      'apps/web': { entry: ['src/app/main.ts'] },
    },
  }),
  'tsconfig.json': JSON.stringify({
    compilerOptions: {
      target: 'es2023',
      lib: ['es2023'],
      module: 'preserve',
      moduleResolution: 'bundler',
      strict: true,
      noUncheckedIndexedAccess: true,
      allowImportingTsExtensions: true,
      skipLibCheck: true,
      noEmit: true,
      types: ['node'],
    },
    include: ['packages', 'apps'],
    exclude: ['**/fixtures'],
  }),
  'docs/rules.md': '0 of 1 rules are held by a test.\n\n| 1 | A rule. |  |\n',
  'apps/server/test/fixtures/adding-an-entity/meeting-room.ts': `export const kinds = \`\n${"kind: '\n".repeat(8)}\`;\n`,
  'packages/model/src/index.ts': "export * from './kit/amount.ts';\nexport * from './estate/room.ts';\n",
  'packages/model/src/kit/amount.ts':
    "import { z } from 'zod';\nimport { refusals } from './messages.ts';\n\nexport const amount = z.string({ error: refusals.amount });\n",
  'packages/model/src/kit/messages.ts': "export const refusals = { amount: '金额不正确' } as const;\n",
  'packages/model/src/estate/room.ts':
    "import { amount } from '../kit/amount.ts';\n\nexport const room = { price: amount };\n",
  'apps/server/src/main.ts': "import { openRoom } from './modules/estate/index.ts';\n\nvoid openRoom();\n",
  'apps/server/src/modules/estate/index.ts': "export { openRoom } from './open-room.ts';\n",
  'apps/server/src/modules/estate/open-room.ts':
    "import { rows } from '../../platform/db/rows.ts';\nimport { submit } from '../tendering/index.ts';\n\nexport async function openRoom(): Promise<number> {\n  return (await rows()) + submit();\n}\n",
  'apps/server/src/modules/tendering/index.ts': "export { submit } from './submit.ts';\n",
  'apps/server/src/modules/tendering/submit.ts': 'export function submit(): number {\n  return 1;\n}\n',
  'apps/server/src/env.ts': 'export interface Env {\n  readonly port: number;\n}\n',
  'apps/server/src/platform/db/rows.ts':
    "import type { Env } from '../../env.ts';\n\nexport async function rows(env: Env = { port: 1 }): Promise<number> {\n  return Promise.resolve(env.port);\n}\n",
  'apps/web/src/app/main.ts': "import { roomScreen } from '../features/estate/index.ts';\n\nroomScreen();\n",
  'apps/web/src/kit/table.ts': "export function table(): string {\n  return 'table';\n}\n",
  'apps/web/src/features/estate/index.ts': "export { roomScreen } from './room-screen.ts';\n",
  'apps/web/src/features/estate/room-screen.ts':
    "import { table } from '../../kit/table.ts';\nimport { projectName } from '../tendering/index.ts';\n\nexport function roomScreen(): string {\n  return table() + projectName();\n}\n",
  'apps/web/src/features/tendering/index.ts': "export { projectName } from './project-name.ts';\n",
  'apps/web/src/features/tendering/project-name.ts': "export function projectName(): string {\n  return '项目';\n}\n",
};

export interface Verdict {
  readonly exitCode: number | null;
  /** Step of `npm run check` → its verdict and what it printed. */
  readonly steps: ReadonlyMap<string, { readonly ok: boolean; readonly report: string }>;
}

/** Builds the house with the given files added or replaced, runs the real check over it, and removes it. */
export function checkHouse(planted: Record<string, string> = {}): Verdict {
  const folder = mkdtempSync(join(tmpdir(), 'planted-'));
  try {
    for (const path of takenOver) cpSync(join(root, path), join(folder, path), { recursive: true });
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    for (const [path, text] of Object.entries({ ...house, ...planted })) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    const { status, stdout } = spawnSync(process.execPath, ['scripts/check.mjs'], { cwd: folder, encoding: 'utf8' });
    return { exitCode: status, steps: stepsOf(stdout) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function stepsOf(output: string): Verdict['steps'] {
  const steps = new Map<string, { ok: boolean; report: string }>();
  let name = '';
  for (const line of output.split('\n')) {
    const [, verdict, step] = /^(ok|FAILED) +(\S.*?) +[\d.]+ s$/.exec(line) ?? [];
    if (step) steps.set((name = step), { ok: verdict === 'ok', report: '' });
    else steps.set(name, { ok: steps.get(name)?.ok ?? false, report: `${steps.get(name)?.report ?? ''}${line}\n` });
  }
  return steps;
}
