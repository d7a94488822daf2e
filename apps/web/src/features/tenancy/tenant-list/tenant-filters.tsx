import { SearchOutlined } from '@ant-design/icons';
import { Input, Select } from 'antd';
import { useState } from 'react';
import { useText } from '../../../kit/text/language.ts';
import { kindOptions } from './tenant-columns.tsx';
import { tenantTexts as texts } from './texts.ts';

type Filters = Readonly<Record<string, string>>;

export interface TenantFiltersProps {
  readonly values: Filters;
  readonly onChange: (values: Filters) => void;
}

/** A word, the kind and the state; a choice searches at once, a word with Enter. */
export function TenantFilters({ values, onChange }: TenantFiltersProps) {
  const t = useText();
  const [word, setWord] = useState(values.keyword ?? '');
  const change = (name: string, value: string | undefined) => {
    const { [name]: _former, ...others } = values;
    onChange(value ? { ...others, [name]: value } : others);
  };
  return (
    <div className="tenancy-filters" role="search">
      <Input
        allowClear
        prefix={<SearchOutlined />}
        placeholder={t(texts.search)}
        aria-label={t(texts.search)}
        value={word}
        onChange={({ target }) => {
          setWord(target.value);
          if (target.value === '') change('keyword', undefined);
        }}
        onPressEnter={() => change('keyword', word.trim())}
      />
      <Select
        allowClear
        aria-label={t(texts.allKinds)}
        placeholder={t(texts.allKinds)}
        value={values.kind}
        options={kindOptions.map(({ value, label }) => ({ value, label: t(label) }))}
        onChange={(kind?: string) => change('kind', kind)}
      />
      <Select
        allowClear
        aria-label={t(texts.allStates)}
        placeholder={t(texts.allStates)}
        value={values.status}
        options={[
          { value: '1', label: t(texts.enabled) },
          { value: '2', label: t(texts.disabled) },
        ]}
        onChange={(status?: string) => change('status', status)}
      />
    </div>
  );
}
