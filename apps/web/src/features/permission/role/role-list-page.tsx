import { roleText } from '@zhaocai/model/permission/role-words';
import '../permission.css';
import { ImportOutlined, PlusOutlined } from '@ant-design/icons';
import { role } from '@zhaocai/model/permission/role';
import { roleList, roleRemove, type RoleRecord } from '@zhaocai/model/permission/role-endpoints';
import { Button } from 'antd';
import { useDeferredValue, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { DataColumn, RowAction } from '../../../kit/data-table/column.ts';
import { DataTable } from '../../../kit/data-table/data-table.tsx';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { useAllowed } from '../../../kit/session/allowed.ts';
import { kitTexts } from '../../../kit/text/kit-texts.ts';
import { useLanguage, useText } from '../../../kit/text/language.ts';
import { Empty } from '../../../kit/widgets/empty.tsx';
import { ErrorPanel } from '../../../kit/widgets/error-panel.tsx';
import { PageHead } from '../../../kit/widgets/section.tsx';
import { ToneTag } from '../../../kit/widgets/choice-tag.tsx';
import { useConfirm } from '../../../kit/widgets/use-confirm.tsx';
import { addressOf, companyRoles, tenantRoles, type RolePlace } from '../rights/role-place.ts';
import { TenantSelect } from '../rights/tenant-select.tsx';
import { KeywordSearch } from '../rights/keyword-search.tsx';
import { permissionTexts as texts } from '../texts.ts';
import { GiveRolesDialog } from './give-roles-dialog.tsx';
import { rolesExport } from '@zhaocai/model/permission/permission-exports';
import { ListExportButton } from '../../../kit/resource-page/list-export-button.tsx';
import { words } from '../../../kit/text/words.ts';

/** The roles of the own tenant. */
export function CompanyRolePage() {
  return <RoleList place={companyRoles} tenantId={undefined} />;
}

/** The roles of the tenant that the platform has chosen (`?tenantId=`). */
export function TenantRolePage() {
  const t = useText();
  const [search, setSearch] = useSearchParams();
  const tenantId = search.get('tenantId') ?? undefined;
  const select = (
    <TenantSelect value={tenantId} onChange={(next) => setSearch(next ? { tenantId: next } : {}, { replace: true })} />
  );
  if (tenantId) return <RoleList place={tenantRoles} tenantId={tenantId} select={select} />;
  return (
    <div className="kit-page">
      <PageHead title={t(texts.tenantRoles)}>{select}</PageHead>
      <Empty title={t(texts.chooseTenant)} help={t(texts.chooseTenantHelp)} />
    </div>
  );
}

interface RoleListProps {
  readonly place: RolePlace;
  readonly tenantId: string | undefined;
  readonly select?: React.ReactNode;
}

function RoleList({ place, tenantId, select }: RoleListProps) {
  const t = useText();
  const navigate = useNavigate();
  const allowed = useAllowed();
  const [text, setText] = useState('');
  const [isGiving, setGiving] = useState(false);
  const keyword = useDeferredValue(text.trim());
  const query = useEndpoint(roleList, { tenantId, keyword }, { keepPrevious: true });
  const actions = useRoleActions(place, tenantId);
  const add = () => void navigate(addressOf(place, 'addRole', { tenantId }));
  return (
    <div className="kit-page">
      <PageHead
        title={t(place.isPlatforms ? texts.tenantRoles : texts.roles)}
        note={query.data && <span className="kit-count">{countBelow(query.data)}</span>}
        actions={
          <>
            <ListExportButton
              exported={rolesExport}
              input={{ tenantId, keyword }}
              table={{ id: place.menu, columns: columnsIn(t) }}
            />
            {allowed(`${place.menu}_add`) && (
              <>
                {place.isPlatforms && (
                  <Button icon={<ImportOutlined />} onClick={() => setGiving(true)}>
                    {t(texts.give)}
                  </Button>
                )}
                <Button type="primary" icon={<PlusOutlined />} onClick={add}>
                  {t(texts.newRole)}
                </Button>
              </>
            )}
          </>
        }
      >
        {select}
      </PageHead>
      {query.error && !query.data ? (
        <ErrorPanel error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <DataTable<RoleRecord>
          id={place.menu}
          columns={columnsIn(t)}
          rows={query.data ?? []}
          isLoading={query.isFetching && !query.data}
          isNumbered={false}
          isAllOpen={keyword !== ''}
          actions={actions}
          toolbar={<KeywordSearch value={text} onChange={setText} />}
        />
      )}
      {tenantId && <GiveRolesDialog tenantId={tenantId} isOpen={isGiving} onClose={() => setGiving(false)} />}
    </div>
  );
}

function countBelow(rows: readonly RoleRecord[]): number {
  return rows.reduce((sum, { children }) => sum + countBelow(children ?? []), rows.length);
}

function useRoleActions(place: RolePlace, tenantId: string | undefined): (row: RoleRecord) => RowAction[] {
  const t = useText();
  const navigate = useNavigate();
  const allowed = useAllowed();
  const confirm = useConfirm();
  const remove = useCommand(roleRemove, { success: kitTexts.removed });
  const go = (page: 'addRole' | 'authorization', query: Record<string, string>) =>
    void navigate(addressOf(place, page, { ...query, tenantId }));
  const handleRemove = async ({ id, roleName: name }: RoleRecord) => {
    const question = { title: t(texts.removeRole, { name }), text: t(texts.removeRoleText), isDangerous: true };
    if (await confirm({ ...question, ok: t(texts.remove) })) await remove.run({ ids: [id], tenantId });
  };
  return (row) => [
    ...(allowed(`${place.menu}_edit`)
      ? [
          { key: 'grant', label: t(texts.grant), onClick: () => go('authorization', { id: row.id }) },
          { key: 'edit', label: t(texts.edit), onClick: () => go('addRole', { id: row.id }) },
        ]
      : []),
    ...(allowed(`${place.menu}_add`)
      ? [{ key: 'below', label: t(texts.addSubRole), onClick: () => go('addRole', { parentId: row.id }) }]
      : []),
    ...(allowed(`${place.menu}_delete`) && !row.isBuiltIn
      ? [{ key: 'remove', label: t(texts.remove), isDangerous: true, onClick: () => void handleRemove(row) }]
      : []),
  ];
}

function columnsIn(t: ReturnType<typeof useText>): DataColumn<RoleRecord>[] {
  const { fields } = role;
  return [
    {
      prop: 'roleName',
      label: fields.roleName.label,
      width: 260,
      render: ({ roleName, isBuiltIn }) => (
        <>
          <RoleName name={roleName} /> {isBuiltIn && <ToneTag tone="blue">{t(texts.builtIn)}</ToneTag>}
        </>
      ),
    },
    { prop: 'roleAlias', label: fields.roleAlias.label, width: 160, isProno: true },
    { prop: 'userCount', label: texts.users, width: 100, align: 'right' },
    {
      prop: 'demandsSecondFactor',
      label: fields.demandsSecondFactor.label,
      width: 150,
      render: ({ demandsSecondFactor }) => demandsSecondFactor && <ToneTag tone="orange">{t(kitTexts.yes)}</ToneTag>,
    },
    { prop: 'remark', label: fields.remark.label, width: 260 },
    { prop: 'sort', label: fields.sort.label, width: 80, align: 'right' },
    { prop: 'updateTime', label: words.updatedAt, width: 180, visible: false },
  ];
}

/** A role of the product reads in the language of the screen. */
function RoleName({ name }: { readonly name: string }) {
  return <>{roleText(name, useLanguage())}</>;
}
