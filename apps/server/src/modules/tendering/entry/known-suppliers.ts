import { invitationLifecycle, isByInvitation, memberLifecycle, supplierStatus, type MessageCode } from '@zhaocai/model';
import type { Ctx } from '../../../platform/http/index.ts';
import type { ProjectRow } from '../project/find-project.ts';

/** A supplier of the library, as far as it says whether he may be registered on paper. */
export interface KnownSupplier {
  readonly id: string;
  readonly name: string;
  readonly creditCode: string;
  readonly status: number;
  readonly tenantId: string | null;
  /** Of a project that invites: the letter was sent to him. */
  readonly isInvited: boolean;
  /** The packages of the project that he takes part in, alone or with others. */
  readonly packageIds: readonly string[];
}

export type KnownWithAccount = KnownSupplier & { readonly tenantId: string };

/** Registered himself, or with others. */
const takesPart = memberLifecycle.sql('joined');
const mayStillRegister = invitationLifecycle.sql('sent', 'accepted');

const select = `
  select s.id, s.supplier_name as name, s.credit_code as "creditCode", s.supplier_status as status,
    coalesce(s.supplier_tenant_id, a.tenant_id) as "tenantId",
    (not $4 or exists (select from invitation i where i.tenant_id = s.tenant_id and i.project_id = $2
      and i.supplier_id = s.id and i.is_deleted = 0 and i.invitation_status in ${mayStillRegister})) as "isInvited",
    array(select m.package_id::text from entry_member m
      where m.tenant_id = s.tenant_id and m.project_id = $2 and m.is_deleted = 0 and m.member_status in ${takesPart}
        and m.member_tenant_id = coalesce(s.supplier_tenant_id, a.tenant_id)) as "packageIds"
  from supplier s left join supplier_accounts($3::text[]) a on a.credit_code = s.credit_code
  where s.tenant_id = $1 and s.credit_code = any($3::text[]) and s.is_deleted = 0`;

/** By their credit codes. */
export async function knownSuppliers(
  ctx: Ctx,
  project: ProjectRow,
  codes: readonly string[],
): Promise<ReadonlyMap<string, KnownSupplier>> {
  const values = [ctx.tenantId, project.id, codes, isByInvitation(project)];
  const found = await ctx.db.query<KnownSupplier & Record<string, unknown>>(select, values);
  return new Map(found.map((one) => [one.creditCode, one]));
}

interface Hindrance {
  readonly code: MessageCode;
  readonly parameters?: { readonly name: string };
}

/** The supplier as he is registered on paper, or why he may not be. Nothing of it depends on other suppliers. */
export function admitted(
  supplier: KnownSupplier,
): { readonly supplier: KnownWithAccount } | { readonly hindrance: Hindrance } {
  const { name, tenantId, status, isInvited } = supplier;
  if (!isInvited) return { hindrance: { code: 'tendering.importNotInvited', parameters: { name } } };
  if (supplierStatus.is(status, 'blackListed')) return { hindrance: { code: 'tendering.blackListed' } };
  if (!tenantId) return { hindrance: { code: 'tendering.importNoAccount', parameters: { name } } };
  return { supplier: { ...supplier, tenantId } };
}
