import type { Field, FileValue } from '@zhaocai/contract/kit/field';
import { useText } from '../text/language.ts';
import { kitTexts } from '../text/kit-texts.ts';
import { ChoiceTag } from '../widgets/choice-tag.tsx';
import { FileLinks } from '../widgets/file-links.tsx';
import { shownInstant } from '../widgets/shown-instant.ts';
import { Money } from '../widgets/money.tsx';

/** A field's value to read, the same in lists and details. */
export function FieldValueView({ field, value }: { field: Field; value: unknown }) {
  const t = useText();
  if (value === null || value === undefined || value === '') return <span className="kit-faint">—</span>;
  switch (field.kind) {
    case 'money':
      return <Money value={String(value)} />;
    case 'integer':
    case 'decimal':
    case 'rate':
      return (
        <span className="kit-number">
          {trimZeros(String(value))}
          {field.unit && <span className="kit-unit">{t(field.unit)}</span>}
        </span>
      );
    case 'flag':
      return <>{t(value === true || value === 1 ? kitTexts.yes : kitTexts.no)}</>;
    case 'choice':
      return <ChoiceTag choices={field.choices} value={value} />;
    case 'instant':
      return <time className="kit-number">{shownInstant(String(value))}</time>;
    case 'day':
    case 'month':
      return <time className="kit-number">{String(value)}</time>;
    case 'files':
      return <FileLinks files={filesOf(value)} />;
    case 'refs':
      return <>{Array.isArray(value) ? value.join('、') : String(value)}</>;
    case 'json':
      return <code className="kit-mono">{JSON.stringify(value)}</code>;
    case 'longText':
    case 'richText':
      return <span className="kit-lines">{String(value)}</span>;
    case 'text':
    case 'dict':
    case 'ref':
    case 'tree':
      return <>{String(value)}</>;
  }
}

/** `'12.5000'` → `'12.5'`: four decimals are storage's business. */
export function trimZeros(number: string): string {
  return number.includes('.') ? number.replace(/\.?0+$/, '') : number;
}

/** The wire's file records; the server's contract tests hold their shape. */
function filesOf(value: unknown): FileValue[] {
  return Array.isArray(value) ? (value as FileValue[]) : [];
}
