import type { Entity, Saved } from '@zhaocai/model';
import type { Ctx } from '../http/context.ts';
import { holdRows } from '../lifecycle/transition.ts';
import { demandAddPermission } from './crud.ts';
import { holdWholes, isId } from './hold-whole.ts';
import { saveRow, type Values, type WriteHooks } from './write.ts';

interface Rows {
  /** As a save takes them: with an id an edit, without one a new row. */
  readonly inputs: readonly Values[];
  readonly hooks: WriteHooks;
}

/**
 * Several rows in one call: all, or none where one is wrong. What they are parts of and the rows themselves are held first,
 * in one order: two lists that name the same rows the other way round would wait for each other otherwise.
 */
export async function saveRows(ctx: Ctx, entity: Entity, { inputs, hooks }: Rows): Promise<Saved[]> {
  await holdWholes(ctx, entity, { whole: hooks.whole, rows: inputs });
  await holdRows(ctx, entity, inputs.map(({ id }) => id).filter(isId));
  const saved: Saved[] = [];
  for (const input of inputs) {
    demandAddPermission(ctx, entity, input);
    saved.push(await saveRow(ctx, entity, { input: { ...input }, hooks }));
  }
  return saved;
}
