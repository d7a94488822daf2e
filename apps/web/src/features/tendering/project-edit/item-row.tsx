import { DeleteOutlined } from '@ant-design/icons';
import { packageItem } from '@zhaocai/model/tendering/purchase-package';
import { Button } from 'antd';
import { memo, type ChangeEvent } from 'react';
import { useText } from '../../../kit/text/language.ts';
import { placeOf } from './draft-faults.ts';
import { itemColumns, type ItemColumn, type ItemDraft } from './item-lines.ts';
import { projectEditTexts as texts } from './texts.ts';

export interface ItemRowProps {
  readonly prefix: string;
  readonly item: ItemDraft;
  readonly row: number;
  /** `column⇥text` lines. */
  readonly faultText: string;
  readonly onCell: (key: string, column: ItemColumn, text: string) => void;
  readonly onRemove: (key: string) => void;
}

/** Handlers act on the newest lines by key, so a row is drawn again only for what it shows. */
export const ItemRow = memo(
  function ItemRow({ prefix, item, row, faultText, onCell, onRemove }: ItemRowProps) {
    const t = useText();
    const faults = new Map(faultText.split('\n').map((line) => line.split('\t') as [string, string]));
    return (
      <tr>
        <td className="pe-line-no">{row + 1}</td>
        {itemColumns.map((column) => (
          <td key={column} className={`pe-column-${column}`} data-label={t(packageItem.fields[column].label)}>
            <ItemCell
              id={prefix + placeOf(item.key, column)}
              row={row}
              column={column}
              text={item[column]}
              fault={faults.get(column)}
              onText={(text) => onCell(item.key, column, text)}
            />
          </td>
        ))}
        <td className="pe-line-remove">
          <Button
            type="text"
            size="small"
            tabIndex={-1}
            icon={<DeleteOutlined />}
            aria-label={t(texts.removeLine, { no: row + 1 })}
            title={t(texts.removeLine, { no: row + 1 })}
            onClick={() => onRemove(item.key)}
          />
        </td>
      </tr>
    );
  },
  (former, next) =>
    former.item === next.item &&
    former.row === next.row &&
    former.faultText === next.faultText &&
    former.prefix === next.prefix,
);

interface ItemCellProps {
  readonly id: string;
  readonly row: number;
  readonly column: ItemColumn;
  readonly text: string;
  readonly fault: string | undefined;
  readonly onText: (text: string) => void;
}

function ItemCell({ id, row, column, text, fault, onText }: ItemCellProps) {
  const t = useText();
  const { label, ...field } = packageItem.fields[column];
  const shared = {
    id,
    value: text,
    className: fault ? 'pe-cell pe-cell-fault' : 'pe-cell',
    title: fault,
    autoComplete: 'off',
    maxLength: 'maxLength' in field ? field.maxLength : 20,
    'data-row': row,
    'data-column': column,
    'aria-label': `${t(label)} ${row + 1}`,
    'aria-invalid': fault !== undefined,
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => onText(event.target.value),
  };
  return (
    <>
      {field.kind === 'longText' ? (
        <textarea {...shared} rows={1} />
      ) : (
        <input {...shared} inputMode={column === 'quantity' ? 'decimal' : undefined} />
      )}
      {fault && <span className="pe-cell-text">{fault}</span>}
    </>
  );
}
