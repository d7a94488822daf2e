import type { EndpointInput } from '@zhaocai/model';
import { listUsers } from '@zhaocai/model/organization/user-endpoints';
import { Select } from 'antd';
import { useDeferredValue, useState } from 'react';
import { useEndpoint } from '../endpoint/use-endpoint.ts';

export interface PersonSelectProps {
  /** Whose people; the own tenant's where it is left out. */
  readonly of?: EndpointInput<typeof listUsers>;
  /** Of whom is chosen already. */
  readonly name?: string;
  readonly id?: string;
  readonly value?: string | null;
  readonly onChange?: (value: string | null) => void;
  readonly disabled?: boolean;
  readonly placeholder?: string;
  readonly label?: string;
}

/** One of the tenant's people, for whoever fills a form in: the list of accounts itself needs a right of its own. */
export function PersonSelect({ of, name, id, value, onChange, disabled, placeholder, label }: PersonSelectProps) {
  const [keyword, setKeyword] = useState('');
  const { data, isFetching } = useEndpoint(
    listUsers,
    { ...of, keyword: useDeferredValue(keyword) },
    { keepPrevious: true },
  );
  const found = (data ?? []).map((user) => ({
    value: user.id,
    label: user.deptName ? `${user.name}（${user.deptName}）` : user.name,
  }));
  const isKnown = !value || found.some((option) => option.value === value);
  return (
    <Select<string>
      id={id}
      aria-label={label}
      allowClear
      className="kit-wide"
      disabled={disabled}
      placeholder={placeholder}
      value={value ?? undefined}
      loading={isFetching}
      options={isKnown || !value ? found : [{ value, label: name ?? value }, ...found]}
      showSearch={{ filterOption: false, onSearch: setKeyword }}
      onChange={(chosen: string | undefined) => onChange?.(chosen ?? null)}
    />
  );
}
