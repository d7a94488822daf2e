import { z } from 'zod';
import { carries } from '../kit/carried-fields.ts';
import { choiceList } from '../kit/choice-list.ts';
import { endpoint } from '../kit/endpoint.ts';
import type { Input, Row } from '../kit/entity.ts';
import { idInput, rowSchema } from '../kit/resource.ts';
import { objectApprovalAnswer, type ObjectApproval } from '../workflow/object-approval.ts';
import { quoteType } from './choices.ts';
import { checkBeforeChoose } from './method-check-endpoint.ts';
import { importProject, projectTemplate } from './project-import-endpoints.ts';
import { projectMembers, saveProjectMembers } from './project-member-endpoints.ts';
import { project } from './project.ts';
import { projectException } from './project-exception.ts';
import { packageItem, purchasePackage } from './purchase-package.ts';
import { byId, reasonInput, ruleVerdictAnswer, savedAnswer, stageAnswer, versionInput } from './wire.ts';

export type ItemInput = Omit<Input<typeof packageItem>, 'projectId' | 'packageId' | 'lineNo'> & {
  readonly lineNo?: number;
};
export type PackageInput = Omit<Input<typeof purchasePackage>, 'projectId'> & { readonly items?: readonly ItemInput[] };
export type ProjectInput = Input<typeof project> & { readonly packages?: readonly PackageInput[] };

export type PackageDetail = Row<typeof purchasePackage> & { readonly items: readonly Row<typeof packageItem>[] };

export interface StageRow {
  readonly stage: number;
  readonly enterTime: string | null;
  readonly leaveTime: string | null;
  readonly state: 'done' | 'now' | 'ahead' | 'skipped' | 'stopped';
}

/** What somebody can do next, and who. */
export type NextStep = z.infer<typeof nextStepAnswer>;

export interface NextDeadline {
  /** The field of the project that holds it: entryEndTime, bidEndTime, openTime; candidatesEnd of its publicity. */
  readonly field: string;
  readonly time: string;
}

export type ProjectDetail = Row<typeof project> & {
  readonly packages: readonly PackageDetail[];
  readonly stages: readonly StageRow[];
  /** What this user may do now. */
  readonly actions: readonly string[];
  readonly nextDeadline: NextDeadline | null;
  readonly handlerName: string | null;
  readonly rules: readonly z.infer<typeof ruleVerdictAnswer>[];
  readonly serverTime: string;
  /** Of its result; null before there is one to confirm. */
  readonly approval: ObjectApproval | null;
  /** What leads on from here, and who does it. */
  readonly next: readonly NextStep[];
  /** What was asked for beside the ordinary course, newest first. */
  readonly exceptions: readonly ExceptionLine[];
  /** What it is procured again from, and what procures it again. */
  readonly parent: ProjectName | null;
  readonly child: ProjectName | null;
  /** The handler took it back to its draft himself: nobody returned it to him. */
  readonly isTakenBack: boolean;
  /** The notice of its result that was taken down, with nothing in its place. */
  readonly downNoticeId: string | null;
  /** Handed by its writer to another to publish. */
  readonly waitingNoticeId: string | null;
};

export type ExceptionLine = Row<typeof projectException> & {
  readonly askedBy: string | null;
  readonly decidedBy: string | null;
  /** What this user may do with it now. */
  readonly actions: readonly string[];
};
export type ProjectName = z.infer<typeof projectName>;

// The fields are judged one by one by `validate`, whose sentences name them; the schema only takes the shape.
const projectInput = z.looseObject({
  id: idInput.optional(),
  version: versionInput.optional(),
  packages: z
    .array(
      z.looseObject({
        id: idInput.optional(),
        items: z
          .array(z.looseObject({ id: idInput.optional() }))
          .max(2000)
          .optional(),
      }),
    )
    .max(200)
    .optional(),
}) as unknown as z.ZodType<ProjectInput>;

const projectBaseInput = z.looseObject({
  id: idInput.optional(),
  version: versionInput.optional(),
}) as unknown as z.ZodType<ProjectInput>;

const packageDetailAnswer = rowSchema(purchasePackage.fields).extend({ items: z.array(rowSchema(packageItem.fields)) });

export const stageRowAnswer = z.object({
  stage: z.number(),
  enterTime: z.string().nullable(),
  leaveTime: z.string().nullable(),
  state: z.enum(['done', 'now', 'ahead', 'skipped', 'stopped']),
});

const nextStepAnswer = z.object({
  /** An action of the project, of what was asked for, or of its result notice. */
  action: z.string(),
  /** The names of who may do it; some of them, where many may. */
  by: z.array(z.string()),
  count: z.number(),
  isMine: z.boolean(),
});

const projectName = z.object({ id: z.string(), projectNo: carries(z.string(), project, 'projectNo') });

const exceptionAnswer = rowSchema(projectException.fields).extend({
  askedBy: z.string().nullable(),
  decidedBy: z.string().nullable(),
  actions: z.array(z.string()),
});

const projectDetailAnswer = rowSchema(project.fields).extend({
  packages: z.array(packageDetailAnswer),
  stages: z.array(stageRowAnswer),
  actions: z.array(z.string()),
  nextDeadline: z.object({ field: z.string(), time: z.string() }).nullable(),
  handlerName: z.string().nullable(),
  rules: z.array(ruleVerdictAnswer),
  serverTime: z.string(),
  approval: objectApprovalAnswer.nullable(),
  next: z.array(nextStepAnswer),
  exceptions: z.array(exceptionAnswer),
  parent: projectName.nullable(),
  child: projectName.nullable(),
  isTakenBack: z.boolean(),
  downNoticeId: z.string().nullable(),
  waitingNoticeId: z.string().nullable(),
}) as unknown as z.ZodType<ProjectDetail>;

export const projectNumber = endpoint({
  route: 'GET /api/purchase/project/applyNo',
  label: { zh: '申请项目编号', en: 'Propose a project number' },
  permission: 'project_add',
  input: z.object({ manner: z.coerce.number().int().default(5) }),
  output: z.object({ projectNo: z.string() }),
});

/** The project that was made last of a plan; null of one that none was made of. */
export const lastProjectOfPlan = endpoint({
  route: 'GET /api/purchase/project/queryLastByPlanId',
  label: { zh: '计划的最近项目', en: 'The last project of a plan' },
  permission: 'project_view',
  input: z.object({ planId: idInput }),
  output: rowSchema(project.fields).nullable() as unknown as z.ZodType<Row<typeof project> | null>,
  ids: { planId: 'plan' },
});

export const saveProject = endpoint({
  route: 'POST /api/purchase/project/saveOrUpdate',
  aliases: ['POST /api/purchase/cus/pro/saveOrUpdate'],
  label: { zh: '保存采购项目', en: 'Save a project with its packages' },
  permission: 'project_edit',
  input: projectInput,
  output: savedAnswer,
  writes: true,
  ids: {
    id: 'project',
    itemId: 'purchaseItem',
    typeId: 'projectType',
    'packages.id': 'package',
    'packages.items.id': 'packageItem',
  },
});

export const saveProjectBase = endpoint({
  route: 'POST /api/purchase/project/saveOrUpdateBaseInfo',
  label: { zh: '保存项目基本信息', en: 'Save the basic data of a project' },
  permission: 'project_edit',
  input: projectBaseInput,
  output: savedAnswer,
  writes: true,
  ids: { id: 'project', itemId: 'purchaseItem', typeId: 'projectType' },
});

export const projectDetail = endpoint({
  route: 'GET /api/purchase/project/queryById',
  aliases: ['GET /api/purchase/cus/pro/proInfo'],
  label: { zh: '项目详情', en: 'A project' },
  permission: 'project_view',
  input: byId,
  output: projectDetailAnswer,
  ids: { id: 'project' },
});

export const quoteTypeList = choiceList('GET /api/purchase/project/queryQuoteType', {
  label: { zh: '报价方式', en: 'Ways to quote' },
  choices: quoteType.choices,
});

export const submitProject = endpoint({
  route: 'POST /api/purchase/project/submitTask',
  label: { zh: '提交项目', en: 'Submit a project' },
  permission: 'project_submit',
  input: z.object({ id: idInput, version: versionInput }),
  output: stageAnswer,
  writes: true,
  ids: { id: 'project' },
});

export const advanceProject = endpoint({
  route: 'POST /api/purchase/project/submitProStage',
  aliases: ['POST /api/purchase/cus/pro/elecSubmitTask'],
  label: { zh: '推进阶段', en: 'Advance a project by one stage' },
  permission: 'project_submit',
  input: z.object({ id: idInput, version: versionInput }),
  output: stageAnswer,
  writes: true,
  ids: { id: 'project' },
});

export const confirmProject = endpoint({
  route: 'POST /api/purchase/project/projectConfirm',
  aliases: ['POST /api/purchase/cus/pro/confirm'],
  label: { zh: '确认或退回', en: 'Confirm or return' },
  permission: 'project_confirm',
  input: z.object({ id: idInput, version: versionInput, agree: z.boolean(), reason: reasonInput }),
  output: stageAnswer,
  writes: true,
  stepUp: true,
  ids: { id: 'project' },
});

export const confirmParameters = endpoint({
  route: 'POST /api/purchase/cus/pro/paramConfirm',
  label: { zh: '确认项目参数', en: 'Confirm the parameters of a project' },
  permission: 'project_confirm',
  input: z.object({ id: idInput, version: versionInput }),
  output: stageAnswer,
  writes: true,
  stepUp: true,
  ids: { id: 'project' },
});

export const stageList = endpoint({
  route: 'GET /api/purchase/cus/pro/proStageList',
  label: { zh: '项目阶段', en: 'Stages of a project' },
  permission: 'project_view',
  input: z.object({ projectId: idInput.optional() }),
  output: z.array(stageRowAnswer.extend({ label: z.string() })),
  ids: { projectId: 'project' },
});

export const removeProjects = endpoint({
  route: 'POST /api/purchase/project/deleteByIds',
  label: { zh: '删除项目草稿', en: 'Delete draft projects' },
  permission: 'project_delete',
  input: z.object({ ids: z.string() }),
  output: z.null(),
  writes: true,
  ids: { ids: 'project' },
});

export const projectEndpoints = [
  projectNumber,
  lastProjectOfPlan,
  checkBeforeChoose,
  saveProject,
  saveProjectBase,
  projectDetail,
  quoteTypeList,
  submitProject,
  advanceProject,
  confirmProject,
  confirmParameters,
  stageList,
  removeProjects,
  importProject,
  projectTemplate,
  projectMembers,
  saveProjectMembers,
] as const;
