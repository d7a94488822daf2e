import {
  dataScope,
  everyField,
  everyResource,
  filterFieldsOf,
  isBlank,
  readRowFilter,
  scopeColumnsOf,
  type Entity,
  type FilterFault,
  type RowFilter,
} from '@zhaocai/model';
import { forgetSessions } from '../../../platform/access/index.ts';
import type { Values } from '../../../platform/crud/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { menuOfScope } from '../menu-of-scope.ts';
import { refuseDuplicate } from '../refuse-duplicate.ts';
import { scopedEntity } from '../scope-resources.ts';

/** Judges a data scope against the resource it is about, and completes it. */
export async function checkDataScope(ctx: Ctx, values: Values): Promise<Values> {
  const resource = String(values['resourceCode']);
  const entity = scopedEntity(resource);
  if (!entity && resource !== everyResource) refuse('scope.unknownResource', { resource });
  const scopeField = fieldsOfScope(ctx, entity, values['scopeField']);
  const kind = Number(values['scopeType']);
  const scopeColumn = columnOfScope(ctx, { entity, kind, given: values['scopeColumn'] });
  const scopeValue = kind === 5 ? conditionOf(ctx, entity, values['scopeValue']) : null;
  const menuId = await menuOfScope(ctx, { given: values['menuId'], code: entity?.menu });
  await refuseDuplicate(ctx, {
    entity: dataScope,
    id: values['id'],
    values: { scopeName: values['scopeName'], resourceCode: resource },
  });
  await forgetSessions(ctx);
  return { scopeColumn, scopeValue, scopeField, menuId };
}

/** `*`, or the names of the entity's fields as its definition has them, each once. */
function fieldsOfScope({ language }: Ctx, entity: Entity | undefined, given: unknown): string {
  const names = (isBlank(given) ? everyField : String(given))
    .split(',')
    .map((name) => fieldName(name.trim()))
    .filter(Boolean);
  if (names.length === 0 || names.includes(everyField)) return everyField;
  if (!entity) return refuse('scope.fieldsResource');
  const columns = scopeColumnsOf(entity);
  const unknown = names.find((name) => !columns.some((column) => column.name === name));
  if (unknown !== undefined) refuse('scope.fieldUnknown', { resource: entity.label[language], field: unknown });
  return columns.flatMap(({ name }) => (names.includes(name) ? [name] : [])).join(',');
}

/** The API's clients send column names (create_dept) as often as field names. */
function fieldName(name: string): string {
  return name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

const defaultColumns: Readonly<Record<number, string>> = { 2: 'createUser', 3: 'createDept', 4: 'createDept' };

/** The field that says whose row it is; null where it is the one that the kind means anyway. */
function columnOfScope(
  { language }: Ctx,
  { entity, kind, given }: { entity: Entity | undefined; kind: number; given: unknown },
): string | null {
  const usual = defaultColumns[kind];
  if (usual === undefined || isBlank(given)) return null;
  const name = fieldName(String(given));
  if (name === usual) return null;
  const target = kind === 2 ? 'user' : 'dept';
  const field = entity && filterFieldsOf(entity).find((one) => one.name === name);
  if (field && (field.kind === 'ref' || field.kind === 'tree') && field.to === target) return name;
  return refuse(kind === 2 ? 'scope.columnUser' : 'scope.columnDept', { column: field?.label[language] ?? name });
}

function conditionOf({ language }: Ctx, entity: Entity | undefined, given: unknown): RowFilter {
  if (!entity) return refuse('scope.conditionResource');
  if (isBlank(given)) return refuse('scope.conditionMissing');
  const read = readRowFilter(filterFieldsOf(entity), typeof given === 'string' ? parsed(given) : given);
  return 'filter' in read ? read.filter : refuseFault(read.fault, language);
}

function refuseFault({ code, field, operator }: FilterFault, language: 'zh' | 'en'): never {
  return refuse(code, { field: field?.[language] ?? '', operator: operator?.[language] ?? '' });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return refuse('scope.filterShape');
  }
}
