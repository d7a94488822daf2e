import { flowPeople } from '@zhaocai/model/workflow/work-endpoints';
import { Select } from 'antd';
import { useState } from 'react';
import { useEndpoint } from '../../../../kit/endpoint/use-endpoint.ts';
import { useText } from '../../../../kit/text/language.ts';
import { approvalTexts as texts } from '../texts.ts';

export interface Person {
  readonly value: string;
  readonly label: string;
}

export interface PeopleSelectProps {
  readonly id?: string;
  readonly label: string;
  readonly isMultiple: boolean;
  readonly value: readonly Person[];
  readonly isFaulty?: boolean;
  readonly onChange: (people: readonly Person[]) => void;
}

const shownPeople = 50;

/** People of one's own tenant, found by name or account. */
export function PeopleSelect({ id, label, isMultiple, value, isFaulty, onChange }: PeopleSelectProps) {
  const t = useText();
  const [name, setName] = useState('');
  const input = { name: name.trim() || undefined, current: 1, size: shownPeople };
  const { data, isFetching } = useEndpoint(flowPeople, input, { keepPrevious: true });
  const options = data?.records.map((person) => ({
    value: person.id,
    label: person.realName,
    note: [person.account, person.deptName].filter(Boolean).join(' · '),
  }));
  return (
    <Select<Person[], { value: string; label: string; note: string }>
      id={id}
      aria-label={label}
      className="kit-wide"
      mode={isMultiple ? 'multiple' : undefined}
      labelInValue
      showSearch={{ filterOption: false, onSearch: setName }}
      status={isFaulty ? 'error' : undefined}
      placeholder={t(texts.searchPeople)}
      loading={isFetching}
      value={[...value]}
      options={options}
      optionRender={({ label: shown, data: person }) => (
        <>
          {shown} <span className="approval-note">{person.note}</span>
        </>
      )}
      onChange={(chosen: Person[] | Person | undefined) => onChange(chosen === undefined ? [] : [chosen].flat())}
    />
  );
}
