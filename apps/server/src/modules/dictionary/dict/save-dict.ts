import { isBlank, permissionOf, rootDictKey, type Saved } from '@zhaocai/model';
import type { Values } from '../../../platform/crud/index.ts';
import { saveRow } from '../../../platform/crud/write.ts';
import { notFound, Refusal, refuse, type Ctx } from '../../../platform/http/index.ts';
import { lockThere } from '../../../platform/rows/index.ts';
import { forgetDictionaries } from './dictionary-cache.ts';
import { demandUnused } from './dict-usage.ts';
import type { Shelf } from './shelf.ts';
import { wordCache } from './words.ts';

/** A dictionary (no parent) or one of its words; the code of a word is that of its dictionary. */
export async function saveDict(ctx: Ctx, shelf: Shelf, given: Values): Promise<Saved> {
  const isNew = isBlank(given.id);
  if (isNew && !ctx.user.permissions.has(permissionOf(shelf.entity, 'add')))
    throw new Refusal('platform.forbidden', {}, 403);
  const parent = await parentOf(ctx, shelf, given);
  if (parent && !isBlank(given.code) && given.code !== parent.code)
    refuse('dictionary.codeOfParent', { code: parent.code });
  const input = { ...given, ...placed(parent, given) };
  demandFilled(input, { isNew, isWord: parent !== undefined });
  return saveRow(ctx, shelf.entity, {
    input,
    hooks: { beforeSave: (_, values, existing) => settled(ctx, shelf, { values, existing }) },
  });
}

interface Parent {
  readonly id: string;
  readonly code: string;
}

/** The named parent, of the own tenant and held until the commit; undefined where none is named. */
export async function parentOf(ctx: Ctx, shelf: Shelf, { parentId }: Values): Promise<Parent | undefined> {
  if (isBlank(parentId) || parentId === '0' || parentId === 0) return undefined;
  if (!/^\d{1,18}$/.test(String(parentId))) return notFound();
  const { entity } = shelf;
  const [own] = await lockThere(ctx, entity, { ids: [String(parentId)], mode: 'refer', reach: 'tenant' });
  if (own) return { id: own.id, code: own.code };
  const [inherited] = await ctx.db.query(
    `select from ${entity.table} where tenant_id = '000000' and id = $1 and is_deleted = 0`,
    [String(parentId)],
  );
  return inherited ? refuse('dictionary.parentInherited') : notFound();
}

/** Blank parents are «none», which is stored as 0. */
export function placed(parent: Parent | undefined, { id, parentId }: Values): Values {
  if (parent) return { parentId: parent.id, code: parent.code };
  if (isBlank(id)) return { parentId: '0', dictKey: rootDictKey };
  return isBlank(parentId) ? {} : { parentId: '0' };
}

/** Rules 390 and 391, in the order of the form. */
export function demandFilled(input: Values, { isNew, isWord }: { isNew: boolean; isWord: boolean }): void {
  const lacks = (name: string) => (isNew || name in input) && isBlank(input[name]);
  if (lacks('code')) refuse('dictionary.codeMissing');
  if (lacks('dictValue')) refuse('dictionary.valueMissing');
  if (isWord && lacks('dictKey')) refuse('dictionary.keyMissing');
  if (lacks('sort')) refuse('dictionary.sortMissing');
  if (lacks('isSealed')) refuse('dictionary.sealedMissing');
}

interface Change {
  readonly values: Values;
  readonly existing?: Values;
}

export async function settled(ctx: Ctx, shelf: Shelf, { values, existing }: Change): Promise<Values> {
  shelf.demandWriter(ctx);
  const id = String(existing?.id ?? '0');
  const isRoot = String(values.parentId ?? existing?.parentId ?? '0') === '0';
  if (existing && !isRoot && !isBlank(values.code) && values.code !== existing.code)
    refuse('dictionary.codeOfParent', { code: String(existing.code) });
  const code = String(isRoot ? values.code : (existing?.code ?? values.code));
  const dictKey = isRoot ? rootDictKey : String(values.dictKey);
  // A word may not pass for the title of its dictionary.
  if (!isRoot && dictKey === rootDictKey) refuse('dictionary.keyTaken');
  await demandFree(ctx, shelf, { id, code, dictKey });
  if (existing) await changeName(ctx, shelf, { existing, code, dictKey });
  await forgetDictionaries(ctx, wordCache);
  return { code, dictKey };
}

async function demandFree(
  ctx: Ctx,
  shelf: Shelf,
  { id, code, dictKey }: { id: string; code: string; dictKey: string },
): Promise<void> {
  const [taken] = await ctx.db.query(
    `select from ${shelf.entity.table}
     where tenant_id = $1 and code = $2 and dict_key = $3 and id <> $4 and is_deleted = 0`,
    [ctx.tenantId, code, dictKey, id],
  );
  if (taken && dictKey !== rootDictKey) refuse('dictionary.keyTaken');
  if (taken) refuse('dictionary.codeTaken', { code });
  if (shelf.entity.name !== 'dictBiz' || dictKey !== rootDictKey) return;
  const [system] = await ctx.db.query(
    `select from dict where tenant_id = '000000' and code = $1 and parent_id = 0 and is_deleted = 0`,
    [code],
  );
  if (system) refuse('dictionary.systemCode', { code });
}

interface NameChange {
  readonly existing: Values;
  readonly code: string;
  readonly dictKey: string;
}

/** A key that rows carry, or that the program itself knows, stays what it is; a code takes its words along. */
async function changeName(ctx: Ctx, shelf: Shelf, { existing, code, dictKey }: NameChange): Promise<void> {
  if (existing.code === code && existing.dictKey === dictKey) return;
  if (existing.isBuiltin === true) refuse('dictionary.builtinKept', { value: String(existing.dictValue) });
  const before = String(existing.code);
  const words = before === code ? [wordOf(existing)] : await wordsUnder(ctx, shelf, before);
  await demandUnused(ctx, words);
  if (before !== code)
    await ctx.db.write(
      `update ${shelf.entity.table} set code = $3, version = version + 1, update_user = $4, update_time = $5
       where tenant_id = $1 and code = $2 and id <> $6 and is_deleted = 0`,
      [ctx.tenantId, before, code, ctx.user.userId, ctx.now, existing.id],
    );
}

function wordOf({ code, dictKey, dictValue }: Values) {
  return { code: String(code), dictKey: String(dictKey), dictValue: String(dictValue) };
}

async function wordsUnder(ctx: Ctx, shelf: Shelf, code: string) {
  const rows = await ctx.db.query(
    `select code, dict_key as "dictKey", dict_value as "dictValue" from ${shelf.entity.table}
     where tenant_id = $1 and code = $2 and dict_key <> $3 and is_deleted = 0`,
    [ctx.tenantId, code, rootDictKey],
  );
  return rows.map(wordOf);
}
