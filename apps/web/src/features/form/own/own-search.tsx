import { ownAnsweredForms } from '@zhaocai/model/form/own-answer-endpoints';
import { Input, Select } from 'antd';
import { useState } from 'react';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { DateRange } from '../../../kit/resource-page/date-range.tsx';
import type { ListState } from '../../../kit/resource-page/list-state.ts';
import { SearchField } from '../../../kit/resource-page/search-field.tsx';
import { SearchForm } from '../../../kit/resource-page/search-form.tsx';
import { kitTexts } from '../../../kit/text/kit-texts.ts';
import { useText } from '../../../kit/text/language.ts';
import { ownTexts as texts } from './texts.ts';

export interface OwnSearchProps {
  readonly state: ListState;
  readonly onState: (change: Partial<ListState>) => void;
}

/** By form and by day at once, by title with Enter. */
export function OwnSearch({ state: { filters }, onState }: OwnSearchProps) {
  const t = useText();
  const [title, setTitle] = useState(filters['title'] ?? '');
  const forms = useEndpoint(ownAnsweredForms, {});
  const { formId, createdFrom, createdTo } = filters;
  const search = (part: Readonly<Record<string, string | undefined>>) => {
    const all = Object.entries({ ...filters, title: title.trim(), ...part });
    onState({ filters: Object.fromEntries(all.flatMap(([name, text]) => (text ? [[name, text]] : []))) });
  };
  return (
    <SearchForm
      first={
        <SearchField label={t(texts.form)}>
          <Select
            allowClear
            className="kit-wide"
            aria-label={t(texts.form)}
            placeholder={t(kitTexts.all)}
            loading={forms.isFetching}
            showSearch={{ optionFilterProp: 'label' }}
            value={formId}
            options={(forms.data ?? []).map((form) => ({ value: form.formId, label: form.formName }))}
            onChange={(chosen: string | undefined) => search({ formId: chosen })}
          />
        </SearchField>
      }
      others={
        <>
          <SearchField label={t(texts.name)}>
            <Input allowClear value={title} maxLength={200} onChange={({ target }) => setTitle(target.value)} />
          </SearchField>
          <SearchField label={t(texts.days)}>
            <DateRange
              value={createdFrom && createdTo ? [createdFrom, createdTo] : undefined}
              onChange={(days) => search({ createdFrom: days?.[0], createdTo: days?.[1] })}
            />
          </SearchField>
        </>
      }
      onSearch={() => search({})}
      onReset={() => {
        setTitle('');
        onState({ filters: {} });
      }}
    />
  );
}
