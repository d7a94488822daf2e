import type { Field, Fields } from '../kit/field.ts';
import type { Text } from '../kit/text.ts';
import { project } from '../tendering/project.ts';
import { packageItem, purchasePackage } from '../tendering/purchase-package.ts';

/** A name that may stand between `${` and `}`; a list is gone through by `${#list}` … `${/list}`. */
export interface TemplateVariable {
  readonly name: string;
  readonly label: Text;
  readonly kind: 'value' | 'group' | 'list';
  readonly children?: readonly TemplateVariable[];
}

const numbered = { name: 'no', label: { zh: '序号', en: 'No.' }, kind: 'value' } as const;
const value = (name: string, zh: string, en: string): TemplateVariable => ({ name, label: { zh, en }, kind: 'value' });

/** Links, files and states of the record itself are nobody's text. */
const untold = new Set(['handlerId', 'auditStatus', 'rejectReason', 'projectId', 'packageId']);

export function isTold(name: string, { kind }: Field): boolean {
  return !untold.has(name) && kind !== 'files' && kind !== 'json' && kind !== 'ref' && kind !== 'refs';
}

function told(fields: Fields): TemplateVariable[] {
  return Object.entries(fields)
    .filter(([name, field]) => isTold(name, field))
    .map(([name, { label }]) => ({ name, label, kind: 'value' as const }));
}

const winner = [
  numbered,
  value('packageNo', '包号', 'Package no.'),
  value('packageName', '包名称', 'Package'),
  value('supplierName', '中标（成交）供应商', 'Supplier'),
  value('creditCode', '统一社会信用代码', 'Credit code'),
  value('linkman', '联系人', 'Contact'),
  value('phone', '联系电话', 'Phone'),
  value('totalMoney', '中标（成交）金额（元）', 'Award amount (CNY)'),
];

/** Everything that a template can name. */
export const templateVariables: readonly TemplateVariable[] = [
  { name: 'project', label: { zh: '采购项目', en: 'Project' }, kind: 'group', children: told(project.fields) },
  {
    name: 'packages',
    label: { zh: '采购包', en: 'Packages' },
    kind: 'list',
    children: [
      numbered,
      ...told(purchasePackage.fields),
      {
        name: 'items',
        label: { zh: '货物明细', en: 'Goods lines' },
        kind: 'list',
        children: [numbered, ...told(packageItem.fields)],
      },
    ],
  },
  {
    name: 'winners',
    label: { zh: '采购结果（确定后）', en: 'Winners, once decided' },
    kind: 'list',
    children: winner,
  },
  {
    name: 'entry',
    label: { zh: '中标（成交）供应商（通知书选定的一家）', en: 'The winner that a letter is for' },
    kind: 'group',
    children: winner.filter((one) => one !== numbered),
  },
  {
    name: 'buyer',
    label: { zh: '本单位', en: 'Own unit' },
    kind: 'group',
    children: [value('name', '单位名称', 'Name'), value('operator', '经办人', 'Operator')],
  },
  value('today', '今天（年月日）', 'Today'),
];

/** What a name of a template means, from the outside in: `project.projectNo`, or a name within one of the lists. */
export function variableLabels(name: string): readonly Text[] {
  const path = name.split('.');
  const places = [templateVariables, ...listsIn(templateVariables).map(({ children = [] }) => children)];
  for (const variables of places) {
    const found = along(variables, path);
    if (found) return found;
  }
  return [];
}

function along(
  variables: readonly TemplateVariable[],
  [first, ...rest]: readonly string[],
): readonly Text[] | undefined {
  const found = variables.find(({ name }) => name === first);
  if (!found) return undefined;
  if (rest.length === 0) return [found.label];
  const inner = along(found.children ?? [], rest);
  return inner && [found.label, ...inner];
}

function listsIn(variables: readonly TemplateVariable[]): TemplateVariable[] {
  return variables.flatMap((one) => [...(one.kind === 'list' ? [one] : []), ...listsIn(one.children ?? [])]);
}
