import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { entity } from '../kit/entity.ts';
import { takeWay } from './choices.ts';
import { byProject } from './wire.ts';

/**
 * Who took the documents of a project, and when first and last: written by the database when a supplier downloads one, or
 * by the office that sells them. Before the opening it is as secret as who registered (R38).
 */
export const documentTaking = entity({
  name: 'documentTaking',
  table: 'document_taking',
  label: { zh: '采购文件领取', en: 'Taking of documents' },
  path: '/api/purchase/project/taking',
  verbs: {},
  menu: 'entry',
  dataScoped: false,
  fields: {
    projectId: { kind: 'ref', to: 'project', label: { zh: '项目', en: 'Project' }, required: true, fixed: true },
    takerTenantId: {
      kind: 'text',
      label: { zh: '领取单位租户', en: 'Tenant' },
      maxLength: 6,
      required: true,
      readOnly: true,
    },
    takerName: { kind: 'text', label: { zh: '领取单位', en: 'Company' }, maxLength: 100, required: true },
    creditCode: { kind: 'text', label: { zh: '统一社会信用代码', en: 'Credit code' }, maxLength: 18, required: true },
    takeWay: {
      kind: 'choice',
      label: { zh: '领取方式', en: 'How taken' },
      choices: takeWay.choices,
      required: true,
      readOnly: true,
    },
    takeTime: { kind: 'instant', label: { zh: '领取时间', en: 'Taken' }, required: true, readOnly: true },
    lastTime: { kind: 'instant', label: { zh: '最近领取时间', en: 'Last taken' }, readOnly: true },
    receiptNo: { kind: 'text', label: { zh: '收据号', en: 'Receipt no.' }, maxLength: 50 },
    linkman: { kind: 'text', label: { zh: '领取人', en: 'Taken by' }, maxLength: 50 },
    phone: { kind: 'text', label: { zh: '联系电话', en: 'Phone' }, maxLength: 30 },
  },
});

const takingAnswer = z.object({
  id: z.string(),
  takerName: z.string(),
  creditCode: z.string(),
  takeWay: z.number(),
  takeTime: z.string(),
  lastTime: z.string().nullable(),
  receiptNo: z.string().nullable(),
  linkman: z.string().nullable(),
  phone: z.string().nullable(),
});
export type TakingLine = z.infer<typeof takingAnswer>;

/** Reading it leaves evidence before the opening, so it writes. */
export const documentTakings = endpoint({
  route: 'GET /api/purchase/project/taking/queryByProjectId',
  label: { zh: '采购文件领取记录', en: 'Who took the documents' },
  permission: 'entry_view',
  input: byProject,
  output: z.object({ projectId: z.string(), count: z.number(), takings: z.array(takingAnswer) }),
  writes: true,
  ids: { projectId: 'project' },
});

/** Documents that were sold on paper or at the desk: from then on the buyer of them reads them on the platform as well. */
export const recordSale = endpoint({
  route: 'POST /api/purchase/project/taking/saveSale',
  label: { zh: '登记线下购买', en: 'Note a sale of documents' },
  permission: 'entry_import',
  input: z.object({
    projectId: byProject.shape.projectId,
    creditCode: z.string().trim().min(1).max(18),
    receiptNo: z.string().trim().min(1).max(50),
    linkman: z.string().trim().min(1).max(50),
    phone: z.string().trim().min(1).max(30),
  }),
  output: z.object({ takerName: z.string() }),
  writes: true,
  ids: { projectId: 'project' },
});

export const takingEndpoints = [documentTakings, recordSale] as const;
