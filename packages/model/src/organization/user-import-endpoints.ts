import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { ignoredHeadings, importCheck } from '../kit/import.ts';
import { looseCall } from './wire.ts';

export const initialPassword = z.object({
  userId: z.string(),
  account: z.string(),
  name: z.string(),
  password: z.string(),
});
export type InitialPassword = z.infer<typeof initialPassword>;

const userImport = looseCall({ isCovered: z.enum(['0', '1']).optional() });

/** `isCovered=1`: accounts that exist already are changed by their rows instead of being refused. */
export const importUsers = endpoint({
  route: 'POST /api/blade-user/import-user',
  label: { zh: '导入用户', en: 'Import users' },
  permission: 'user_import',
  input: userImport,
  output: z.object({
    added: z.number(),
    changed: z.number(),
    passwords: z.array(initialPassword),
    ignored: ignoredHeadings,
  }),
  writes: true,
  raw: true,
  upload: true,
});

/** What the import would do, and everything that is wrong, by row and column; nothing is stored. */
export const importUsersCheck = endpoint({
  route: 'POST /api/blade-user/import-user/check',
  label: { zh: '用户导入检查', en: 'Users: check an import' },
  permission: 'user_import',
  input: userImport,
  output: importCheck,
  writes: true,
  upload: true,
});

export const importUsersFaults = endpoint({
  route: 'POST /api/blade-user/import-user/faults',
  label: { zh: '用户导入错误清单', en: 'Users: faults of an import' },
  permission: 'user_import',
  input: userImport,
  output: z.unknown(),
  writes: true,
  stepUp: true,
  raw: true,
  upload: true,
});

export const userTemplate = endpoint({
  route: 'GET /api/blade-user/export-template',
  aliases: ['POST /api/blade-user/export-template'],
  label: { zh: '用户导入模板', en: 'Template for importing users' },
  permission: 'user_import',
  input: z.object({}),
  output: z.unknown(),
  raw: true,
});
