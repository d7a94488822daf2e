import { keyNames, type SealedAtRest, type SealedRow, type Secret } from '../../../platform/secrets/index.ts';
import { resealedMark } from './resealed-dek.ts';
import { fileLabel, quoteLabel } from './quote-form.ts';
import type { Scope, Sealing } from './sealing.ts';

/**
 * What of quotes that the server sealed lies under SECRET. The tables are append-only: functions put the other wrapping in the place of
 * the first (migration 0058). Neither cipher texts nor receipts change.
 */
export function sealedQuotesAtRest(secret: Secret, sealing: Sealing): readonly SealedAtRest[] {
  const { currentPrefix } = keyNames(secret);
  const dekOf = (label: (row: SealedRow) => string) => (row: SealedRow) =>
    sealing.resealBidderDek(scopeOf(row, label(row)), row.sealed, row.supplierTenantId ?? '');
  return [
    {
      name: 'package_key.wrapped_private_key',
      find: `select id::text as id, package_id::text as "packageId", tenant_id as "tenantId", wrapped_private_key as sealed
        from package_key where tenant_id = $1 and id > $2::bigint and wrapped_private_key not like '${currentPrefix}%'
        order by id limit $3`,
      keep: 'select reseal_package_key($1, $2, $3, $4)',
      reseal: ({ tenantId = '', packageId = '', sealed }) =>
        sealing.rewrapPackageKey({ tenantId, packageId, wrappedPrivateKey: sealed }),
    },
    {
      name: 'quote.bidder_dek',
      find: findDeks('quote', 'version_no::text', currentPrefix),
      keep: `select reseal_bidder_key('quote', $1, $2, $3, $4)`,
      reseal: dekOf(({ versionNo }) => quoteLabel(Number(versionNo))),
    },
    {
      name: 'quote_file.bidder_dek',
      find: findDeks('quote_file', `''`, currentPrefix),
      keep: `select reseal_bidder_key('quote_file', $1, $2, $3, $4)`,
      reseal: dekOf(() => fileLabel),
    },
  ];
}

function findDeks(table: 'quote' | 'quote_file', versionNo: string, currentPrefix: string): string {
  return `select id::text as id, tenant_id as "tenantId", package_id::text as "packageId", entry_id::text as "entryId",
      ${versionNo} as "versionNo", supplier_tenant_id as "supplierTenantId", bidder_dek as sealed
    from ${table} where tenant_id = $1 and id > $2::bigint and bidder_dek is not null
      and bidder_dek not like '${currentPrefix}%' and bidder_dek not like '${resealedMark}${currentPrefix}%'
    order by id limit $3`;
}

function scopeOf({ tenantId = '', packageId = '', entryId = '' }: SealedRow, label: string): Scope {
  return { tenantId, packageId, entryId, label };
}
