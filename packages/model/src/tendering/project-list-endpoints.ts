import { z } from 'zod';
import { agencyEntrustment } from '../agency/agency-entrustment.ts';
import { carries, fieldsIn } from '../kit/carried-fields.ts';
import { choiceList } from '../kit/choice-list.ts';
import { endpoint } from '../kit/endpoint.ts';
import { pageInput, pageOf, type Page } from '../kit/page.ts';
import { idInput, rowSchema } from '../kit/resource.ts';
import type { Row } from '../kit/entity.ts';
import { bulletinText } from './bulletin-endpoints.ts';
import { bidPhase, bulletinType, openBidTypes, saleType, tenderFileSubmits } from './choices.ts';
import { project } from './project.ts';
import { card, dueSoon, opensToday, projectCard, projectCounts, type ProjectCard } from './project-shelf-endpoints.ts';
import { purchasePackage } from './purchase-package.ts';

// Said here: the first list that a browser loads need not know entrustments.
carries(card.agentName, agencyEntrustment, 'agentName');
const cardPage = pageOf(projectCard) as unknown as z.ZodType<Page<ProjectCard>>;

/** A page of a list, narrowed to one shelf (`ShelfName`) where it says so. */
const shelfPage = pageInput.extend({ shelf: z.string().max(20).optional() });
const shelfList = z.looseObject({ shelf: z.string().max(20).optional() });

export interface ProjectLine extends Row<typeof project> {
  /** The number of what it is procured again from. */
  readonly parentNo: string | null;
  /** What procures it again. */
  readonly childId: string | null;
  readonly childNo: string | null;
}

const named = () => carries(z.string().nullable(), project, 'projectNo');
const projectLine = rowSchema(project.fields).extend({
  parentNo: named(),
  childId: z.string().nullable(),
  childNo: named(),
});
const linePage = pageOf(projectLine) as unknown as z.ZodType<Page<ProjectLine>>;

/** The buyer's list of projects, each with what it is procured again from or by. */
export const projectBasePage = endpoint({
  route: 'POST /api/purchase/project/basePage',
  aliases: ['POST /api/purchase/cus/pro/proPage'],
  label: { zh: '采购项目列表', en: 'Projects, with what procures them again' },
  permission: 'project_view',
  input: shelfPage,
  output: linePage,
});

export const projectsToConfirm = endpoint({
  route: 'POST /api/purchase/cus/pro/queryConfirmProPage',
  label: { zh: '待确认项目', en: 'Projects that wait for a confirmation' },
  permission: 'project_view',
  input: pageInput,
  output: linePage,
});

export const projectList = endpoint({
  route: 'GET /api/purchase/project/projectList',
  label: { zh: '采购项目选择', en: 'Projects to choose from' },
  permission: 'project_view',
  input: shelfList,
  output: z.array(projectCard),
});

/** The same for whoever is signed in: a buyer's projects, an agency's entrusted ones, a supplier's own registrations. */
export const actorProjectPage = endpoint({
  route: 'POST /api/bid-project/project/projectPage',
  aliases: ['POST /api/bid-project/project/projectListPage'],
  label: { zh: '我的项目列表', en: 'The projects of whoever asks' },
  permission: 'signedIn',
  unseen: true,
  input: shelfPage,
  output: cardPage,
});

export const actorProjectList = endpoint({
  route: 'GET /api/bid-project/project/projectList',
  label: { zh: '我的项目选择', en: 'The projects of whoever asks, to choose from' },
  permission: 'signedIn',
  unseen: true,
  input: shelfList,
  output: z.array(projectCard),
});

/** The buyer's projects that an agency runs or has run, with its name. */
export const customerProjectPage = endpoint({
  route: 'POST /api/bid-project/project/projectPageCustomer',
  label: { zh: '委托代理的项目', en: 'Projects with an agency' },
  permission: 'project_view',
  input: shelfPage,
  output: cardPage,
});

const cardPackage = fieldsIn(
  z.object({
    id: z.string(),
    packageNo: z.number(),
    packageName: z.string(),
    budget: z.string(),
    ceilingMoney: z.string().nullable(),
    goods: z.string().nullable(),
  }),
  purchasePackage,
);
export type CardPackage = z.infer<typeof cardPackage>;

export const actorProject = endpoint({
  route: 'GET /api/bid-project/project/queryById',
  label: { zh: '项目卡片', en: 'A project as whoever asks may see it' },
  permission: 'signedIn',
  unseen: true,
  input: z.object({ id: idInput }),
  output: fieldsIn(z.object({ ...card, packages: z.array(cardPackage) }), project),
  ids: { id: 'project' },
});

/** Published, with registration still open: where the documents can be had. */
export const saleProjects = endpoint({
  route: 'POST /api/bid-project/entry/querySaleProject',
  label: { zh: '可获取文件的项目', en: 'Projects that take registrations' },
  permission: 'bid_view',
  unseen: true,
  input: pageInput,
  output: cardPage,
});

/** A supplier's own; a buyer names one of his library, and learns of him at the opening (R38). */
export const supplierProjects = endpoint({
  route: 'POST /api/purchase/entry/querySupplierProject',
  aliases: ['POST /api/bid-project/entry/querySupplierProject'],
  label: { zh: '供应商参与的项目', en: 'Projects that a supplier takes part in' },
  permission: 'signedIn',
  unseen: true,
  input: shelfPage.extend({ supplierId: idInput.optional() }),
  output: cardPage,
  ids: { supplierId: 'supplier' },
});

const valueCount = z.object({ value: z.number(), label: z.string(), count: z.number() });

/** Each count opens its rows in the list, by the field that it is named after. */
export const projectTotals = endpoint({
  route: 'GET /api/purchase/project/proTotalCount',
  label: { zh: '项目总数', en: 'All projects, by status and method' },
  permission: 'project_view',
  input: z.object({}),
  output: z.object({ total: z.number(), projectStatus: z.array(valueCount), manner: z.array(valueCount) }),
});

export const ownProjectSum = endpoint({
  route: 'GET /api/purchase/project/myProjectSum',
  label: { zh: '我经办项目汇总', en: 'The projects that I handle' },
  permission: 'project_view',
  input: z.object({}),
  output: z.object({
    count: z.number(),
    /** Neither ended nor with a result. */
    running: z.number(),
    result: z.number(),
    ended: z.number(),
    generalBudget: carries(z.string().nullable(), project, 'generalBudget'),
  }),
});

/** What a project was procured again from (before it) and by (after it), as far as it goes. */
export const projectFamily = endpoint({
  route: 'GET /api/purchase/project/queryByParentId',
  label: { zh: '重新采购的项目', en: 'What was procured again' },
  permission: 'project_view',
  input: z.object({ parentId: idInput.optional(), id: idInput.optional() }),
  output: z.array(fieldsIn(z.object({ ...card, generation: z.number() }), project)),
  ids: { parentId: 'project', id: 'project' },
});

/** The project's data as documents name them: field, label, value, and the value in words. */
export const projectCustomData = endpoint({
  route: 'GET /api/purchase/project/projectCustomData',
  label: { zh: '项目数据项', en: 'The data of a project, for documents' },
  permission: 'project_view',
  input: z.object({ id: idInput.optional(), projectId: idInput.optional() }),
  output: z.array(z.object({ prop: z.string(), label: z.string(), value: z.unknown(), text: z.string() })),
  ids: { id: 'project', projectId: 'project' },
});

/** The text of a notice as the project's data give it; of the notice that opens it, where no type is named. */
export const projectBulletinContent = endpoint({
  ...bulletinText,
  route: 'GET /api/purchase/project/queryBulletinContent',
  label: { zh: '项目公告正文', en: 'Text of the notice of a project' },
  input: z.object({
    projectId: idInput,
    bulletinType: z.coerce.number().int().default(bulletinType.code.procurement),
  }),
});

export const projectSaleTypes = choiceList('GET /api/purchase/project/querySaleType', {
  label: { zh: '项目文件获取方式', en: 'How the documents of a project are offered' },
  choices: saleType.choices,
});

export const tenderFileSubmitList = choiceList('GET /api/purchase/enums/queryTenderFileSubmitEnum', {
  label: { zh: '投标文件递交方式', en: 'Ways to hand in a bid' },
  choices: tenderFileSubmits,
  aliases: ['GET /api/system/enums/queryTenderFileSubmitEnum'],
});

export const projectOpenBidTypes = choiceList('GET /api/purchase/project/queryOpenBidTypeList', {
  label: { zh: '开标方式', en: 'Ways to open' },
  choices: openBidTypes,
});

export const projectBidStatuses = choiceList('GET /api/purchase/project/queryBidStatusList', {
  label: { zh: '投标状态', en: 'States of a bid' },
  choices: bidPhase.choices,
});

export const projectListEndpoints = [
  projectBasePage,
  projectsToConfirm,
  projectList,
  actorProjectPage,
  actorProjectList,
  customerProjectPage,
  actorProject,
  saleProjects,
  supplierProjects,
  projectCounts,
  projectTotals,
  ownProjectSum,
  opensToday,
  dueSoon,
  projectFamily,
  projectCustomData,
  projectBulletinContent,
  projectSaleTypes,
  tenderFileSubmitList,
  projectOpenBidTypes,
  projectBidStatuses,
] as const;
