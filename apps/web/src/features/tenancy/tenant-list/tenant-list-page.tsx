import '../tenancy.css';
import { PlusOutlined } from '@ant-design/icons';
import { tenant } from '@zhaocai/model/tenancy/tenant';
import { listTenants, type TenantRow } from '@zhaocai/model/tenancy/tenant-endpoints';
import { Button } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { DataTable } from '../../../kit/data-table/data-table.tsx';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { ListEmpty } from '../../../kit/resource-page/list-empty.tsx';
import { listInput, listPageSizes, useListState } from '../../../kit/resource-page/list-state.ts';
import { useListKeys } from '../../../kit/resource-page/use-list-keys.ts';
import { useAllowed } from '../../../kit/session/allowed.ts';
import { useText } from '../../../kit/text/language.ts';
import { ErrorPanel } from '../../../kit/widgets/error-panel.tsx';
import { PageHead } from '../../../kit/widgets/section.tsx';
import { OneTimeSecret } from '../parts/one-time-secret.tsx';
import { LookDrawer } from './look-drawer.tsx';
import { tenantColumns } from './tenant-columns.tsx';
import { TenantDialog, type TenantTask } from './tenant-dialog.tsx';
import { TenantFilters } from './tenant-filters.tsx';
import { tenantTexts as texts } from './texts.ts';
import { useTenantActions, type ResetSecret } from './use-tenant-work.ts';
import { tenantsExport } from '@zhaocai/model/tenancy/tenancy-exports';
import { ListExportButton } from '../../../kit/resource-page/list-export-button.tsx';

/** All tenants: who they are, until when they may work, how much of their quota is used. */
export function TenantListPage() {
  const t = useText();
  const navigate = useNavigate();
  const [state, change] = useListState();
  const [task, setTask] = useState<TenantTask>();
  const [look, setLook] = useState<string>();
  const [secret, setSecret] = useState<ResetSecret>();
  const mayAdd = useAllowed()('tenant_add');
  const query = useEndpoint(listTenants, listInput(state), { keepPrevious: true });
  const actions = useTenantActions({
    onEdit: ({ id }) => setTask({ kind: 'edit', id }),
    onLook: ({ id }) => setLook(id),
    onSecret: setSecret,
  });
  const page = query.data;
  const rows = page?.records ?? [];
  const open = ({ id }: TenantRow) => setTask({ kind: 'view', id });
  const add = () => void navigate('/system/tenantManage/tenantList/addTenant');
  const active = useListKeys({
    rowCount: rows.length,
    isCovered: task !== undefined || look !== undefined || secret !== undefined,
    onOpen: (index) => rows[index] && open(rows[index]),
    onSearch: () => document.querySelector<HTMLInputElement>('.tenancy-filters input')?.focus(),
    onNew: mayAdd ? add : undefined,
    onClose: () => undefined,
  });
  const addButton = mayAdd && (
    <Button type="primary" icon={<PlusOutlined />} onClick={add}>
      {t(texts.add)}
    </Button>
  );
  return (
    <div className="kit-page">
      <PageHead
        title={t(texts.title)}
        note={page && <span className="kit-count">{page.total}</span>}
        actions={
          <>
            <ListExportButton
              exported={tenantsExport}
              input={listInput(state)}
              table={{ id: 'tenant', columns: tenantColumns }}
            />
            {addButton}
          </>
        }
      />
      <TenantFilters values={state.filters} onChange={(filters) => change({ filters })} />
      {query.error && !page ? (
        <ErrorPanel error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <DataTable<TenantRow>
          id="tenant"
          columns={tenantColumns}
          rows={rows}
          isLoading={query.isFetching && !page}
          actions={actions}
          onOpen={open}
          activeKey={active === undefined ? undefined : rows[active]?.id}
          sort={state.sort}
          onSort={(prop, order) => change({ sort: prop && order ? { prop, order } : undefined })}
          paging={{
            total: page?.total ?? 0,
            isCapped: page?.totalCapped,
            current: state.current,
            size: state.size,
            sizes: listPageSizes,
            onChange: (current, size) => change(size === state.size ? { current } : { size }),
          }}
          empty={
            <ListEmpty
              name={t(tenant.label)}
              isFiltered={Object.keys(state.filters).length > 0}
              onClearFilters={() => change({ filters: {} })}
              action={addButton}
            />
          }
        />
      )}
      <TenantDialog task={task} onTask={setTask} />
      <LookDrawer tenantRowId={look} onClose={() => setLook(undefined)} />
      {secret && <NewPassword secret={secret} onClose={() => setSecret(undefined)} />}
    </div>
  );
}

function NewPassword({ secret, onClose }: { secret: ResetSecret; onClose: () => void }) {
  const t = useText();
  return (
    <OneTimeSecret
      title={t(texts.resetDone)}
      facts={[
        { label: t(tenant.fields.tenantName.label), value: secret.tenantName },
        { label: t(texts.number), value: secret.tenantId },
        { label: t(texts.account), value: secret.account },
      ]}
      secret={{ label: t(texts.password), value: secret.password }}
      onClose={onClose}
    />
  );
}
