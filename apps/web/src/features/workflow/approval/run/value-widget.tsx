import { trimZeros } from '@zhaocai/model/kit/number-text';
import { Input, Select, Switch } from 'antd';
import { RichTextEditor } from '../../../../kit/rich-text/rich-text-editor.tsx';
import { RichTextView } from '../../../../kit/rich-text/rich-text-view.tsx';
import { useText } from '../../../../kit/text/language.ts';
import { kitTexts } from '../../../../kit/text/kit-texts.ts';
import { FileLinks } from '../../../../kit/widgets/file-links.tsx';
import { InstantPicker } from '../../../../kit/widgets/instant-picker.tsx';
import { formatMoney } from '../../../../kit/widgets/money.tsx';
import { Instant } from '../../../../kit/widgets/instant.tsx';
import { filesOf, type ValueType } from './form-fields.ts';

export interface ValueWidgetProps {
  readonly id: string;
  readonly type: ValueType;
  readonly value: unknown;
  readonly label: string;
  readonly isFaulty: boolean;
  readonly onChange: (value: unknown) => void;
}

/** What a value of the form is typed with. */
export function ValueWidget({ id, type, value, label, isFaulty, onChange }: ValueWidgetProps) {
  const shared = { id, 'aria-label': label, status: isFaulty ? ('error' as const) : undefined };
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  switch (type) {
    case 'flag':
      return <Switch id={id} aria-label={label} checked={value === true} onChange={onChange} />;
    case 'instant':
      return <InstantPicker id={id} value={text || null} onChange={onChange} />;
    case 'number':
      return (
        <Input
          {...shared}
          inputMode="decimal"
          value={text}
          onChange={({ target }) => onChange(numberOr(target.value.trim(), typeof value === 'string'))}
        />
      );
    case 'list':
      return (
        <Select
          {...shared}
          mode="tags"
          className="kit-wide"
          open={false}
          value={Array.isArray(value) ? value.map(String) : []}
          onChange={onChange}
        />
      );
    case 'richText':
      return <RichTextEditor value={text} label={label} onChange={onChange} />;
    case 'files':
      return <FileLinks files={filesOf(value)} />;
    case 'table':
    case 'text':
      return (
        <Input.TextArea
          {...shared}
          autoSize={{ minRows: 1, maxRows: 8 }}
          value={text}
          onChange={({ target }) => onChange(target.value)}
        />
      );
  }
}

/** A number that came as text stays one: amounts are texts on the wire. What is no number yet is kept as typed. */
function numberOr(text: string, wasText: boolean): unknown {
  if (text === '') return null;
  return !wasText && /^-?\d{1,15}(\.\d{1,6})?$/.test(text) ? Number(text) : text;
}

/** Amounts in yuan are grouped, as everywhere; quantities are kept to four places, of which only those that count are shown. */
function shownNumber(text: string): string {
  if (/^-?\d+\.\d{2}$/.test(text)) return formatMoney(text);
  return /^-?\d+\.\d+$/.test(text) ? trimZeros(text) : text;
}

/** The same to read. */
export function ValueText({ type, value }: Pick<ValueWidgetProps, 'type' | 'value'>) {
  const t = useText();
  if (value === null || value === undefined || value === '') return <span className="kit-faint">—</span>;
  if (type === 'files') return <FileLinks files={filesOf(value)} />;
  if (Array.isArray(value) && value.length === 0) return <span className="kit-faint">—</span>;
  if (type === 'flag') return <>{t(value === true ? kitTexts.yes : kitTexts.no)}</>;
  if (type === 'instant') return <Instant at={String(value)} />;
  if (type === 'number') return <span className="kit-number">{shownNumber(String(value))}</span>;
  if (type === 'richText') return <RichTextView html={String(value)} />;
  if (Array.isArray(value)) return <>{value.map(String).join('、')}</>;
  return <span className="kit-lines">{typeof value === 'object' ? JSON.stringify(value) : String(value)}</span>;
}
