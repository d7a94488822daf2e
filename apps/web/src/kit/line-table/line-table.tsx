import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useCallback, useEffect, useRef, type ClipboardEvent, type KeyboardEvent, type RefObject } from 'react';
import { RequiredMark } from '../large-form/draft-fields.tsx';
import { placeOf, useFormPlace, type FormPlace } from '../large-form/form-faults.ts';
import { useText, type Translate } from '../text/language.ts';
import { useNotify } from '../widgets/use-notify.tsx';
import { ItemOptions } from './item-options.tsx';
import { lineAct, placeOfCell, type LinePlace } from './line-keys.ts';
import { LineRow } from './line-row.tsx';
import { lineTexts as texts } from './line-texts.ts';
import {
  blankLine,
  filledLines,
  isItem,
  isNumeric,
  isTable,
  itemOptionsId,
  pasteTable,
  removeLine,
  withCell,
  type ComputedColumn,
  type LineColumns,
  type Lines,
} from './lines.ts';
import './line-table.css';

export interface LineTableProps {
  readonly columns: LineColumns;
  readonly lines: Lines;
  readonly onChange: (change: (lines: Lines) => Lines) => void;
  readonly computed?: readonly ComputedColumn[];
  /** The lines are shown, not typed. */
  readonly isFixed?: boolean;
}

/** Lines that are typed like a spreadsheet, or pasted from one. */
export function LineTable(props: LineTableProps) {
  const { columns, lines, onChange, computed = [], isFixed = false } = props;
  const t = useText();
  const place = useFormPlace();
  const table = useRef<HTMLTableElement>(null);
  const { handleKey, handlePaste, addLine } = useTyping(table, props);
  return (
    <div>
      <div className="kit-line-scroll">
        <table className="kit-line-table" ref={table} onKeyDown={handleKey} onPaste={handlePaste}>
          <LineHead columns={columns} computed={computed} />
          <tbody>
            {lines.map((line, row) => (
              <LineRow
                key={line.key}
                prefix={place.prefix}
                columns={columns}
                computed={computed}
                line={line}
                row={row}
                isFixed={isFixed}
                faultText={faultTextOf(line.key, { columns, place, t })}
                onCell={(key, column, text) => onChange((known) => withCell(known, key, { column, text }))}
                onRemove={(key) => onChange((known) => removeLine(columns, known, key))}
              />
            ))}
          </tbody>
        </table>
      </div>
      {!isFixed && columns.some(isItem) && <ItemOptions id={itemOptionsId(place.prefix)} />}
      <div className="kit-line-foot">
        <Button type="dashed" size="small" icon={<PlusOutlined />} disabled={isFixed} onClick={addLine}>
          {t(texts.addLine)}
        </Button>
        <span className="kit-quiet">{t(texts.lineCount, { count: filledLines(columns, lines).length })}</span>
        {!isFixed && <span className="kit-quiet kit-line-help">{t(texts.linesHelp)}</span>}
      </div>
    </div>
  );
}

function useTyping(table: RefObject<HTMLTableElement | null>, props: LineTableProps) {
  const { columns, lines, onChange } = props;
  const t = useText();
  const notify = useNotify();
  const focus = useFocusAfter(table, lines);
  const handleKey = (event: KeyboardEvent) => {
    const place = placeOfCell(columns, event.target);
    // While a Chinese word is being composed, Enter chooses a word.
    if (!place || event.nativeEvent.isComposing) return;
    const act = lineAct(lines, { columns, ...place, keys: event });
    if (!act) return;
    event.preventDefault();
    if (act.lines !== lines) onChange(() => act.lines);
    focus(act.focus, act.lines === lines);
  };
  const handlePaste = (event: ClipboardEvent) => {
    const place = placeOfCell(columns, event.target);
    const text = event.clipboardData.getData('text/plain');
    if (!place || !isTable(text)) return;
    event.preventDefault();
    onChange((known) => pasteTable(known, { columns, ...place, text }));
    notify.success(t(texts.pasted, { count: text.trimEnd().split('\n').length }));
  };
  const addLine = () => {
    const [column] = columns;
    onChange((known) => [...known, blankLine(columns)]);
    if (column) focus({ row: lines.length, column }, false);
  };
  return { handleKey, handlePaste, addLine };
}

function LineHead({ columns, computed }: Pick<LineTableProps, 'columns'> & { computed: readonly ComputedColumn[] }) {
  const t = useText();
  return (
    <thead>
      <tr>
        <th scope="col" className="kit-line-no">
          {t(texts.lineNo)}
        </th>
        {columns.map((column) => (
          <th
            key={column.name}
            scope="col"
            style={{ width: column.width }}
            className={isNumeric(column) ? 'kit-line-number' : undefined}
          >
            {column.field.required && <RequiredMark />}
            {t(column.field.label)}
          </th>
        ))}
        {computed.map(({ label, width }) => (
          <th key={label.zh} scope="col" style={{ width }} className="kit-line-number">
            {t(label)}
          </th>
        ))}
        <td className="kit-line-remove" />
      </tr>
    </thead>
  );
}

/** A line's faults as one text: a row whose faults did not change is not drawn again. */
function faultTextOf(key: string, known: { columns: LineColumns; place: FormPlace; t: Translate }): string {
  const { columns, place, t } = known;
  if (place.faults.size === 0) return '';
  return columns
    .flatMap(({ name }) => {
      const fault = place.faults.get(placeOf(key, name));
      return fault ? [`${name}\t${t(fault)}`] : [];
    })
    .join('\n');
}

/** Moves the cursor to a cell, once its line is there. */
function useFocusAfter(table: RefObject<HTMLTableElement | null>, lines: Lines) {
  const waiting = useRef<LinePlace>(undefined);
  const go = useCallback(() => {
    if (waiting.current && focusCell(table.current, waiting.current)) waiting.current = undefined;
  }, [table]);
  useEffect(() => go(), [lines, go]);
  // Where the lines change, the cell is found after they are drawn: until then another line stands in its place.
  return (place: LinePlace, isThere: boolean) => {
    waiting.current = place;
    if (isThere) go();
  };
}

function focusCell(table: HTMLElement | null, { row, column }: LinePlace): boolean {
  const cell = table?.querySelector<HTMLElement>(`[data-row="${row}"][data-column="${column.name}"]`);
  cell?.focus();
  if (cell instanceof HTMLInputElement) cell.select();
  return cell != null;
}
