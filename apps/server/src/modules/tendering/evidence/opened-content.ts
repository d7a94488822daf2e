import { createHash } from 'node:crypto';
import { canonicalJson } from '../../../platform/audit/index.ts';
import type { Ctx } from '../../../platform/http/index.ts';

type Scope = Pick<Ctx, 'db' | 'tenantId'>;

interface KeptOffer {
  readonly entryId: string;
  readonly content: Readonly<Record<string, unknown>>;
}

/**
 * SHA-256 of what the buyer's rows say of each opened quote, by its entry: prices, texts, lines and files, as canonical
 * JSON. The opening records it; a verification computes it again from the rows.
 */
export async function contentHashes(ctx: Scope, projectId: string): Promise<ReadonlyMap<string, string>> {
  const rows = await ctx.db.query<KeptOffer & Record<string, unknown>>(keptOffers, [ctx.tenantId, projectId]);
  return new Map(rows.map(({ entryId, content }) => [entryId, hashOf(content)]));
}

function hashOf(content: KeptOffer['content']): string {
  return createHash('sha256').update(canonicalJson(content), 'utf8').digest('hex');
}

/** Money as text: JSON would round what is over 2^53. */
const keptOffers = `
  select q.entry_id as "entryId", jsonb_build_object(
      'packageId', q.package_id::text, 'quoteId', q.quote_id::text, 'perMoney', q.per_money::text,
      'totalMoney', q.total_money::text, 'remark', q.remark, 'serviceShow', q.service_show,
      'matchExplain', q.match_explain, 'files', q.files,
      'lines', coalesce((select jsonb_agg(jsonb_build_object('itemId', l.item_id::text, 'quantity', l.quantity::text,
            'perMoney', l.per_money::text, 'totalMoney', l.total_money::text) order by l.item_id, l.id)
          from quote_line l where l.tenant_id = q.tenant_id and l.entry_id = q.entry_id), '[]')) as content
  from opened_quote q
  where q.tenant_id = $1 and q.project_id = $2 and q.open_fault is null`;
