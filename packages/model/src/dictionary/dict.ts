import { entity } from '../kit/entity.ts';
import type { Choice, Fields } from '../kit/field.ts';

/** A sealed word leaves every drop-down; rows that carry its key still show it. */
export const sealedFlags = [
  { value: 0, label: { zh: '未封存', en: 'In use' }, tone: 'green' },
  { value: 1, label: { zh: '已封存', en: 'Sealed' }, tone: 'grey' },
] as const satisfies readonly Choice[];

/** What the root row of a dictionary has instead of a key: it is the title, not a word to choose. */
export const rootDictKey = '-1';

const dictFields = <const Name extends string>(name: Name) =>
  ({
    parentId: { kind: 'tree', label: { zh: '上级字典', en: 'Parent' }, to: name, fixed: true },
    code: {
      kind: 'text',
      label: { zh: '字典编号', en: 'Code' },
      maxLength: 50,
      pattern: /^[A-Za-z][\w-]*$/,
      required: true,
      help: { zh: '字母开头，可含数字、下划线', en: 'A letter first, then letters, digits and underscores' },
    },
    dictValue: { kind: 'text', label: { zh: '字典名称', en: 'Name' }, maxLength: 100, required: true },
    valueEn: { kind: 'text', label: { zh: '英文名称', en: 'Name in English' }, maxLength: 100 },
    dictKey: {
      kind: 'text',
      label: { zh: '字典键值', en: 'Key' },
      maxLength: 50,
      pattern: /^-?[\p{L}\p{N}_.-]+$/u,
    },
    sort: { kind: 'integer', label: { zh: '字典排序', en: 'Order' }, min: 0, max: 99999, required: true },
    isSealed: { kind: 'choice', label: { zh: '封存', en: 'Sealed' }, choices: sealedFlags, required: true },
    isBuiltin: { kind: 'flag', label: { zh: '内置', en: 'Built in' }, readOnly: true },
    remark: { kind: 'text', label: { zh: '字典备注', en: 'Remark' }, maxLength: 255 },
  }) as const satisfies Fields;

/** The platform's dictionaries, read by all. The root row (parent 0) carries the code and the title. */
export const dict = entity({
  name: 'dict',
  table: 'dict',
  label: { zh: '系统字典', en: 'System dictionary' },
  path: '/api/blade-system/dict',
  verbs: {
    detail: 'GET /detail',
    save: 'POST /submit',
    remove: 'POST /remove',
    export: 'POST /export',
    import: 'POST /import',
  },
  importKey: ['code', 'dictKey'],
  pathNames: { root: 'code', below: 'dictKey' },
  menu: 'dict',
  search: ['code', 'dictValue'],
  sort: ['sort', 'code', 'dictKey'],
  platformReadable: true,
  dataScoped: false,
  fields: dictFields('dict'),
});

/** Dictionaries of business: the platform's rows serve every tenant until it keeps a dictionary of that code itself. */
export const dictBiz = entity({
  name: 'dictBiz',
  table: 'dict_biz',
  label: { zh: '业务字典', en: 'Business dictionary' },
  path: '/api/blade-system/dict-biz',
  verbs: {
    detail: 'GET /detail',
    save: 'POST /submit',
    remove: 'POST /remove',
    export: 'POST /export',
    import: 'POST /import',
  },
  importKey: ['code', 'dictKey'],
  pathNames: { root: 'code', below: 'dictKey' },
  menu: 'dictbiz',
  search: ['code', 'dictValue'],
  sort: ['sort', 'code', 'dictKey'],
  platformReadable: true,
  dataScoped: false,
  fields: dictFields('dictBiz'),
});
