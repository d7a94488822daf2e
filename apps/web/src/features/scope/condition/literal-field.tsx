import type { FilterField, FilterLiteral } from '@zhaocai/model/scope/row-filter';
import { Input, Select } from 'antd';
import { useText } from '../../../kit/text/language.ts';
import { kitTexts } from '../../../kit/text/kit-texts.ts';
import { InstantPicker } from '../../../kit/widgets/instant-picker.tsx';
import { referencesOf, type References } from './condition-context.ts';
import { conditionTexts as texts } from './texts.ts';

export type Literals = FilterLiteral | readonly FilterLiteral[];

interface LiteralFieldProps {
  readonly field: FilterField;
  readonly isMultiple: boolean;
  readonly value: Literals | undefined;
  readonly references: References;
  readonly onChange: (value: Literals | undefined) => void;
}

/** A value of the field's own kind, or several. */
export function LiteralField(props: LiteralFieldProps) {
  const { field, isMultiple, value, references, onChange } = props;
  const t = useText();
  const label = t(texts.value);
  switch (field.kind) {
    case 'choice':
      return (
        <Choose {...props} options={(field.choices ?? []).map((one) => ({ value: one.value, label: t(one.label) }))} />
      );
    case 'flag':
      return (
        <Select
          className="kit-wide"
          aria-label={label}
          value={typeof value === 'boolean' ? String(value) : undefined}
          options={[
            { value: 'true', label: t(kitTexts.yes) },
            { value: 'false', label: t(kitTexts.no) },
          ]}
          onChange={(chosen) => onChange(chosen === 'true')}
        />
      );
    case 'ref':
    case 'tree':
    case 'refs': {
      const known = referencesOf(field, references);
      if (known) return <Choose {...props} options={known.map(({ id, name }) => ({ value: id, label: name }))} />;
      return isMultiple ? <Tags {...props} placeholder={t(texts.ids)} /> : <Typed {...props} />;
    }
    case 'day':
    case 'instant':
      return (
        <InstantPicker kind="day" value={textOf(value)?.slice(0, 10)} onChange={(day) => onChange(day ?? undefined)} />
      );
    case 'month':
      if (!isMultiple)
        return <InstantPicker kind="month" value={textOf(value)} onChange={(month) => onChange(month ?? undefined)} />;
      return <Tags {...props} placeholder="2026-01" />;
    default:
      return isMultiple ? <Tags {...props} placeholder={t(texts.texts)} /> : <Typed {...props} />;
  }
}

function textOf(value: Literals | undefined): string | undefined {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

function listOf(value: Literals | undefined): FilterLiteral[] {
  if (value === undefined) return [];
  return typeof value === 'object' ? [...value] : [value];
}

interface ChooseProps extends LiteralFieldProps {
  readonly options: { value: string | number; label: string }[];
}

function Choose({ isMultiple, value, options, onChange }: ChooseProps) {
  const t = useText();
  const chosen = listOf(value);
  return (
    <Select<FilterLiteral | FilterLiteral[]>
      className="kit-wide"
      aria-label={t(texts.value)}
      placeholder={t(kitTexts.pleaseSelect, { name: '' })}
      mode={isMultiple ? 'multiple' : undefined}
      value={isMultiple ? chosen : chosen[0]}
      options={options}
      showSearch={{ optionFilterProp: 'label' }}
      onChange={(next) => onChange(Array.isArray(next) && next.length === 0 ? undefined : next)}
    />
  );
}

function Tags({ value, placeholder, onChange }: LiteralFieldProps & { readonly placeholder: string }) {
  const t = useText();
  return (
    <Select
      className="kit-wide"
      mode="tags"
      open={false}
      suffixIcon={null}
      aria-label={t(texts.value)}
      placeholder={placeholder}
      value={listOf(value).map(String)}
      onChange={(next: string[]) => onChange(next.length === 0 ? undefined : next)}
    />
  );
}

function Typed({ field, value, onChange }: LiteralFieldProps) {
  const t = useText();
  return (
    <Input
      aria-label={t(texts.value)}
      value={textOf(value) ?? ''}
      inputMode={field.kind === 'text' || field.kind === 'longText' ? 'text' : 'decimal'}
      suffix={field.kind === 'money' ? t(texts.yuan) : undefined}
      onChange={(event) => onChange(event.target.value === '' ? undefined : event.target.value)}
    />
  );
}
