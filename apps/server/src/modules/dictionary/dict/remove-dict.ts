import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { lockThere } from '../../../platform/rows/index.ts';
import { forgetDictionaries } from './dictionary-cache.ts';
import { demandUnused, type UsedWord } from './dict-usage.ts';
import type { Shelf } from './shelf.ts';
import { wordCache } from './words.ts';

interface Removed extends UsedWord {
  readonly isBuiltin: boolean;
  readonly hasOthersBelow: boolean;
  /** The platform has the same word, which rows go on showing. */
  readonly isPlatformToo: boolean;
}

/** Before a removal: nothing may be left below, no row may carry the word, and the program's own words stay. */
export async function demandRemovable(ctx: Ctx, shelf: Shelf, ids: readonly string[]): Promise<void> {
  const { table } = shelf.entity;
  await lockThere(ctx, shelf.entity, { ids, mode: 'remove', reach: 'tenant' });
  // Once they are held: nobody puts anything below them any more.
  const rows = await ctx.db.query<Removed>(
    `select t.code, t.dict_key as "dictKey", t.dict_value as "dictValue", t.is_builtin as "isBuiltin",
       exists (select from ${table} c where c.tenant_id = t.tenant_id and c.parent_id = t.id and c.is_deleted = 0
         and c.id <> all($2::bigint[])) as "hasOthersBelow",
       exists (select from ${table} p where t.tenant_id <> '000000' and p.tenant_id = '000000' and p.code = t.code
         and p.dict_key = t.dict_key and p.is_deleted = 0) as "isPlatformToo"
     from ${table} t where t.tenant_id = $1 and t.id = any($2::bigint[]) and t.is_deleted = 0`,
    [ctx.tenantId, ids],
  );
  // A missing or foreign id is for the removal itself to answer, before anything is said about the others.
  if (rows.length < ids.length) return;
  shelf.demandWriter(ctx);
  for (const { isBuiltin, hasOthersBelow, dictValue } of rows) {
    if (hasOthersBelow) refuse('dictionary.hasChildren');
    if (isBuiltin) refuse('dictionary.builtinKept', { value: dictValue });
  }
  await demandUnused(
    ctx,
    rows.filter(({ isPlatformToo }) => !isPlatformToo),
  );
  await forgetDictionaries(ctx, wordCache);
}
