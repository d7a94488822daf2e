import { batchLifecycle, choiceBatch, type EndpointInput, type EndpointOutput, type moveBatch } from '@zhaocai/model';
import type { Values } from '../../../platform/crud/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { transition } from '../../../platform/lifecycle/index.ts';
import { demandVersion } from '../../../platform/rows/index.ts';
import { lockBatch } from './read-batch.ts';

/** [SM13] Times that follow each other; an order that is published stands with the times it was made of. */
export async function checkBatch(ctx: Ctx, values: Values, existing?: Values): Promise<Values> {
  const times = ['applyStart', 'applyEnd', 'choiceStart', 'choiceEnd'].map((name) => String(values[name]));
  const [applyStart = '', applyEnd = '', choiceStart = '', choiceEnd = ''] = times;
  if (applyStart >= applyEnd || applyEnd > choiceStart || choiceStart >= choiceEnd) refuse('housing.badTimes');
  const { publicStart, publicEnd, batchName } = values;
  if (publicStart && publicEnd && String(publicEnd) < String(publicStart)) refuse('housing.badPublicDays');
  if (batchLifecycle.is(existing?.status, 'void')) refuse('housing.batchVoid');
  if (batchLifecycle.is(existing?.status, 'ordered')) refuse('housing.orderStands');
  const taken = await ctx.db.query(
    `select from ${choiceBatch.table} where tenant_id = $1 and batch_name = $2 and id <> $3 and is_deleted = 0`,
    [ctx.tenantId, batchName, existing?.id ?? '0'],
  );
  if (taken.length > 0) refuse('platform.duplicate', { field: choiceBatch.fields.batchName.label[ctx.language] });
  return existing ? {} : { status: batchLifecycle.code.draft };
}

const applied = `
  select from turnover_sort where tenant_id = $1 and batch_id = any($2::bigint[]) and is_deleted = 0 limit 1`;

export async function demandNoApplicants({ db, tenantId }: Ctx, ids: readonly string[]): Promise<void> {
  if ((await db.query(applied, [tenantId, ids])).length > 0) refuse('housing.hasApplicants');
}

const keepSeed = 'update choice_batch set sealed_seed = $3 where tenant_id = $1 and id = $2';

/** Opening a draft seals a seed and tells its hash (commit); any batch that is not void yet may become so. */
export async function moveBatchOn(
  ctx: Ctx,
  { id, version, status }: EndpointInput<typeof moveBatch>,
  seed: { readonly make: (name: string) => { sealed: string; hash: string } },
): Promise<EndpointOutput<typeof moveBatch>> {
  const batch = await lockBatch(ctx, id);
  demandVersion(batch, version);
  const subject = { id, tenantId: ctx.tenantId };
  if (status === batchLifecycle.code.void) await transition(ctx, choiceBatch, { subject, action: 'void' });
  else {
    const { sealed, hash: tieSeedHash } = seed.make(batch.batchName);
    await transition(ctx, choiceBatch, { subject, action: 'open', set: { tieSeedHash }, payload: { tieSeedHash } });
    await ctx.db.write(keepSeed, [ctx.tenantId, id, sealed]);
  }
  return { status };
}
