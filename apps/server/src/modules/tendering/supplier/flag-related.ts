import { relatedBidder, relationSource } from '@zhaocai/model';
import { recordEvidence } from '../../../platform/audit/index.ts';
import { nextId } from '../../../platform/db/index.ts';
import type { Ctx } from '../../../platform/http/index.ts';
import { insertRows } from '../../../platform/rows/index.ts';
import { relatedPairs } from './related-pairs.ts';

/** The library keeps who leads a firm, where it did not know, and what firms of it declared of each other. */
const learnPersons = `
  update supplier s set responsible_person = m.responsible_person, update_time = $3, version = s.version + 1
  from entry_member m
  where m.tenant_id = $1 and m.project_id = $2 and m.is_deleted = 0 and s.tenant_id = m.tenant_id
    and s.credit_code = m.credit_code and s.is_deleted = 0 and s.responsible_person is null
    and nullif(m.responsible_person, '') is not null`;

const declaredNow = `
  select distinct s.id::text as "supplierId", o.id::text as "relatedId", (d ->> 'relationType')::int as "relationType"
  from entry_member m
  cross join lateral jsonb_array_elements(coalesce(m.related_companies, '[]')) d
  join supplier s on s.tenant_id = m.tenant_id and s.credit_code = m.credit_code and s.is_deleted = 0
  join supplier o on o.tenant_id = m.tenant_id and upper(o.credit_code) = upper(d ->> 'creditCode') and o.is_deleted = 0
  where m.tenant_id = $1 and m.project_id = $2 and m.is_deleted = 0 and s.id <> o.id`;

const addRelation = `
  insert into supplier_relation (tenant_id, id, supplier_id, related_id, relation_type, relation_source, basis,
    create_user, create_time, update_user, update_time)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $8, $9) on conflict do nothing`;

/**
 * Notes at the opening which bidders seem to be related (R54), for the handler to judge: before it nobody may learn by
 * whom else it was registered (R38).
 */
export async function flagRelated(
  ctx: Ctx,
  { id: projectId, projectNo }: { readonly id: string; readonly projectNo: string },
): Promise<void> {
  await learnDeclared(ctx, { id: projectId, projectNo });
  const found = await relatedPairs(ctx, { projectId, isOpenedOnly: true });
  if (found.length === 0) return;
  await insertRows(ctx, relatedBidder, { rows: found.map((one) => ({ projectId, ...one })) });
  const pairs = found.map(({ entryId, otherEntryId, relationType }) => ({ entryId, otherEntryId, relationType }));
  await recordEvidence(ctx, {
    stream: projectId,
    action: 'relatedBidder.find',
    subject: projectId,
    payload: { pairs },
  });
}

async function learnDeclared(
  ctx: Ctx,
  { id: projectId, projectNo }: { readonly id: string; readonly projectNo: string },
): Promise<void> {
  await ctx.db.write(learnPersons, [ctx.tenantId, projectId, ctx.now]);
  const declared = await ctx.db.query<{ supplierId: string; relatedId: string; relationType: number }>(declaredNow, [
    ctx.tenantId,
    projectId,
  ]);
  const basis = `报名时声明（项目编号${projectNo}）`;
  for (const { supplierId, relatedId, relationType } of declared) {
    const what = [supplierId, relatedId, relationType, relationSource.code.declared, basis];
    await ctx.db.write(addRelation, [ctx.tenantId, nextId(), ...what, ctx.user.userId, ctx.now]);
  }
}
