import { z } from 'zod';
import { choiceList } from '../kit/choice-list.ts';
import { endpoint } from '../kit/endpoint.ts';
import type { Row } from '../kit/entity.ts';
import { idInput, rowSchema } from '../kit/resource.ts';
import { savedAnswer, versionInput } from '../tendering/wire.ts';
import { paramTemplate, paramTypes } from './param-template.ts';

const base = '/api/bid-electronic/ele/param';

/** Points as decimals in text, at most two places. */
const score = z
  .string()
  .regex(/^\d{1,4}(\.\d{1,2})?$/)
  .meta({ examples: ['12.5'] });

export const paramItem = z.object({
  itemName: z.string().trim().min(1).max(100),
  /** By what it is judged, or how it is filled in. */
  standard: z.string().trim().max(1000).default(''),
  /** Only of what is scored. */
  maxScore: score.nullish(),
});
export type ParamItem = z.output<typeof paramItem>;

export const paramTypeList = choiceList(`GET ${base}/queryTempType`, {
  label: { zh: '参数模板类型', en: 'Kinds of parameter template' },
  choices: paramTypes.choices,
});

/** All templates of a kind, with their items. */
export const paramsByType = endpoint({
  route: `GET ${base}/queryByType`,
  label: { zh: '按类型查询参数模板', en: 'Templates of a kind' },
  permission: 'bidParam_view',
  input: z.object({ tempType: z.coerce.number().int().optional(), type: z.coerce.number().int().optional() }),
  // The shape is made from the definition that the type is made from.
  output: z.array(rowSchema(paramTemplate.fields)) as unknown as z.ZodType<Row<typeof paramTemplate>[]>,
});

/** Writes the items of a template anew, all of them. */
export const saveParamItems = endpoint({
  route: `POST ${base}/saveTemps`,
  label: { zh: '保存模板条目', en: 'Save the items of a template' },
  permission: 'bidParam_edit',
  input: z.object({ id: idInput, version: versionInput, details: z.array(paramItem).max(200) }),
  output: savedAnswer,
  writes: true,
  ids: { id: 'paramTemplate' },
});
