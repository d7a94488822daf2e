import { topMenuTenantList, updateTopMenuTenant } from '@zhaocai/model/permission/top-menu-endpoints';
import { Checkbox } from 'antd';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { useText } from '../../../kit/text/language.ts';
import { Loaded } from '../../../kit/widgets/loading.tsx';
import { permissionTexts as texts } from '../texts.ts';

/** The applications that the tenant is shown in its top bar; each tick counts at once. */
export function TenantApplications({ tenantId }: { tenantId: string }) {
  const t = useText();
  const query = useEndpoint(topMenuTenantList, { tenantId });
  const update = useCommand(updateTopMenuTenant, { success: texts.saved });
  return (
    <Loaded query={query} rows={1}>
      {(tops) => (
        <Checkbox.Group
          className="permission-tops"
          disabled={update.isRunning}
          value={tops.filter(({ isGranted }) => isGranted).map(({ id }) => id)}
          options={tops.map(({ id, name, nameEn }) => ({ value: id, label: t({ zh: name, en: nameEn }) }))}
          onChange={(topMenuIds) => void update.run({ tenantId, topMenuIds })}
        />
      )}
    </Loaded>
  );
}
