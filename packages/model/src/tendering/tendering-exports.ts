import { listExport } from '../kit/list-export.ts';
import { bulletin } from './bulletin.ts';
import { bulletinPage, bulletinTenantPage } from './bulletin-endpoints.ts';
import { bulletinType as bulletinKind, manner } from './choices.ts';
import { entryLifecycle } from './entry-lifecycle.ts';
import { ownEntryPage } from './entry-endpoints.ts';
import { projectEvidence } from './evidence-endpoints.ts';

const text = (zh: string, en: string, maxLength = 30) => ({ kind: 'text', label: { zh, en }, maxLength }) as const;
const instant = (zh: string, en: string) => ({ kind: 'instant', label: { zh, en } }) as const;

const projectNo = text('项目编号', 'Number', 24);
const projectName = text('项目名称', 'Project', 40);
const buyerName = text('采购单位', 'Buyer');
const entryEndTime = instant('报名截止时间', 'Registration ends');
const bidEndTime = instant('报价截止时间', 'Quoting ends');

const { title, bulletinType, bulletinStatus, publishTime, endTime, upDown, downReason, projectId } = bulletin.fields;

/** Of the own unit, drafts too. */
export const noticesExport = listExport({
  list: bulletinPage,
  name: bulletin.label,
  permission: 'bulletin_export',
  fields: {
    title,
    projectId,
    bulletinType,
    bulletinStatus,
    upDown,
    publishTime,
    endTime,
    downReason,
    createTime: instant('创建时间', 'Created'),
  },
});

/** What is published, as the hall shows it. */
export const hallExport = listExport({
  list: bulletinTenantPage,
  name: { zh: '已发布公告', en: 'Published notices' },
  fields: {
    title,
    bidEndTime,
    entryEndTime,
    bulletinType: { kind: 'choice', label: { zh: '公告类型', en: 'Kind' }, choices: bulletinKind.choices },
    manner: { kind: 'choice', label: { zh: '采购方式', en: 'Way of purchase' }, choices: manner.choices },
    buyerName,
    publishTime,
    projectNo,
    projectName,
    isEntered: { kind: 'flag', label: { zh: '已报名', en: 'Registered' } },
  },
});

/** A supplier's own registrations; what he quoted stays sealed. */
export const ownEntriesExport = listExport({
  list: ownEntryPage,
  name: { zh: '我的报名', en: 'My bids' },
  fields: {
    projectName,
    projectNo,
    packageNo: { kind: 'integer', label: { zh: '包号', en: 'Package' } },
    packageName: text('采购包', 'Package name', 40),
    entryStatus: { kind: 'choice', label: { zh: '状态', en: 'State' }, choices: entryLifecycle.choices },
    bidEndTime,
    entryEndTime,
    openTime: instant('开标时间', 'Opening'),
    buyerName,
    entryNum: text('报名编号', 'Registration', 24),
    linkman: text('联系人', 'Contact', 16),
    phone: text('联系电话', 'Phone', 20),
    entryTime: instant('报名时间', 'Registered'),
    isBid: { kind: 'flag', label: { zh: '已报价', en: 'Quoted' } },
    bidTime: instant('报价时间', 'Quoted at'),
    rejectReason: text('退回原因', 'Why rejected', 60),
  },
});

/** The chain of a project, with the hashes that prove it. */
export const evidenceExport = listExport({
  list: projectEvidence,
  name: { zh: '存证记录', en: 'Evidence' },
  fields: {
    stream: text('存证链', 'Chain', 40),
    seq: text('序号', 'No.', 10),
    at: text('时间', 'Time', 20),
    action: text('操作', 'Action'),
    supplierName: text('供应商', 'Supplier'),
    actor: text('操作人', 'By', 20),
    subject: text('对象', 'Subject', 20),
    payload: { kind: 'longText', label: { zh: '内容', en: 'Content' }, maxLength: 2000 },
    prevHash: text('前一条哈希', 'Previous hash', 64),
    hash: text('哈希', 'Hash', 64),
  },
});

export const tenderingListExports = [noticesExport, hallExport, ownEntriesExport, evidenceExport] as const;
