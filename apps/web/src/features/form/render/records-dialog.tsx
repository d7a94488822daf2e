import { answerRecords, type PickedRecord } from '@zhaocai/model/form/answer-endpoints';
import { flagAt, numberAt } from '@zhaocai/model/form/json';
import { recordSource } from '@zhaocai/model/form/record-source';
import { Button, Input, Table } from 'antd';
import { useState } from 'react';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { useText } from '../../../kit/text/language.ts';
import { Dialog } from '../../../kit/widgets/dialog.tsx';
import { Empty } from '../../../kit/widgets/empty.tsx';
import { ErrorPanel } from '../../../kit/widgets/error-panel.tsx';
import type { ControlProps, Picked } from './control.ts';
import { useFormPlace } from './form-context.ts';
import { renderTexts as texts } from './texts.ts';

export interface RecordsDialogProps {
  readonly given: ControlProps;
  readonly picked: readonly Picked[];
  readonly onPick: (rows: readonly Picked[]) => void;
  readonly onClose: () => void;
}

type Search = Readonly<Record<string, string>>;

const pageSize = 10;

/** The list whose rows are picked: searched, paged, one or several of it; what was picked on another page stays. */
export function RecordsDialog({ given: { field, path, label }, picked, onPick, onClose }: RecordsDialogProps) {
  const t = useText();
  const { source } = useFormPlace();
  const [chosen, setChosen] = useState(picked);
  const [search, setSearch] = useState<Search>({});
  const [current, setCurrent] = useState(1);
  const asked = { formId: source?.formId ?? '', businessId: source?.businessId, prop: path, search, current };
  const query = useEndpoint(
    answerRecords,
    { ...asked, size: pageSize },
    { enabled: source !== undefined, keepPrevious: true },
  );
  const isMultiple = flagAt(field.props, 'multiple');
  const most = isMultiple ? numberAt(field.props, 'limit') || 100 : 1;
  const has = ({ value }: Picked) => chosen.some((one) => one.value === value);
  const toggle = (row: Picked) => {
    if (!isMultiple) return setChosen([{ value: row.value, label: row.label }]);
    if (has(row)) return setChosen(chosen.filter(({ value }) => value !== row.value));
    if (chosen.length < most) setChosen([...chosen, { value: row.value, label: row.label }]);
  };
  const { columns, isPaged } = recordSource(field);
  const marked = columns.filter((column) => column.isSearch);
  const footer = (
    <>
      {isMultiple && <span className="form-records-count">{t(texts.chosenOf, { count: chosen.length, most })}</span>}
      <Button onClick={onClose}>{t(texts.cancel)}</Button>
      <Button type="primary" disabled={chosen.length === 0} onClick={() => onPick(chosen)}>
        {t(texts.ok)}
      </Button>
    </>
  );
  return (
    <Dialog isOpen title={label} width={880} onClose={onClose} footer={footer}>
      <SearchLine
        columns={marked.length > 0 || isPaged ? marked : columns.slice(0, 1)}
        onSearch={(next) => {
          setSearch(next);
          setCurrent(1);
        }}
      />
      {query.error && !query.data ? (
        <ErrorPanel error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <Table<PickedRecord>
          size="small"
          rowKey="value"
          loading={query.isFetching}
          dataSource={query.data?.records}
          columns={columns.map(({ prop, label: title }) => ({ key: prop, title, dataIndex: ['cells', prop] }))}
          scroll={{ x: 'max-content' }}
          locale={{ emptyText: <Empty title={t(texts.noRecords)} /> }}
          rowSelection={{
            type: isMultiple ? 'checkbox' : 'radio',
            hideSelectAll: true,
            selectedRowKeys: chosen.map(({ value }) => value),
            preserveSelectedRowKeys: true,
            onSelect: toggle,
            getCheckboxProps: (row) => ({
              'aria-label': row.label,
              disabled: isMultiple && !has(row) && chosen.length >= most,
            }),
          }}
          onRow={(row) => ({ onClick: () => toggle(row), className: 'form-records-row' })}
          pagination={{
            current,
            pageSize,
            total: query.data?.total ?? 0,
            showSizeChanger: false,
            hideOnSinglePage: true,
            onChange: setCurrent,
          }}
        />
      )}
    </Dialog>
  );
}

interface SearchLineProps {
  readonly columns: ReturnType<typeof recordSource>['columns'];
  readonly onSearch: (search: Search) => void;
}

/** By each column that the form lets search; Enter or the glass asks. */
function SearchLine({ columns, onSearch }: SearchLineProps) {
  const t = useText();
  const [words, setWords] = useState<Search>({});
  if (columns.length === 0) return null;
  return (
    <div className="form-search" role="search">
      {columns.map(({ prop, label }) => (
        <Input.Search
          key={prop}
          allowClear
          aria-label={t(texts.searchBy, { label })}
          placeholder={t(texts.searchBy, { label })}
          value={words[prop] ?? ''}
          onChange={({ target }) => setWords({ ...words, [prop]: target.value })}
          onSearch={(word) => onSearch({ ...words, [prop]: word })}
        />
      ))}
    </div>
  );
}
