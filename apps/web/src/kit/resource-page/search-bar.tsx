import { SearchOutlined } from '@ant-design/icons';
import { Button, Input, Select } from 'antd';
import { lazy, Suspense, useState, type Ref } from 'react';
import { DictSelect } from '../dictionary/dict-select.tsx';
import { useCompact } from '../screen/use-compact.ts';
import { useText } from '../text/language.ts';
import { kitTexts } from '../text/kit-texts.ts';
import { createTimeFrom, createTimeTo, directFilters, rangeFilters, rangeOf, type Filter } from './filters.ts';
import { SearchField } from './search-field.tsx';

// Calendars and choosers of rows weigh more than the rest of the list: loaded when they are shown.
const DateRange = lazy(async () => ({ default: (await import('./date-range.tsx')).DateRange }));
const FieldWidget = lazy(async () => ({ default: (await import('../resource-form/field-widget.tsx')).FieldWidget }));

type Values = Readonly<Record<string, string>>;

export interface SearchBarProps {
  readonly filters: readonly Filter[];
  readonly values: Values;
  readonly onSearch: (values: Values) => void;
  readonly ref?: Ref<HTMLDivElement>;
}

/** At most four fields, the rest behind «more filters»; Enter searches, a choice searches at once. */
export function SearchBar({ filters, values, onSearch, ref }: SearchBarProps) {
  const t = useText();
  const [draft, setDraft] = useState(values);
  const [known, setKnown] = useState(values);
  const [isOpen, setOpen] = useState(false);
  if (known !== values && JSON.stringify(known) !== JSON.stringify(values)) {
    // Filters changed elsewhere (a chip, «back»): the fields follow.
    setKnown(values);
    setDraft(values);
  }
  const change = (name: string, value: unknown, isFinal: boolean) => {
    const next = withValue(draft, name, value);
    setDraft(next);
    if (isFinal) onSearch(next);
  };
  // On a phone the list matters more than the ways to narrow it: one field, the rest on demand.
  const isPhone = useCompact();
  const direct = filters.slice(0, isPhone ? 1 : directFilters);
  const fields = isOpen ? filters : direct;
  return (
    <div
      ref={ref}
      role="search"
      className="kit-search"
      onKeyDown={(event) => {
        if (event.key === 'Enter') onSearch(draft);
      }}
    >
      {fields.map((filter) => (
        <SearchField key={filter.name} label={t(filter.field.label)}>
          <FilterWidget
            filter={filter}
            value={draft[filter.name]}
            onChange={(value, isFinal) => change(filter.name, value, isFinal)}
          />
        </SearchField>
      ))}
      {isOpen && (
        <SearchField label={t(kitTexts.createTime)}>
          <Suspense fallback={<Input disabled />}>
            <DateRange
              value={rangeOf(draft)}
              onChange={(days) => {
                const { [createTimeFrom]: _from, [createTimeTo]: _to, ...others } = draft;
                const next = { ...others, ...rangeFilters(days) };
                setDraft(next);
                onSearch(next);
              }}
            />
          </Suspense>
        </SearchField>
      )}
      <div className="kit-search-buttons">
        <Button icon={<SearchOutlined />} onClick={() => onSearch(draft)}>
          {t(kitTexts.search)}
        </Button>
        <Button type="text" onClick={() => onSearch({})}>
          {t(kitTexts.reset)}
        </Button>
        <Button type="link" onClick={() => setOpen(!isOpen)} aria-expanded={isOpen}>
          {t(isOpen ? kitTexts.fewerFilters : kitTexts.moreFilters)}
        </Button>
      </div>
    </div>
  );
}

interface FilterWidgetProps {
  readonly filter: Filter;
  readonly value: string | undefined;
  readonly onChange: (value: unknown, isFinal: boolean) => void;
}

function FilterWidget({ filter: { field }, value, onChange }: FilterWidgetProps) {
  const t = useText();
  if (field.kind === 'text')
    return (
      <Input
        allowClear
        value={value ?? ''}
        onChange={(event) => onChange(event.target.value, event.type === 'click')}
      />
    );
  if (field.kind === 'dict')
    return (
      <DictSelect
        code={field.dict}
        value={value}
        placeholder={t(kitTexts.all)}
        onChange={(chosen) => onChange(chosen, true)}
      />
    );
  if (field.kind === 'choice' || field.kind === 'flag') {
    const options =
      field.kind === 'choice'
        ? field.choices.map((choice) => ({ value: String(choice.value), label: t(choice.label) }))
        : [
            { value: '1', label: t(kitTexts.yes) },
            { value: '0', label: t(kitTexts.no) },
          ];
    return (
      <Select
        allowClear
        className="kit-wide"
        placeholder={t(kitTexts.all)}
        value={value}
        options={options}
        onChange={(chosen: string | undefined) => onChange(chosen, true)}
      />
    );
  }
  return (
    <Suspense fallback={<Input disabled />}>
      <FieldWidget field={field} value={value} onChange={(chosen) => onChange(chosen, true)} />
    </Suspense>
  );
}

function withValue(values: Values, name: string, value: unknown): Values {
  const { [name]: _former, ...others } = values;
  return value === undefined || value === null || value === '' ? others : { ...others, [name]: String(value) };
}
