import { Pagination, Select } from 'antd';
import { useText } from '../text/language.ts';
import { kitTexts } from '../text/kit-texts.ts';

/** So many are offered at a time. */
export const selectPageSize = 10;

export interface SelectOption {
  readonly value: string;
  readonly label?: React.ReactNode;
}

/** What is offered now: one page of what the search finds. */
export interface SelectPage {
  readonly options: readonly SelectOption[];
  readonly total: number;
  readonly current: number;
  readonly isLoading?: boolean;
}

export interface PagedSelectProps {
  readonly id?: string;
  /** Names it for those who do not see it, where no label stands before it. */
  readonly label?: string;
  readonly placeholder?: string;
  readonly disabled?: boolean;
  readonly isMultiple?: boolean;
  /** With their names: what is chosen may stand on another page. */
  readonly value: readonly SelectOption[];
  readonly page: SelectPage;
  readonly onChange: (chosen: readonly SelectOption[]) => void;
  readonly onSearch: (text: string) => void;
  readonly onPage: (current: number) => void;
}

/** Chooses one or several of many: searched on the server, paged with a small pager (previous, pages, next, total). */
export function PagedSelect(props: PagedSelectProps) {
  const { value, page, isMultiple = false, onChange, onSearch } = props;
  const handleChange = (next: SelectOption | readonly SelectOption[] | null | undefined) => {
    if (next === null || next === undefined) return onChange([]);
    onChange('value' in next ? [next] : next);
  };
  return (
    <Select<SelectOption | SelectOption[] | null>
      id={props.id}
      aria-label={props.label}
      disabled={props.disabled}
      placeholder={props.placeholder}
      allowClear
      className="kit-wide"
      labelInValue
      value={isMultiple ? [...value] : value[0]}
      mode={isMultiple ? 'multiple' : undefined}
      loading={page.isLoading}
      options={[...page.options]}
      showSearch={{ filterOption: false, onSearch }}
      onChange={handleChange}
      popupRender={(menu) => (
        <>
          {menu}
          <Pager page={page} onPage={props.onPage} />
        </>
      )}
    />
  );
}

function Pager({ page, onPage }: Pick<PagedSelectProps, 'page' | 'onPage'>) {
  const t = useText();
  return (
    <div className="kit-select-pager" onMouseDown={(event) => event.preventDefault()}>
      <Pagination
        size="small"
        current={page.current}
        pageSize={selectPageSize}
        total={page.total}
        showSizeChanger={false}
        showLessItems
        showTotal={(total) => t(kitTexts.total, { total })}
        onChange={onPage}
      />
    </div>
  );
}
