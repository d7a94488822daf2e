import { DeleteOutlined } from '@ant-design/icons';
import { filterOperators, operatorsFor } from '@zhaocai/model/scope/row-filter';
import { Button, Select } from 'antd';
import { useText } from '../../../kit/text/language.ts';
import { withField, withOperator, type LineDraft } from './condition-draft.ts';
import type { ConditionContext } from './condition-context.ts';
import { ConditionValue } from './condition-value.tsx';
import { conditionTexts as texts } from './texts.ts';

interface ConditionLineProps {
  readonly line: LineDraft;
  readonly context: ConditionContext;
  readonly onChange: (line: LineDraft) => void;
  readonly onRemove?: () => void;
}

/** Field, comparison, value. */
export function ConditionLine({ line, context, onChange, onRemove }: ConditionLineProps) {
  const t = useText();
  const field = context.fields.find(({ name }) => name === line.field);
  const chooseField = (name: string) => {
    const next = context.fields.find((one) => one.name === name);
    if (next) onChange(withField(line, next));
  };
  return (
    <div className="condition-line">
      <Select
        className="condition-field"
        aria-label={t(texts.field)}
        placeholder={t(texts.field)}
        value={field?.name}
        options={context.fields.map(({ name, label }) => ({ value: name, label: t(label) }))}
        showSearch={{ optionFilterProp: 'label' }}
        onChange={chooseField}
      />
      <Select
        className="condition-operator"
        aria-label={t(texts.operator)}
        placeholder={t(texts.operator)}
        disabled={!field}
        value={line.operator}
        options={(field ? operatorsFor(field) : []).map((operator) => ({
          value: operator,
          label: t(filterOperators[operator]),
        }))}
        onChange={(operator) => field && onChange(withOperator(line, field, operator))}
      />
      <div className="condition-value">
        {field && line.operator && (
          <ConditionValue
            field={field}
            operator={line.operator}
            value={line.value}
            references={context.references}
            onChange={(value) => onChange({ ...line, value })}
          />
        )}
      </div>
      <Button
        type="text"
        icon={<DeleteOutlined />}
        aria-label={t(texts.removeLine)}
        disabled={!onRemove}
        onClick={onRemove}
      />
    </div>
  );
}
