import {
  acceptType,
  contractAcceptanceLifecycle,
  contractSide,
  contractTermLifecycle,
  entryLifecycle,
  purchaseContractLifecycle,
} from '@zhaocai/model';
import type { Ctx } from '../../../platform/http/index.ts';
import { followContracts, type ContractFacts } from '../../tendering/index.ts';

const isSigned = `c.contract_status in ${purchaseContractLifecycle.sql('signed', 'performing', 'completed', 'suspended', 'terminated')}`;
const goesOn = `c.contract_status not in ${purchaseContractLifecycle.sql('void', 'terminated')}`;

/** Each line counted to its end by acceptances that passed, as `isWhole` has it. */
const isAccepted = `exists (select from contract_line l where l.tenant_id = c.tenant_id and l.contract_id = c.id and l.is_deleted = 0)
  and not exists (select from contract_line l where l.tenant_id = c.tenant_id and l.contract_id = c.id and l.is_deleted = 0
    and l.quantity > (select coalesce(sum(f.real_quantity), 0) from contract_acceptance a
      join contract_acceptance_line f on f.tenant_id = a.tenant_id and f.acceptance_id = a.id and f.is_deleted = 0
      where a.tenant_id = c.tenant_id and a.contract_id = c.id and a.is_deleted = 0 and f.contract_line_id = l.id
        and a.accept_status in ${contractAcceptanceLifecycle.sql('passed')}
        and a.accept_type not in ${acceptType.sql('arrival', 'preliminary')}))`;
const isPaid = `exists (select from contract_term s where s.tenant_id = c.tenant_id and s.contract_id = c.id and s.is_deleted = 0)
  and not exists (select from contract_term s where s.tenant_id = c.tenant_id and s.contract_id = c.id and s.is_deleted = 0
    and s.term_status not in ${contractTermLifecycle.sql('paid')})`;

/** Of projects that have won entries: signed is each of them with its contract; accepted and paid are all contracts that go on. */
const facts = `
  with held as (
    select c.project_id, c.entry_id, c.parent_contract_id, (${isSigned}) as is_signed, (${goesOn}) as goes_on,
      (${isAccepted}) as is_accepted, (${isPaid}) as is_paid
    from contract c where c.tenant_id = $1 and c.project_id = any($2::bigint[]) and c.is_deleted = 0
      and c.contract_status not in ${purchaseContractLifecycle.sql('void')})
  select e.project_id::text as "projectId",
    bool_and(case when exists (select from held h where h.entry_id = e.id and h.parent_contract_id is null)
      then exists (select from held h where h.entry_id = e.id and h.parent_contract_id is null and h.is_signed)
      else exists (select from contract_file f where f.tenant_id = e.tenant_id and f.entry_id = e.id
        and f.side in ${contractSide.sql('buyer')}) end) as "isSigned",
    exists (select from held h where h.project_id = e.project_id) as "hasContract",
    exists (select from held h where h.project_id = e.project_id and h.goes_on)
      and not exists (select from held h where h.project_id = e.project_id and h.goes_on
        and not (h.is_signed and h.is_accepted)) as "isAccepted",
    exists (select from held h where h.project_id = e.project_id and h.goes_on)
      and not exists (select from held h where h.project_id = e.project_id and h.goes_on
        and not (h.is_signed and h.is_paid)) as "isPaid"
  from entry e
  where e.tenant_id = $1 and e.project_id = any($2::bigint[]) and e.is_deleted = 0
    and e.entry_status in ${entryLifecycle.sql('won')}
  group by e.project_id`;

type Stored = ContractFacts & { readonly projectId: string; readonly hasContract: boolean };

function factsOf(
  { db, tenantId }: Pick<Ctx, 'db' | 'tenantId'>,
  projectIds: readonly string[],
): Promise<readonly Stored[]> {
  return db.query<Stored & Record<string, unknown>>(facts, [tenantId, projectIds]);
}

/** How far their contracts are, by project; none of a project whose contracts are not made here. */
export async function contractFacts(
  ctx: Pick<Ctx, 'db' | 'tenantId'>,
  projectIds: readonly string[],
): Promise<ReadonlyMap<string, ContractFacts>> {
  const found = projectIds.length > 0 ? await factsOf(ctx, projectIds) : [];
  return new Map(found.filter(({ hasContract }) => hasContract).map((one) => [one.projectId, one]));
}

/** A contract has come further: so have the tasks of its project that are about it. */
export async function followInTasks(ctx: Ctx, projectId: string): Promise<void> {
  const [found] = await factsOf(ctx, [projectId]);
  if (found) await followContracts(ctx, projectId, found);
}
