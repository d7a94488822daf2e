import type { Route } from '@zhaocai/model/kit/entity';
import { useQueries } from '@tanstack/react-query';
import { Select } from 'antd';
import { useDeferredValue, useState } from 'react';
import { cellValue } from '../data-table/column.ts';
import { useEndpoint } from '../endpoint/use-endpoint.ts';
import { nameById, referenceTo, rowsOf } from '../tree/entity-tree.ts';
import type { Reference } from '../tree/reference.ts';
import { PersonSelect } from './person-select.tsx';
import { PagedSelect, selectPageSize, type SelectOption } from '../widgets/paged-select.tsx';

export interface RefSelectProps {
  readonly id?: string;
  /** Name of the entity that is referred to. */
  readonly to: string;
  readonly value?: string | readonly string[] | null;
  readonly onChange?: (value: string | string[] | null) => void;
  readonly isMultiple?: boolean;
  readonly disabled?: boolean;
  readonly placeholder?: string;
  /** What the rows that may be chosen have. */
  readonly filters?: Readonly<Record<string, string>>;
  /** Names it for those who do not see it, where no label stands before it. */
  readonly label?: string;
}

/** Chooses a row of another entity: searched on the server, paged with a small pager (previous, pages, next, total). */
export function RefSelect(props: RefSelectProps) {
  const { to, isMultiple, value } = props;
  if (to === 'user' && !isMultiple)
    return <PersonSelect {...props} value={typeof value === 'string' ? value : null} onChange={props.onChange} />;
  const reference = referenceTo(to);
  // A definition that refers to an entity without a list is caught by the catalog's tests; the id stays readable.
  if (!reference?.page)
    return (
      <Select
        {...frameOf(props)}
        value={props.value as string | string[] | null}
        mode={props.isMultiple ? 'tags' : undefined}
        onChange={(chosen: string | string[] | null | undefined) => props.onChange?.(chosen ?? null)}
      />
    );
  return <SearchedSelect {...props} reference={reference} page={reference.page} />;
}

function frameOf({ id, label, disabled, placeholder }: RefSelectProps) {
  return { id, 'aria-label': label, disabled, placeholder, allowClear: true, className: 'kit-wide' };
}

function SearchedSelect(props: RefSelectProps & { reference: Reference; page: Route }) {
  const { reference, isMultiple } = props;
  const [keyword, setKeyword] = useState('');
  const [current, setCurrent] = useState(1);
  const filter = useDeferredValue(keyword);
  const { data, isFetching } = useEndpoint(
    rowsOf(props.page),
    { current, size: selectPageSize, keyword: filter, ...props.filters },
    { keepPrevious: true },
  );
  const options = (data?.records ?? []).map((row) => ({
    value: row.id,
    label: String(cellValue(row, reference.nameField) ?? row.id),
  }));
  const chosen = useChosen(props, options);
  const handleChange = (next: readonly SelectOption[]) => {
    const ids = next.map(({ value }) => value);
    props.onChange?.(isMultiple ? ids : (ids[0] ?? null));
  };
  const handleSearch = (text: string) => {
    setKeyword(text);
    setCurrent(1);
  };
  return (
    <PagedSelect
      id={props.id}
      label={props.label}
      placeholder={props.placeholder}
      disabled={props.disabled}
      isMultiple={isMultiple}
      value={chosen}
      page={{ options, total: data?.total ?? 0, current, isLoading: isFetching }}
      onChange={handleChange}
      onSearch={handleSearch}
      onPage={setCurrent}
    />
  );
}

/** What is chosen by its name: found among the options, else asked for, for it may stand on another page. */
function useChosen(
  { value, reference }: RefSelectProps & { reference: Reference },
  options: readonly SelectOption[],
): SelectOption[] {
  const keys = (typeof value === 'string' ? [value] : (value ?? [])).filter((key) => key !== '');
  const unknown = keys.filter((key) => !options.some((option) => option.value === key));
  const names = useQueries({
    queries: unknown.map((id) => ({
      queryKey: [reference.name, 'name', id],
      queryFn: () => nameById(reference, id),
      retry: false,
      staleTime: 60_000,
    })),
  });
  return keys.map((key) => ({
    value: key,
    label: options.find((option) => option.value === key)?.label ?? names[unknown.indexOf(key)]?.data ?? key,
  }));
}
