import { ExclamationCircleFilled } from '@ant-design/icons';
import { Tooltip } from 'antd';
import { lazy, Suspense, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useText } from '../text/language.ts';
import { kitTexts } from '../text/kit-texts.ts';
import { Copyable } from '../widgets/copyable.tsx';
import { cellValue, optionName, showsException, type PackageCount } from './column.ts';
import type { CellProps } from './cell-editor.tsx';

// Few tables are edited in place: the editors, a calendar among them, are loaded when a row is.
const CellEditor = lazy(async () => ({ default: (await import('./cell-editor.tsx')).CellEditor<object> }));

/** One cell: an editor where its row is being edited, else text in the manner of its column. */
export function Cell<R extends object>(props: CellProps<R>) {
  const { row, column, index, isFirst } = props;
  const isEdited = cellValue(row, 'isEdit') === true;
  const content = column.render ? (
    <Linked {...props}>{column.render(row, index)}</Linked>
  ) : isEdited ? (
    <EditedCell {...props} />
  ) : (
    <CellText {...props} />
  );
  if (!isFirst || !showsException(row)) return content;
  return (
    <span className="kit-exception">
      <ExceptionIcon />
      {content}
    </span>
  );
}

/** What a column draws itself leads to the row's page where the column names the row. */
function Linked<R extends object>({ row, column, pathOf, children }: CellProps<R> & { readonly children: ReactNode }) {
  const path = column.type === 'mylink' ? pathOf?.(row) : undefined;
  if (path === undefined) return children;
  return (
    <Link className="kit-link" to={path}>
      {children}
    </Link>
  );
}

function EditedCell<R extends object>(props: CellProps<R>) {
  // The editor reads the row by the column's name only and hands the same row back.
  const anyRow = props as unknown as CellProps<object>;
  return (
    <Suspense fallback={<CellText {...props} />}>
      <CellEditor {...anyRow} />
    </Suspense>
  );
}

function ExceptionIcon() {
  const t = useText();
  return (
    <Tooltip title={t(kitTexts.exception)}>
      <ExclamationCircleFilled className="kit-exception-icon" aria-label={t(kitTexts.exception)} />
    </Tooltip>
  );
}

function CellText<R extends object>(props: CellProps<R>) {
  const { row, column } = props;
  const value = cellValue(row, column.prop);
  if (column.type === 'list') return <ListCell value={value} />;
  if (value === null || value === undefined || value === '') return <span className="kit-faint">—</span>;
  const text = optionName(column, value) ?? String(value);
  if (column.isProno) return <Copyable value={text} />;
  if (column.type === 'mylink') return <LinkCell {...props} text={text} />;
  return <>{text}</>;
}

/** The name of a row: a link to its page, which the middle button opens beside; a button where it has none. */
function LinkCell<R extends object>({ row, column, pathOf, onOpen, text }: CellProps<R> & { readonly text: string }) {
  const t = useText();
  const path = column.onLink ? undefined : pathOf?.(row);
  if (path !== undefined)
    return (
      <Link className="kit-link" to={path}>
        {text}
      </Link>
    );
  return (
    <button
      type="button"
      className="kit-link"
      aria-label={`${t(kitTexts.view)} ${text}`}
      onClick={() => (column.onLink ?? onOpen)?.(row)}
    >
      {text}
    </button>
  );
}

function ListCell({ value }: { value: unknown }) {
  const t = useText();
  // The entries of a list cell are named by the API: packageNumber and entrySum.
  const entries = Array.isArray(value) ? (value as PackageCount[]) : [];
  if (entries.length === 0) return <span className="kit-faint">—</span>;
  return (
    <ul className="kit-cell-list">
      {entries.map((entry) => (
        <li key={entry.packageNumber}>
          {t(kitTexts.packages, { number: entry.packageNumber, count: entry.entrySum })}
        </li>
      ))}
    </ul>
  );
}
