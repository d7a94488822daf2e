import { entryLifecycle, leastSuppliers, purchasePackage } from '@zhaocai/model';
import type { Ctx } from '../../../platform/http/index.ts';
import { lockRows } from '../../../platform/rows/index.ts';
import { packagesOf } from '../package/package-queries.ts';
import type { ProjectRow } from '../project/find-project.ts';
import { tightenedRules } from '../rules/project-rules.ts';
import type { SealedPackage } from './opened-quotes.ts';

/**
 * Whoever quotes refers to his package: this waits for all of them, and none begins after it.
 */
export async function lockPackages(ctx: Ctx, projectId: string): Promise<SealedPackage[]> {
  const known = await packagesOf(ctx, projectId);
  await lockRows(ctx, purchasePackage, { ids: known.map(({ id }) => id), mode: 'remove' });
  return sealedPackages(ctx, projectId);
}

/** The time is part of the statement: before it not even a wrapped key is handed out. */
export function sealedPackages(ctx: Ctx, projectId: string): Promise<SealedPackage[]> {
  return ctx.db.query<SealedPackage & Record<string, unknown>>(
    `select k.id, k.package_no as "packageNo", k.package_name as "packageName", y.wrapped_private_key as "wrappedPrivateKey",
       (select max(h.threshold)::int from package_key_holder h
        where h.tenant_id = k.tenant_id and h.package_id = k.id) as threshold,
       (select count(*)::int from entry e where e.tenant_id = k.tenant_id and e.package_id = k.id
          and e.entry_status in ${entryLifecycle.sql('submitted')} and e.is_deleted = 0) as sealed,
       (select count(*)::int from entry e where e.tenant_id = k.tenant_id and e.package_id = k.id
          and e.entry_status in ${entryLifecycle.sql('submitted', 'revoked')} and e.is_deleted = 0) as received
     from package k
     join project p on p.tenant_id = k.tenant_id and p.id = k.project_id and p.open_time <= $3
     left join package_key y on y.tenant_id = k.tenant_id and y.package_id = k.id
     where k.tenant_id = $1 and k.project_id = $2 and k.is_deleted = 0 order by k.package_no`,
    [ctx.tenantId, projectId, ctx.now],
  );
}

export interface Openable {
  /** Bidders that the rules ask for. */
  readonly least: number;
  /** A written reason opens a package with fewer. */
  readonly isOverridable: boolean;
  readonly enough: readonly SealedPackage[];
  readonly quoted: readonly SealedPackage[];
}

/**
 * Which packages have bidders enough: where the rule binds the others stay sealed and fail. Whoever revoked after the
 * deadline has bid (decisions/0059), but of revoked bids alone there is nothing to open.
 */
export async function openablePackages(
  ctx: Ctx,
  held: ProjectRow,
  packages: readonly SealedPackage[],
): Promise<Openable> {
  const facts = { ...held, publishTime: held.publishTime ?? ctx.now };
  const { least, isOverridable } = leastSuppliers(await tightenedRules(ctx, facts), facts);
  const quoted = packages.filter(({ sealed }) => sealed > 0);
  return { least, isOverridable, enough: quoted.filter(({ received }) => received >= least), quoted };
}
