import {
  arityOf,
  filterVariables,
  isVariable,
  variablesFor,
  type FilterField,
  type FilterOperator,
  type FilterValue,
  type FilterVariable,
} from '@zhaocai/model/scope/row-filter';
import { Select } from 'antd';
import { useText } from '../../../kit/text/language.ts';
import type { References } from './condition-context.ts';
import { LiteralField } from './literal-field.tsx';
import { conditionTexts as texts } from './texts.ts';

interface ConditionValueProps {
  readonly field: FilterField;
  readonly operator: FilterOperator;
  readonly value: FilterValue | undefined;
  readonly references: References;
  readonly onChange: (value: FilterValue | undefined) => void;
}

type Source = FilterVariable | 'fixed';

/** What stands on the other side: a value, or who looks. */
export function ConditionValue({ field, operator, value, references, onChange }: ConditionValueProps) {
  const t = useText();
  const arity = arityOf(operator);
  if (arity === 'none') return null;
  const variables = variablesFor(field, operator);
  const source: Source = isVariable(value) ? value.variable : 'fixed';
  const choose = (next: Source) => onChange(next === 'fixed' ? undefined : { variable: next });
  return (
    <>
      {variables.length > 0 && (
        <Select<Source>
          className="condition-source"
          aria-label={t(texts.source)}
          value={source}
          options={[
            ...variables.map((name) => ({ value: name, label: t(filterVariables[name].label) })),
            { value: 'fixed' as const, label: t(texts.fixed) },
          ]}
          onChange={choose}
        />
      )}
      {!isVariable(value) && (
        <LiteralField
          field={field}
          isMultiple={arity === 'many'}
          value={value}
          references={references}
          onChange={onChange}
        />
      )}
    </>
  );
}
