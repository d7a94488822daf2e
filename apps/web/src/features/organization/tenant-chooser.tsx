import { tenantsToLookAfter } from '@zhaocai/model/organization/user-endpoints';
import { Select } from 'antd';
import { useEndpoint } from '../../kit/endpoint/use-endpoint.ts';
import { useText } from '../../kit/text/language.ts';
import { Empty } from '../../kit/widgets/empty.tsx';
import { organizationTexts as texts } from './texts.ts';

export interface TenantChooserProps {
  readonly value: string | undefined;
  readonly onChange: (tenantId: string) => void;
}

/** In which tenant the platform works now. */
export function TenantChooser({ value, onChange }: TenantChooserProps) {
  const t = useText();
  const { data, isFetching } = useEndpoint(tenantsToLookAfter, {}, { staleMs: 60_000 });
  const options = (data ?? []).map(({ tenantId, tenantName }) => ({
    value: tenantId,
    label: `${tenantName} (${tenantId})`,
  }));
  return (
    <Select<string>
      className="org-tenant"
      aria-label={t(texts.tenant)}
      placeholder={t(texts.chooseTenant)}
      value={value}
      loading={isFetching}
      options={options}
      showSearch={{ optionFilterProp: 'label' }}
      onChange={onChange}
    />
  );
}

/** What the platform sees before it has chosen. */
export function NoTenant({ value, onChange }: TenantChooserProps) {
  const t = useText();
  return (
    <Empty
      title={t(texts.noTenant)}
      help={t(texts.noTenantHelp)}
      action={<TenantChooser value={value} onChange={onChange} />}
    />
  );
}
