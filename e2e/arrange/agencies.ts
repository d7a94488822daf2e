import { agencyCooperation, resource, submitTenant } from '@zhaocai/model';
import type { Product } from '../product/product.ts';
import { callAs } from './caller.ts';
import { tenantOf } from '../people/account.ts';

/** An agency with somebody who signs in for it. */
export interface SecondAgency {
  readonly tenantId: string;
  readonly name: string;
  readonly account: string;
  readonly password: string;
}

/** Beside the demo's agency a second one, new on the platform, that the demo's buyer works with as well. */
export async function secondAgency(product: Product, name: string): Promise<SecondAgency> {
  const asPlatform = await callAs(product.url, 'admin');
  const account = 'agent2';
  const made = await asPlatform(submitTenant, {
    tenantName: name,
    kind: 'agency',
    adminAccount: account,
    adminName: '沈越',
  });
  const { tenantId, password } = made as { tenantId: string; password: string };
  // Its first sign-in has a journey of its own.
  await product.asSuperuser('update user_account set must_change_password = false where tenant_id = $1', [tenantId]);
  const asBuyer = await callAs(product.url, 'buyer', tenantOf.buyer);
  const { id, version } = await asBuyer(resource(agencyCooperation).save, {
    agentName: name,
    agentTenantId: tenantId,
    startDate: '2026-01-01',
    endDate: '2099-12-31',
    feePayer: 2,
    feeFloat: '0',
  });
  await product.asSuperuser(
    `update agency_cooperation set cooperation_status = 2, version = version + 1 where tenant_id = $1 and id = $2 and version = $3`,
    [tenantOf.buyer, id, version],
  );
  return { tenantId, name, account, password };
}
