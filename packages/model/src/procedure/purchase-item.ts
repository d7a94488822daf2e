import { entity } from '../kit/entity.ts';
import { named } from '../kit/named.ts';

export const itemType = named({
  purchase: { value: 1, label: { zh: '采购品目', en: 'What is bought' }, tone: 'blue' },
  expert: { value: 2, label: { zh: '专家专业', en: 'Fields of experts' }, tone: 'orange' },
  supplier: { value: 3, label: { zh: '供应商类别', en: 'Kinds of supplier' }, tone: 'green' },
});

export const itemStatus = named({
  enabled: { value: 1, label: { zh: '启用', en: 'In use' }, tone: 'green' },
  disabled: { value: 0, label: { zh: '停用', en: 'Disabled' }, tone: 'grey' },
});

export const mostItemLevels = 5;
/** The parent of a root. */
export const rootItemCode = '0';

/** A class of the catalogue of what is bought, of what experts know, of what suppliers deal in: three trees by code. */
export const purchaseItem = entity({
  name: 'purchaseItem',
  table: 'purchase_item',
  label: { zh: '品目', en: 'Item' },
  path: '/api/purchase/item',
  verbs: {
    page: 'POST /queryPage',
    detail: 'GET /queryById',
    save: 'POST /saveItem',
    remove: 'GET /deleteItem',
    export: 'POST /export',
    import: 'POST /import',
  },
  importKey: ['itemCode'],
  menu: 'purchaseitem',
  search: ['itemName', 'itemCode'],
  sort: ['itemType', 'itemCode'],
  dataScoped: false,
  guards: { ux_purchase_item_code: 'procedure.itemCodeTaken' },
  fields: {
    itemCode: {
      kind: 'text',
      label: { zh: '品目编码', en: 'Code' },
      maxLength: 30,
      required: true,
      fixed: true,
      pattern: /^[A-Za-z0-9][A-Za-z0-9.-]*$/,
      patternText: { zh: '字母、数字、点和短横线', en: 'letters, digits, dots and hyphens' },
    },
    itemName: { kind: 'text', label: { zh: '品目名称', en: 'Name' }, maxLength: 100, required: true },
    parentCode: {
      kind: 'text',
      label: { zh: '上级编码', en: 'Below' },
      maxLength: 30,
      initial: rootItemCode,
      help: { zh: '0为最上级', en: '0 for the top' },
    },
    itemType: {
      kind: 'choice',
      label: { zh: '类别', en: 'Kind' },
      choices: itemType.choices,
      required: true,
      initial: 1,
    },
    unit: { kind: 'text', label: { zh: '计量单位', en: 'Unit' }, maxLength: 20 },
    sort: { kind: 'integer', label: { zh: '排序', en: 'Order' }, min: 0, max: 99_999, initial: 0 },
    level: { kind: 'integer', label: { zh: '层级', en: 'Level' }, readOnly: true },
    itemStatus: {
      kind: 'choice',
      column: 'in_use',
      label: { zh: '状态', en: 'Status' },
      choices: itemStatus.choices,
      required: true,
      initial: 1,
    },
  },
});
