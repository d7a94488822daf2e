import { z } from 'zod';
import { fieldsIn } from '../kit/carried-fields.ts';
import { choiceList } from '../kit/choice-list.ts';
import { endpoint } from '../kit/endpoint.ts';
import { idInput } from '../kit/resource.ts';
import { savedAnswer, versionInput } from '../kit/wire-shapes.ts';
import { evaluateResult, judgeType } from './choices.ts';
import { judgeTemplate } from './judge-template.ts';

const base = '/api/cus/judge';
const view = 'judgeTemplate_view';

/** Points or percent in text, at most two places. */
const pointsText = z
  .string()
  .regex(/^\d{1,3}(\.\d{1,2})?$/)
  .meta({ examples: ['12.5'] });
export const pointsInput = z.union([pointsText, z.number()]).transform(String).pipe(pointsText);

const givenItem = z.object({
  itemName: z.string().trim().max(100),
  maxScore: pointsInput,
  /** In percent; of all items of a template or of none. */
  weight: pointsInput.nullish(),
  /** Of `scoreWay`. */
  scoreWay: z.coerce.number().int().default(1),
  standard: z.string().trim().max(1000).default(''),
});

const givenLevel = z.object({
  /** Of `evaluateResult`. */
  level: z.coerce.number().int(),
  from: pointsInput,
  to: pointsInput,
});

/** An item as it is kept: its id stays what it is as long as its template. */
export const judgeTemplateItem = z.object({
  itemId: z.string(),
  itemName: z.string(),
  maxScore: z.string(),
  weight: z.string().nullable(),
  scoreWay: z.number(),
  standard: z.string(),
});
export type JudgeTemplateItem = z.output<typeof judgeTemplateItem>;

/** A level as it is kept, `from` included and `to` not; a hundred lies in the highest. */
export const judgeTemplateLevel = z.object({ level: z.number(), from: z.string(), to: z.string() });
export type JudgeTemplateLevel = z.output<typeof judgeTemplateLevel>;

export const judgeTypeList = choiceList('POST /api/system/enums/judgeType', {
  label: { zh: '评价对象类型', en: 'Whose performance is judged' },
  choices: judgeType.choices,
});

export const evaluateResultList = choiceList('POST /api/system/enums/evaluateResult', {
  label: { zh: '评价结果', en: 'What a score comes to' },
  choices: evaluateResult.choices,
});

/** Writes a template with all its items and levels. Answers the id under which it stands now. */
export const saveJudgeTemplate = endpoint({
  route: `POST ${base}/save`,
  aliases: [`POST ${base}/update`],
  label: { zh: '保存评价模板', en: 'Save an evaluation template' },
  permission: 'judgeTemplate_edit',
  permissionToAdd: 'judgeTemplate_add',
  input: z.object({
    id: idInput.nullish(),
    version: versionInput.optional(),
    name: z.string().trim().max(100),
    judgeType: z.coerce.number().int(),
    cycle: z.coerce.number().int().default(1),
    confirmDays: z.coerce.number().int().default(7),
    remark: z.string().trim().max(500).nullish(),
    items: z.array(givenItem).max(100),
    /** The usual ones where none are given. */
    levels: z.array(givenLevel).max(4).optional(),
  }),
  output: savedAnswer.extend({ edition: z.number() }),
  writes: true,
  ids: { id: 'judgeTemplate' },
});

/** Puts a template into use, 1, or takes it out of it, 0. */
export const enableJudgeTemplate = endpoint({
  route: `POST ${base}/enable`,
  label: { zh: '启用或停用评价模板', en: 'Put a template into use or out of it' },
  permission: 'judgeTemplate_enable',
  input: z.object({
    id: idInput,
    version: versionInput.optional(),
    enable: z.coerce.number().int().min(0).max(1).default(1),
  }),
  output: savedAnswer.extend({ enable: z.number() }),
  writes: true,
  ids: { id: 'judgeTemplate' },
});

/** The items of a template, in their order. */
export const judgeTemplateItems = endpoint({
  route: `GET ${base}/item/dataList`,
  label: { zh: '模板评价指标', en: 'Items of a template' },
  permission: view,
  input: z.object({ judgeId: idInput.optional(), id: idInput.optional() }),
  output: z.array(judgeTemplateItem),
  ids: { judgeId: 'judgeTemplate', id: 'judgeTemplate' },
});

/** The items of the template that is in use for a kind and cycle; none where there is no such template. */
export const itemsByJudgeType = endpoint({
  route: `GET ${base}/item/dataListByJudgeType`,
  label: { zh: '按评价对象查询指标', en: 'Items by whom they judge' },
  permission: view,
  input: z.object({
    judgeType: z.coerce.number().int().min(1).max(4),
    cycle: z.coerce.number().int().min(1).max(3).default(1),
  }),
  output: z.object({
    template: fieldsIn(
      z.object({ id: z.string(), name: z.string(), edition: z.number(), confirmDays: z.number() }),
      judgeTemplate,
    ).nullable(),
    items: z.array(judgeTemplateItem),
    levels: z.array(judgeTemplateLevel),
  }),
});

export const judgeTemplateEndpoints = [
  judgeTypeList,
  evaluateResultList,
  saveJudgeTemplate,
  enableJudgeTemplate,
  judgeTemplateItems,
  itemsByJudgeType,
] as const;
