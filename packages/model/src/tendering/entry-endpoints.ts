import { z } from 'zod';
import { fieldsIn } from '../kit/carried-fields.ts';
import { endpoint } from '../kit/endpoint.ts';
import { named } from '../kit/named.ts';
import { pageInput, pageOf, type Page } from '../kit/page.ts';
import { idInput } from '../kit/resource.ts';
import { memberAnswer, memberInput } from './consortium-endpoints.ts';
import { entry } from './entry.ts';
import { purchasePackage } from './purchase-package.ts';
import { relationInput } from './supplier-relation-endpoints.ts';
import { byProject, fileValue, reasonInput, smeInput, tenantInput, versionInput } from './wire.ts';

const phone = z.string().regex(/^1\d{10}$/);

/** A registration as the buyer reads it. */
export const entryAnswer = fieldsIn(
  z.object({
    id: z.string(),
    projectId: z.string(),
    packageId: z.string(),
    packageNo: z.number(),
    packageName: z.string(),
    supplierId: z.string(),
    supplierName: z.string(),
    creditCode: z.string(),
    entryNum: z.string(),
    linkman: z.string(),
    phone: z.string(),
    entryTime: z.string(),
    entryStatus: z.number(),
    depositStatus: z.number(),
    /** null until the opening: before it nobody learns who has quoted. */
    isBid: z.boolean().nullable(),
    bidStatus: z.number().nullable(),
    rejectReason: z.string().nullable(),
    smeType: z.number(),
    smeFiles: z.array(fileValue),
    isConsortium: z.boolean(),
    /** Of a consortium: all of it, the leader first. */
    members: z.array(memberAnswer),
    agreementFiles: z.array(fileValue),
    /** Of `signUpWay`; of one that an office took down, who did, when it came in and what was handed in. */
    signUpWay: z.number(),
    signUpTime: z.string().nullable(),
    signUpFiles: z.array(fileValue),
    signUpRemark: z.string().nullable(),
    signUpBy: z.string().nullable(),
    version: z.number(),
  }),
  entry,
  purchasePackage,
);
export type EntryView = z.infer<typeof entryAnswer>;

/** A supplier's own registration, with the project it is for. */
export const ownEntryLine = z.object({
  id: z.string(),
  tenantId: z.string(),
  projectId: z.string(),
  projectNo: z.string(),
  projectName: z.string(),
  manner: z.number(),
  buyerName: z.string().nullable(),
  packageId: z.string(),
  packageNo: z.number(),
  packageName: z.string(),
  entryNum: z.string(),
  linkman: z.string(),
  phone: z.string(),
  entryTime: z.string(),
  entryStatus: z.number(),
  isBid: z.boolean(),
  bidTime: z.string().nullable(),
  quoteVersion: z.number(),
  entryEndTime: z.string(),
  bidEndTime: z.string(),
  openTime: z.string(),
  stage: z.number(),
  rejectReason: z.string().nullable(),
  smeType: z.number(),
  smeFiles: z.array(fileValue),
  isConsortium: z.boolean(),
  version: z.number(),
});
export type OwnEntryLine = z.infer<typeof ownEntryLine>;

export const registerEntry = endpoint({
  route: 'POST /api/purchase/entry/saveOrUpdateEntry',
  aliases: ['POST /api/purchase/entry/cusBidCenterEntry'],
  label: { zh: '供应商报名', en: 'Register for packages' },
  permission: 'bid_add',
  unseen: true,
  input: z.object({
    projectId: idInput,
    tenantId: tenantInput,
    packageIds: z.array(idInput).min(1).max(200),
    linkman: z.string().trim().min(1).max(50),
    phone,
    /** Whom the form was filled in for; only oneself is taken. */
    supplierTenantId: tenantInput.optional(),
    smeType: smeInput,
    smeFiles: z.array(fileValue).max(3).nullish(),
    isConsortium: z.boolean().optional(),
    /** Of a consortium: all of it, whoever registers among them as its leader. Shares in percent, together 100. */
    members: z.array(memberInput).max(20).optional(),
    agreementFiles: z.array(fileValue).max(5).optional(),
    ...relationInput,
  }),
  output: z.object({
    entries: z.array(
      z.object({ id: z.string(), packageId: z.string(), entryNum: z.string(), entryStatus: z.number() }),
    ),
  }),
  writes: true,
  ids: { projectId: 'project', packageIds: 'package', 'agreementFiles.fileId': 'file', 'smeFiles.fileId': 'file' },
});

export const changeEntry = endpoint({
  route: 'POST /api/purchase/entry/updateEntry',
  label: { zh: '修改报名信息', en: 'Change the contact of a registration' },
  permission: 'bid_add',
  unseen: true,
  input: z.object({
    id: idInput,
    version: versionInput,
    linkman: z.string().trim().min(1).max(50),
    phone,
    /** Left out, the declaration stays as it is. */
    smeType: smeInput,
    smeFiles: z.array(fileValue).max(3).nullish(),
  }),
  output: z.object({ id: z.string(), version: z.number() }),
  writes: true,
  ids: { id: 'entry', 'smeFiles.fileId': 'file' },
});

export const removeEntry = endpoint({
  route: 'GET /api/purchase/entry/deleteEntry',
  label: { zh: '取消报名', en: 'Cancel a registration' },
  permission: 'bid_add',
  unseen: true,
  input: z.object({ id: idInput }),
  output: z.null(),
  writes: true,
  ids: { id: 'entry' },
  aliases: ['POST /api/purchase/entry/deleteEntry'],
});

export const reviewEntries = endpoint({
  route: 'POST /api/purchase/entry/checkAccept',
  label: { zh: '审核报名', en: 'Accept or reject registrations' },
  permission: 'entry_review',
  input: z.object({ ids: z.array(idInput).min(1).max(200), agree: z.boolean(), reason: reasonInput }),
  output: z.object({ count: z.number() }),
  writes: true,
  ids: { ids: 'entry' },
});

export const ownEntryPage = endpoint({
  route: 'POST /api/purchase/entry/queryBidEntryPage',
  label: { zh: '我的报名', en: 'Own registrations' },
  permission: 'bid_view',
  unseen: true,
  input: pageInput.extend({ shelf: z.string().max(20).optional() }),
  output: pageOf(ownEntryLine) as unknown as z.ZodType<Page<OwnEntryLine>>,
});

// Reading who registered leaves evidence before the opening, so both reads write.
export const entriesOfPackage = endpoint({
  route: 'GET /api/purchase/entry/querySupplierByPackageId',
  label: { zh: '采购包报名供应商', en: 'Suppliers registered for a package' },
  permission: 'entry_view',
  input: z.object({ packageId: idInput }),
  output: z.array(entryAnswer),
  writes: true,
  ids: { packageId: 'package' },
});

export const entriesOfProject = endpoint({
  route: 'GET /api/purchase/entry/queryEntryByProjectId',
  label: { zh: '项目报名供应商', en: 'Suppliers registered for a project' },
  permission: 'entry_view',
  input: byProject.extend({
    depositStatus: z.coerce.number().int().optional(),
    bidStatus: z.coerce.number().int().optional(),
  }),
  output: z.array(entryAnswer),
  writes: true,
  ids: { projectId: 'project' },
});

/** Where a registration stands before the committee looks at it. */
export const qualifyStatus = named({
  unreviewed: { value: 0, label: { zh: '未审', en: 'Not reviewed' }, tone: 'orange' },
  qualified: { value: 1, label: { zh: '合格', en: 'Qualified' }, tone: 'green' },
  unqualified: { value: 2, label: { zh: '不合格', en: 'Not qualified' }, tone: 'red' },
});

/** Whose qualification is or was looked at, each with what came of it and why. */
export const entriesToQualify = endpoint({
  route: 'GET /api/purchase/project/qualify/queryEntryByProjectId',
  aliases: ['GET /api/purchase/qualify/queryEntryByProjectId'],
  label: { zh: '报名资格审查列表', en: 'Registrations and their qualification' },
  permission: 'entry_view',
  input: byProject,
  output: z.array(fieldsIn(entryAnswer.extend({ qualifyStatus: z.number() }), entry, purchasePackage)),
  writes: true,
  ids: { projectId: 'project' },
});

/** Each registration with a result of its own, and the reason where it is turned down: all of them, or none. */
export const qualifyEntries = endpoint({
  route: 'POST /api/bid-project/project/qualify/qualifyEntry',
  label: { zh: '审查报名资格', en: 'Qualify registrations' },
  permission: 'entry_review',
  input: z.object({
    entries: z
      .array(
        z.object({
          id: idInput,
          qualifyStatus: z.coerce.number().int().min(qualifyStatus.code.qualified).max(qualifyStatus.code.unqualified),
          reason: reasonInput,
        }),
      )
      .min(1)
      .max(200),
  }),
  output: z.object({ count: z.number() }),
  writes: true,
  ids: { 'entries.id': 'entry' },
});

/** How many registered, by package: a secret until the opening, as much as who (R38). */
export const entryCount = endpoint({
  route: 'GET /api/purchase/entry/queryEntryCount',
  label: { zh: '报名数量', en: 'How many registered' },
  permission: 'entry_view',
  input: byProject,
  output: z.object({
    projectId: z.string(),
    /** Companies. */
    suppliers: z.number(),
    packages: z.array(
      fieldsIn(
        z.object({ id: z.string(), packageNo: z.number(), packageName: z.string(), count: z.number() }),
        purchasePackage,
      ),
    ),
  }),
  writes: true,
  ids: { projectId: 'project' },
});

export const entryEndpoints = [
  registerEntry,
  changeEntry,
  removeEntry,
  reviewEntries,
  ownEntryPage,
  entriesOfPackage,
  entriesOfProject,
  entriesToQualify,
  qualifyEntries,
  entryCount,
] as const;
