import {
  judgeTemplate,
  judgeTemplateLifecycle,
  type EndpointInput,
  type EndpointOutput,
  type enableJudgeTemplate as endpoint,
} from '@zhaocai/model';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { transition, transitionAll } from '../../../platform/lifecycle/index.ts';
import { demandVersion, findTenantRows, lockRows } from '../../../platform/rows/index.ts';

/** One template is in use for a kind and cycle: the former one is put aside in the same moment. */
export async function enableTemplate(
  ctx: Ctx,
  { id, version, enable }: EndpointInput<typeof endpoint>,
): Promise<EndpointOutput<typeof endpoint>> {
  const all = await findTenantRows(ctx, judgeTemplate);
  const wanted = all.find((row) => row.id === id);
  const rivals = all.filter(
    (row) =>
      row.judgeType === wanted?.judgeType &&
      row.cycle === wanted?.cycle &&
      judgeTemplateLifecycle.is(row.enable, 'enabled'),
  );
  const held = await lockRows(ctx, judgeTemplate, { ids: [id, ...rivals.map((row) => row.id)] });
  const row = held.find((one) => one.id === id);
  if (!row) return refuse('platform.badState');
  if (version !== undefined) demandVersion(row, version);
  const others = held.filter((one) => one.id !== id && judgeTemplateLifecycle.is(one.enable, 'enabled'));
  if (enable === 1) await transitionAll(ctx, judgeTemplate, { ids: others.map((one) => one.id), action: 'disable' });
  const moved = await transition(ctx, judgeTemplate, { subject: row, action: enable === 1 ? 'enable' : 'disable' });
  return { id, version: moved.version, enable: moved.state };
}

/** What is in use is put aside first. */
export async function demandRemovable(ctx: Ctx, ids: readonly string[]): Promise<void> {
  for (const { enable } of await lockRows(ctx, judgeTemplate, { ids, mode: 'remove' })) {
    if (judgeTemplateLifecycle.is(enable, 'enabled')) refuse('performance.templateInUse');
  }
}
