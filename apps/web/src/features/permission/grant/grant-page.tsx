import { roleText } from '@zhaocai/model/permission/role-words';
import '../permission.css';
import { grantTree, roleTreeKeys, type GrantKeys, type GrantTrees } from '@zhaocai/model/permission/menu-endpoints';
import { roleDetail, type RoleRecord } from '@zhaocai/model/permission/role-endpoints';
import { useSearchParams } from 'react-router';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { useTabTitle } from '../../../kit/page/page-tab.ts';
import { useLanguage, useText } from '../../../kit/text/language.ts';
import { ToneTag } from '../../../kit/widgets/choice-tag.tsx';
import { Empty } from '../../../kit/widgets/empty.tsx';
import { Loaded } from '../../../kit/widgets/loading.tsx';
import { PageHead } from '../../../kit/widgets/section.tsx';
import { companyRoles, tenantRoles, type RolePlace } from '../rights/role-place.ts';
import { permissionTexts as texts } from '../texts.ts';
import { GrantForm } from './grant-form.tsx';

export function CompanyGrantPage() {
  return <GrantPage place={companyRoles} />;
}

export function TenantGrantPage() {
  return <GrantPage place={tenantRoles} />;
}

/** What a role holds (`?id=`): menus and buttons, data scopes, API scopes. */
function GrantPage({ place }: { place: RolePlace }) {
  const t = useText();
  const [search] = useSearchParams();
  const id = search.get('id');
  const tenantId = (place.isPlatforms && search.get('tenantId')) || undefined;
  if (!id) return <Empty title={t(texts.nothingChosen)} help={t(texts.fromList)} />;
  return <GrantOfRole key={`${id} ${tenantId}`} place={place} id={id} tenantId={tenantId} />;
}

function GrantOfRole({ place, id, tenantId }: { place: RolePlace; id: string; tenantId: string | undefined }) {
  const t = useText();
  const role = useEndpoint(roleDetail, { id, tenantId });
  const trees = useEndpoint(grantTree, { tenantId, all: true });
  const keys = useEndpoint(roleTreeKeys, { roleIds: [id], tenantId });
  const language = useLanguage();
  const name = role.data && roleText(role.data.roleName, language);
  useTabTitle(name);
  return (
    <div className="kit-page">
      <PageHead
        title={t(texts.grantTitle, { name: name ?? '' })}
        note={role.data?.isBuiltIn && <ToneTag tone="blue">{t(texts.builtIn)}</ToneTag>}
      >
        {t(texts.notMine)}
      </PageHead>
      <Loaded query={role}>
        {(loadedRole: RoleRecord) => (
          <Loaded query={trees} rows={12}>
            {(loadedTrees: GrantTrees) => (
              <Loaded query={keys} rows={12}>
                {(held: GrantKeys) => (
                  <GrantForm place={place} tenantId={tenantId} role={loadedRole} trees={loadedTrees} held={held} />
                )}
              </Loaded>
            )}
          </Loaded>
        )}
      </Loaded>
    </div>
  );
}
