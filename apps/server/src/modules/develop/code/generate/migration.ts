import type { GeneratedField } from '@zhaocai/model';
import { columnTypeOf } from '../../../../platform/rows/index.ts';
import { fieldOf, snakeCaseOf, type CodeEntry } from './entity-of.ts';

/** The table: a column of the right type for each field, the base columns, indexes that lead with the tenant, policies. */
export function migrationText({ tableName, fieldList }: CodeEntry): string {
  const columns = fieldList.map((field) => `  ${columnText(field)},\n`);
  const indexes = fieldList.flatMap((field) => indexText(tableName, field));
  return `create table ${tableName} (
  tenant_id text not null,
  id bigint not null,
${columns.join('')}  like base_row including defaults including constraints,
  primary key (tenant_id, id)
);
${indexes.join('')}create index ix_${tableName}_time on ${tableName} (tenant_id, create_time desc, id desc) where is_deleted = 0;
select protect('${tableName}');
`;
}

function columnText(field: GeneratedField): string {
  const column = snakeCaseOf(field.name);
  const type = columnTypeOf(fieldOf(field));
  return `${column} ${type}${field.required ? ' not null' : ''}${checkText(column, field)}`;
}

/** A check by the definition's bounds; money is kept in fen. */
function checkText(column: string, { kind, min, max, choices }: GeneratedField): string {
  if (kind === 'choice' && choices) return ` check (${column} in (${choices.map(({ value }) => value).join(', ')}))`;
  if (kind !== 'integer' && kind !== 'decimal' && kind !== 'money' && kind !== 'rate') return '';
  const stored = (bound: number) => String(kind === 'money' ? bound * 100 : bound);
  const parts = [
    ...(min === undefined ? [] : [`${column} >= ${stored(min)}`]),
    ...(max === undefined ? [] : [`${column} <= ${stored(max)}`]),
  ];
  return parts.length > 0 ? ` check (${parts.join(' and ')})` : '';
}

function indexText(table: string, { name, kind, unique }: GeneratedField): string[] {
  const column = snakeCaseOf(name);
  if (unique)
    return [`create unique index ux_${table}_${column} on ${table} (tenant_id, ${column}) where is_deleted = 0;\n`];
  return kind === 'ref'
    ? [`create index ix_${table}_${column} on ${table} (tenant_id, ${column}) where is_deleted = 0;\n`]
    : [];
}
