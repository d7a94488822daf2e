import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { generatedFields, generatedKinds } from '@zhaocai/model';
import { generateFiles } from './generate/generate-files.ts';

const root = fileURLToPath(new URL('../../../../../../', import.meta.url));

/** One field of every kind that the generator knows. */
const fieldList = generatedFields.parse(
  generatedKinds.map((kind, index) => ({
    name: `field${index}`,
    kind,
    zh: `字段${index}`,
    en: `Field ${index}`,
    required: index % 2 === 0,
    ...(kind === 'text' && { maxLength: 20, search: true }),
    ...(kind === 'choice' && { choices: [{ value: 1, zh: '是', en: 'Yes' }] }),
    ...(kind === 'dict' && { to: 'notice' }),
    ...(kind === 'ref' && { to: 'dept' }),
  })),
);

const entry = {
  id: '1',
  codeName: '会议室',
  labelZh: '会议室',
  labelEn: 'Room',
  packageName: 'office',
  entityName: 'generatedRoom',
  tableName: 'generated_room',
  apiPath: '/api/office/generated-room',
  webPath: '/office/generatedRoom',
  menuCode: 'generatedRoom',
  fieldList,
};

// As in apps/web, but for what a build needs.
const compilerOptions = {
  target: 'es2023',
  lib: ['es2023', 'dom', 'dom.iterable'],
  module: 'preserve',
  moduleResolution: 'bundler',
  jsx: 'react-jsx',
  strict: true,
  noUncheckedIndexedAccess: true,
  noUnusedLocals: true,
  verbatimModuleSyntax: true,
  allowImportingTsExtensions: true,
  skipLibCheck: true,
  resolveJsonModule: true,
  noEmit: true,
  types: ['vite/client'],
  paths: {
    '@zhaocai/model/office/*': ['./packages/model/src/office/*.ts'],
    '@zhaocai/model': [join(root, 'packages/model/src/index.ts')],
    '@zhaocai/model/*': [join(root, 'packages/model/src/*.ts')],
  },
};

test('the page and the definition that are generated have types beside the real kit', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'zhaocai-generated-page-'));
  const write = async (path: string, text: string) => {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  };
  try {
    for (const { path, text } of generateFiles(entry)) await write(path, text);
    for (const real of ['packages/model/src/kit', 'apps/web/src/kit', 'node_modules'])
      await symlink(join(root, real), join(folder, real));
    await write(
      'tsconfig.json',
      JSON.stringify({
        compilerOptions,
        include: ['packages/model/src/office', 'apps/web/src/features', 'apps/web/src/kit/**/*.d.ts'],
      }),
    );
    const tsc = join(root, 'node_modules/typescript/bin/tsc');
    const { stdout } = await promisify(execFile)(process.execPath, [tsc, '-p', folder]).catch(
      (error: { stdout: string }) => error,
    );
    expect(stdout).toBe('');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}, 600_000);
