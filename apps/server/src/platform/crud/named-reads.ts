import { resource, type Entity, type Fields, type PageInput } from '@zhaocai/model';
import { handle, type Ctx, type MountedEndpoint } from '../http/context.ts';
import { namerOf } from './names.ts';
import { readDetail, readPage } from './read.ts';

type Row = Record<string, unknown>;

/**
 * The page and the detail of an entity whose rows bring the names of what they refer to along: `deptName` beside
 * `deptId`. Who reads them need not be allowed to read units or people themselves.
 */
export function namedReads(entity: Entity): MountedEndpoint[] {
  const { page, detail } = resource(entity);
  const paged =
    page &&
    handle(page, async (ctx: Ctx, input: PageInput) => {
      const found = await readPage(ctx, entity, { input });
      return { ...found, records: await withNames(ctx, entity, found.records) };
    });
  const detailed =
    detail &&
    handle(detail, async (ctx: Ctx, { id }) => {
      const row = await readDetail(ctx, entity, { id });
      const [named = row] = await withNames(ctx, entity, [row]);
      return named;
    });
  return [...(paged ? [paged] : []), ...(detailed ? [detailed] : [])];
}

async function withNames<R extends object>(ctx: Ctx, { fields }: Entity, records: readonly R[]): Promise<R[]> {
  const references: Fields = Object.fromEntries(
    Object.entries(fields).filter(([, field]) => field.kind === 'ref' || field.kind === 'tree'),
  );
  const named = records.map((record): Row => Object.fromEntries(Object.entries(record)));
  const { db, tenantId, language } = ctx;
  await (await namerOf(references, { asked: db, tenantId, language })).fill(named);
  const names = Object.keys(references);
  return records.map((record, index) => ({
    ...record,
    ...Object.fromEntries(names.map((name) => [`${name.replace(/Id$/, '')}Name`, named[index]?.[name] ?? null])),
  }));
}
