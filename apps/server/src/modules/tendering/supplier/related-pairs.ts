import { entryLifecycle, memberLifecycle, relationSource, relationType } from '@zhaocai/model';
import type { Ctx } from '../../../platform/http/index.ts';

/** Two companies of one package, each with the registration that it is part of. */
export interface RelatedPair extends Record<string, unknown> {
  readonly packageId: string;
  readonly entryId: string;
  readonly otherEntryId: string;
  readonly companyName: string;
  readonly otherName: string;
  /** Of `relationType`. */
  readonly relationType: number;
  /** Of `relationSource`. */
  readonly relationSource: number;
  readonly basis: string | null;
}

const joined = memberLifecycle.sql('joined');

/** Who takes part: whoever registered, and each member of a consortium; with what the library and he himself say of him. */
const companies = `
  select m.package_id, m.entry_id, m.member_name as name, m.credit_code as code, s.id as supplier_id,
    coalesce(nullif(m.responsible_person, ''), nullif(s.responsible_person, '')) as person,
    coalesce(m.related_companies, '[]') as declared
  from entry_member m
  join entry e on e.tenant_id = m.tenant_id and e.id = m.entry_id and e.is_deleted = 0
  left join supplier s on s.tenant_id = m.tenant_id and s.credit_code = m.credit_code and s.is_deleted = 0
  where m.tenant_id = $1 and m.project_id = $2 and m.is_deleted = 0 and m.member_status in ${joined}
    and e.entry_status not in ${entryLifecycle.sql('draft', 'rejected', 'withdrawn')}
    and (not $3::boolean or e.entry_status in ${entryLifecycle.sql('valid')})`;

const pairs = `
  with company as (${companies})
  select distinct on (a.entry_id, b.entry_id, a.name, b.name, r.type)
    a.package_id::text as "packageId", a.entry_id::text as "entryId", b.entry_id::text as "otherEntryId",
    a.name as "companyName", b.name as "otherName", r.type as "relationType", r.source as "relationSource", r.basis
  from company a
  join company b on b.package_id = a.package_id and b.entry_id > a.entry_id
  cross join lateral (
    select l.relation_type::int, l.relation_source::int, l.basis
    from supplier_relation l where l.tenant_id = $1 and l.is_deleted = 0
      and (l.supplier_id, l.related_id) in ((a.supplier_id, b.supplier_id), (b.supplier_id, a.supplier_id))
    union all select (d ->> 'relationType')::int, ${relationSource.code.declared}, null::text
    from jsonb_array_elements(a.declared) d where upper(d ->> 'creditCode') = upper(b.code)
    union all select (d ->> 'relationType')::int, ${relationSource.code.declared}, null::text
    from jsonb_array_elements(b.declared) d where upper(d ->> 'creditCode') = upper(a.code)
    union all select ${relationType.code.samePerson}, ${relationSource.code.sameName}, a.person where a.person = b.person
  ) as r (type, source, basis)
  order by a.entry_id, b.entry_id, a.name, b.name, r.type, r.source`;

/**
 * The related companies of a project, package by package (R54). Before the opening only for who may see the registrations.
 * @param isOpenedOnly only among those whose offers were opened
 */
export function relatedPairs(
  ctx: Pick<Ctx, 'db' | 'tenantId'>,
  { projectId, isOpenedOnly }: { readonly projectId: string; readonly isOpenedOnly: boolean },
): Promise<RelatedPair[]> {
  return ctx.db.query<RelatedPair>(pairs, [ctx.tenantId, projectId, isOpenedOnly]);
}
