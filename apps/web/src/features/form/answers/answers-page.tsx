import {
  answerColumns,
  answeredForms,
  answerPage,
  exportAnswers,
  type AnswerRow,
} from '@zhaocai/model/form/answer-endpoints';
import { answerLifecycle } from '@zhaocai/model/form/answer-lifecycle';
import { Input, Select } from 'antd';
import { useNavigate, useSearchParams } from 'react-router';
import { DataTable } from '../../../kit/data-table/data-table.tsx';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { listPageSizes, useListState } from '../../../kit/resource-page/list-state.ts';
import { useText } from '../../../kit/text/language.ts';
import { Empty } from '../../../kit/widgets/empty.tsx';
import { ErrorPanel } from '../../../kit/widgets/error-panel.tsx';
import { Loaded } from '../../../kit/widgets/loading.tsx';
import { PageHead } from '../../../kit/widgets/section.tsx';
import { answerPath, answersPath } from '../paths.ts';
import { ownColumns, valueColumns } from './answer-columns.tsx';
import { answerFilters } from './answer-filters.ts';
import { ExportButton } from './export-button.tsx';
import { answerTexts as texts } from './texts.ts';
import '../render/form.css';

/** The answers to a form: `?formId=`, else the first form there is. */
export function AnswersPage() {
  const t = useText();
  const query = useEndpoint(answeredForms, {});
  const [search] = useSearchParams();
  return (
    <Loaded query={query}>
      {(forms) => {
        const formId = search.get('formId') ?? forms[0]?.formId;
        if (formId === undefined) return <Empty title={t(texts.noForms)} />;
        return <Answers key={formId} formId={formId} forms={forms} />;
      }}
    </Loaded>
  );
}

interface AnswersProps {
  readonly formId: string;
  readonly forms: readonly { readonly formId: string; readonly formName: string }[];
}

function Answers({ formId, forms }: AnswersProps) {
  const t = useText();
  const navigate = useNavigate();
  const [state, change] = useListState();
  const { filters, current, size } = state;
  const columns = useEndpoint(answerColumns, { formId });
  const input = answerFilters(formId, filters);
  const query = useEndpoint(answerPage, { ...input, current, size }, { keepPrevious: true });
  const rows = query.data?.records ?? [];
  const set = (part: Readonly<Record<string, string | undefined>>) => {
    const next = Object.entries({ ...filters, ...part }).flatMap(([name, value]) => (value ? [[name, value]] : []));
    change({ filters: Object.fromEntries(next) });
  };
  const found = (columns.data ?? []).filter(({ isFilter }) => isFilter);
  return (
    <div className="kit-page">
      <PageHead
        title={t(texts.answers)}
        note={query.data && <span className="kit-count">{query.data.total}</span>}
        actions={<ExportButton endpoint={exportAnswers} input={input} />}
      />
      <div className="form-search" role="search">
        <Select
          aria-label={t(texts.form)}
          showSearch={{ optionFilterProp: 'label' }}
          value={formId}
          options={forms.map((form) => ({ value: form.formId, label: form.formName }))}
          onChange={(chosen: string) => void navigate(answersPath(chosen))}
        />
        <Input.Search
          key={filters.title}
          allowClear
          aria-label={t(texts.title)}
          placeholder={t(texts.title)}
          defaultValue={filters.title}
          onSearch={(title) => set({ title: title.trim() })}
        />
        <Select
          allowClear
          aria-label={t(texts.state)}
          placeholder={t(texts.state)}
          value={filters.answerState}
          options={answerLifecycle.choices.map(({ value, label }) => ({ value: String(value), label: t(label) }))}
          onChange={(answerState: string | undefined) => set({ answerState })}
        />
        <Select
          allowClear
          aria-label={t(texts.field)}
          placeholder={t(texts.field)}
          value={filters.prop}
          options={found.map(({ prop, label }) => ({ value: prop, label: label || prop }))}
          onChange={(prop: string | undefined) => set({ prop, word: prop && filters.word })}
        />
        {filters.prop && (
          <Input.Search
            key={`${filters.prop} ${filters.word}`}
            allowClear
            aria-label={t(texts.contains)}
            placeholder={t(texts.contains)}
            defaultValue={filters.word}
            onSearch={(word) => set({ word: word.trim() })}
          />
        )}
      </div>
      {query.error && !query.data ? (
        <ErrorPanel error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <DataTable<AnswerRow>
          id={`answers-${formId}`}
          columns={[...ownColumns(), ...valueColumns(columns.data ?? [])]}
          rows={rows}
          isLoading={query.isFetching && !query.data}
          pathOf={(row) => answerPath(row.id)}
          paging={{
            total: query.data?.total ?? 0,
            current,
            size,
            sizes: listPageSizes,
            onChange: (page, pageSize) => change(pageSize === size ? { current: page } : { size: pageSize }),
          }}
          empty={<Empty title={t(texts.noAnswers)} help={t(texts.noAnswersHelp)} />}
        />
      )}
    </div>
  );
}
