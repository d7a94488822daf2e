import { selectTenant } from '@zhaocai/model/tenancy/tenant-endpoints';
import { Select } from 'antd';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { useText } from '../../../kit/text/language.ts';
import { deskTexts as texts } from '../texts.ts';

export interface TenantsSelectProps {
  readonly id?: string;
  readonly value?: string[] | null;
  readonly onChange?: (tenantIds: string[]) => void;
}

/** Several tenants, by name or number; its value are their numbers. */
export function TenantsSelect({ id, value, onChange }: TenantsSelectProps) {
  const t = useText();
  const { data, isFetching } = useEndpoint(selectTenant, {});
  return (
    <Select<string[]>
      id={id}
      mode="multiple"
      placeholder={t(texts.chooseTenants)}
      loading={isFetching && !data}
      options={(data ?? []).map(({ tenantId, tenantName }) => ({
        value: tenantId,
        label: `${tenantName} (${tenantId})`,
      }))}
      value={value ?? []}
      showSearch={{ optionFilterProp: 'label' }}
      onChange={onChange}
    />
  );
}
