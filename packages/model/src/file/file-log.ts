import { entity } from '../kit/entity.ts';
import type { Choice } from '../kit/field.ts';

export const fileActions = [
  { value: 1, label: { zh: '预览', en: 'Looked at' }, tone: 'blue' },
  { value: 2, label: { zh: '下载', en: 'Downloaded' }, tone: 'green' },
  { value: 3, label: { zh: '在线编辑', en: 'Opened to edit' }, tone: 'orange' },
  { value: 4, label: { zh: '签名', en: 'Signed' }, tone: 'orange' },
] as const satisfies readonly Choice[];
export type FileAction = (typeof fileActions)[number]['value'];

/** Who looked at or downloaded which file; the row is the reader's tenant's (procurement B.24). */
export const fileLog = entity({
  name: 'fileLog',
  table: 'file_log',
  label: { zh: '文件访问记录', en: 'Reads of files' },
  path: '/api/file/log',
  verbs: { page: 'GET /list', export: 'POST /export' },
  menu: 'fileLog',
  search: ['fileName', 'userName'],
  sort: ['-createTime'],
  appendOnly: true,
  dataScoped: false,
  totalCap: 1000,
  fields: {
    fileId: { kind: 'ref', to: 'file', label: { zh: '文件编号', en: 'File' }, required: true },
    fileName: { kind: 'text', label: { zh: '文件名', en: 'File name' }, maxLength: 200, required: true },
    action: { kind: 'choice', label: { zh: '访问方式', en: 'What was done' }, choices: fileActions, required: true },
    userName: { kind: 'text', label: { zh: '操作人', en: 'By' }, maxLength: 64 },
  },
});
