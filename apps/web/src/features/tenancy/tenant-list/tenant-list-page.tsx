import { ListPage } from '../../../kit/resource-page/list-page.tsx';
import { insideSentence } from '../../../kit/resource-page/join-words.ts';
import { kitTexts } from '../../../kit/text/kit-texts.ts';
import '../tenancy.css';
import { PlusOutlined } from '@ant-design/icons';
import { tenant } from '@zhaocai/model/tenancy/tenant';
import { listTenants, type TenantRow } from '@zhaocai/model/tenancy/tenant-endpoints';
import { Button } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { listInput, useListState } from '../../../kit/resource-page/list-state.ts';
import { useAllowed } from '../../../kit/session/allowed.ts';
import { useText } from '../../../kit/text/language.ts';
import { OneTimeSecret } from '../../../kit/widgets/one-time-secret.tsx';
import { LookDrawer } from './look-drawer.tsx';
import { kindOptions, tenantColumns } from './tenant-columns.tsx';
import { TenantDialog, type TenantTask } from './tenant-dialog.tsx';
import { tenantTexts as texts } from './texts.ts';
import { useTenantActions, type ResetSecret } from './use-tenant-work.ts';
import { tenantsExport } from '@zhaocai/model/tenancy/tenancy-exports';

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
  const add = () => void navigate('/system/tenantManage/tenantList/addTenant');
  const addButton = mayAdd && (
    <Button type="primary" icon={<PlusOutlined />} onClick={add}>
      {t(texts.add)}
    </Button>
  );
  return (
    <ListPage<TenantRow>
      id="tenant"
      title={t(texts.title)}
      columns={tenantColumns}
      query={query}
      state={state}
      onState={change}
      isSorted
      exported={tenantsExport}
      filters={tenantFilters}
      actions={addButton}
      rowActions={actions}
      onOpen={({ id }) => setTask({ kind: 'view', id })}
      onNew={mayAdd ? add : undefined}
      isCovered={task !== undefined || look !== undefined || secret !== undefined}
      empty={{ title: t(kitTexts.nothingYet, { name: insideSentence(t(tenant.label)) }), action: addButton }}
    >
      <TenantDialog task={task} onTask={setTask} />
      <LookDrawer tenantRowId={look} onClose={() => setLook(undefined)} />
      {secret && <NewPassword secret={secret} onClose={() => setSecret(undefined)} />}
    </ListPage>
  );
}

const tenantFilters = [
  { name: 'keyword', label: texts.search },
  { name: 'kind', label: texts.allKinds, choices: kindOptions },
  {
    name: 'status',
    label: texts.allStates,
    choices: [
      { value: 1, label: texts.enabled },
      { value: 2, label: texts.disabled },
    ],
  },
];

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
