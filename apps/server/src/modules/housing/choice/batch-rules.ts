import { choiceBatch, type EndpointInput, type EndpointOutput, type moveBatch } from '@zhaocai/model';
import { recordEvidence } from '../../../platform/audit/index.ts';
import type { Values } from '../../../platform/crud/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { lockBatch } from './read-batch.ts';

/** [SM13] Times that follow each other; an order that is published stands with the times it was made of. */
export async function checkBatch(ctx: Ctx, values: Values, existing?: Values): Promise<Values> {
  const times = ['applyStart', 'applyEnd', 'choiceStart', 'choiceEnd'].map((name) => String(values[name]));
  const [applyStart = '', applyEnd = '', choiceStart = '', choiceEnd = ''] = times;
  if (applyStart >= applyEnd || applyEnd > choiceStart || choiceStart >= choiceEnd) refuse('housing.badTimes');
  const { publicStart, publicEnd, batchName } = values;
  if (publicStart && publicEnd && String(publicEnd) < String(publicStart)) refuse('housing.badPublicDays');
  if (Number(existing?.status) === 9) refuse('housing.batchVoid');
  if (Number(existing?.status) === 2) refuse('housing.orderStands');
  const taken = await ctx.db.query(
    `select from ${choiceBatch.table} where tenant_id = $1 and batch_name = $2 and id <> $3 and is_deleted = 0`,
    [ctx.tenantId, batchName, existing?.id ?? '0'],
  );
  if (taken.length > 0) refuse('platform.duplicate', { field: choiceBatch.fields.batchName.label[ctx.language] });
  return existing ? {} : { status: 0 };
}

const applied = `
  select from turnover_sort where tenant_id = $1 and batch_id = any($2::bigint[]) and is_deleted = 0 limit 1`;

export async function demandNoApplicants({ db, tenantId }: Ctx, ids: readonly string[]): Promise<void> {
  if ((await db.query(applied, [tenantId, ids])).length > 0) refuse('housing.hasApplicants');
}

const open = 1;
const blank = 0;

/** Opening a draft seals a seed and tells its hash (commit); any batch that is not void yet may become so. */
export async function moveBatchOn(
  ctx: Ctx,
  { id, version, status }: EndpointInput<typeof moveBatch>,
  seed: { readonly make: (name: string) => { sealed: string; hash: string } },
): Promise<EndpointOutput<typeof moveBatch>> {
  const batch = await lockBatch(ctx, id);
  if (batch.version !== version) refuse('platform.stale');
  const isAllowed = status === open ? batch.status === blank : batch.status !== 9;
  if (!isAllowed) refuse('platform.badState');
  const made = status === open ? seed.make(batch.name) : undefined;
  await ctx.db.write(
    `update choice_batch set status = $3, sealed_seed = coalesce($4, sealed_seed),
       tie_seed_hash = coalesce($5, tie_seed_hash), update_user = $6, update_time = $7, version = version + 1
     where tenant_id = $1 and id = $2`,
    [ctx.tenantId, id, status, made?.sealed ?? null, made?.hash ?? null, ctx.user.userId, ctx.now],
  );
  await recordEvidence(ctx, {
    stream: 'admin',
    action: `choiceBatch.${status === open ? 'open' : 'void'}`,
    subject: id,
    payload: { from: batch.status, to: status, ...(made && { tieSeedHash: made.hash }) },
  });
  return { status };
}
