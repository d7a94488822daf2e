import { columnOf, validate, type Entity, type Fields } from '@zhaocai/contract';
import { insertStatement } from '../../platform/crud/index.ts';
import { Refusal, type Ctx } from '../../platform/http/index.ts';

type Values = Readonly<Record<string, unknown>>;

/** Refuses with the first fault of a form, in the reader's language. */
export function demandFilled({ language }: Ctx, fields: Fields, values: Values): void {
  const [fault] = validate(fields, values);
  if (fault) throw new Refusal(fault.code, { ...fault.parameters, field: fault.label[language] });
}

/** A new row by its wire names, of fields that are stored as they come; evidence is the command's. Answers the id. */
export async function storeNew(ctx: Ctx, entity: Entity, values: Values): Promise<string> {
  const named = Object.entries(values).map(([name, value]) => [columnOf(entity.fields, name), value] as const);
  const { id, sql, values: bound } = insertStatement(ctx, entity.table, Object.fromEntries(named));
  await ctx.db.write(sql, bound);
  return id;
}
