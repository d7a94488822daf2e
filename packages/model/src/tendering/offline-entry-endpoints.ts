import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { ignoredHeadings } from '../kit/import.ts';
import { idInput } from '../kit/resource.ts';
import { isTime } from '../kit/validate.ts';
import { signUpWay } from './choices.ts';
import { relationInput } from './supplier-relation-endpoints.ts';
import { byProject, fileValue } from './wire.ts';

/**
 * Suppliers who registered on paper, from an .xlsx: all of them, or none and what is wrong, row by row.
 * They must be in the library and have an account, for they quote like everybody.
 */
export const importEntries = endpoint({
  route: 'POST /api/purchase/entry/entryImport',
  label: { zh: '导入线下报名', en: 'Import registrations' },
  permission: 'entry_import',
  input: byProject,
  output: z.object({ count: z.number(), ignored: ignoredHeadings }),
  writes: true,
  upload: true,
  ids: { projectId: 'project' },
});

/**
 * One supplier who came in person or wrote: what was taken, when and by whom stays with the registration. Of one who is
 * registered already nothing changes, and the answer is the same: another would tell who takes part (R38).
 */
export const offlineSignUp = endpoint({
  route: 'POST /api/purchase/entry/offlineSignUp',
  label: { zh: '登记线下报名', en: 'Register on paper' },
  permission: 'entry_import',
  input: z.object({
    projectId: idInput,
    packageIds: z.array(idInput).min(1).max(200),
    /** Of a supplier of the library with an account: he quotes like everybody. */
    creditCode: z.string().trim().min(1).max(18).toUpperCase(),
    linkman: z.string().trim().min(1).max(50),
    phone: z.string().regex(/^1\d{10}$/),
    signUpWay: z.coerce.number().int().min(signUpWay.code.inPerson).max(signUpWay.code.email),
    /** `yyyy-MM-dd HH:mm:ss`. */
    signUpTime: z.string().refine((value) => isTime('instant', value)),
    signUpFiles: z.array(fileValue).max(5),
    signUpRemark: z.string().trim().max(500).optional(),
    ...relationInput,
  }),
  output: z.object({ supplierName: z.string(), count: z.number() }),
  writes: true,
  ids: { projectId: 'project', packageIds: 'package', 'signUpFiles.fileId': 'file' },
});

export const entryTemplate = endpoint({
  route: 'GET /api/purchase/entry/importTemplate',
  label: { zh: '下载线下报名模板', en: 'Template for registrations' },
  permission: 'entry_import',
  input: z.object({}),
  output: z.unknown(),
  raw: true,
});

export const offlineEntryEndpoints = [importEntries, offlineSignUp, entryTemplate] as const;
