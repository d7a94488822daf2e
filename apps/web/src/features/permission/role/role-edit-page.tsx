import { roleText } from '@zhaocai/model/permission/role-words';
import '../permission.css';
import { role } from '@zhaocai/model/permission/role';
import {
  roleDetail,
  roleSubmit,
  roleTree,
  roleTreeById,
  type RoleRecord,
} from '@zhaocai/model/permission/role-endpoints';
import { Alert } from 'antd';
import { useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { call } from '../../../kit/http/call.ts';
import { useTabTitle } from '../../../kit/page/page-tab.ts';
import { ResourceForm, type FormValues } from '../../../kit/resource-form/resource-form.tsx';
import { useLanguage, useText } from '../../../kit/text/language.ts';
import { TreeField } from '../../../kit/tree/tree-field.tsx';
import type { TreeSource } from '../../../kit/tree/use-tree-nodes.ts';
import { Loaded } from '../../../kit/widgets/loading.tsx';
import { PageHead, Section } from '../../../kit/widgets/section.tsx';
import { grantNodes } from '../rights/grant-nodes.ts';
import { addressOf, companyRoles, tenantRoles, type RolePlace } from '../rights/role-place.ts';
import { permissionTexts as texts } from '../texts.ts';

export function CompanyRoleEditPage() {
  return <RoleEdit place={companyRoles} />;
}

export function TenantRoleEditPage() {
  return <RoleEdit place={tenantRoles} />;
}

/** A new role (`?parentId=`), or an existing one (`?id=`); of another tenant with `tenantId`. */
function RoleEdit({ place }: { place: RolePlace }) {
  const t = useText();
  const [search] = useSearchParams();
  const id = search.get('id');
  const tenantId = (place.isPlatforms && search.get('tenantId')) || undefined;
  return (
    <div className="kit-page">
      <PageHead title={t(id ? texts.editRole : texts.newRole)} />
      {id ? (
        <StoredRole place={place} id={id} tenantId={tenantId} />
      ) : (
        <RoleForm place={place} tenantId={tenantId} parentId={search.get('parentId')} />
      )}
    </div>
  );
}

function StoredRole({ place, id, tenantId }: { place: RolePlace; id: string; tenantId: string | undefined }) {
  const query = useEndpoint(roleDetail, { id, tenantId });
  const language = useLanguage();
  useTabTitle(query.data && roleText(query.data.roleName, language));
  return (
    <Loaded query={query}>
      {(row) => <RoleForm key={row.version} place={place} tenantId={tenantId} row={row} parentId={row.parentId} />}
    </Loaded>
  );
}

interface RoleFormProps {
  readonly place: RolePlace;
  readonly tenantId: string | undefined;
  readonly row?: RoleRecord;
  readonly parentId: string | null;
}

const { parentId: _parent, ...ownFields } = role.fields;
const { demandsSecondFactor, remark, sort } = role.fields;
const builtInFields = { sort, demandsSecondFactor, remark };

function RoleForm({ place, tenantId, row, parentId: start }: RoleFormProps) {
  const t = useText();
  const language = useLanguage();
  const navigate = useNavigate();
  const save = useCommand(roleSubmit, { success: texts.saved });
  const [parentId, setParentId] = useState(start);
  const source = useParentSource(row?.id, tenantId);
  const leave = () => void navigate(addressOf(place, 'index', { tenantId }));
  const handleSubmit = async (values: FormValues) => {
    const place_ = row?.isBuiltIn ? {} : { parentId: parentId || '0' };
    const answer = await save.run({ ...values, ...place_, tenantId });
    if (answer) leave();
    return answer !== undefined;
  };
  return (
    <div className="permission-form">
      <Section title={row ? roleText(row.roleName, language) : t(role.label)}>
        {row?.isBuiltIn && <Alert type="info" showIcon title={t(texts.builtInHelp)} className="permission-kinds" />}
        <ResourceForm
          fields={row?.isBuiltIn ? builtInFields : ownFields}
          row={row && { ...row }}
          initial={{ sort: 1 }}
          onSubmit={handleSubmit}
          onCancel={leave}
        >
          {!row?.isBuiltIn && (
            <div className="permission-kinds">
              <label className="permission-kinds-label" htmlFor="role-parent">
                {t(role.fields.parentId.label)}
              </label>
              <TreeField
                id="role-parent"
                source={source}
                value={parentId}
                barred={row?.id}
                placeholder={t(texts.topLevel)}
                onChange={(next) => setParentId(typeof next === 'string' ? next : null)}
              />
            </div>
          )}
        </ResourceForm>
      </Section>
    </div>
  );
}

/** Under which roles this one may stand: of its own tenant, and not under itself. */
function useParentSource(id: string | undefined, tenantId: string | undefined): TreeSource {
  return useMemo(
    () => ({
      key: [roleTree.route, 'parents', tenantId, id],
      load: async () => {
        const answer = id ? await call(roleTreeById, { roleId: id, tenantId }) : await call(roleTree, { tenantId });
        return grantNodes(answer.data ?? []);
      },
    }),
    [id, tenantId],
  );
}
