import { Input, Select } from 'antd';
import { useState } from 'react';
import type { ListState } from '../../../../kit/resource-page/list-state.ts';
import { SearchField } from '../../../../kit/resource-page/search-field.tsx';
import { SearchForm } from '../../../../kit/resource-page/search-form.tsx';
import { kitTexts } from '../../../../kit/text/kit-texts.ts';
import { useText } from '../../../../kit/text/language.ts';
import { approvalTexts as texts } from '../texts.ts';

export interface WorkSearchProps {
  readonly state: ListState;
  readonly onState: (change: Partial<ListState>) => void;
  /** A choice beside title and flow. */
  readonly choice?: {
    readonly name: string;
    readonly label: string;
    readonly options: readonly { readonly value: string; readonly label: string }[];
  };
}

/** Search by title and flow; Enter searches, choices at once. */
export function WorkSearch({ state, onState, choice }: WorkSearchProps) {
  const t = useText();
  const [title, setTitle] = useState(state.filters['title'] ?? '');
  const [flowName, setFlowName] = useState(state.filters['flowName'] ?? '');
  const search = (part: Readonly<Record<string, string | undefined>>) => {
    const all = Object.entries({ ...state.filters, title, flowName, ...part });
    onState({
      filters: Object.fromEntries(all.flatMap(([name, text]) => (text?.trim() ? [[name, text.trim()]] : []))),
    });
  };
  const reset = () => {
    setTitle('');
    setFlowName('');
    onState({ filters: {} });
  };
  return (
    <SearchForm
      first={
        <SearchField label={t(texts.title)}>
          <Input allowClear value={title} onChange={({ target }) => setTitle(target.value)} />
        </SearchField>
      }
      others={
        <>
          <SearchField label={t(texts.flow)}>
            <Input allowClear value={flowName} onChange={({ target }) => setFlowName(target.value)} />
          </SearchField>
          {choice && (
            <SearchField label={choice.label}>
              <Select
                allowClear
                className="kit-wide"
                aria-label={choice.label}
                placeholder={t(kitTexts.all)}
                value={state.filters[choice.name]}
                options={[...choice.options]}
                onChange={(value: string | undefined) => search({ [choice.name]: value })}
              />
            </SearchField>
          )}
        </>
      }
      onSearch={() => search({})}
      onReset={reset}
    />
  );
}
