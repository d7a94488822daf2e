import type { Field, FileValue, NumberField } from '@zhaocai/model/kit/field';
import { measureText, trimZeros } from '@zhaocai/model/kit/number-text';
import type { Text } from '@zhaocai/model/kit/text';
import { Fragment, lazy, Suspense } from 'react';
import { cellValue } from '../data-table/column.ts';
import { DictTag } from '../dictionary/dict-tag.tsx';
import { useText } from '../text/language.ts';
import { kitTexts } from '../text/kit-texts.ts';
import { ChoiceTag } from '../widgets/choice-tag.tsx';
import { Instant } from '../widgets/instant.tsx';
import { Money } from '../widgets/money.tsx';

// Names of other rows are asked for in details alone, and the catalog of all entities weighs too much for a list.
const RefName = lazy(async () => ({ default: (await import('../widgets/ref-name.tsx')).RefName }));

const RegionName = lazy(async () => ({ default: (await import('../widgets/region-name.tsx')).RegionName }));
const FileLinks = lazy(async () => ({ default: (await import('../widgets/file-links.tsx')).FileLinks }));
const RichTextView = lazy(async () => ({ default: (await import('../rich-text/rich-text-view.tsx')).RichTextView }));

export interface FieldValueViewProps {
  readonly field: Field;
  readonly value: unknown;
  /** What the row itself says the referred rows are called. */
  readonly named?: string;
  /** Asks the server for names that the row does not say: for details, not for lists. */
  readonly asks?: boolean;
}

/** An integer may be a year, and a rate is a share: a measure alone is grouped. */
function numberText({ kind, unit }: NumberField, value: string): string {
  return kind === 'decimal' ? measureText(value, unit?.places) : trimZeros(value);
}

/** A field's value to read, the same in lists and details. */
export function FieldValueView({ field, value, named, asks = false }: FieldValueViewProps) {
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
          {numberText(field, String(value))}
          {field.unit && <span className="kit-unit">{t(field.unit)}</span>}
        </span>
      );
    case 'flag':
      return <>{t(value === true || value === 1 ? kitTexts.yes : kitTexts.no)}</>;
    case 'choice':
      return <ChoiceTag choices={field.choices} value={value} />;
    case 'instant':
      return <Instant at={String(value)} />;
    case 'day':
    case 'month':
      return <time className="kit-number">{String(value)}</time>;
    case 'files':
      return (
        <Suspense>
          <FileLinks files={filesOf(value)} />
        </Suspense>
      );
    case 'json':
      return field.labelsOf && Array.isArray(value) ? (
        <NameList names={value.map(String)} labelsOf={field.labelsOf} />
      ) : (
        <code className="kit-mono">{JSON.stringify(value)}</code>
      );
    case 'richText':
      return (
        <Suspense>
          <RichTextView html={String(value)} />
        </Suspense>
      );
    case 'longText':
      return <span className="kit-lines">{String(value)}</span>;
    case 'text': {
      if (field.tree === 'region')
        return (
          <Suspense fallback={String(value)}>
            <RegionName code={String(value)} />
          </Suspense>
        );
      const word = field.words?.find((one) => one.value === value);
      return <>{word ? t(word.label) : String(value)}</>;
    }
    case 'dict':
      return named ? <>{named}</> : <DictTag code={field.dict} value={value} />;
    case 'ref':
    case 'refs':
    case 'tree':
      return <ReferenceView to={field.to} value={value} named={named} asks={asks} />;
  }
}

interface NameListProps {
  readonly names: readonly string[];
  readonly labelsOf: (name: string) => readonly Text[];
}

/** What each name is called; the name itself where one points at it. */
function NameList({ names, labelsOf }: NameListProps) {
  const t = useText();
  return (
    <ul className="kit-names">
      {names.map((name) => (
        <li key={name} title={name}>
          {labelsOf(name)
            .map((label) => t(label))
            .join(' · ') || name}
        </li>
      ))}
    </ul>
  );
}

interface ReferenceViewProps extends Pick<FieldValueViewProps, 'value' | 'named' | 'asks'> {
  readonly to: string;
}

function ReferenceView({ to, value, named, asks }: ReferenceViewProps) {
  const ids = (Array.isArray(value) ? value : [value]).map(String).filter((id) => id !== '0');
  if (named) return <>{named}</>;
  if (ids.length === 0) return <span className="kit-faint">—</span>;
  if (!asks) return <>{ids.join('、')}</>;
  return (
    <Suspense fallback={ids.join('、')}>
      {ids.map((id, at) => (
        <Fragment key={id}>
          {at > 0 && '、'}
          <RefName to={to} id={id} />
        </Fragment>
      ))}
    </Suspense>
  );
}

/** The name that a row brings along for what one of its fields refers to: `deptName` beside `deptId`. */
export function nameBeside(row: object, name: string): string | undefined {
  const beside = cellValue(row, `${name.replace(/Ids?$/, '')}Name`);
  return typeof beside === 'string' && beside !== '' ? beside : undefined;
}

/** The wire's file records; the server's contract tests hold their shape. */
function filesOf(value: unknown): FileValue[] {
  return Array.isArray(value) ? (value as FileValue[]) : [];
}
