import { rootDictKey, type customizeDictBiz as endpoint, type EndpointInput, type Saved } from '@zhaocai/model';
import { recordEvidence } from '../../../platform/audit/index.ts';
import { nextId } from '../../../platform/db/index.ts';
import { notFound, refuse, type Ctx } from '../../../platform/http/index.ts';
import { forgetDictionaries } from './dictionary-cache.ts';
import { wordCache } from './words.ts';

interface CopiedRow {
  readonly id: string;
  readonly parentId: string;
  readonly code: string;
  readonly dictKey: string;
  readonly tenantId: string;
}

/** Copies a dictionary of the platform with all its words into the tenant, where it is in force from then on. */
export async function customizeDict(ctx: Ctx, { id }: EndpointInput<typeof endpoint>): Promise<Saved> {
  const rows = await ctx.db.query<CopiedRow>(dictionaryOf, [ctx.tenantId, id]);
  const root = rows.find((row) => row.id === id);
  if (!root) return notFound();
  if (root.dictKey !== rootDictKey) refuse('dictionary.onlyRoots');
  const [own] = await ctx.db.query(
    `select from dict_biz where tenant_id = $1 and code = $2 and parent_id = 0 and is_deleted = 0`,
    [ctx.tenantId, root.code],
  );
  if (own || root.tenantId === ctx.tenantId) refuse('dictionary.alreadyOwn', { code: root.code });
  const ids = new Map(rows.map((row) => [row.id, nextId()]));
  const copies = rows.map((row) => ({ from: row.id, id: ids.get(row.id), parent_id: ids.get(row.parentId) ?? '0' }));
  await ctx.db.write(insertCopies, [
    ctx.tenantId,
    JSON.stringify(copies),
    ctx.user.userId,
    ctx.user.deptIds[0] ?? null,
    ctx.now,
  ]);
  await forgetDictionaries(ctx, wordCache);
  const copy = ids.get(id) ?? '';
  await recordEvidence(ctx, {
    stream: 'admin',
    action: 'dictBiz.customize',
    subject: copy,
    payload: { after: { code: root.code, words: rows.length - 1 } },
  });
  return { id: copy, version: 0 };
}

const dictionaryOf = `
  select t.id, t.parent_id as "parentId", t.code, t.dict_key as "dictKey", t.tenant_id as "tenantId"
  from dict_biz r join dict_biz t on t.tenant_id = r.tenant_id and t.code = r.code and t.is_deleted = 0
  where r.tenant_id in ($1, '000000') and r.id = $2 and r.is_deleted = 0`;

const insertCopies = `
  insert into dict_biz (tenant_id, id, parent_id, code, dict_key, dict_value, value_en, sort, is_sealed, remark,
    create_user, create_dept, create_time, update_user, update_time)
  select $1, c.id, c.parent_id, t.code, t.dict_key, t.dict_value, t.value_en, t.sort, t.is_sealed, t.remark,
    $3, $4, $5::timestamptz, $3, $5::timestamptz
  from jsonb_to_recordset($2::jsonb) as c ("from" bigint, id bigint, parent_id bigint)
  join dict_biz t on t.tenant_id = '000000' and t.id = c."from"`;
