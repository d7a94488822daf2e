import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { pageOf } from '../kit/page.ts';
import { idInput } from '../kit/resource.ts';
import { versionStatus } from '../kit/version-status.ts';
import { boundActions, examineRow, faultAnswer, idList, pageQuery, variableAnswer, versionInput } from './wire.ts';

const base = '/api/process/flow-design' as const;

export const flowRowAnswer = z.object({
  /** The same as defindId. */
  id: z.string(),
  defindId: z.string(),
  version: z.number(),
  flowKey: z.string(),
  flowName: z.string(),
  category: z.string().nullable(),
  businessType: z.string().nullable(),
  deptIds: z.array(z.string()),
  deptNames: z.array(z.string()),
  isEnabled: z.boolean(),
  remark: z.string().nullable(),
  /** The version that new runs take; null while nothing is published. */
  publishedNo: z.number().nullable(),
  hasDraft: z.boolean(),
  runningCount: z.number(),
  /** The actions that wait for it. */
  boundActions: z.array(z.string()),
  updateUserName: z.string().nullable(),
  updateTime: z.string(),
});
export type FlowRow = z.infer<typeof flowRowAnswer>;

const flowFilter = {
  flowName: z.string().max(100).optional(),
  category: z.string().max(60).optional(),
  isEnabled: z.coerce.number().int().min(0).max(1).optional(),
};

export const flowList = endpoint({
  route: `GET ${base}/flowList`,
  label: { zh: '流程列表', en: 'Flows' },
  permission: 'flow_view',
  input: z.object(flowFilter),
  output: z.array(flowRowAnswer),
});

export const flowPage = endpoint({
  route: `POST ${base}/flowPage`,
  label: { zh: '流程分页', en: 'Flows: page' },
  permission: 'flow_view',
  input: z.object({ ...pageQuery, ...flowFilter }),
  output: pageOf(flowRowAnswer),
});

const byFlow = z.object({ defindId: idInput });

export const flowExamineList = endpoint({
  route: `GET ${base}/flowExamineList`,
  label: { zh: '流程节点', en: 'Nodes of a flow' },
  permission: 'flow_view',
  input: byFlow,
  output: z.array(examineRow),
  ids: { defindId: 'flowDefinition' },
});

export const flowDelete = endpoint({
  route: `GET ${base}/flowDelete`,
  label: { zh: '删除流程', en: 'Delete flows' },
  permission: 'flow_delete',
  input: z.object({ ids: idList, boundActions: boundActions.optional() }),
  output: z.null(),
  writes: true,
  ids: { ids: 'flowDefinition' },
});

const flowDefindAnswer = flowRowAnswer.extend({
  /** Of what is shown: the draft where there is one, else the published version. */
  versionNo: z.number(),
  versionStatus: z.enum(versionStatus.code),
  nodeJson: z.string(),
  flowExamines: z.array(examineRow),
  variables: z.array(variableAnswer),
  faults: z.array(faultAnswer),
});
export type FlowDefind = z.infer<typeof flowDefindAnswer>;

export const queryFlowDefind = endpoint({
  route: `GET ${base}/queryFlowDefind`,
  label: { zh: '流程定义', en: 'A flow with its drawing' },
  permission: 'flow_view',
  input: byFlow.extend({
    /** Of a certain version. */
    no: z.coerce.number().int().min(1).optional(),
  }),
  output: flowDefindAnswer,
  ids: { defindId: 'flowDefinition' },
});

export const flowVersions = endpoint({
  route: `GET ${base}/versions`,
  label: { zh: '流程版本', en: 'Versions of a flow' },
  permission: 'flow_view',
  input: byFlow,
  output: z.array(
    z.object({
      no: z.number(),
      versionStatus: z.enum(versionStatus.code),
      sha256: z.string(),
      createUserName: z.string().nullable(),
      createTime: z.string(),
      publishTime: z.string().nullable(),
      runningCount: z.number(),
    }),
  ),
  ids: { defindId: 'flowDefinition' },
});

const judgeAnswer = z.array(z.object({ value: z.string(), label: z.string(), expression: z.string() }));

export const queryUserJudgeTypeList = endpoint({
  route: `GET ${base}/queryUserJudgeTypeList`,
  label: { zh: '按发起人判断的条件', en: 'Conditions on the initiator' },
  permission: 'flow_view',
  input: z.object({}),
  output: judgeAnswer,
});

export const queryDeptJudgeTypeList = endpoint({
  route: `GET ${base}/queryDeptJudgeTypeList`,
  label: { zh: '按发起部门判断的条件', en: 'Conditions on the department' },
  permission: 'flow_view',
  input: z.object({}),
  output: judgeAnswer,
});

const typeAnswer = z.object({ value: z.string(), label: z.string() });

export const designFlowTypeList = endpoint({
  route: `GET ${base}/flowTypeList`,
  label: { zh: '业务类型', en: 'Kinds of business' },
  permission: 'flow_view',
  input: z.object({}),
  output: z.array(typeAnswer),
});

export const flowTypeDetail = endpoint({
  route: `GET ${base}/flowTypeDetail`,
  label: { zh: '业务类型详情', en: 'A kind of business' },
  permission: 'flow_view',
  input: z.object({
    flowType: z
      .string()
      .max(60)
      .meta({ examples: ['leave'] }),
  }),
  output: typeAnswer.extend({ variables: z.array(variableAnswer), hasProjectRoles: z.boolean() }),
});

const savedFlow = z.object({
  defindId: z.string(),
  version: z.number(),
  versionNo: z.number(),
  versionStatus: z.enum(versionStatus.code),
  faults: z.array(faultAnswer),
});
export type SavedFlow = z.infer<typeof savedFlow>;

/**
 * Saves a drawing, as a draft or published. Without `defindId` it is a new flow, which needs key and name. Rows that do
 * not come out of the drawing are refused; an unsound drawing is kept as a draft and not published.
 */
export const flowSave = endpoint({
  route: `POST ${base}/flowSave`,
  label: { zh: '保存流程', en: 'Save a flow' },
  permission: 'flow_edit',
  input: z.object({
    defindId: idInput.optional(),
    version: versionInput.optional(),
    flowKey: z.string().max(60).optional(),
    flowName: z.string().trim().max(100).optional(),
    category: z.string().trim().max(60).nullish(),
    businessType: z.string().max(60).nullish(),
    remark: z.string().max(500).nullish(),
    nodeJson: z.string().max(2_000_000),
    flowExamines: z.array(examineRow).max(2000),
    /** Of a flow without a kind of business: what its form holds. */
    variables: z.array(variableAnswer).max(200).optional(),
    publish: z.boolean().default(false),
  }),
  output: savedFlow,
  writes: true,
  ids: { defindId: 'flowDefinition' },
});

const savedDefinition = z.object({ defindId: z.string(), version: z.number() });

/** Which departments may start it; none: all. */
export const flowGrant = endpoint({
  route: `POST ${base}/flowGrant`,
  label: { zh: '流程授权', en: 'Grant a flow to departments' },
  permission: 'flow_grant',
  input: byFlow.extend({ version: versionInput, deptIds: z.string().regex(/^(\d{1,18}(,\d{1,18})*)?$/) }),
  output: savedDefinition,
  writes: true,
  ids: { defindId: 'flowDefinition', deptIds: 'dept' },
});

/** What runs, runs on; nothing new is started while it is off. */
export const switchFlow = endpoint({
  route: `POST ${base}/switchFlow`,
  label: { zh: '启用或停用流程', en: 'Switch a flow on or off' },
  permission: 'flow_edit',
  input: byFlow.extend({ version: versionInput, isEnabled: z.boolean(), boundActions: boundActions.optional() }),
  output: savedDefinition,
  writes: true,
  stepUp: true,
  ids: { defindId: 'flowDefinition' },
});

/** The settings of one node, in the draft. */
export const saveOrUpdateExamine = endpoint({
  route: `POST ${base}/saveOrUpdateExamine`,
  label: { zh: '保存审批节点', en: 'Save the settings of a node' },
  permission: 'flow_edit',
  input: byFlow.extend({ version: versionInput, examine: examineRow }),
  output: savedFlow,
  writes: true,
  ids: { defindId: 'flowDefinition' },
});

export const deleteExamine = endpoint({
  route: `GET ${base}/deleteExamine`,
  label: { zh: '删除审批节点', en: 'Remove a node with its edges' },
  permission: 'flow_edit',
  input: byFlow.extend({ version: versionInput, node: z.string().max(100) }),
  output: savedFlow,
  writes: true,
  ids: { defindId: 'flowDefinition' },
});

export const queryFlowExamineByKeyAndADept = endpoint({
  route: `GET ${base}/queryFlowExamineByKeyAndADept`,
  label: { zh: '按标识和部门查流程节点', en: 'Nodes of the flow that a department uses' },
  permission: 'signedIn',
  input: z.object({
    flowKey: z
      .string()
      .max(60)
      .meta({ examples: ['leave'] }),
    deptId: idInput.optional(),
  }),
  output: z.array(examineRow),
  ids: { deptId: 'dept' },
});

export const designEndpoints = [
  flowList,
  flowPage,
  flowExamineList,
  flowDelete,
  queryFlowDefind,
  flowVersions,
  queryUserJudgeTypeList,
  queryDeptJudgeTypeList,
  designFlowTypeList,
  flowTypeDetail,
  flowSave,
  flowGrant,
  switchFlow,
  saveOrUpdateExamine,
  deleteExamine,
  queryFlowExamineByKeyAndADept,
] as const;
