import * as model from '@zhaocai/model';
import { cutAt, exportRows, importRoutes, readPage, type WriteHooks } from '../../../platform/crud/index.ts';
import { readDetail } from '../../../platform/crud/read.ts';
import { removeRows, saveRow } from '../../../platform/crud/write.ts';
import { handle, Refusal, refuse, type Ctx, type MountedEndpoint } from '../../../platform/http/index.ts';
import { lockRows, Parameters, visibleConditions } from '../../../platform/rows/index.ts';
import { idList } from '../id-list.ts';
import { isVisiting, readIn, withoutTenant, writeIn, type LooseInput } from '../named-tenant.ts';

const { post, rowStatus } = model;
const view = 'tenantUser_view';

export function postRoutes(): MountedEndpoint[] {
  return [
    handle(model.selectPosts, selectPosts),
    handle(model.pagePosts, (ctx, input) =>
      readIn(ctx, { input, permission: view }, (inner) => readPage(inner, post, { input: withoutTenant(input) })),
    ),
    handle(model.postDetail, (ctx, input) =>
      readIn(ctx, { input, permission: view }, (inner) => readDetail(inner, post, { id: input.id })),
    ),
    handle(model.submitPost, savePost),
    handle(model.removePosts, (ctx, input) =>
      writeIn(ctx, { input, permission: 'tenantUser_delete' }, (inner) =>
        removeRows(inner, post, { ids: idList(input.ids), hooks }),
      ),
    ),
    ...exportRoutes(),
    ...importRoutes(post, hooks),
  ];
}

function exportRoutes(): MountedEndpoint[] {
  const { export: exported } = model.resource(post);
  if (!exported) return [];
  const work = (ctx: Ctx, input: model.ExportInput & LooseInput) =>
    readIn(ctx, { input, permission: view }, (inner) => exportRows(inner, post, { input: withoutTenant(input) }));
  return [handle<model.ExportInput, unknown>(exported, work)];
}

const hooks: WriteHooks = { beforeSave: demandFreeCode, beforeRemove: demandUnused };

function savePost(ctx: Ctx, input: LooseInput): Promise<model.Saved> {
  const isNew = !input.id;
  return writeIn(ctx, { input, permission: isNew ? 'tenantUser_add' : 'tenantUser_edit' }, (inner) => {
    if (isNew && !isVisiting(inner) && !inner.user.permissions.has('post_add'))
      throw new Refusal('platform.forbidden', {}, 403);
    return saveRow(inner, post, { input: { ...withoutTenant(input) }, hooks });
  });
}

const codeUsed = 'select from post where tenant_id = $1 and post_code = $2 and id <> $3 and is_deleted = 0';

async function demandFreeCode(
  ctx: Ctx,
  values: Readonly<Record<string, unknown>>,
  existing?: Readonly<Record<string, unknown>>,
) {
  const found = await ctx.db.query(codeUsed, [ctx.tenantId, values.postCode, existing?.id ?? '0']);
  if (found.length > 0) refuse('organization.postTaken');
  return {};
}

const held = `
  select p.post_name as name from post p
  where p.tenant_id = $1 and p.id = any($2::bigint[]) and p.is_deleted = 0
    and exists (select from user_account u where u.tenant_id = p.tenant_id and p.id = any(u.post_ids) and u.is_deleted = 0)
  limit 1`;

async function demandUnused(ctx: Ctx, ids: readonly string[]): Promise<void> {
  await lockRows(ctx, post, { ids, mode: 'remove', reach: 'tenant' });
  const [used] = await ctx.db.query<{ name: string }>(held, [ctx.tenantId, ids]);
  if (used) refuse('organization.postInUse', { post: used.name });
}

const mostSelectable = 2_000;

const selectable = (seen: string) => `
  select t.id::text, t.post_code as "postCode", t.post_name as "postName", t.category
  from post t where ${seen} and t.status in ${rowStatus.sql('enabled')} order by t.sort, t.id limit ${mostSelectable + 1}`;

function selectPosts(ctx: Ctx, input: LooseInput): Promise<model.SelectablePost[]> {
  return readIn(ctx, { input, permission: view }, (inner) => {
    const parameters = new Parameters();
    const seen = visibleConditions(model.post, inner, { parameters }).join(' and ');
    return cutAt(inner, inner.db.query<model.SelectablePost>(selectable(seen), parameters.values), mostSelectable);
  });
}
