import { Button, Tag } from 'antd';
import type { ReactNode } from 'react';
import { useText, type Translate } from '../text/language.ts';
import { kitTexts } from '../text/kit-texts.ts';
import { FieldValueView } from '../resource-form/field-value.tsx';
import { createTimeFrom, createTimeTo, rangeOf, type Filter } from './filters.ts';

type Values = Readonly<Record<string, string>>;

export interface FilterChipsProps {
  readonly filters: readonly Filter[];
  readonly values: Values;
  readonly onChange: (values: Values) => void;
}

/** What the list is narrowed by, each with its way out. */
export function FilterChips({ filters, values, onChange }: FilterChipsProps) {
  const t = useText();
  const chips = chipsOf(filters, values, t);
  if (chips.length === 0) return null;
  return (
    <div className="kit-chips">
      {chips.map((chip) => (
        <Tag
          key={chip.label}
          closable
          onClose={(event) => {
            event.preventDefault();
            onChange(Object.fromEntries(Object.entries(values).filter(([name]) => !chip.names.includes(name))));
          }}
        >
          {chip.label}：{chip.text}
        </Tag>
      ))}
      <Button type="link" size="small" onClick={() => onChange({})}>
        {t(kitTexts.clearFilters)}
      </Button>
    </div>
  );
}

interface Chip {
  readonly names: readonly string[];
  readonly label: string;
  readonly text: ReactNode;
}

function chipsOf(filters: readonly Filter[], values: Values, t: Translate): Chip[] {
  const chips = filters.flatMap(({ name, field }): Chip[] => {
    const value = values[name];
    if (value === undefined) return [];
    const label = t(field.label);
    if (field.kind === 'flag') return [{ names: [name], label, text: t(value === '1' ? kitTexts.yes : kitTexts.no) }];
    const choice =
      field.kind === 'choice' ? field.choices.find((candidate) => String(candidate.value) === value) : undefined;
    return [
      { names: [name], label, text: choice ? t(choice.label) : <FieldValueView field={field} value={value} asks /> },
    ];
  });
  const range = rangeOf(values);
  if (range)
    chips.push({ names: [createTimeFrom, createTimeTo], label: t(kitTexts.createTime), text: range.join(' – ') });
  return chips;
}
