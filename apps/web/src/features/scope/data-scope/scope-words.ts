import { readRowFilter } from '@zhaocai/model/scope/row-filter-faults';
import { filterWords } from '@zhaocai/model/scope/row-filter-words';
import { everyResource } from '@zhaocai/model/scope/data-scope';
import type { ScopeResource } from '@zhaocai/model/scope/scope-endpoints';
import { fill, type Language } from '@zhaocai/model/kit/text';
import { columnsIn } from './data-scope-draft.ts';
import { dataScopeTexts as texts } from './texts.ts';

/** A scope as far as it is known: a stored row, or what a form holds so far. */
export interface ScopeSketch {
  readonly resourceCode?: string;
  readonly scopeType?: number;
  readonly scopeColumn?: string | null;
  readonly scopeValue?: unknown;
  readonly scopeField?: string | null;
}

export interface WordContext {
  readonly resources: readonly ScopeResource[];
  readonly names: Readonly<Record<string, string>>;
  readonly language: Language;
}

export function resourceName(code: string, { resources, language }: WordContext): string {
  if (code === everyResource) return texts.everyResource[language];
  return resources.find(({ name }) => name === code)?.label[language] ?? code;
}

const defaultColumns: Readonly<Record<number, string>> = { 2: 'createUser', 3: 'createDept', 4: 'createDept' };
const columnLabels = {
  createUser: { zh: '创建人', en: 'Creator' },
  createDept: { zh: '创建部门', en: 'Department' },
} as const;

/** Which rows it means, in words that fit the kind. */
export function rangeWords(scope: ScopeSketch, context: WordContext): string {
  const { language } = context;
  const { scopeType: kind = 0 } = scope;
  if (kind === 1) return texts.rangeAll[language];
  if (kind === 5) return conditionWords(scope, context);
  const pattern = { 2: texts.rangeOwn, 3: texts.rangeDept, 4: texts.rangeSubtree }[kind];
  return pattern ? fill(pattern[language], { column: columnWord(scope, context) }) : '';
}

function columnWord(
  { resourceCode, scopeType = 0, scopeColumn }: ScopeSketch,
  { resources, language }: WordContext,
): string {
  const name = scopeColumn || defaultColumns[scopeType] || '';
  const field = resources.find((one) => one.name === resourceCode)?.fields.find((one) => one.name === name);
  if (field) return field.label[language];
  return name === 'createUser' || name === 'createDept' ? columnLabels[name][language] : name;
}

function conditionWords(
  { resourceCode, scopeValue }: ScopeSketch,
  { resources, names, language }: WordContext,
): string {
  const resource = resources.find((one) => one.name === resourceCode);
  if (!resource) return texts.unknownResource[language];
  const read = readRowFilter(resource.fields, scopeValue);
  if (!('filter' in read)) return texts.rangeOpen[language];
  const words = filterWords(read.filter, { fields: resource.fields, language, names });
  return fill(texts.rangeWhere[language], { words });
}

/** The whole sentence of the preview. */
export function scopeSentence(scope: ScopeSketch, context: WordContext): string {
  const { language } = context;
  if (!scope.resourceCode || !scope.scopeType) return '';
  const sentence = fill(texts.sentence[language], {
    resource: resourceName(scope.resourceCode, context),
    range: rangeWords(scope, context),
  });
  const names = columnWords(scope, context);
  return names ? `${sentence}${fill(texts.sentenceFields[language], { names })}` : sentence;
}

/** What the fields that it names are called; empty: it means all of them. */
export function columnWords({ resourceCode, scopeField }: ScopeSketch, { resources, language }: WordContext): string {
  const named = columnsIn(scopeField);
  const columns = resources.find(({ name }) => name === resourceCode)?.columns ?? [];
  const seen = columns.filter(({ name, isKept }) => isKept || named.includes(name));
  return named.length === 0 ? '' : seen.map(({ label }) => label[language]).join(language === 'zh' ? '、' : ', ');
}
