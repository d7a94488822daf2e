import type { FieldDescriptor } from '../descriptor.ts';
import { choice, common, endings, isMultiple, placeholder, setting, whole } from '../pieces.ts';
import { printRecords } from '../prints.ts';
import { checkRecords } from '../values.ts';

const methods = { get: { zh: 'GET', en: 'GET' }, post: { zh: 'POST', en: 'POST' } };

/** Rows of another list, looked up in a dialog; what is kept of a row and what is shown of it are said by `props`. */
export const tableField: FieldDescriptor = {
  type: 'table',
  group: 'choice',
  label: { zh: '表格选择器', en: 'Rows of a list' },
  icon: 'TableOutlined',
  defaults: {
    ...common,
    children: { column: [{ label: '名称', prop: 'name' }], props: { url: '', method: 'get', needPage: true } },
    props: { label: 'name', value: 'id' },
  },
  panel: [
    placeholder,
    { ...setting('text', 'children.props.url', { zh: '数据地址', en: 'Address' }), section: 'options' },
    { ...choice('children.props.method', { zh: '请求方式', en: 'Method' }, methods), section: 'options' },
    { ...setting('flag', 'children.props.needPage', { zh: '分页加载', en: 'Comes page by page' }), section: 'options' },
    { ...setting('text', 'children.props.resKey', { zh: '列表位置', en: 'Place of the list' }), section: 'options' },
    { kind: 'columns', key: 'children.column', label: { zh: '显示列', en: 'Columns' }, section: 'options' },
    { ...setting('text', 'props.value', { zh: '保存的键', en: 'Key that is kept' }), section: 'options' },
    { ...setting('text', 'props.label', { zh: '显示的键', en: 'Key that is shown' }), section: 'options' },
    isMultiple,
    whole('limit', { zh: '最多行数', en: 'Most rows' }, { min: 1, max: 100 }),
    ...endings,
  ],
  valueKind: 'records',
  canNestIn: ['group'],
  isOffered: true,
  toPrint: printRecords,
  check: checkRecords,
};
