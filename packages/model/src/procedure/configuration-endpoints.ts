import { z } from 'zod';
import { choiceList } from '../kit/choice-list.ts';
import { endpoint } from '../kit/endpoint.ts';
import type { Input, Row } from '../kit/entity.ts';
import { namedRowSchema } from '../kit/named-row.ts';
import { idInput, rowSchema } from '../kit/resource.ts';
import { savedAnswer, versionInput } from '../kit/wire-shapes.ts';
import { archiveItem } from './archive-item.ts';
import { dayType } from './day-type.ts';
import { projectType } from './project-type.ts';
import { purchaseRule } from './purchase-rule.ts';
import { purchaseUser, roleProperties } from './purchase-user.ts';
import { taskTemplate, taskType } from './task-template.ts';
import { typeMethod } from './type-method.ts';

const viewed = 'purchaseconf_view';
const edited = 'purchaseconf_edit';

/** Opens a kind of project or closes it; with projects in progress only once that was read and confirmed. */
export const openOrCloseType = endpoint({
  route: 'POST /api/purchase/conf/type/openOrClose',
  label: { zh: '启用或停用项目类型', en: 'Open or close a kind of project' },
  permission: edited,
  input: z.object({ id: idInput, version: versionInput.optional(), isConfirmed: z.boolean().default(false) }),
  output: savedAnswer.extend({ openStatus: z.number() }),
  writes: true,
  ids: { id: 'projectType' },
});

// The fields are judged one by one by `validate`; the schemas only take the shape.
const rowsOf = <E>() => z.array(z.looseObject({ id: idInput.optional() })).max(200) as unknown as z.ZodType<Input<E>[]>;

export const saveMethods = endpoint({
  route: 'POST /api/purchase/conf/manner/saveOrUpdate',
  label: { zh: '批量保存采购方式配置', en: 'Save the methods of a kind of project' },
  permission: edited,
  input: z.object({ list: rowsOf<typeof typeMethod>() }),
  output: z.array(savedAnswer),
  writes: true,
  ids: { 'list.id': 'typeMethod', 'list.typeId': 'projectType' },
});

export const saveTasks = endpoint({
  route: 'POST /api/purchase/conf/task/saveOrUpdate',
  label: { zh: '批量保存任务模板', en: 'Save the tasks of a method' },
  permission: edited,
  input: z.object({ list: rowsOf<typeof taskTemplate>() }),
  output: z.array(savedAnswer),
  writes: true,
  ids: { 'list.id': 'taskTemplate', 'list.mannerId': 'typeMethod' },
});

export const taskTypeList = choiceList('GET /api/purchase/conf/task/queryTaskType', {
  label: { zh: '任务类型', en: 'Kinds of task' },
  choices: taskType.choices,
});
export const workDayTypeList = choiceList('GET /api/purchase/conf/task/WorkDayTypeList', {
  label: { zh: '天数类型', en: 'What days are counted in' },
  choices: dayType.choices,
});
export const rolePropertyList = choiceList('GET /api/purchase/conf/users/queryRoleProperty', {
  label: { zh: '项目角色', en: 'Parts in projects' },
  choices: roleProperties,
});

export const projectTypeChoices = endpoint({
  route: 'GET /api/purchase/conf/users/queryProType',
  label: { zh: '启用的项目类型', en: 'Kinds of project in use' },
  permission: 'signedIn',
  input: z.object({}),
  output: z.array(z.object({ value: z.string(), label: z.string() })),
});

const ruleRows = { permission: viewed, input: z.object({}), output: z.array(namedRowSchema(purchaseRule)) } as const;

export const rulesOfNoType = endpoint({
  ...ruleRows,
  route: 'GET /api/purchase/conf/rule/queryNoTypeList',
  label: { zh: '未关联项目类型的规则', en: 'Rules of no kind of project' },
});
export const rulesWithoutEnd = endpoint({
  ...ruleRows,
  route: 'GET /api/purchase/conf/rule/queryNoDateRuleList',
  label: { zh: '长期有效的规则', en: 'Rules that end on no day' },
});

// The shapes are made from the definitions that the types are made from.
const archiveRow = rowSchema(archiveItem.fields) as unknown as z.ZodType<Row<typeof archiveItem>>;
const typeRow = rowSchema(projectType.fields) as unknown as z.ZodType<Row<typeof projectType>>;
const methodRow = rowSchema(typeMethod.fields) as unknown as z.ZodType<Row<typeof typeMethod>>;

/** The archive lists of all methods, each with its method. */
export const archiveLists = endpoint({
  route: 'GET /api/purchase/conf/archives/queryArchivesList',
  label: { zh: '各采购方式归档目录', en: 'Archive lists of the methods' },
  permission: viewed,
  input: z.object({}),
  output: z.array(z.object({ mannerId: z.string(), mannerName: z.string(), items: z.array(archiveRow) })),
});

/** Replaces the archive list of a method; what the law demands stays in it. */
export const saveArchives = endpoint({
  route: 'POST /api/purchase/conf/archives/addSaveOrUpdate',
  label: { zh: '保存归档目录', en: 'Save the archive list of a method' },
  permission: edited,
  input: z.object({ mannerId: idInput, items: rowsOf<Omit<typeof archiveItem, 'mannerId'>>() }),
  output: z.null(),
  writes: true,
  ids: { mannerId: 'typeMethod', 'items.id': 'archiveItem' },
});

const statutoryNumber = z.object({
  code: z.string(),
  kind: z.string(),
  value: z.string(),
  unit: z.string(),
  dayType: z.number().nullable(),
  article: z.object({ zh: z.string(), en: z.string() }),
  name: z.object({ zh: z.string(), en: z.string() }),
  isOverridable: z.boolean(),
  /** The buyer's own in its place; null: the statutory one holds. */
  own: z.string().nullable(),
});

/** A method of a kind of project like a page to read: its law, its numbers, tasks, archive list, rules and people. */
export const methodPage = endpoint({
  route: 'GET /api/purchase/conf/manner/queryMethodPage',
  label: { zh: '采购方式配置详情', en: 'A method as it is configured' },
  permission: viewed,
  input: z.object({ id: idInput }),
  output: z.object({
    type: typeRow,
    method: methodRow,
    numbers: z.array(statutoryNumber),
    tasks: z.array(namedRowSchema(taskTemplate)),
    archives: z.array(archiveRow),
    rules: z.array(namedRowSchema(purchaseRule)),
    people: z.array(namedRowSchema(purchaseUser)),
  }),
  ids: { id: 'typeMethod' },
});

/** Brings in what the definitions say, where a buyer has configured nothing yet. */
export const loadDefaults = endpoint({
  route: 'POST /api/purchase/conf/type/loadDefaults',
  label: { zh: '载入默认采购配置', en: 'Begin with the usual configuration' },
  permission: edited,
  input: z.object({}),
  output: z.object({ types: z.number() }),
  writes: true,
});

export const configurationEndpoints = [
  openOrCloseType,
  saveMethods,
  saveTasks,
  taskTypeList,
  workDayTypeList,
  rolePropertyList,
  projectTypeChoices,
  rulesOfNoType,
  rulesWithoutEnd,
  archiveLists,
  saveArchives,
  methodPage,
  loadDefaults,
] as const;
