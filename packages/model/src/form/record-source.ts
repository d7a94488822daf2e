import { flagAt, isJsonObject, listAt, objectAt, settingAt, textAt } from './json.ts';
import type { FormField, JsonObject } from './model.ts';

export interface RecordColumn {
  readonly prop: string;
  readonly label: string;
  /** Rows can be searched by it. */
  readonly isSearch: boolean;
}

/** Where the rows of a `table` field come from, as the old designer wrote it. */
export interface RecordSource {
  readonly url: string;
  readonly method: 'get' | 'post';
  /** What of a row is kept, and what it is called. */
  readonly valueKey: string;
  readonly labelKey: string;
  readonly columns: readonly RecordColumn[];
  /** The address gives one page at a time. */
  readonly isPaged: boolean;
  readonly pageKey: string;
  readonly sizeKey: string;
  readonly totalKey: string;
  readonly recordsKey: string;
  /** Where in the answer the list, or its page, stands. */
  readonly path: string;
}

const mostColumns = 20;

export function recordSource({ props }: Pick<FormField, 'props'>): RecordSource {
  const from = objectAt(objectAt(props, 'children'), 'props');
  const names = objectAt(props, 'props');
  const word = (key: string, otherwise: string) => textAt(from, key) || otherwise;
  const labelKey = textAt(names, 'label') || 'name';
  const columns = columnsIn(props);
  return {
    url: word('url', ''),
    method: textAt(from, 'method') === 'post' ? 'post' : 'get',
    valueKey: textAt(names, 'value') || word('rowKey', 'id'),
    labelKey,
    columns: columns.length > 0 ? columns : [{ prop: labelKey, label: labelKey, isSearch: true }],
    isPaged: from['needPage'] !== false,
    pageKey: word('currentPageKey', 'current'),
    sizeKey: word('pageSizeKey', 'size'),
    totalKey: word('totalKey', 'total'),
    recordsKey: word('recordsKey', 'records'),
    path: word('resKey', 'data'),
  };
}

/** Without a mark of their own all columns of a list that comes whole can be searched. */
function columnsIn(props: JsonObject): readonly RecordColumn[] {
  return listAt(objectAt(props, 'children'), 'column')
    .filter(isJsonObject)
    .filter((column) => (textAt(column, 'prop') ?? '') !== '' && column['hide'] !== true)
    .slice(0, mostColumns)
    .map((column) => {
      const prop = textAt(column, 'prop') ?? '';
      return { prop, label: textAt(column, 'label') || prop, isSearch: flagAt(column, 'search') };
    });
}

/** The names of chosen rows stand beside their values, in `$prop`, as those of a fetched list do. */
export function recordNames(value: unknown, { props }: Pick<FormField, 'props'>): readonly string[] {
  const { labelKey, valueKey } = recordSource({ props });
  const rows = Array.isArray(value) ? value : [value];
  return rows.map((row: unknown) => {
    if (!isJsonObject(row)) return String(row);
    const name = settingAt(row, labelKey) ?? settingAt(row, valueKey);
    return name === undefined || name === null || typeof name === 'object' ? JSON.stringify(row) : String(name);
  });
}
