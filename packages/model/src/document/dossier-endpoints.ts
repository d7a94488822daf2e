import { z } from 'zod';
import { fieldsIn } from '../kit/carried-fields.ts';
import { endpoint } from '../kit/endpoint.ts';
import type { Row } from '../kit/entity.ts';
import { pageInput, pageOf, type Page } from '../kit/page.ts';
import { idInput, rowSchema } from '../kit/resource.ts';
import { archiveItem } from '../procedure/archive-item.ts';
import { byProject } from '../tendering/wire.ts';
import { project } from '../tendering/project.ts';
import { filedFile } from './catalog-endpoints.ts';

export type ProjectFilesLine = Row<typeof project> & { readonly fileCount: number; readonly fileBytes: number };

const projectFile = filedFile.extend({
  /** project, bulletin, quote, contract, agreement or projectTask. */
  businessType: z.string(),
  /** Where it lies in the dossier. */
  path: z.string(),
  catalogName: z.string().nullable(),
});
export type ProjectFile = z.infer<typeof projectFile>;

const archivedPaper = fieldsIn(
  z.object({
    catalogCode: z.string(),
    name: z.string(),
    stage: z.number(),
    required: z.boolean(),
    source: z.number(),
    secretLevel: z.number(),
    retentionYears: z.number(),
    /** Of `archivedState`: made by the system already or among the files, missing where its stage is over, or open. */
    state: z.number(),
    /** Where those of the dossier lie that are it. */
    files: z.array(z.string()),
  }),
  archiveItem,
);
/** A paper of the archive list of a project's method. */
export type ArchivedPaper = z.infer<typeof archivedPaper>;

const dossierLink = z.object({
  /** Good for minutes, and for whom it was made alone. */
  url: z.string(),
  ticket: z.string(),
  expireTime: z.string(),
  fileName: z.string(),
  fileCount: z.number(),
  /** Of all files together; the archive is a little longer. */
  fileBytes: z.number(),
});

const dossierProgress = z.object({
  state: z.enum(['waiting', 'running', 'done', 'broken']),
  sentBytes: z.number(),
  sentFiles: z.number(),
  /** Files that could not be read; the manifest names them. */
  missing: z.number(),
});
export type DossierProgress = z.infer<typeof dossierProgress>;

const ticket = z.string().max(200);

export const dossierApi = {
  /** Projects with how much lies with each. */
  page: endpoint({
    route: 'POST /api/purchase/cus/pro/proFilePage',
    label: { zh: '项目档案列表', en: 'Projects with their files' },
    permission: 'projectFiles_view',
    input: pageInput,
    output: pageOf(
      rowSchema(project.fields).extend({ fileCount: z.number(), fileBytes: z.number() }),
    ) as unknown as z.ZodType<Page<ProjectFilesLine>>,
  }),
  files: endpoint({
    route: 'GET /api/purchase/project/queryProjectFiles',
    label: { zh: '项目文件', en: 'Files of a project' },
    permission: 'projectFiles_view',
    input: byProject,
    output: z.array(projectFile),
    ids: { projectId: 'project' },
    aliases: ['POST /api/purchase/project/queryProjectFiles'],
  }),
  /** Which papers of the archive list of its method lie with a project, and which are missing. */
  archives: endpoint({
    route: 'GET /api/purchase/project/queryProjectArchives',
    label: { zh: '项目归档清单核对', en: 'Papers of the archive list of a project' },
    permission: 'projectFiles_view',
    input: byProject,
    output: z.array(archivedPaper),
    ids: { projectId: 'project' },
  }),
  /** All files of a project as one zip, with a manifest of their hashes; streamed. */
  dossier: endpoint({
    route: 'POST /api/file/filegennerate/cusProInfoFile',
    label: { zh: '生成项目归档资料', en: 'Make the dossier of a project' },
    permission: 'projectFiles_dossier',
    input: z.object({ projectId: idInput }),
    output: z.unknown(),
    raw: true,
    ids: { projectId: 'project' },
  }),
  /** A link by which the browser itself downloads the dossier, however long that takes. */
  link: endpoint({
    route: 'GET /api/purchase/project/dossierTicket',
    label: { zh: '获取归档资料下载链接', en: 'Get a link to a dossier' },
    permission: 'projectFiles_dossier',
    input: z.object({ projectId: idInput }),
    output: dossierLink,
    ids: { projectId: 'project' },
  }),
  /** The ticket is the right: a browser's own download carries no session header. */
  download: endpoint({
    route: 'GET /api/purchase/project/dossierDownload',
    label: { zh: '下载项目归档资料', en: 'Download a dossier' },
    permission: 'public',
    raw: true,
    input: z.object({ ticket }),
    output: z.unknown(),
  }),
  /** How far the download by a link has come; of one's own links alone. */
  progress: endpoint({
    route: 'GET /api/purchase/project/dossierProgress',
    label: { zh: '归档资料下载进度', en: 'How far a dossier has come' },
    permission: 'projectFiles_dossier',
    input: z.object({ ticket }),
    output: dossierProgress,
  }),
};
