import type { Language } from '../kit/text.ts';
import {
  filterOperators,
  filterVariables,
  isLeaf,
  isVariable,
  type FilterField,
  type FilterLeaf,
  type FilterLiteral,
  type RowFilter,
} from './row-filter.ts';

export interface Wording {
  readonly fields: readonly FilterField[];
  readonly language: Language;
  /** Names of what ids stand for, by id, where they are known. */
  readonly names?: Readonly<Record<string, string>>;
}

/** A filter in words: `最高限价 大于 100000 且（阶段 属于 草稿、待确认 或 经办人 等于 当前用户）`. */
export function filterWords(filter: RowFilter, wording: Wording): string {
  const text = words(filter, wording, true);
  return wording.language === 'zh' ? text.replaceAll(' （', '（').replaceAll('） ', '）') : text;
}

function words(filter: RowFilter, wording: Wording, isOutermost: boolean): string {
  if (isLeaf(filter)) return leafWords(filter, wording);
  const members = filter.all ?? filter.any ?? [];
  const joint = wording.language === 'zh' ? (filter.all ? ' 且 ' : ' 或 ') : filter.all ? ' and ' : ' or ';
  const text = members.map((member) => words(member, wording, members.length === 1 && isOutermost)).join(joint);
  if (isOutermost || members.length < 2) return text;
  return wording.language === 'zh' ? `（${text}）` : `(${text})`;
}

function leafWords({ field: name, operator, value }: FilterLeaf, { fields, language, names }: Wording): string {
  const field = fields.find((one) => one.name === name);
  const said = [field?.label[language] ?? name, filterOperators[operator][language]];
  if (isVariable(value)) return [...said, filterVariables[value.variable].label[language]].join(' ');
  if (value === undefined) return said.join(' ');
  const values = (isList(value) ? value : [value]).map((one) => literalWords(one, { field, language, names }));
  return [...said, values.join(language === 'zh' ? '、' : ', ')].join(' ');
}

function isList(value: FilterLiteral | readonly FilterLiteral[]): value is readonly FilterLiteral[] {
  return Array.isArray(value);
}

function literalWords(
  value: FilterLiteral,
  { field, language, names }: Pick<Wording, 'language' | 'names'> & { field: FilterField | undefined },
): string {
  if (typeof value === 'boolean') return { zh: value ? '是' : '否', en: value ? 'yes' : 'no' }[language];
  const choice = field?.choices?.find((one) => one.value === value);
  if (choice) return choice.label[language];
  const isText = field?.kind === 'text' || field?.kind === 'longText';
  const shown = names?.[String(value)] ?? String(value);
  return isText ? `“${shown}”` : shown;
}
