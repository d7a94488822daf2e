import { packageItem, project, purchasePackage, type Field } from '@zhaocai/model';
import type { SpreadsheetField } from '../../../platform/excel/index.ts';

type ProjectField = keyof typeof project.fields;

/** Columns about the project: given in the first row, left empty or repeated below it. */
const projectFields = [
  'projectNo',
  'projectName',
  'manner',
  'lawRegime',
  'purchaseType',
  'generalBudget',
  'ceilingMoney',
  'depositMoney',
  'fundsSource',
  'entryEndTime',
  'bidEndTime',
  'openTime',
  'openPlace',
  'deliveryDays',
  'deliveryDayType',
  'deliveryPlace',
  'linkman',
  'phone',
  'qualification',
] as const satisfies readonly ProjectField[];

const optional = <F extends Field>({ required: _, ...field }: F) => ({ ...field, required: false as const });

/** One row per goods line. What may be left empty below the first row is judged by the import, not by the column. */
export const projectSpreadsheet = {
  ...pick(projectFields),
  packageNo: purchasePackage.fields.packageNo,
  packageName: optional(purchasePackage.fields.packageName),
  budget: optional(purchasePackage.fields.budget),
  packageCeiling: { ...purchasePackage.fields.ceilingMoney, label: { zh: '包最高限价', en: 'Package ceiling price' } },
  name: { ...packageItem.fields.name, label: { zh: '货物名称', en: 'Goods name' } },
  brandModel: packageItem.fields.brandModel,
  unit: packageItem.fields.unit,
  quantity: packageItem.fields.quantity,
  techParams: packageItem.fields.techParams,
  remark: packageItem.fields.remark,
} as const;

function pick<const N extends (typeof projectFields)[number]>(
  names: readonly N[],
): { readonly [K in N]: SpreadsheetFieldOf<K> } {
  const fields = names.map((name) => [name, optional(project.fields[name])]);
  // The names are the keys, one for one.
  return Object.fromEntries(fields) as { readonly [K in N]: SpreadsheetFieldOf<K> };
}

type SpreadsheetFieldOf<K extends ProjectField> = (typeof project.fields)[K] extends SpreadsheetField
  ? Omit<(typeof project.fields)[K], 'required'> & { readonly required: false }
  : never;

export const projectColumns: readonly (typeof projectFields)[number][] = projectFields;
