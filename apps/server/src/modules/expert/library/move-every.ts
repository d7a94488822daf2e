import { expert, expertLifecycle, type EndpointInput, type EndpointOutput, type moveEveryExpert } from '@zhaocai/model';
import type { Ctx } from '../../../platform/http/index.ts';
import { transitionAll } from '../../../platform/lifecycle/index.ts';
import { lockRows, Parameters, visibleConditions } from '../../../platform/rows/index.ts';
import { entryFaults, entryRules } from './entry-rules.ts';
import { setOf, type Entering } from './move-expert.ts';

/** Moves all that wait and that its reader sees; whom the library's rules keep out stays where he is and is counted. */
export async function moveEvery(
  ctx: Ctx,
  { action }: EndpointInput<typeof moveEveryExpert>,
): Promise<EndpointOutput<typeof moveEveryExpert>> {
  const waiting = await waitingFor(ctx, action);
  const rules = await entryRules(ctx);
  const day = ctx.now.slice(0, 10);
  const fit = action === 'approve' ? waiting.filter((row) => entryFaults(row, rules, day).length === 0) : waiting;
  const ids = fit.map(({ id }) => id);
  if (ids.length > 0) await lockRows(ctx, expert, { ids });
  await transitionAll(ctx, expert, { ids, action, set: setOf(ctx, action, {}) });
  return { moved: ids.length, left: waiting.length - ids.length };
}

interface Waiting extends Entering {
  readonly id: string;
}

function waitingFor(ctx: Ctx, action: 'submit' | 'approve'): Promise<Waiting[]> {
  const parameters = new Parameters();
  const conditions = visibleConditions(expert, ctx, { parameters });
  // A rejected one is mended first, by hand.
  const states = action === 'submit' ? expertLifecycle.sql('draft') : expertLifecycle.sql('pending');
  return ctx.db.query<Waiting>(
    `select t.id::text, t.name, t.work_years as "workYears", t.title_level as "titleLevel", t.birthday::text
     from expert t where ${conditions.join(' and ')} and t.expert_status in ${states} order by t.id`,
    parameters.values,
  );
}
