import {
  dataScopeTypes,
  everyField,
  everyResource,
  filterFieldsOf,
  filterWords,
  isLeaf,
  isVariable,
  message,
  readRowFilter,
  type Entity,
  type Language,
  type RowFilter,
} from '@zhaocai/model';
import type { Ctx } from '../../../platform/http/index.ts';
import { labelOfField } from '../scope-resources.ts';
import { namesOf, type HeldScope } from './explain-queries.ts';

/** Each scope as a sentence: whose it is, what it is about, which rows it means. */
export async function wordedScopes(ctx: Ctx, entity: Entity, scopes: readonly HeldScope[]): Promise<string[]> {
  const filters = scopes.map((scope) => filterOf(entity, scope));
  const names = await namesOf(
    ctx,
    filters.flatMap((filter) => (filter ? idsIn(filter) : [])),
  );
  return scopes.map((scope, index) => sentenceOf(ctx, { entity, scope, filter: filters[index], names }));
}

interface Worded {
  readonly entity: Entity;
  readonly scope: HeldScope;
  readonly filter: RowFilter | undefined;
  readonly names: Readonly<Record<string, string>>;
}

function sentenceOf({ language }: Ctx, { entity, scope, filter, names }: Worded): string {
  const label = dataScopeTypes.find(({ value }) => value === scope.kind)?.label[language] ?? '';
  const range = filter
    ? filterWords(filter, { fields: filterFieldsOf(entity), language, names })
    : scope.column === null
      ? label
      : message('scope.explain.range', language, {
          range: label,
          column: labelOfField(entity, scope.column)[language],
        });
  const resource =
    scope.resource === everyResource ? message('scope.explain.everyResource', language) : entity.label[language];
  const said = { role: scope.roleName, scope: scope.scopeName ?? '', resource, range };
  const sentence = message(scope.scopeName === null ? 'scope.explain.role' : 'scope.explain.scope', language, said);
  if (scope.fields === null || scope.fields === everyField) return sentence;
  const fields = labelsOf(entity, scope.fields.split(','), language).join(language === 'zh' ? '、' : ', ');
  return message('scope.explain.fields', language, { sentence, fields });
}

/** What the fields are called, in the order of the definition. */
export function labelsOf(entity: Entity, names: readonly string[], language: Language): string[] {
  return Object.entries(entity.fields).flatMap(([name, { label }]) => (names.includes(name) ? [label[language]] : []));
}

function filterOf(entity: Entity, { kind, filter }: HeldScope): RowFilter | undefined {
  if (kind !== 5) return undefined;
  const read = readRowFilter(filterFieldsOf(entity), filter);
  return 'filter' in read ? read.filter : undefined;
}

/** The values that are ids of something with a name. */
function idsIn(filter: RowFilter): string[] {
  if (!isLeaf(filter)) return (filter.all ?? filter.any ?? []).flatMap(idsIn);
  if (filter.value === undefined || isVariable(filter.value)) return [];
  return [filter.value]
    .flat()
    .map(String)
    .filter((text) => /^\d{6,18}$/.test(text));
}
