import { isBlank, rootDictKey } from '@zhaocai/model';
import type { ImportHooks, Values } from '../../../platform/crud/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { demandFilled, parentOf, placed, settled } from './save-dict.ts';
import type { Shelf } from './shelf.ts';

/** A spreadsheet has dictionaries and their words: a row with a key and no parent is a word of the dictionary of its code. */
export function importHooksOf(shelf: Shelf): ImportHooks {
  return {
    readLine(values) {
      if (!isBlank(values.parentId)) return values;
      const isRoot = isBlank(values.dictKey) || values.dictKey === rootDictKey;
      return isRoot ? { ...values, dictKey: rootDictKey } : { ...values, parentId: values.code };
    },
    beforeSave: (ctx, values, existing) =>
      existing ? changed(ctx, shelf, { values, existing }) : added(ctx, shelf, values),
  };
}

async function added(ctx: Ctx, shelf: Shelf, values: Values): Promise<Values> {
  const parent = await parentOf(ctx, shelf, values);
  if (parent && parent.code !== values.code) refuse('dictionary.codeOfParent', { code: parent.code });
  if (!parent) await demandNew(ctx, shelf, values);
  const place = placed(parent, values);
  const input = { ...values, ...place };
  demandFilled(input, { isNew: true, isWord: parent !== undefined });
  return { ...place, ...(await settled(ctx, shelf, { values: input })) };
}

function changed(ctx: Ctx, shelf: Shelf, change: { values: Values; existing: Values }): Promise<Values> {
  demandFilled(change.values, { isNew: false, isWord: change.existing.parentId !== '0' });
  return settled(ctx, shelf, change);
}

/** A spreadsheet with other titles than the platform's would hide all words of it: they are copied first, by intent. */
async function demandNew(ctx: Ctx, { entity }: Shelf, { code }: Values): Promise<void> {
  const [inherited] = await ctx.db.query(
    `select from ${entity.table} where tenant_id = '000000' and $1::text <> '000000' and code = $2
     and parent_id = 0 and is_deleted = 0`,
    [ctx.tenantId, String(code)],
  );
  if (inherited) refuse('dictionary.parentInherited');
}
