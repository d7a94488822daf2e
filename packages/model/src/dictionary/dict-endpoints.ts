import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import type { Entity, Row } from '../kit/entity.ts';
import { pageInput, pageOf } from '../kit/page.ts';
import { idInput, rowSchema } from '../kit/resource.ts';
import { savedAnswer } from '../kit/wire-shapes.ts';
import { dict, dictBiz } from './dict.ts';

/** Both shelves have the same fields. */
export type DictRow = Row<typeof dict>;

const row = rowSchema(dict.fields) as unknown as z.ZodType<DictRow>;

const dictFlat = z.object({
  id: z.string(),
  parentId: z.string(),
  tenantId: z.string(),
  code: z.string(),
  dictKey: z.string(),
  dictValue: z.string(),
  valueEn: z.string().nullable(),
  sort: z.number(),
  isSealed: z.number(),
  isBuiltin: z.boolean(),
  remark: z.string().nullable(),
});

/** A row as the management screens see it. `children` is left out where there are none. */
export interface DictNode extends z.infer<typeof dictFlat> {
  readonly children?: readonly DictNode[];
}

const dictNode: z.ZodType<DictNode> = dictFlat.extend({ children: z.lazy(() => z.array(dictNode)).optional() });

const treeFlat = z.object({
  id: z.string(),
  parentId: z.string(),
  title: z.string(),
  key: z.string(),
  value: z.string(),
});

/** For tree selects: the title is the word, the value the row's id. */
export interface DictTreeNode extends z.infer<typeof treeFlat> {
  readonly children?: readonly DictTreeNode[];
}

const dictTreeNode: z.ZodType<DictTreeNode> = treeFlat.extend({
  children: z.lazy(() => z.array(dictTreeNode)).optional(),
});

/** A word to choose: label `dictValue` (`valueEn` in English), value `dictKey`. */
const dictWord = z.object({
  code: z.string(),
  dictKey: z.string(),
  dictValue: z.string(),
  valueEn: z.string().nullable(),
  sort: z.number(),
  isSealed: z.number(),
  remark: z.string().nullable(),
});
export type DictWord = z.infer<typeof dictWord>;

const codeInput = z.object({
  code: z.string().min(1).max(50),
  /** 1: with the sealed words, for showing what old rows carry. */
  all: z.coerce.number().int().min(0).max(1).default(0),
});

type Shelf = Pick<Entity, 'name' | 'path' | 'label' | 'menu'>;

function labelOf({ label }: Shelf, zh: string, en: string) {
  return { zh: `${label.zh}${zh}`, en: `${label.en}: ${en}` };
}

/** For the screens that keep dictionaries. */
function keepingEndpoints(of: Shelf) {
  const view = `${of.menu}_view`;
  return {
    parentList: endpoint({
      route: `GET ${of.path}/parent-list` as 'GET /',
      label: labelOf(of, '上级分页', 'dictionaries'),
      permission: view,
      input: pageInput,
      output: pageOf(row),
    }),
    childList: endpoint({
      route: `GET ${of.path}/child-list` as 'GET /',
      label: labelOf(of, '下级分页', 'words'),
      permission: view,
      input: pageInput.extend({ parentId: idInput }),
      output: pageOf(row),
      ids: { parentId: of.name },
    }),
    tree: endpoint({
      route: `GET ${of.path}/tree` as 'GET /',
      label: labelOf(of, '树', 'tree'),
      permission: view,
      /** DICT: all of them. */
      input: z.object({ code: z.string().max(50).default('DICT') }),
      output: z.array(dictTreeNode),
    }),
  };
}

/** For everybody who chooses a word or shows one. */
function readingEndpoints(of: Shelf) {
  return {
    list: endpoint({
      route: `GET ${of.path}/list` as 'GET /',
      label: labelOf(of, '列表', 'list'),
      permission: 'signedIn',
      input: z.object({ code: z.string().max(50).optional(), dictValue: z.string().max(100).optional() }),
      output: z.array(dictNode),
    }),
    dictionary: endpoint({
      route: `GET ${of.path}/dictionary` as 'GET /',
      label: labelOf(of, '取值', 'words of a code'),
      permission: 'signedIn',
      input: codeInput,
      output: z.array(dictWord),
      aliases: [`POST ${of.path}/dictionary` as 'POST /'],
    }),
    firstChildren: endpoint({
      route: `GET ${of.path}/dictionaryFristChilds` as 'GET /',
      label: labelOf(of, '第一级取值', 'words of the first level'),
      permission: 'signedIn',
      input: codeInput,
      output: z.array(dictWord),
    }),
  };
}

export const dictApi = { ...keepingEndpoints(dict), ...readingEndpoints(dict) };
export const dictBizApi = { ...keepingEndpoints(dictBiz), ...readingEndpoints(dictBiz) };

/** Gives the tenant a copy of a dictionary of the platform, to change as it likes. */
export const customizeDictBiz = endpoint({
  route: 'POST /api/blade-system/dict-biz/customize',
  label: { zh: '转为本单位字典', en: 'Keep a dictionary of one’s own' },
  permission: 'dictbiz_add',
  input: z.object({ id: idInput }),
  output: savedAnswer,
  writes: true,
  ids: { id: 'dictBiz' },
});

/** The tenant's own rows under the verbs that the API gives them (002, line 180). */
export const dictTenantApi = {
  parents: endpoint({
    route: 'GET /api/blade-system/dict-tenant/queryParentList',
    label: { zh: '本单位字典列表', en: 'Own dictionaries' },
    permission: 'dictbiz_view',
    input: z.object({ keyword: z.string().max(100).optional() }),
    output: z.array(row),
  }),
  children: endpoint({
    route: 'GET /api/blade-system/dict-tenant/queryChildrenList',
    label: { zh: '本单位字典取值列表', en: 'Words of an own dictionary' },
    permission: 'dictbiz_view',
    input: z.object({ parentId: idInput }),
    output: z.array(row),
    ids: { parentId: 'dictBiz' },
  }),
  detail: endpoint({
    route: 'GET /api/blade-system/dict-tenant/queryById',
    label: { zh: '本单位字典详情', en: 'Own dictionary: detail' },
    permission: 'dictbiz_view',
    input: z.object({ id: idInput }),
    output: row,
    ids: { id: 'dictBiz' },
  }),
  save: endpoint({
    route: 'POST /api/blade-system/dict-tenant/saveDict',
    generic: { entity: dictBiz, verb: 'save' },
    label: { zh: '保存本单位字典', en: 'Save an own dictionary' },
    permission: 'dictbiz_edit',
    input: z.looseObject({}),
    output: savedAnswer,
    writes: true,
    ids: { id: 'dictBiz', parentId: 'dictBiz' },
  }),
  remove: endpoint({
    route: 'GET /api/blade-system/dict-tenant/deleteById',
    label: { zh: '删除本单位字典', en: 'Remove an own dictionary' },
    permission: 'dictbiz_delete',
    input: z.object({ id: idInput }),
    output: z.null(),
    writes: true,
    ids: { id: 'dictBiz' },
  }),
} as const;

export const dictEndpoints = [
  ...Object.values(dictApi),
  ...Object.values(dictBizApi),
  customizeDictBiz,
  ...Object.values(dictTenantApi),
] as const;
