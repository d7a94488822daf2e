import { entities, resource, type Entity } from '@zhaocai/contract';
import { Pagination, Select } from 'antd';
import { useDeferredValue, useState } from 'react';
import { useEndpoint } from '../endpoint/use-endpoint.ts';

const pageSize = 10;

export interface RefSelectProps {
  readonly id?: string;
  /** Name of the entity that is referred to. */
  readonly to: string;
  readonly value?: string | readonly string[] | null;
  readonly onChange?: (value: string | string[] | null) => void;
  readonly isMultiple?: boolean;
  readonly disabled?: boolean;
  readonly placeholder?: string;
}

/** Chooses a row of another entity: searched on the server, paged with a small pager. */
export function RefSelect(props: RefSelectProps) {
  const all: readonly Entity[] = entities;
  const entity = all.find((candidate) => candidate.name === props.to);
  const page = entity && resource(entity).page;
  // A definition that refers to an entity without a list is caught by the catalog's tests; the id stays readable.
  if (!entity || !page) return <Select {...selectProps(props)} mode={props.isMultiple ? 'tags' : undefined} />;
  return <SearchedSelect {...props} entity={entity} />;
}

function selectProps({ id, value, disabled, placeholder, onChange }: RefSelectProps) {
  return {
    id,
    value: value as string | string[] | null | undefined,
    disabled,
    placeholder,
    allowClear: true,
    className: 'kit-wide',
    onChange: (chosen: string | string[] | null | undefined) => onChange?.(chosen ?? null),
  };
}

function SearchedSelect(props: RefSelectProps & { entity: Entity }) {
  const { entity, isMultiple } = props;
  const [keyword, setKeyword] = useState('');
  const [current, setCurrent] = useState(1);
  const endpoint = resource(entity).page;
  if (!endpoint) throw new Error(`${entity.name} has no page to choose from`);
  const input = { current, size: pageSize, keyword: useDeferredValue(keyword) };
  const { data, isFetching } = useEndpoint(endpoint, input, { keepPrevious: true });
  const name = entity.search?.[0] ?? Object.keys(entity.fields)[0] ?? 'id';
  const options = (data?.records ?? []).map((row) => ({
    value: row.id,
    // Rows carry the entity's fields; which one names it is known by name only.
    label: String((row as unknown as Record<string, unknown>)[name] ?? row.id),
  }));
  const handleSearch = (text: string) => {
    setKeyword(text);
    setCurrent(1);
  };
  return (
    <Select
      {...selectProps(props)}
      mode={isMultiple ? 'multiple' : undefined}
      loading={isFetching}
      options={options}
      showSearch={{ filterOption: false, onSearch: handleSearch }}
      popupRender={(menu) => (
        <>
          {menu}
          <div className="kit-select-pager">
            <Pagination
              simple
              size="small"
              current={current}
              pageSize={pageSize}
              total={data?.total ?? 0}
              hideOnSinglePage
              onChange={setCurrent}
            />
          </div>
        </>
      )}
    />
  );
}
