import { PlusOutlined } from '@ant-design/icons';
import { packageItem } from '@zhaocai/model/tendering/purchase-package';
import { Button } from 'antd';
import { useCallback, useEffect, useRef, type ClipboardEvent, type KeyboardEvent } from 'react';
import { useText } from '../../../kit/text/language.ts';
import { useNotify } from '../../../kit/widgets/use-notify.tsx';
import { placeOf, type FaultMap } from './draft-faults.ts';
import { ItemRow } from './item-row.tsx';
import {
  blankItem,
  filledItems,
  isTable,
  itemColumns,
  pasteTable,
  removeItem,
  withCell,
  type ItemColumn,
  type Items,
} from './item-lines.ts';
import { lineAct, placeOfCell, type LinePlace } from './line-keys.ts';
import { projectEditTexts as texts } from './texts.ts';

export interface ItemTableProps {
  readonly prefix: string;
  readonly items: Items;
  readonly faults: FaultMap;
  readonly onChange: (change: (items: Items) => Items) => void;
}

/** The goods lines of a package: typed like a spreadsheet, or pasted from one. */
export function ItemTable({ prefix, items, faults, onChange }: ItemTableProps) {
  const t = useText();
  const notify = useNotify();
  const table = useRef<HTMLTableElement>(null);
  const focus = useFocusAfter(table, items);
  const handleKey = (event: KeyboardEvent) => {
    const place = placeOfCell(event.target);
    // While a Chinese word is being composed, Enter chooses a word.
    if (!place || event.nativeEvent.isComposing) return;
    const act = lineAct(items, place, event);
    if (!act) return;
    event.preventDefault();
    if (act.items !== items) onChange(() => act.items);
    focus(act.focus, act.items === items);
  };
  const handlePaste = (event: ClipboardEvent) => {
    const place = placeOfCell(event.target);
    const text = event.clipboardData.getData('text/plain');
    if (!place || !isTable(text)) return;
    event.preventDefault();
    const pasted = pasteTable(items, place, text);
    onChange(() => pasted);
    notify.success(t(texts.pasted, { count: text.trimEnd().split('\n').length }));
  };
  const handleAdd = () => {
    onChange((known) => [...known, blankItem()]);
    focus({ row: items.length, column: itemColumns[0] }, false);
  };
  return (
    <div className="pe-lines-box">
      <div className="pe-lines-scroll">
        <table className="pe-lines" ref={table} onKeyDown={handleKey} onPaste={handlePaste}>
          <ItemHead />
          <tbody>
            {items.map((item, row) => (
              <ItemRow
                key={item.key}
                prefix={prefix}
                item={item}
                row={row}
                faultText={faultTextOf(item.key, faults, t)}
                onCell={(key, column, text) => onChange((known) => withCell(known, key, { column, text }))}
                onRemove={(key) => onChange((known) => removeItem(known, key))}
              />
            ))}
          </tbody>
        </table>
      </div>
      <div className="pe-lines-foot">
        <Button type="dashed" size="small" icon={<PlusOutlined />} onClick={handleAdd}>
          {t(texts.addLine)}
        </Button>
        <span className="pe-quiet">{t(texts.lineCount, { count: filledItems(items).length })}</span>
        <span className="pe-quiet pe-lines-help">{t(texts.linesHelp)}</span>
      </div>
    </div>
  );
}

function ItemHead() {
  const t = useText();
  return (
    <thead>
      <tr>
        <th scope="col" className="pe-line-no">
          {t(texts.lineNo)}
        </th>
        {itemColumns.map((column) => (
          <th key={column} scope="col" className={`pe-column-${column}`}>
            {isRequired(column) && <span className="pe-required">*</span>}
            {t(packageItem.fields[column].label)}
          </th>
        ))}
        <th className="pe-line-remove" />
      </tr>
    </thead>
  );
}

function isRequired(column: ItemColumn): boolean {
  const field = packageItem.fields[column];
  return 'required' in field && field.required;
}

/** A line's faults as one text: a row whose faults did not change is not drawn again. */
function faultTextOf(key: string, faults: FaultMap, t: ReturnType<typeof useText>): string {
  if (faults.size === 0) return '';
  return itemColumns
    .flatMap((column) => {
      const fault = faults.get(placeOf(key, column));
      return fault ? [`${column}\t${t(fault)}`] : [];
    })
    .join('\n');
}

/** Moves the cursor to a cell, once its line is there. */
function useFocusAfter(table: React.RefObject<HTMLTableElement | null>, items: Items) {
  const waiting = useRef<LinePlace>(undefined);
  const go = useCallback(() => {
    if (waiting.current && focusCell(table.current, waiting.current)) waiting.current = undefined;
  }, [table]);
  useEffect(() => go(), [items, go]);
  // Where the lines change, the cell is found after they are drawn: until then another line stands in its place.
  return (place: LinePlace, isThere: boolean) => {
    waiting.current = place;
    if (isThere) go();
  };
}

function focusCell(table: HTMLElement | null, { row, column }: LinePlace): boolean {
  const cell = table?.querySelector<HTMLElement>(`[data-row="${row}"][data-column="${column}"]`);
  cell?.focus();
  if (cell instanceof HTMLInputElement) cell.select();
  return cell != null;
}
