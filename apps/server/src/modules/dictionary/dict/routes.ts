import {
  customizeDictBiz,
  dict,
  dictApi,
  dictBiz,
  dictBizApi,
  dictTenantApi,
  resource,
  type Entity,
  type Saved,
} from '@zhaocai/model';
import { crud, exportRows } from '../../../platform/crud/index.ts';
import { removeRows } from '../../../platform/crud/write.ts';
import { handle, type Ctx, type MountedEndpoint } from '../../../platform/http/index.ts';
import { customizeDict } from './customize-dict.ts';
import { forestOf, pageOfChildren, pageOfParents, treeOf } from './dict-queries.ts';
import { ownChildren, ownDetail, ownParents } from './own-dict-queries.ts';
import { demandRemovable } from './remove-dict.ts';
import { importHooksOf } from './import-dict.ts';
import { saveDict } from './save-dict.ts';
import { businessShelf, systemShelf, type Shelf } from './shelf.ts';
import { chosen, wordsOf, wordsOfSystem } from './words.ts';

export function dictRoutes(): MountedEndpoint[] {
  return [
    ...shelfRoutes(systemShelf, dictApi, wordsOfSystem),
    ...shelfRoutes(businessShelf, dictBizApi, wordsOf),
    ...savingRoutes(),
    handle(customizeDictBiz, customizeDict),
    ...tenantRoutes(),
  ];
}

function shelfRoutes(shelf: Shelf, api: typeof dictApi, words: typeof wordsOf): MountedEndpoint[] {
  return [
    ...crud(shelf.entity, {
      ...importHooksOf(shelf),
      without: ['save', 'export'],
      beforeRemove: (ctx, ids) => demandRemovable(ctx, shelf, ids),
    }),
    ...exportRoutes(shelf),
    handle(api.list, (ctx, input) => forestOf(ctx, shelf, input)),
    handle(api.parentList, (ctx, input) => pageOfParents(ctx, shelf, input)),
    handle(api.childList, (ctx, input) => pageOfChildren(ctx, shelf, input)),
    handle(api.tree, (ctx, { code }) => treeOf(ctx, shelf, code)),
    handle(api.dictionary, async (ctx, { code, all }) => chosen(await words(ctx, code), { all })),
    handle(api.firstChildren, async (ctx, { code, all }) =>
      chosen(await words(ctx, code), { all, firstLevelOnly: true }),
    ),
  ];
}

/** Every dictionary in force with its words, in the columns of the import. */
function exportRoutes({ entity: of, inForce }: Shelf): MountedEndpoint[] {
  const entity: Entity = of;
  const { export: exported } = resource(entity);
  return exported ? [handle(exported, (ctx, input) => exportRows(ctx, entity, { input, scope: inForce }))] : [];
}

function savingRoutes(): MountedEndpoint[] {
  return [
    { endpoint: resource(dict).save, shelf: systemShelf },
    { endpoint: resource(dictBiz).save, shelf: businessShelf },
  ].flatMap(({ endpoint, shelf }) =>
    endpoint ? [handle(endpoint, (ctx, input): Promise<Saved> => saveDict(ctx, shelf, { ...input }))] : [],
  );
}

/** The API's own verbs for what the tenant keeps itself. */
function tenantRoutes(): MountedEndpoint[] {
  return [
    handle(dictTenantApi.parents, (ctx, { keyword }) => ownParents(ctx, keyword)),
    handle(dictTenantApi.children, (ctx, { parentId }) => ownChildren(ctx, parentId)),
    handle(dictTenantApi.detail, (ctx, { id }) => ownDetail(ctx, id)),
    handle(dictTenantApi.save, (ctx, input) => saveDict(ctx, businessShelf, input)),
    handle(dictTenantApi.remove, (ctx, { id }) => removeOwn(ctx, id)),
  ];
}

function removeOwn(ctx: Ctx, id: string): Promise<null> {
  const hooks = { beforeRemove: (one: Ctx, ids: readonly string[]) => demandRemovable(one, businessShelf, ids) };
  return removeRows(ctx, dictBiz, { ids: [id], hooks });
}
