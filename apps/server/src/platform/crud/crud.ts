import { permissionOf, resource, type Endpoint, type Entity } from '@zhaocai/model';
import { handle, type Ctx, type MountedEndpoint } from '../http/context.ts';
import { Refusal } from '../http/refusal.ts';
import { exportRows } from './export.ts';
import { importRoutes } from './import.ts';
import { readDetail, readList, readPage } from './read.ts';
import { removeRows, saveRow } from './write.ts';
import type { ImportHooks } from './import-rows.ts';

/** Verbs that a module answers by a function of its own (rung 3 of the ladder): same endpoint, same types. */
export interface CrudOptions extends ImportHooks {
  readonly without?: readonly ('page' | 'list' | 'detail' | 'save' | 'remove' | 'export')[];
}

/** The generic routes of an entity, by its declared verbs. */
export function crud(entity: Entity, options: CrudOptions = {}): MountedEndpoint[] {
  const endpoints = resource(entity);
  const { scope } = options;
  const mounted: MountedEndpoint[] = [];
  const add = <I, O>(
    verb: 'page' | 'list' | 'detail' | 'save' | 'remove' | 'export',
    endpoint: Endpoint<I, O> | undefined,
    work: (ctx: Ctx, input: I) => Promise<unknown>,
  ) => {
    // The generic answer is typed by the entity's fields; here the row is only known as a record.
    if (endpoint && !options.without?.includes(verb))
      mounted.push({ ...handle(endpoint, work as (ctx: Ctx, input: I) => Promise<O>), opensLate: true });
  };
  add('page', endpoints.page, (ctx, input) => readPage(ctx, entity, { input, scope }));
  add('list', endpoints.list, (ctx, input) => readList(ctx, entity, { input, scope }));
  add('detail', endpoints.detail, (ctx, { id }) => readDetail(ctx, entity, { id, scope }));
  add('save', endpoints.save, (ctx, input) => {
    demandAddPermission(ctx, entity, input);
    return saveRow(ctx, entity, { input: { ...input }, hooks: options });
  });
  add('remove', endpoints.remove, (ctx, { ids }) => removeRows(ctx, entity, { ids: splitIds(ids), hooks: options }));
  add('export', endpoints.export, (ctx, input) => exportRows(ctx, entity, { input, scope }));
  return [...mounted, ...importRoutes(entity, options)];
}

/** The endpoint demands `_edit`; a save without an id creates, which is `_add`. */
export function demandAddPermission(ctx: Ctx, entity: Entity, input: { readonly id?: unknown }): void {
  if (!input.id && !ctx.user.permissions.has(permissionOf(entity, 'add')))
    throw new Refusal('platform.forbidden', {}, 403);
}

function splitIds(ids: string): string[] {
  const list = ids.split(',').filter(Boolean);
  if (list.some((id) => !/^\d{1,18}$/.test(id))) throw new Refusal('platform.notFound', {}, 404);
  return list;
}
