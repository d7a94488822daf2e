import type { ListExport } from '@zhaocai/model/kit/list-export';
import { useAllowed } from '../session/allowed.ts';
import { useText } from '../text/language.ts';
import { SpreadsheetButton } from './export-button.tsx';
import { spreadsheetColumns, type ShownTable } from './export-input.ts';

export interface ListExportButtonProps {
  readonly exported: ListExport;
  /** The list's filters and order. */
  readonly input: Readonly<Record<string, unknown>>;
  /** The table that shows the list: of its columns those that are shown go out, in their order. */
  readonly table?: ShownTable;
}

/** Exports a list that a screen draws itself; absent where the user may not. */
export function ListExportButton({ exported, input, table }: ListExportButtonProps) {
  const t = useText();
  const allowed = useAllowed();
  const { endpoint, name, fields } = exported;
  if (endpoint.permission !== 'signedIn' && !allowed(endpoint.permission)) return null;
  const asked = () => {
    const { current: _current, size: _size, ...filters } = input;
    const shown = table ? spreadsheetColumns(table).filter((prop) => prop in fields) : [];
    return { ...filters, ...(shown.length > 0 && { exportColumns: shown.join(',') }) };
  };
  return <SpreadsheetButton endpoint={endpoint} name={t(name)} input={asked} />;
}
