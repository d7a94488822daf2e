import { rootDictKey, type DictWord } from '@zhaocai/model';
import type { Ctx } from '../../../platform/http/index.ts';
import { createDictionaryCache } from './dictionary-cache.ts';

/** A word of a code with what decides whether it is offered. */
interface KnownWord extends DictWord {
  readonly isFirstLevel: boolean;
  /** A word of the dictionary in force; else one that only old rows carry. */
  readonly isInForce: boolean;
}

/** One per process; five thousand codes of a dozen words each are a few megabytes. */
export const wordCache = createDictionaryCache<readonly KnownWord[]>({ capacity: 5000, maxAgeMs: 60_000 });

interface WordRow extends DictWord {
  readonly id: string;
  readonly parentId: string;
  /** 1 the tenant's own · 2 the platform's of business · 3 the system's. */
  readonly place: number;
}

const columns = `id, parent_id as "parentId", code, dict_key as "dictKey", dict_value as "dictValue",
  value_en as "valueEn", sort, is_sealed as "isSealed", remark`;

const systemRows = `select ${columns}, 3 as place from dict
  where tenant_id = '000000' and code = $1 and is_deleted = 0`;

const systemWords = `${systemRows} order by sort, "dictKey"`;

const businessWords = `
  select ${columns}, case when tenant_id = $2 then 1 else 2 end as place from dict_biz
  where tenant_id in ($2, '000000') and code = $1 and is_deleted = 0
  union all ${systemRows} order by sort, "dictKey"`;

/** The words of a system dictionary. */
export function wordsOfSystem(ctx: Pick<Ctx, 'db' | 'tenantId' | 'now'>, code: string): Promise<readonly KnownWord[]> {
  return wordCache.get(ctx, `system/${code}`, async () => known(await ctx.db.query<WordRow>(systemWords, [code])));
}

/**
 * The words of a code for a tenant: its own dictionary, else the platform's of business, else the system's. The words
 * of the others are known as sealed ones, so that rows written before still show them.
 */
export function wordsOf(ctx: Pick<Ctx, 'db' | 'tenantId' | 'now'>, code: string): Promise<readonly KnownWord[]> {
  return wordCache.get(ctx, `business/${code}`, async () =>
    known(await ctx.db.query<WordRow>(businessWords, [code, ctx.tenantId])),
  );
}

function known(rows: readonly WordRow[]): readonly KnownWord[] {
  const roots = rows.filter(({ dictKey }) => dictKey === rootDictKey).sort((a, b) => a.place - b.place);
  const root = roots[0];
  const rootIds = new Set(roots.map(({ id }) => id));
  const words: KnownWord[] = [];
  for (const row of rows.filter(({ dictKey }) => dictKey !== rootDictKey).sort((a, b) => a.place - b.place)) {
    if (words.some(({ dictKey }) => dictKey === row.dictKey)) continue;
    const { id: _id, parentId, place, ...word } = row;
    const isInForce = place === root?.place;
    const isSealed = isInForce && root.isSealed === 0 ? word.isSealed : 1;
    words.push({ ...word, isSealed, isFirstLevel: rootIds.has(parentId), isInForce });
  }
  return words;
}

/** What is offered, or with `all` everything that has a word. */
export function chosen(
  words: readonly KnownWord[],
  { all, firstLevelOnly = false }: { all: number; firstLevelOnly?: boolean },
): DictWord[] {
  return words
    .filter((word) => (all === 1 || word.isSealed === 0) && (!firstLevelOnly || word.isFirstLevel))
    .map(({ isFirstLevel: _first, isInForce: _force, ...word }) => word);
}
