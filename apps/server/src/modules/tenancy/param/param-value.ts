import type { BuiltInParam } from '@zhaocai/model';
import type { Ctx } from '../../../platform/http/index.ts';
import { publish, type OutboxReader } from '../../../platform/outbox/index.ts';
import { createParamCache } from './param-cache.ts';

const topic = 'param.changed';

const cache = createParamCache({ maxAgeMs: 5000, capacity: 10_000 });

/** A tenant's own value counts only while the platform allows one. */
const effective = `
  select coalesce(case when p.is_overridable then o.param_value end, p.param_value) as value
  from param p
  left join param o on o.tenant_id = $1 and o.param_key = p.param_key and o.is_deleted = 0
  where p.tenant_id = '000000' and p.param_key = $2 and p.is_deleted = 0`;

/** What a parameter is in this tenant: its own value where it may have one, else the platform's. */
export async function paramValue(
  { db, tenantId, now }: Pick<Ctx, 'db' | 'tenantId' | 'now'>,
  key: BuiltInParam,
): Promise<string> {
  const place = { tenantId, key, now };
  const cached = cache.get(place);
  if (cached !== undefined) return cached;
  const { generation } = cache;
  const [row] = await db.query<{ value: string }>(effective, [tenantId, key]);
  if (!row) throw new Error(`the parameter ${key} is missing, though the migration brings it and it cannot be removed`);
  cache.put(place, row.value, generation);
  return row.value;
}

/** With a change of any parameter: no process goes on with what it knew. */
export async function paramsChanged(ctx: Ctx): Promise<void> {
  await publish(ctx, { kind: topic, payload: {} });
  ctx.afterCommit(() => cache.clear());
}

export function listenForParams(reader: Pick<OutboxReader, 'onMessage'>): void {
  reader.onMessage(({ kind }) => {
    if (kind === topic) cache.clear();
  });
}
