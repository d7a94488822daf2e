import { selectTenant } from '@zhaocai/model/tenancy/tenant-endpoints';
import { Select } from 'antd';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { useText } from '../../../kit/text/language.ts';
import { permissionTexts as texts } from '../texts.ts';

export interface TenantSelectProps {
  readonly value: string | undefined;
  readonly onChange: (tenantId: string | undefined) => void;
}

const platformTenantId = '000000';

/** The tenant whose roles or menus are administered; the platform itself has screens of its own. */
export function TenantSelect({ value, onChange }: TenantSelectProps) {
  const t = useText();
  const { data, isFetching } = useEndpoint(selectTenant, {});
  const options = (data ?? [])
    .filter(({ tenantId }) => tenantId !== platformTenantId)
    .map(({ tenantId, tenantName }) => ({ value: tenantId, label: `${tenantName}（${tenantId}）` }));
  return (
    <Select
      className="permission-tenant"
      aria-label={t(texts.tenant)}
      placeholder={t(texts.chooseTenant)}
      loading={isFetching && !data}
      options={options}
      value={value}
      showSearch={{ optionFilterProp: 'label' }}
      onChange={onChange}
    />
  );
}
