import type { FieldDescriptor } from '../descriptor.ts';
import { choice, common, endings, isReadonly, kept, setting, whole } from '../pieces.ts';
import { printAny } from '../prints.ts';
import { checkRows } from '../values.ts';

const alignments = {
  left: { zh: '左对齐', en: 'Left' },
  center: { zh: '居中', en: 'Centre' },
  right: { zh: '右对齐', en: 'Right' },
};

/** Its columns are its children; each answer is a row. */
export const dynamicField: FieldDescriptor = {
  type: 'dynamic',
  group: 'layout',
  label: { zh: '子表单', en: 'Sub-table' },
  icon: 'TableOutlined',
  defaults: { ...common, children: { align: 'center', headerAlign: 'center', addBtn: true, delBtn: true } },
  panel: [
    choice('children.align', { zh: '对齐方式', en: 'Align' }, alignments),
    choice('children.headerAlign', { zh: '表头对齐', en: 'Align heads' }, alignments),
    setting('flag', 'children.addBtn', { zh: '可新增行', en: 'Rows can be added' }),
    setting('flag', 'children.delBtn', { zh: '可删除行', en: 'Rows can be removed' }),
    kept(
      choice(
        'children.type',
        { zh: '展示方式', en: 'Shown as' },
        { '': { zh: '表格', en: 'Table' }, form: { zh: '表单', en: 'Forms' } },
      ),
    ),
    whole('limit', { zh: '最多行数', en: 'Most rows' }, { min: 1, max: 500 }),
    isReadonly,
    ...endings,
  ],
  valueKind: 'rows',
  canNestIn: ['group'],
  isOffered: true,
  toPrint: printAny,
  check: checkRows,
};
