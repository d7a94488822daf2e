import type { Entity, Field } from '@zhaocai/model';
import { entityNamed, nameColumn } from '../../../platform/crud/names.ts';
import type { Ctx } from '../../../platform/http/index.ts';

type Row = Readonly<Record<string, unknown>>;
type Names = ReadonlyMap<string, string>;

/**
 * Rows with the words for their values beside them (docs/estate.md B.0): `landTypeName` in the reader's language for a choice,
 * `manageDeptName` for what a reference means. One question per reference, whatever the number of rows.
 */
export async function withNames<R extends Row>(ctx: Ctx, entity: Entity, rows: readonly R[]): Promise<R[]> {
  const fields = Object.entries(entity.fields);
  const references = await Promise.all(
    fields.map(async ([name, field]) =>
      isReference(field) ? await namesOf(ctx, field.to, idsIn(rows, name)) : undefined,
    ),
  );
  return rows.map((row) => {
    const named: Record<string, unknown> = { ...row };
    for (const [place, [name, field]] of fields.entries()) {
      if (!(name in row)) continue;
      const names = references[place];
      if (names) named[nameKey(name)] = joined(idsIn([row], name), names);
      else if (field.kind === 'choice') named[`${name}Name`] = wordOf(field, { value: row[name], ctx });
    }
    // What is added stands beside the row's own values.
    return named as R;
  });
}

/** What these words are called, for all fields of an entity. */
export function wordNames({ fields }: Entity): string[] {
  return Object.entries(fields).flatMap(([name, field]) =>
    isReference(field) ? [nameKey(name)] : field.kind === 'choice' ? [`${name}Name`] : [],
  );
}

function isReference(field: Field): field is Extract<Field, { to: string }> {
  return field.kind === 'ref' || field.kind === 'refs' || field.kind === 'tree';
}

const nameKey = (name: string) => `${name.replace(/Ids?$/, '')}Name`;

function idsIn(rows: readonly Row[], name: string): string[] {
  return [...new Set(rows.flatMap((row) => [row[name]].flat().map(String)))].filter((id) => /^[1-9]\d*$/.test(id));
}

async function namesOf({ db, tenantId }: Ctx, to: string, ids: readonly string[]): Promise<Names> {
  const entity = entityNamed(to);
  if (!entity || ids.length === 0) return new Map();
  const rows = await db.query<{ id: string; name: string | null }>(
    `select id::text, ${nameColumn(entity)}::text as name from ${entity.table}
     where tenant_id = $1 and id = any($2::bigint[])`,
    [tenantId, ids],
  );
  return new Map(rows.map(({ id, name }) => [id, name ?? id]));
}

function joined(ids: readonly string[], names: Names): string | null {
  return ids.map((id) => names.get(id) ?? id).join('、') || null;
}

function wordOf(
  { choices }: Extract<Field, { kind: 'choice' }>,
  { value, ctx }: { value: unknown; ctx: Ctx },
): string | null {
  if (value === null || value === undefined) return null;
  return choices.find((choice) => choice.value === Number(value))?.label[ctx.language] ?? null;
}
