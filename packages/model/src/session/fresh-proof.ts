import type { Endpoint, Permission } from '../kit/endpoint.ts';
import { administeredMenus } from '../permission/administered.ts';

/** Whatever is written there, and where others hear of events and where money goes. */
const administered: ReadonlySet<string> = new Set([
  ...administeredMenus,
  'apiKey',
  'tenantTemplate',
  'walletAccount',
  'webhook',
]);

/**
 * What opens, decides and pays, and who else may; the verb alone would take in what is daily work. Whatever posts to the
 * ledger by its lifecycle, or is a step to it, is among them: the test beside this holds it to that.
 */
const weighty = new Set([
  'bankReceipt_match',
  'contract_approve',
  'contract_pay',
  'costIn_confirm',
  'costIn_correct',
  'deposit_approve',
  'deposit_confirm',
  'deposit_pay',
  'expertFee_approve',
  'expertFee_pay',
  'flow_grant',
  'flow_manage',
  'form_grant',
  'order_confirm',
  'order_pay',
  'payout_audit',
  'payout_pay',
  'project_confirm',
  'project_open',
]);

/**
 * Whether this call asks who it is once more, where the last proof is older than the tenant allows: by its permission, so
 * that none of a kind is forgotten, or because it says so itself (`stepUp`). What depends on the row or on the run is asked
 * by its command.
 */
export function asksForProof(
  { stepUp = false, writes = false }: Pick<Endpoint, 'stepUp' | 'writes'>,
  permission: Permission,
): boolean {
  const [menu = ''] = permission.split('_');
  return stepUp || (writes && (administered.has(menu) || weighty.has(permission)));
}
