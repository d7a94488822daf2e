import { SearchOutlined } from '@ant-design/icons';
import type { Text } from '@zhaocai/model/kit/text';
import { Input, Select } from 'antd';
import type { Ref } from 'react';
import { useText } from '../text/language.ts';
import type { ListState } from './list-state.ts';

/** A filter of a list that a screen draws itself: a word, or one of a few choices. */
export interface ListFilter {
  /** The wire's name. */
  readonly name: string;
  readonly label: Text;
  readonly choices?: readonly { readonly value: string | number; readonly label: Text }[];
}

interface ListFiltersProps {
  readonly filters: readonly ListFilter[];
  readonly state: ListState;
  readonly onState: (change: Partial<ListState>) => void;
  readonly ref?: Ref<HTMLDivElement>;
}

/** A choice searches at once, a word with Enter or when it is cleared. */
export function ListFilters({ filters, state, onState, ref }: ListFiltersProps) {
  const t = useText();
  const set = (name: string, value: string | undefined) => {
    const { [name]: _former, ...others } = state.filters;
    onState({ filters: value ? { ...others, [name]: value } : others });
  };
  return (
    <div className="kit-list-filters" role="search" ref={ref}>
      {filters.map(({ name, label, choices }) =>
        choices ? (
          <Select
            key={name}
            allowClear
            aria-label={t(label)}
            placeholder={t(label)}
            value={state.filters[name]}
            options={choices.map((choice) => ({ value: String(choice.value), label: t(choice.label) }))}
            onChange={(value: string | undefined) => set(name, value)}
          />
        ) : (
          <Input
            // Another word from elsewhere, «back» for one, makes another field.
            key={`${name} ${state.filters[name]}`}
            allowClear
            prefix={<SearchOutlined />}
            defaultValue={state.filters[name]}
            placeholder={t(label)}
            aria-label={t(label)}
            onPressEnter={({ currentTarget }) => set(name, currentTarget.value.trim())}
            onClear={() => state.filters[name] && set(name, undefined)}
          />
        ),
      )}
    </div>
  );
}
