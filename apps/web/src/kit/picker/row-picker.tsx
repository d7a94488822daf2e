import { SearchOutlined } from '@ant-design/icons';
import type { Page } from '@zhaocai/model/kit/page';
import { useQuery, keepPreviousData } from '@tanstack/react-query';
import { Button, Checkbox, Input, Pagination, Radio, Tag } from 'antd';
import { useDeferredValue, useState, type ReactNode } from 'react';
import { shareCut } from '../endpoint/use-endpoint.ts';
import { useTellCut } from '../endpoint/cut-note.tsx';
import { useText } from '../text/language.ts';
import { kitTexts } from '../text/kit-texts.ts';
import { Dialog } from '../widgets/dialog.tsx';
import { Empty } from '../widgets/empty.tsx';
import { ErrorPanel } from '../widgets/error-panel.tsx';

const pageSize = 10;

export interface Pickable {
  readonly id: string;
  readonly title: string;
  readonly note?: ReactNode;
}

export interface PickerInput {
  readonly keyword: string;
  readonly current: number;
  readonly size: number;
}

export interface RowPickerProps {
  readonly isOpen: boolean;
  readonly title: string;
  /** Names the rows in the query cache. */
  readonly rowsKey: readonly unknown[];
  /** A page of rows; or all that fit the keyword, which are then paged here. */
  readonly load: (input: PickerInput) => Promise<Page<Pickable> | readonly Pickable[]>;
  readonly value: readonly Pickable[];
  readonly isMultiple?: boolean;
  readonly onPick: (picked: readonly Pickable[]) => void;
  readonly onClose: () => void;
  readonly searchPlaceholder?: string;
}

/** Picks rows in a dialog: searched, ten to a page, what is picked stays in sight above. */
export function RowPicker(props: RowPickerProps) {
  const { isOpen, title, onClose } = props;
  return (
    <Dialog isOpen={isOpen} title={title} width={640} onClose={onClose}>
      <PickerBody {...props} />
    </Dialog>
  );
}

function PickerBody({ value, isMultiple = false, onPick, onClose, ...props }: RowPickerProps) {
  const t = useText();
  const [picked, setPicked] = useState(value);
  const [keyword, setKeyword] = useState('');
  const [current, setCurrent] = useState(1);
  const asked = { keyword: useDeferredValue(keyword), current };
  const { rows, total, error, refetch, isEarlier } = usePickerRows(props, asked);
  const isPicked = (row: Pickable) => picked.some(({ id }) => id === row.id);
  const toggle = (row: Pickable) => {
    const others = picked.filter(({ id }) => id !== row.id);
    if (isMultiple) return setPicked(isPicked(row) ? others : [...picked, row]);
    setPicked([row]);
  };
  return (
    <div className="kit-picker">
      <Input
        autoFocus
        allowClear
        prefix={<SearchOutlined />}
        value={keyword}
        placeholder={props.searchPlaceholder ?? t(kitTexts.searchByName)}
        aria-label={props.searchPlaceholder ?? t(kitTexts.searchByName)}
        onChange={(event) => {
          setKeyword(event.target.value);
          setCurrent(1);
        }}
      />
      {isMultiple && (
        <div className="kit-picker-picked" aria-live="polite">
          <span className="kit-quiet">{t(kitTexts.selected, { count: picked.length })}</span>
          {picked.map((row) => (
            <Tag key={row.id} closable onClose={() => toggle(row)}>
              {row.title}
            </Tag>
          ))}
        </div>
      )}
      {error ? (
        <ErrorPanel error={error} onRetry={refetch} />
      ) : (
        <PickList
          rows={rows}
          isMultiple={isMultiple}
          isEarlier={isEarlier || keyword !== asked.keyword}
          isPicked={isPicked}
          onToggle={toggle}
        />
      )}
      <Pagination
        size="small"
        align="end"
        current={current}
        pageSize={pageSize}
        total={total}
        showSizeChanger={false}
        showLessItems
        showTotal={(all) => t(kitTexts.total, { total: all })}
        onChange={setCurrent}
      />
      <div className="kit-form-foot">
        <span className="kit-form-hint" />
        <Button onClick={onClose}>{t(kitTexts.cancel)}</Button>
        <Button
          type="primary"
          disabled={picked.length === 0 && value.length === 0}
          onClick={() => {
            onPick(picked);
            onClose();
          }}
        >
          {t(kitTexts.ok)}
        </Button>
      </div>
    </div>
  );
}

interface PickListProps {
  readonly rows: readonly Pickable[];
  readonly isMultiple: boolean;
  /** These are the rows of what was asked before: they are about to move, and whoever clicks would pick another. */
  readonly isEarlier: boolean;
  readonly isPicked: (row: Pickable) => boolean;
  readonly onToggle: (row: Pickable) => void;
}

function PickList({ rows, isMultiple, isEarlier, isPicked, onToggle }: PickListProps) {
  const t = useText();
  if (rows.length === 0) return <Empty title={t(kitTexts.nothingHere)} />;
  const Mark = isMultiple ? Checkbox : Radio;
  return (
    <ul className="kit-pick-list" inert={isEarlier}>
      {rows.map((row) => (
        <li key={row.id}>
          <Mark checked={isPicked(row)} onChange={() => onToggle(row)}>
            <span className="kit-pick-title">{row.title}</span>
            {row.note && <span className="kit-pick-note">{row.note}</span>}
          </Mark>
        </li>
      ))}
    </ul>
  );
}

function usePickerRows(
  { rowsKey, load }: Pick<RowPickerProps, 'rowsKey' | 'load'>,
  { keyword, current }: { readonly keyword: string; readonly current: number },
) {
  const input = { keyword, current, size: pageSize };
  const query = useQuery({
    queryKey: [...rowsKey, input],
    queryFn: () => load(input),
    placeholderData: keepPreviousData,
    structuralSharing: shareCut,
  });
  const { data } = query;
  useTellCut(data);
  const shared = {
    error: data ? null : query.error,
    refetch: () => void query.refetch(),
    isEarlier: query.isPlaceholderData,
  };
  if (!data) return { ...shared, rows: [], total: 0 };
  if ('records' in data) return { ...shared, rows: data.records, total: data.total };
  return { ...shared, rows: data.slice((current - 1) * pageSize, current * pageSize), total: data.length };
}
