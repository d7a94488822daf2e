import { resource, type Entity, type PageInput } from '@zhaocai/model';
import { readDetail, readPage } from '../../../platform/crud/index.ts';
import { handle, type MountedEndpoint } from '../../../platform/http/index.ts';
import { masked } from './provider-secrets.ts';

/** List and detail of a kind of provider; category 0 is the built-in one and has no secrets. */
export function providerReads(entity: Entity): MountedEndpoint[] {
  const { page, detail } = resource(entity);
  if (!page || !detail) throw new Error(`${entity.name} has no list or no detail`);
  const shown = (row: Record<string, unknown>) => masked(row, row.category !== 0);
  return [
    handle<PageInput, unknown>(page, async (ctx, input) => {
      const answer = await readPage(ctx, entity, { input });
      return { ...answer, records: answer.records.map(shown) };
    }),
    handle<{ id: string }, unknown>(detail, async (ctx, { id }) => shown(await readDetail(ctx, entity, { id }))),
  ];
}
