import {
  accountNatures,
  ledgerAccount,
  ledgerAccountKind,
  type EntryLine,
  type LedgerAccountName,
} from '@zhaocai/model';
import { nextId } from '../../../platform/db/index.ts';
import type { Ctx } from '../../../platform/http/index.ts';
import { lockRows } from '../../../platform/rows/index.ts';

/** Whose accounts a posting is about; the kind of an account says how much of it names it. */
export interface AccountPlace {
  /** `null`: of no project, as a withdrawal is. */
  readonly projectId: string | null;
  readonly supplierTenantId?: string | null;
  /** Of the expert whose wallet it is. */
  readonly expertId?: string | null;
  /** Of either of them. */
  readonly supplierName?: string | null;
}

/** The ids of accounts, by their keys; those that may not fall below nothing are held until the transaction ends. */
export type HeldAccounts = ReadonlyMap<string, string>;

interface Placed {
  readonly lines: readonly EntryLine[];
  readonly place: AccountPlace;
}

interface Named {
  readonly account: LedgerAccountName;
  readonly kind: number;
  readonly projectId: string | null;
  readonly supplierTenantId: string | null;
  readonly expertId: string | null;
  readonly supplierName: string | null;
}

/** One account of the unit, of a project, of a supplier in a project, or of the owner of a wallet. */
export function accountKey(account: LedgerAccountName, place: AccountPlace): string {
  const { projectId, supplierTenantId, expertId } = namedFor(account, place);
  return [account, projectId ?? '-', supplierTenantId ?? '-', expertId ?? '-'].join(' ');
}

/**
 * Finds the accounts of these postings, opens those that are not there yet, and holds the ones that may not fall below
 * nothing. The bank is not held: everybody posts to it, and it limits nothing.
 */
export async function holdAccounts(ctx: Ctx, postings: readonly Placed[]): Promise<HeldAccounts> {
  const wanted = new Map<string, Named>();
  for (const { lines, place } of postings)
    for (const { account } of lines) wanted.set(accountKey(account, place), namedFor(account, place));
  const ids = await openAccounts(ctx, wanted);
  const limited = [...wanted].flatMap(([key, { account }]) =>
    accountNatures[account].mayBeNegative ? [] : [ids.get(key) ?? ''],
  );
  if (limited.length > 0) await lockRows(ctx, ledgerAccount, { ids: limited, reach: 'tenant' });
  return ids;
}

function namedFor(account: LedgerAccountName, place: AccountPlace): Named {
  const { of } = accountNatures[account];
  const { projectId, supplierTenantId = null, expertId = null, supplierName = null } = place;
  const none = {
    account,
    kind: ledgerAccountKind.code[account],
    projectId: null,
    supplierTenantId: null,
    expertId: null,
  };
  if (of === 'unit') return { ...none, supplierName: null };
  if (of === 'owner') {
    if ((supplierTenantId === null) === (expertId === null)) throw new Error(`${account} is of one owner`);
    return { ...none, supplierTenantId, expertId, supplierName };
  }
  if (projectId === null) throw new Error(`${account} is of a project`);
  if (of === 'project') return { ...none, projectId, supplierName: null };
  if (supplierTenantId === null) throw new Error(`${account} is of a supplier`);
  return { ...none, projectId, supplierTenantId, supplierName };
}

async function openAccounts(ctx: Ctx, wanted: ReadonlyMap<string, Named>): Promise<Map<string, string>> {
  // In one order by everybody: two that open the same accounts do not wait in a circle.
  const sorted = [...wanted].toSorted(([one], [other]) => (one < other ? -1 : 1));
  const rows = sorted.map(([key, { account: _account, ...named }]) => ({ key, id: nextId(), ...named }));
  const values = [ctx.tenantId, JSON.stringify(rows)];
  const find = () => ctx.db.query<{ key: string; id: string }>(found, values);
  const before = await find();
  if (before.length < rows.length) await ctx.db.write(open, [...values, ctx.user.userId, ctx.now]);
  const all = before.length < rows.length ? await find() : before;
  return new Map(all.map(({ key, id }) => [key, id]));
}

const given = `jsonb_to_recordset($2::jsonb) as r (key text, id bigint, kind smallint, "projectId" bigint,
    "supplierTenantId" text, "expertId" bigint, "supplierName" text)`;

const found = `
  select r.key, a.id::text as id from ${given}
  join ${ledgerAccount.table} a on a.tenant_id = $1 and a.account_kind = r.kind and a.is_deleted = 0
    and coalesce(a.project_id, 0) = coalesce(r."projectId", 0)
    and coalesce(a.supplier_tenant_id, '') = coalesce(r."supplierTenantId", '')
    and coalesce(a.expert_id, 0) = coalesce(r."expertId", 0)`;

const open = `
  insert into ${ledgerAccount.table} (tenant_id, id, account_kind, project_id, supplier_tenant_id, expert_id,
    supplier_name, create_user, create_time, update_user, update_time)
  select $1, r.id, r.kind, r."projectId", r."supplierTenantId", r."expertId", r."supplierName", $3, $4, $3, $4
  from ${given} order by r.key
  on conflict (tenant_id, account_kind, coalesce(project_id, 0), coalesce(supplier_tenant_id, ''), coalesce(expert_id, 0))
    where is_deleted = 0 do nothing`;
