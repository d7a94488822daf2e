import { columnOf, entities, type Entity } from '@zhaocai/model';
import { Refusal, type Ctx } from '../../../platform/http/index.ts';

export interface UsedWord {
  readonly code: string;
  readonly dictKey: string;
  readonly dictValue: string;
}

const countLimit = 1000;

/** Where the catalog says that values of this code stand: every field of kind `dict`. */
function placesOf(code: string): { entity: Entity; name: string }[] {
  return (entities as readonly Entity[]).flatMap((entity) =>
    Object.entries(entity.fields)
      .filter(([, field]) => field.kind === 'dict' && field.dict === code)
      .map(([name]) => ({ entity, name })),
  );
}

/**
 * Refuses when rows carry the word, saying which. A word of the platform is looked for in all tenants that use the
 * platform's dictionary, by the one function that may; a tenant's own word in its own rows.
 */
export async function demandUnused(ctx: Ctx, words: readonly UsedWord[]): Promise<void> {
  for (const word of words) {
    const where = await usesOf(ctx, word);
    const list = where.join(ctx.language === 'zh' ? '、' : ', ');
    if (where.length > 0) throw new Refusal('dictionary.inUse', { value: word.dictValue, where: list });
  }
}

async function usesOf(ctx: Ctx, { code, dictKey }: UsedWord): Promise<string[]> {
  const where: string[] = [];
  for (const { entity, name } of placesOf(code)) {
    const column = columnOf(entity.fields, name);
    const [found] = await ctx.db.query<{ count: number }>('select dictionary_use($1, $2, $3, $4, $5) as count', [
      entity.table,
      column,
      dictKey,
      code,
      countLimit,
    ]);
    if (found?.count) where.push(place(ctx, { entity, name, count: found.count }));
  }
  return where;
}

function place(ctx: Ctx, { entity, name, count }: { entity: Entity; name: string; count: number }): string {
  const amount = count >= countLimit ? `${countLimit}+` : count;
  const field = entity.fields[name]?.label[ctx.language] ?? name;
  return ctx.language === 'zh'
    ? `${entity.label.zh}·${field}（${amount}条）`
    : `${entity.label.en}, ${field} (${amount})`;
}
