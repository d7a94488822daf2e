import { listExport } from '../kit/list-export.ts';
import { project } from '../tendering/project.ts';
import { dossierApi } from './dossier-endpoints.ts';

const { projectNo, projectName, manner, stage } = project.fields;

export const projectFilesExport = listExport({
  list: dossierApi.page,
  name: { zh: '项目档案', en: 'Files of projects' },
  permission: 'projectFiles_export',
  fields: {
    projectNo,
    projectName,
    manner,
    stage,
    fileCount: { kind: 'integer', label: { zh: '文件数', en: 'Files' } },
    fileBytes: { kind: 'integer', label: { zh: '合计大小（字节）', en: 'Total size (bytes)' } },
    createTime: { kind: 'instant', label: { zh: '创建时间', en: 'Created' } },
  },
});
