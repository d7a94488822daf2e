import { trimZeros } from '@zhaocai/model/kit/number-text';
import type { PublishedPackage } from '@zhaocai/model/tendering/published-endpoints';
import { Form } from 'antd';
import { memo, type ClipboardEvent, type FocusEvent, type KeyboardEvent } from 'react';
import { useText } from '../../../kit/text/language.ts';
import { Money, MoneyInput } from '../../../kit/widgets/money.tsx';
import { quoteTexts as texts } from './texts.ts';

export interface PriceRowProps {
  readonly item: PublishedPackage['items'][number];
  readonly price: string;
  readonly totalMoney: string | null;
  /** In words, where it should be shown. */
  readonly fault: string | undefined;
  readonly isReadOnly: boolean;
  readonly onPrice: (itemId: string, price: string) => void;
  readonly onColumn: (itemId: string, column: readonly string[]) => void;
}

/** One goods line and its price. Drawn anew only when its own price changes: a package may have hundreds. */
export const PriceRow = memo(function PriceRow(props: PriceRowProps) {
  const { item, price, totalMoney, fault, isReadOnly, onPrice, onColumn } = props;
  const t = useText();
  const handlePaste = (event: ClipboardEvent) => {
    const column = pastedColumn(event.clipboardData.getData('text'));
    if (column.length < 2) return;
    event.preventDefault();
    onColumn(item.id, column);
  };
  return (
    <tr className={fault ? 'quote-line quote-line-fault' : 'quote-line'}>
      <td className="quote-line-no">{item.lineNo}</td>
      <td className="quote-line-goods">
        <span className="quote-line-name">{item.name}</span>
        {item.brandModel && <span className="quote-line-brand">{item.brandModel}</span>}
        {item.techParams && <span className="quote-line-params">{item.techParams}</span>}
        {item.remark && <span className="quote-line-params">{item.remark}</span>}
      </td>
      <td className="quote-number" data-label={t(texts.quantity)}>
        {trimZeros(item.quantity)} {item.unit}
      </td>
      <td className="quote-number quote-line-price" data-label={t(texts.perMoney)} onPaste={handlePaste}>
        {isReadOnly ? (
          <Money value={price} />
        ) : (
          <Form.Item validateStatus={fault ? 'error' : undefined} help={fault} className="quote-price-item">
            <div onKeyDown={moveOn} onFocus={selectPrice}>
              <MoneyInput
                aria-label={t(texts.perMoneyOf, { name: item.name })}
                value={price}
                onChange={(value) => onPrice(item.id, value ?? '')}
              />
            </div>
          </Form.Item>
        )}
      </td>
      <td className="quote-number quote-line-total" data-label={t(texts.lineTotal)}>
        <Money value={totalMoney} />
      </td>
    </tr>
  );
});

/**
 * The field swaps the grouped amount for the plain one when it is entered, which would drop the selection: a price that is
 * tabbed to must be replaced by what is typed, not appended to.
 */
function selectPrice({ target }: FocusEvent<HTMLDivElement>): void {
  if (target instanceof HTMLInputElement) queueMicrotask(() => target.select());
}

/** Enter goes to the next line's price, as in a spreadsheet; Ctrl + Enter is the page's. */
function moveOn(event: KeyboardEvent<HTMLDivElement>): void {
  if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
  const inputs = [...(event.currentTarget.closest('table')?.querySelectorAll('input') ?? [])];
  const here = inputs.findIndex((input) => input === event.target);
  inputs[here + 1]?.focus();
  event.preventDefault();
}

/** The lines of a pasted column; a block of several columns is not ours to guess at. */
export function pastedColumn(text: string): string[] {
  if (text.includes('\t')) return [];
  return text
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .map((line) => line.replace(/[,，\s¥￥]/g, ''));
}
