import {
  contract,
  purchaseContractLifecycle,
  type EndpointInput,
  type giveBackContract as giveBackEndpoint,
  type refuseContract as refuseEndpoint,
  type Saved,
} from '@zhaocai/model';
import { recordEvidence } from '../../../platform/audit/index.ts';
import { nextId } from '../../../platform/db/index.ts';
import { notFound, refuse, type Ctx } from '../../../platform/http/index.ts';
import { demandVersion, noteLocks } from '../../../platform/rows/index.ts';
import { demandReason } from '../../ledger/index.ts';
import { isSent } from '../list/known-contracts.ts';

/** A supplier's contract as he knows it himself, by the policy of the party. */
export interface OwnContract {
  readonly id: string;
  /** Of the buyer, in whose rows it stands. */
  readonly tenantId: string;
  readonly projectId: string;
  readonly version: number;
  readonly contractNo: string;
  readonly contractStatus: number;
  /** Of a supplement. */
  readonly parentContractId: string | null;
}

const columns = `t.id::text, t.tenant_id as "tenantId", t.project_id::text as "projectId", t.version,
  t.contract_no as "contractNo", t.contract_status as "contractStatus", t.parent_contract_id::text as "parentContractId"`;

/** Of the contract `t` of an award: `$3`, a supplement of it, or without one the contract itself. */
export const ofSupplement = `(case when $3::bigint is null then t.parent_contract_id is null
  else t.id = $3 and t.parent_contract_id is not null end)`;

/** The contract that stands for a registration of the caller's, or a supplement of it; refused while the buyer has not sent it. */
export async function ownContractOf(
  ctx: Ctx,
  entry: { readonly id: string },
  supplementId: string | null,
): Promise<OwnContract | undefined> {
  const [row] = await ctx.db.query<OwnContract & Record<string, unknown>>(
    `select ${columns} from contract t where t.supplier_tenant_id = $1 and t.entry_id = $2 and t.is_deleted = 0
       and t.contract_status not in ${purchaseContractLifecycle.sql('void')}
       and ${ofSupplement}`,
    [ctx.tenantId, entry.id, supplementId],
  );
  if (!row && supplementId !== null) return notFound();
  if (row && purchaseContractLifecycle.is(row.contractStatus, 'draft', 'inApproval')) refuse('contract.notSent');
  return row;
}

async function findOwn(
  ctx: Ctx,
  { id, version }: { readonly id: string; readonly version: number },
): Promise<OwnContract> {
  const [row] = await ctx.db.query<OwnContract & Record<string, unknown>>(
    `select ${columns} from contract t
     where t.supplier_tenant_id = $1 and t.id = $2 and t.is_deleted = 0 and ${isSent}`,
    [ctx.tenantId, id],
  );
  if (!row) return notFound();
  demandVersion(row, version);
  return row;
}

interface OwnAct {
  readonly own: OwnContract;
  readonly act: 'sign' | 'giveBack' | 'refuse';
  readonly reason?: string;
}

/** Moves the caller's own contract by the function of the database. */
export async function actOnOwn(ctx: Ctx, { own: { id, tenantId, version }, act, reason }: OwnAct): Promise<Saved> {
  noteLocks(ctx.db, contract, [id]);
  const [row] = await ctx.db.query<{ version: number | null }>(
    'select act_on_own_contract($1, $2, $3, $4, $5, $6, $7, $8) as version',
    [tenantId, id, version, act, reason ?? null, ctx.user.userId, nextId(), ctx.now],
  );
  const changed = row?.version ?? null;
  return changed === null ? refuse('contract.badState') : { id, version: changed };
}

/** The supplier wants something changed before he signs. */
export function giveBackOwn(ctx: Ctx, input: EndpointInput<typeof giveBackEndpoint>): Promise<Saved> {
  return actWithReason(ctx, input, 'giveBack');
}

/** The winner does not sign: what follows is the buyer's to decide. */
export function refuseOwn(ctx: Ctx, input: EndpointInput<typeof refuseEndpoint>): Promise<Saved> {
  return actWithReason(ctx, input, 'refuse');
}

async function actWithReason(
  ctx: Ctx,
  { id, version, reason }: EndpointInput<typeof refuseEndpoint>,
  act: 'giveBack' | 'refuse',
): Promise<Saved> {
  const own = await findOwn(ctx, { id, version });
  // What follows a refusal is about an award.
  if (act === 'refuse' && own.parentContractId !== null) refuse('contract.supplementRefuse');
  demandReason(reason);
  const saved = await actOnOwn(ctx, { own, act, reason });
  await recordEvidence(ctx, {
    tenantId: own.tenantId,
    stream: own.projectId,
    action: `contract.${act}`,
    subject: id,
    payload: { contractNo: own.contractNo, reason },
  });
  return saved;
}
