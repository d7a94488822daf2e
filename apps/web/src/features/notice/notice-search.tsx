import type { Choice } from '@zhaocai/contract/kit/field';
import type { Text } from '@zhaocai/contract/kit/text';
import { Input, Select } from 'antd';
import type { Ref } from 'react';
import { useText } from '../../kit/text/language.ts';

type Values = Readonly<Record<string, string>>;

export interface NoticeSearchProps {
  readonly ref?: Ref<HTMLDivElement>;
  readonly keyword: { readonly name: string; readonly label: Text };
  readonly choices: readonly { readonly name: string; readonly label: Text; readonly choices: readonly Choice[] }[];
  readonly values: Values;
  readonly onChange: (values: Values) => void;
}

/** One word and a choice or two: enough to find a notice. */
export function NoticeSearch({ ref, keyword, choices, values, onChange }: NoticeSearchProps) {
  const t = useText();
  const set = (name: string, value: string | undefined) => {
    const { [name]: _former, ...others } = values;
    onChange(value ? { ...others, [name]: value } : others);
  };
  return (
    <div className="notice-search" role="search" ref={ref}>
      <Input.Search
        key={values[keyword.name]}
        allowClear
        defaultValue={values[keyword.name]}
        placeholder={t(keyword.label)}
        aria-label={t(keyword.label)}
        onSearch={(word) => set(keyword.name, word.trim())}
      />
      {choices.map((filter) => (
        <Select
          key={filter.name}
          allowClear
          aria-label={t(filter.label)}
          placeholder={t(filter.label)}
          value={values[filter.name]}
          options={filter.choices.map(({ value, label }) => ({ value: String(value), label: t(label) }))}
          onChange={(value: string | undefined) => set(filter.name, value)}
        />
      ))}
    </div>
  );
}
