import { z } from 'zod';
import { carries } from '../kit/carried-fields.ts';
import { endpoint } from '../kit/endpoint.ts';
import type { Row } from '../kit/entity.ts';
import { pageInput, pageOf, type Page } from '../kit/page.ts';
import { idInput, rowSchema } from '../kit/resource.ts';
import { objectApprovalAnswer, type ObjectApproval } from '../workflow/object-approval.ts';
import { bulletin, mostContent } from './bulletin.ts';
import { noticeChangeInput } from './notice-changes.ts';
import { checkNotice } from './notice-content-endpoint.ts';
import { project } from './project.ts';
import { byId, byProject, fileValue, reasonInput, savedAnswer, tenantInput, versionInput } from './wire.ts';

export type BulletinRow = Row<typeof bulletin>;
export type BulletinDetail = BulletinRow & {
  readonly actions: readonly string[];
  readonly projectName: string;
  readonly projectNo: string;
  /** Of its publication; null for whom the notice is not his unit's. */
  readonly approval: ObjectApproval | null;
  /** The notice that it replaces or changes, and those that replaced or changed it. */
  readonly replaces: NoticeName | null;
  readonly replacedBy: readonly NoticeName[];
};
export type NoticeName = z.infer<typeof noticeName>;
/** A line of the list of notices, with what decides whether to read on. */
export type BulletinLine = Pick<
  BulletinRow,
  'id' | 'tenantId' | 'bulletinType' | 'title' | 'buyerName' | 'publishTime' | 'endTime' | 'bulletinStatus'
> & {
  readonly projectId: string | null;
  /** Null of a research, which comes before any project. */
  readonly projectNo: string | null;
  readonly projectName: string | null;
  readonly manner: number | null;
  /** Null of the publicity of a single source too, which tells nothing of what comes after it. */
  readonly entryEndTime: string | null;
  readonly bidEndTime: string | null;
  readonly stage: number | null;
  readonly isEntered: boolean;
};

const lineAnswer = z.object({
  id: z.string(),
  tenantId: z.string(),
  projectId: z.string().nullable(),
  bulletinType: z.number(),
  title: z.string(),
  buyerName: z.string().nullable(),
  publishTime: z.string().nullable(),
  endTime: z.string().nullable(),
  bulletinStatus: z.number().nullable(),
  projectNo: carries(z.string().nullable(), project, 'projectNo'),
  projectName: z.string().nullable(),
  manner: z.number().nullable(),
  entryEndTime: z.string().nullable(),
  bidEndTime: z.string().nullable(),
  stage: z.number().nullable(),
  isEntered: z.boolean(),
});

const noticeName = z.object({
  id: z.string(),
  tenantId: z.string(),
  bulletinType: z.number(),
  title: z.string(),
  publishTime: z.string().nullable(),
});

const rowAnswer = rowSchema(bulletin.fields);
const rows = z.array(rowAnswer) as unknown as z.ZodType<BulletinRow[]>;

const contentInput = {
  title: z.string().trim().min(1).max(200),
  content: z.string().min(1).max(mostContent),
  endTime: z.string().nullish(),
  packageIds: z.array(idInput).max(200).nullish(),
  files: z.array(fileValue).max(10).nullish(),
  /** Of a change notice: what it changes, and to what. */
  changes: z.array(noticeChangeInput).max(20).nullish(),
};

export const saveBulletin = endpoint({
  route: 'POST /api/purchase/bulletin/saveBulletin',
  label: { zh: '保存公告', en: 'Save a notice' },
  permission: 'bulletin_edit',
  input: z.object({
    id: idInput.optional(),
    version: versionInput.optional(),
    projectId: idInput,
    bulletinType: z.coerce.number().int(),
    ...contentInput,
  }),
  output: savedAnswer,
  writes: true,
  ids: { id: 'bulletin', projectId: 'project', packageIds: 'package', 'files.fileId': 'file' },
});

export const editBulletin = endpoint({
  route: 'POST /api/purchase/bulletin/editBulletinDetails',
  label: { zh: '修改公告内容', en: 'Edit a notice' },
  permission: 'bulletin_edit',
  input: z.object({ id: idInput, version: versionInput, ...contentInput }),
  output: savedAnswer,
  writes: true,
  ids: { id: 'bulletin', packageIds: 'package', 'files.fileId': 'file' },
});

export const upDownBulletin = endpoint({
  route: 'POST /api/purchase/bulletin/upDown',
  label: { zh: '发布或下架公告', en: 'Publish or take down a notice' },
  permission: 'bulletin_publish',
  input: z.object({
    id: idInput,
    version: versionInput,
    upDown: z
      .union([z.literal(0), z.literal(1), z.literal('0'), z.literal('1')])
      .transform((value): 0 | 1 => (Number(value) === 1 ? 1 : 0)),
    /** Why a shorter period than the policy's, or why it is taken down. */
    reason: reasonInput,
  }),
  output: z.object({
    id: z.string(),
    version: z.number(),
    bulletinStatus: z.number(),
    /** Of the approval that was asked for instead of publishing. */
    flowInstanceId: z.string().optional(),
    /** Who may publish it now, where its writer may not: some of them. */
    handedTo: z.array(z.string()).optional(),
  }),
  writes: true,
  ids: { id: 'bulletin' },
});

export const bulletinPage = endpoint({
  route: 'POST /api/purchase/bulletin/bulletinPage',
  label: { zh: '公告管理', en: 'Notices of the own unit' },
  permission: 'bulletin_edit',
  input: pageInput,
  output: pageOf(rowAnswer) as unknown as z.ZodType<Page<BulletinRow>>,
  ids: { projectId: 'project' },
});

export const bulletinTenantPage = endpoint({
  route: 'POST /api/purchase/bulletin/bulletinTenantPage',
  label: { zh: '已发布公告', en: 'Published notices' },
  permission: 'bulletin_view',
  /** `isUncounted`: the rows alone; the total is then no more than the size of the page. */
  input: pageInput.extend({ isUncounted: z.literal(1).optional() }),
  output: pageOf(lineAnswer) as unknown as z.ZodType<Page<BulletinLine>>,
});

export const bulletinById = endpoint({
  route: 'GET /api/purchase/bulletin/queryById',
  label: { zh: '公告详情', en: 'A notice' },
  permission: 'bulletin_view',
  input: z.object({ id: idInput, tenantId: tenantInput.optional() }),
  output: rowAnswer.extend({
    actions: z.array(z.string()),
    projectName: z.string(),
    projectNo: carries(z.string(), project, 'projectNo'),
    approval: objectApprovalAnswer.nullable(),
    replaces: noticeName.nullable(),
    replacedBy: z.array(noticeName),
  }) as unknown as z.ZodType<BulletinDetail>,
  ids: { id: 'bulletin' },
});

/** The notice on paper. */
export const bulletinPdf = endpoint({
  route: 'GET /api/purchase/bulletin/pdf',
  label: { zh: '下载公告 PDF', en: 'A notice as PDF' },
  permission: 'bulletin_view',
  input: z.object({ id: idInput, tenantId: tenantInput.optional() }),
  output: z.unknown(),
  raw: true,
  ids: { id: 'bulletin' },
});

export const bulletinsOfProject = endpoint({
  route: 'POST /api/purchase/bulletin/queryByProjectId',
  label: { zh: '项目公告', en: 'Notices of a project' },
  permission: 'bulletin_view',
  input: byProject,
  output: rows,
  ids: { projectId: 'project' },
});

export const bulletinListOfProject = endpoint({
  route: 'GET /api/purchase/bulletin/bulletinListByProjectId',
  label: { zh: '项目公告列表', en: 'List of a project’s notices' },
  permission: 'bulletin_view',
  input: byProject,
  output: rows,
  ids: { projectId: 'project' },
});

export const removeBulletin = endpoint({
  route: 'GET /api/purchase/bulletin/deleteById',
  label: { zh: '删除公告草稿', en: 'Delete a draft notice' },
  permission: 'bulletin_delete',
  input: byId,
  output: z.null(),
  writes: true,
  ids: { id: 'bulletin' },
  aliases: [
    'POST /api/purchase/bulletin/deleteById',
    'GET /api/purchase/bulletin/deleteBulletin',
    'POST /api/purchase/bulletin/deleteBulletin',
  ],
});

export const bulletinText = endpoint({
  route: 'GET /api/purchase/bulletin/queryBulletinContentByProjectAndType',
  label: { zh: '公告正文模板', en: 'Text of a notice, from the project' },
  permission: 'bulletin_edit',
  input: z.object({ projectId: idInput, bulletinType: z.coerce.number().int() }),
  output: z.object({ title: z.string(), content: z.string() }),
  ids: { projectId: 'project' },
});

export const bulletinEndpoints = [
  saveBulletin,
  editBulletin,
  upDownBulletin,
  bulletinPage,
  bulletinTenantPage,
  bulletinById,
  bulletinPdf,
  bulletinsOfProject,
  bulletinListOfProject,
  removeBulletin,
  bulletinText,
  checkNotice,
] as const;
