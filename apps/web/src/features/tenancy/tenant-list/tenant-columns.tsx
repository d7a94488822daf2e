import { tenant, tenantKindNames } from '@zhaocai/model/tenancy/tenant';
import type { TenantRow } from '@zhaocai/model/tenancy/tenant-endpoints';
import type { DataColumn } from '../../../kit/data-table/column.ts';
import { Copyable } from '../../../kit/widgets/copyable.tsx';
import { AccountUse, Expiry, FileQuota, KindName, TenantStateTag } from '../tenant/tenant-state.tsx';
import { tenantTexts as texts } from './texts.ts';

const { fields } = tenant;

/** On a phone the first four: who, what, until when, and whether it works. */
export const tenantColumns: readonly DataColumn<TenantRow>[] = [
  { prop: 'tenantName', label: fields.tenantName.label, width: 240, type: 'mylink', sortable: true },
  { prop: 'status', label: texts.state, width: 110, render: (row) => <TenantStateTag {...row} /> },
  {
    prop: 'kind',
    label: fields.kind.label,
    width: 110,
    sortable: true,
    render: ({ kind }) => <KindName kind={kind} />,
  },
  {
    prop: 'expireTime',
    label: fields.expireTime.label,
    width: 170,
    sortable: true,
    render: (row) => <Expiry {...row} />,
  },
  {
    prop: 'accountNumber',
    label: texts.accounts,
    spreadsheet: 'accountNumber,userCount',
    width: 130,
    align: 'right',
    render: (row) => <AccountUse {...row} />,
  },
  {
    prop: 'fileQuota',
    label: fields.fileQuota.label,
    width: 120,
    align: 'right',
    sortable: true,
    render: (row) => <FileQuota {...row} />,
  },
  {
    prop: 'tenantId',
    label: texts.number,
    width: 110,
    sortable: true,
    render: (row) => <Copyable value={row.tenantId} />,
  },
  { prop: 'domain', label: fields.domain.label, width: 200 },
  { prop: 'linkman', label: fields.linkman.label, width: 110 },
  { prop: 'contactNumber', label: fields.contactNumber.label, width: 150 },
  { prop: 'address', label: fields.address.label, width: 220, visible: false },
];

export const kindOptions = (['buyer', 'agency', 'supplier'] as const).map((kind) => ({
  value: kind,
  label: tenantKindNames[kind],
}));
