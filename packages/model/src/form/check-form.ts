import type { PanelItem } from './descriptor.ts';
import { fieldDescriptors } from './descriptors.ts';
import { placedFields, type PlacedField } from './fields.ts';
import { formPanel } from './form-panel.ts';
import { isJsonObject, listAt, settingAt, textAt } from './json.ts';
import { linkage } from './linkage.ts';
import { forbiddenKeys } from './literal/read-literal.ts';
import type { FormFault, FormField, FormModel, JsonObject } from './model.ts';
import { compilePattern, longestPattern } from './pattern/match-pattern.ts';
import { isRemote, optionNames, type OptionNames } from './options.ts';
import { recordSource } from './record-source.ts';

export const mostFields = 500;
const leastColumnWidth = 100;

/** Everything that keeps a form from being published: bounds, names, nesting, patterns, expressions, circles. */
export function checkForm(form: FormModel): readonly FormFault[] {
  const placed = placedFields(form.fields);
  if (placed.length > mostFields) return [{ code: 'form.tooManyFields', parameters: { limit: mostFields } }];
  return [
    ...formPanel.flatMap((item) => settingFaults(item, { props: form.options, label: '' })),
    ...placed.flatMap((one) => fieldFaults(one)),
    ...twiceNamed(placed),
    ...linkage(form).faults,
  ];
}

function fieldFaults({ field, parent }: PlacedField): readonly FormFault[] {
  const { type, props, id } = field;
  const label = field.label || field.prop || type;
  const descriptor = fieldDescriptors[type];
  const faults = [
    ...nameFaults(field),
    ...nestingFaults(field, parent),
    ...spanFaults(field, parent),
    ...descriptor.panel.flatMap((item) => settingFaults(item, { props, label })),
    ...optionFaults(field, label),
    ...patternFaults(field, label),
  ];
  return faults.map((fault) => ({ ...fault, at: label, fieldId: id }));
}

/** A heading needs no name: nothing is kept under it. */
function nameFaults({ type, prop, label }: FormField): readonly FormFault[] {
  if (prop === '') {
    const isNamed = fieldDescriptors[type].valueKind !== 'none';
    return isNamed ? [{ code: 'form.propMissing', parameters: { label: label || type } }] : [];
  }
  return /^[\w$]{1,64}$/.test(prop) && !forbiddenKeys.has(prop)
    ? []
    : [{ code: 'form.propFormat', parameters: { prop } }];
}

/** Names are unique in the form, and in a sub-table among its columns. */
function twiceNamed(placed: readonly PlacedField[]): readonly FormFault[] {
  const seen = new Set<string>();
  return placed.flatMap(({ field: { prop, id, label }, parent }) => {
    if (prop === '') return [];
    const key = `${parent?.type === 'dynamic' ? parent.id : ''}.${prop}`;
    const isTwice = seen.has(key);
    seen.add(key);
    if (!isTwice) return [];
    return [{ code: 'form.propTwice' as const, parameters: { prop }, at: label || prop, fieldId: id }];
  });
}

function nestingFaults({ type, label }: FormField, parent: FormField | undefined): readonly FormFault[] {
  if (!parent || (isContainer(parent) && fieldDescriptors[type].canNestIn.includes(parent.type))) return [];
  const { zh } = fieldDescriptors[type].label;
  return [{ code: 'form.nesting', parameters: { label: label || zh, container: parent.label || parent.prop } }];
}

function isContainer(field: FormField): field is FormField & { readonly type: 'dynamic' | 'group' } {
  return field.type === 'dynamic' || field.type === 'group';
}

/** New fields take 8 to 24 of a line; later dialects went down to 2, and what is narrower than 8 stays as it was read. */
function spanFaults({ span, raw, props, label }: FormField, parent: FormField | undefined): readonly FormFault[] {
  const least = raw['span'] === span ? 1 : 8;
  const parameters = { label };
  const setting = { zh: '栅格', en: 'Width' };
  const faults: FormFault[] = [];
  if (!Number.isInteger(span) || span < least)
    faults.push({ code: 'form.least', setting, parameters: { ...parameters, min: least } });
  if (span > 24) faults.push({ code: 'form.most', setting, parameters: { ...parameters, max: 24 } });
  const { width } = props;
  if (parent?.type === 'dynamic' && typeof width === 'number' && width < leastColumnWidth)
    faults.push({
      code: 'form.least',
      setting: { zh: '列宽', en: 'Column width' },
      parameters: { ...parameters, min: leastColumnWidth },
    });
  return faults;
}

function isAddress(url: string): boolean {
  return /^(?:\/(?!\/)|https?:\/\/)\S*$/i.test(url);
}

/** A setting against the bounds of its control: the panel and this read the same ones. */
export function settingFaults(
  item: PanelItem,
  { props, label }: { readonly props: JsonObject; readonly label: string },
): readonly FormFault[] {
  const value = settingAt(props, item.key);
  if (value === undefined || value === null || value === '') return [];
  const fault = (code: FormFault['code'], parameters: Record<string, number> = {}): readonly FormFault[] => [
    { code, setting: item.label, parameters: { label, ...parameters } },
  ];
  if (item.kind === 'choice')
    return item.options.some((option) => option.value === value) || typeof value === 'object'
      ? []
      : fault('form.choice');
  if (item.kind !== 'number') return [];
  const number = typeof value === 'string' ? Number(value) : value;
  if (typeof number !== 'number' || Number.isNaN(number)) return fault('form.number');
  if (item.isWhole && !Number.isInteger(number)) return fault('form.whole');
  const { min, max } = item.bounds?.(props) ?? {};
  if (min !== undefined && number < min) return fault('form.least', { min });
  return max !== undefined && number > max ? fault('form.most', { max }) : [];
}

function optionFaults(field: FormField, label: string): readonly FormFault[] {
  const { props } = field;
  const wrongAddress: readonly FormFault[] = [{ code: 'form.dicUrl', parameters: { label } }];
  if (field.type === 'table') return isAddress(recordSource(field).url) ? [] : wrongAddress;
  const hasOptions = fieldDescriptors[field.type].panel.some(({ kind }) => kind === 'options');
  if (!hasOptions) return [];
  if (isRemote(field)) {
    const url = textAt(props, 'dicUrl') ?? '';
    return isAddress(url) ? [] : wrongAddress;
  }
  const values = flatValues(listAt(props, 'dicData').filter(isJsonObject), optionNames(field));
  if (values.some((value) => typeof value !== 'string' && typeof value !== 'number'))
    return [{ code: 'form.optionType', parameters: { label } }];
  return new Set(values).size < values.length ? [{ code: 'form.optionTwice' }] : [];
}

function flatValues(list: readonly JsonObject[], names: OptionNames): readonly unknown[] {
  return list.flatMap((item) => [
    item[names.value],
    ...flatValues(listAt(item, names.children).filter(isJsonObject), names),
  ]);
}

function patternFaults({ props }: FormField, label: string): readonly FormFault[] {
  const pattern = textAt(props, 'pattern');
  const compiled = pattern ? compilePattern(pattern) : undefined;
  if (!compiled || compiled.ok) return [];
  if (compiled.fault === 'long') return [{ code: 'form.patternLong', parameters: { label, limit: longestPattern } }];
  return [{ code: compiled.fault === 'syntax' ? 'form.patternSyntax' : 'form.patternUnsafe', parameters: { label } }];
}
