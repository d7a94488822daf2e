import {
  nameBeside,
  refsOf,
  resource,
  type Entity,
  type NamedRow,
  type PageInput,
  type Row as EntityRow,
} from '@zhaocai/model';
import { handle, type Ctx, type MountedEndpoint } from '../http/context.ts';
import type { ScopeHook } from '../rows/visible.ts';
import { namerOf } from './names.ts';
import { readDetail, readList, readPage } from './read.ts';

type Row = Record<string, unknown>;

/**
 * The page and the detail of an entity whose rows bring the names of what they refer to along: `deptName` beside
 * `deptId`. Who reads them need not be allowed to read units or people themselves.
 */
export function namedReads(entity: Entity, { scope }: { readonly scope?: ScopeHook } = {}): MountedEndpoint[] {
  const { page, detail } = resource(entity);
  const paged =
    page &&
    handle(page, async (ctx: Ctx, input: PageInput) => {
      const found = await readPage(ctx, entity, { input, ...(scope && { scope }) });
      return { ...found, records: await withNames(ctx, entity, found.records) };
    });
  const detailed =
    detail &&
    handle(detail, async (ctx: Ctx, { id }) => {
      const row = await readDetail(ctx, entity, { id, ...(scope && { scope }) });
      const [named = row] = await withNames(ctx, entity, [row]);
      return named;
    });
  return [...(paged ? [paged] : []), ...(detailed ? [detailed] : [])];
}

/** Every row that passes the filters, with such names, up to 2,000: for lists of a module's own. */
export async function namedList<const E extends Entity>(ctx: Ctx, entity: E, input: Row): Promise<NamedRow<E>[]> {
  const rows = await withNames(ctx, entity, await readList(ctx, entity, { input }));
  // The select list is made from the definition that the type is made from.
  return rows as unknown as NamedRow<E>[];
}

/** Rows that were read already, with the names of what they refer to: one look for all of them. */
export async function namedOf<const E extends Entity>(
  ctx: Ctx,
  entity: E,
  rows: readonly EntityRow<E>[],
): Promise<NamedRow<E>[]> {
  return (await withNames(ctx, entity, rows)) as unknown as NamedRow<E>[];
}

async function withNames<R extends object>(ctx: Ctx, { fields }: Entity, records: readonly R[]): Promise<R[]> {
  // A name that the row keeps itself, as it was then, stays.
  const references = Object.fromEntries(
    Object.entries(refsOf(fields)).filter(([name]) => !(nameBeside(name) in fields)),
  );
  const named = records.map((record): Row => Object.fromEntries(Object.entries(record)));
  const { db, tenantId, language } = ctx;
  await (await namerOf(references, { asked: db, tenantId, language })).fill(named);
  const names = Object.keys(references);
  return records.map((record, index) => ({
    ...record,
    ...Object.fromEntries(names.map((name) => [nameBeside(name), named[index]?.[name] ?? null])),
  }));
}
