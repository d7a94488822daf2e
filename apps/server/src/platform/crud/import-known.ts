import { columnOf, trimZeros, type Entity, type Fields } from '@zhaocai/model';
import type { Ctx } from '../http/context.ts';
import { Parameters } from '../rows/sql-text.ts';
import { toWire } from '../rows/storage.ts';
import { visibleConditions, type ScopeHook } from '../rows/visible.ts';
import type { Values } from './write.ts';

/** A stored row that a spreadsheet names by its key. */
export interface KnownRow {
  readonly id: string;
  readonly version: number;
  /** Else it is the platform's: readable here, and not the tenant's to change. */
  readonly isOwn: boolean;
  readonly values: Values;
}

/** The key of a row as one text; amounts and flags are no keys. */
export function keyText(key: readonly string[], values: Values): string {
  return key.map((name) => String(values[name] ?? '')).join('\u0000');
}

/** The rows of the tenant that these rows mean, by their keys: one question for all. */
export async function knownRows(
  ctx: Ctx,
  entity: Entity,
  { rows, scope }: { rows: readonly Values[]; scope?: ScopeHook },
): Promise<ReadonlyMap<string, KnownRow>> {
  const { importKey: key = [], fields } = entity;
  const [first] = key;
  if (first === undefined || rows.length === 0) return new Map();
  const parameters = new Parameters();
  const conditions = visibleConditions(entity, ctx, { parameters, scope });
  const wanted = [...new Set(rows.map((values) => String(values[first] ?? '')))];
  const select = Object.keys(fields).map((name) => `t.${columnOf(fields, name)} as "${name}"`);
  const found = await ctx.db.query<{ id: string; version: number; isOwn: boolean }>(
    `select t.id::text, t.version, t.tenant_id = ${parameters.bind(ctx.tenantId)} as "isOwn", ${select.join(', ')} from ${entity.table} t
     where ${conditions.join(' and ')} and t.${columnOf(fields, first)}::text = any(${parameters.bind(wanted)}::text[])
     order by "isOwn"`,
    parameters.values,
  );
  return new Map(
    // The tenant's own row stands over the platform's of the same key.
    found.map(({ id, version, isOwn, ...stored }) => {
      const values = wireValues(fields, stored);
      return [keyText(key, values), { id, version, isOwn, values }];
    }),
  );
}

function wireValues(fields: Fields, stored: Values): Values {
  const wire: Values = {};
  for (const [name, field] of Object.entries(fields)) wire[name] = toWire(field, stored[name]);
  return wire;
}

/** Does the row hold already what the spreadsheet says? A cell left empty says nothing. */
export function sameValues(fields: Fields, stored: Values, given: Values): boolean {
  return Object.entries(given).every(([name, value]) => {
    if (value === undefined || value === null || value === '') return true;
    const field = fields[name];
    const before = stored[name];
    if (field && ['money', 'decimal', 'rate'].includes(field.kind)) return plain(before) === plain(value);
    return String(before ?? '') === String(value);
  });
}

/** `12.50` and `12.5` are one number. */
function plain(number: unknown): string {
  return trimZeros(String(number ?? ''));
}
