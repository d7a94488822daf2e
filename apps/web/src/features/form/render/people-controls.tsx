import { flagAt, isJsonObject, numberAt, textAt } from '@zhaocai/model/form/json';
import type { NamedAnswer } from '@zhaocai/model/form/model';
import { processDeptListOnly } from '@zhaocai/model/workflow/chooser-endpoints';
import { flowPeople } from '@zhaocai/model/workflow/work-endpoints';
import { Select } from 'antd';
import { useState } from 'react';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { useText } from '../../../kit/text/language.ts';
import { shared, type ControlProps } from './control.ts';
import { renderTexts as texts } from './texts.ts';

interface Named {
  readonly value: string;
  readonly label: string;
}

const shownPeople = 50;

/** People of one's own tenant, found by name or account. */
export function UserControl(given: ControlProps) {
  const t = useText();
  const [name, setName] = useState('');
  const input = { name: name.trim() || undefined, current: 1, size: shownPeople };
  const { data, isFetching } = useEndpoint(flowPeople, input, { keepPrevious: true, staleMs: 60_000 });
  const options = (data?.records ?? []).map(({ id, realName }) => ({ value: id, label: realName }));
  const placeholder = textAt(given.field.props, 'placeholder') || t(texts.searchPeople);
  return <NamedSelect given={given} options={options} {...{ placeholder, isFetching }} onSearch={setName} />;
}

/** Departments of one's own tenant. */
export function DeptControl(given: ControlProps) {
  const t = useText();
  const { data = [], isFetching } = useEndpoint(processDeptListOnly, {}, { staleMs: 60_000 });
  const options = data.map(({ id, deptName }) => ({ value: id, label: deptName }));
  const placeholder = textAt(given.field.props, 'placeholder') || t(texts.choose, { label: given.field.label });
  return <NamedSelect given={given} options={options} {...{ placeholder, isFetching }} />;
}

interface NamedSelectProps {
  readonly given: ControlProps;
  readonly options: Named[];
  readonly placeholder: string;
  readonly isFetching: boolean;
  readonly onSearch?: (text: string) => void;
}

function NamedSelect({ given, options, placeholder, isFetching, onSearch }: NamedSelectProps) {
  const { field, value, onChange } = given;
  const isMultiple = flagAt(field.props, 'multiple');
  const chosen = namedOf(value).map(({ id, name }) => ({ value: id, label: name }));
  return (
    <Select<Named[], Named>
      {...shared(given)}
      className="kit-wide"
      mode={isMultiple ? 'multiple' : undefined}
      maxCount={isMultiple ? numberAt(field.props, 'limit') || undefined : undefined}
      labelInValue
      allowClear
      showSearch={onSearch ? { filterOption: false, onSearch } : { optionFilterProp: 'label' }}
      placeholder={placeholder}
      loading={isFetching}
      options={options}
      value={chosen}
      onChange={(next: Named[] | Named | undefined) =>
        onChange((next === undefined ? [] : [next].flat()).map((one) => ({ id: one.value, name: String(one.label) })))
      }
    />
  );
}

function namedOf(value: unknown): NamedAnswer[] {
  if (!Array.isArray(value)) return [];
  return value.filter(isJsonObject).map(({ id, name }) => ({ id: String(id), name: String(name) }));
}
