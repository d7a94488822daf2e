import { ledgerAccountKind } from '@zhaocai/model';
import type { Actor } from '../../../platform/lifecycle/index.ts';
import { ledgerStream } from '../post/post.ts';

/**
 * Postings and their evidence, side by side: what stands in one of them alone, and what they tell differently. Whoever
 * changes a row behind the back, its counterpart with it, keeps the sums balanced but not the chain.
 */
const look = `
  with kept as (
    select p.id::text as subject, (select jsonb_agg(l.line order by l.line) from (
        select jsonb_build_array(n.name, case when e.debit > 0 then 'debit' else 'credit' end,
          greatest(e.debit, e.credit)::text) as line
        from ledger_entry e
        join ledger_account a on a.tenant_id = e.tenant_id and a.id = e.account_id
        join unnest($3::int[], $4::text[]) as n (kind, name) on n.kind = a.account_kind
        where e.tenant_id = p.tenant_id and e.posting_id = p.id) l) as lines
    from ledger_posting p where p.tenant_id = $1),
  told as (
    select v.subject, (select jsonb_agg(l.line order by l.line)
      from jsonb_array_elements(v.payload::jsonb -> 'lines') as l (line)) as lines
    from evidence v where v.tenant_id = $1 and v.stream = $2 and v.action like 'ledgerPosting.%')
  select count(*)::int as unlike from kept k full join told t on t.subject = k.subject
  where k.lines is distinct from t.lines`;

/** How many postings of a tenant are not what the chain of evidence says of them, or are in one of both alone. */
export async function countUnlikeEvidence({ db, tenantId }: Pick<Actor, 'db' | 'tenantId'>): Promise<number> {
  const kinds = ledgerAccountKind.choices;
  const [values, names] = [kinds.map(({ value }) => value), kinds.map(({ name }) => name)];
  const [found] = await db.query<{ unlike: number }>(look, [tenantId, ledgerStream, values, names]);
  return found?.unlike ?? 0;
}
