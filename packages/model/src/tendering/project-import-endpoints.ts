import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { ignoredHeadings } from '../kit/import.ts';
import { savedAnswer } from './wire.ts';

// A file of its own: the list of projects needs no other of theirs.

export const importProject = endpoint({
  route: 'POST /api/purchase/project/importProject',
  label: { zh: '导入采购项目', en: 'Import a project from .xlsx' },
  permission: 'project_import',
  input: z.object({}),
  output: savedAnswer.extend({ ignored: ignoredHeadings }),
  writes: true,
  upload: true,
});

export const projectTemplate = endpoint({
  route: 'GET /api/purchase/project/importTemplate',
  label: { zh: '下载导入模板', en: 'Template for the import' },
  permission: 'project_import',
  input: z.object({}),
  output: z.unknown(),
  raw: true,
});
