import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { pageInput } from '../kit/page.ts';
import { idInput } from '../kit/resource.ts';
import { bulletinById, bulletinPage, bulletinTenantPage } from './bulletin-endpoints.ts';
import { noticeChangeInput } from './notice-changes.ts';
import { fileValue, savedAnswer, tenantInput, versionInput } from './wire.ts';

const base = '/api/purchase/bulletin/modify';

/** The change notices of the own unit. */
export const changeNoticePage = endpoint({
  route: `POST ${base}/bulletinModifyPage`,
  label: { zh: '变更公告管理', en: 'Change notices of the own unit' },
  permission: 'bulletin_edit',
  input: pageInput,
  output: bulletinPage.output,
  ids: { projectId: 'project' },
});

/** The published ones of every buyer. */
export const publishedChangePage = endpoint({
  route: `POST ${base}/bulletinTenantModifyPage`,
  label: { zh: '已发布变更公告', en: 'Published change notices' },
  permission: 'bulletin_view',
  input: pageInput,
  output: bulletinTenantPage.output,
});

export const changeNoticeById = endpoint({
  route: `GET ${base}/queryBulletinModifyById`,
  label: { zh: '变更公告详情', en: 'A change notice' },
  permission: 'bulletin_view',
  input: z.object({ id: idInput, tenantId: tenantInput.optional() }),
  output: bulletinById.output,
  ids: { id: 'bulletin' },
});

const content = z.string().min(1).max(100_000).optional();

/** Drafts a change notice: of the project, or of the notice that it changes. What is not said is taken from the template. */
export const saveChangeNotice = endpoint({
  route: `POST ${base}/saveOrUpdate`,
  label: { zh: '保存变更公告', en: 'Save a change notice' },
  permission: 'bulletin_edit',
  input: z.object({
    id: idInput.optional(),
    version: versionInput.optional(),
    projectId: idInput.optional(),
    /** The notice that is changed: names the project where that is not said. */
    originalId: idInput.optional(),
    title: z.string().trim().min(1).max(200).optional(),
    content,
    endTime: z.string().nullish(),
    packageIds: z.array(idInput).max(200).nullish(),
    files: z.array(fileValue).max(10).nullish(),
    changes: z.array(noticeChangeInput).max(20),
  }),
  output: savedAnswer,
  writes: true,
  ids: {
    id: 'bulletin',
    projectId: 'project',
    originalId: 'bulletin',
    packageIds: 'package',
    'files.fileId': 'file',
  },
});

/** The short form: title and text come from the template where they are not given. */
export const saveBulletinSimple = endpoint({
  route: 'POST /api/purchase/bulletin/saveBulletinSimple',
  label: { zh: '按模板起草公告', en: 'Draft a notice from its template' },
  permission: 'bulletin_edit',
  input: z.object({
    projectId: idInput,
    bulletinType: z.coerce.number().int(),
    title: z.string().trim().min(1).max(200).optional(),
    content,
  }),
  output: savedAnswer,
  writes: true,
  ids: { projectId: 'project' },
});

export const bulletinModifyEndpoints = [
  changeNoticePage,
  publishedChangePage,
  changeNoticeById,
  saveChangeNotice,
  saveBulletinSimple,
] as const;
