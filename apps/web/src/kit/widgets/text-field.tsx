import { Input } from 'antd';
import { useId } from 'react';

export interface TextFieldProps {
  readonly value?: string | null;
  readonly onChange?: (value: string | null) => void;
  readonly label?: string;
  /** 5rem unless told otherwise. */
  readonly labelWidth?: string;
  readonly unit?: string;
  /** A star before the label: a value must be given. */
  readonly isRequired?: boolean;
  readonly maxLength?: number;
  readonly isClearable?: boolean;
  readonly placeholder?: string;
  readonly disabled?: boolean;
}

const defaultLabelWidth = '5rem';

/** One line of text with its label before it and its unit behind it, outside forms. */
export function TextField(props: TextFieldProps) {
  const { value, onChange, label, labelWidth = defaultLabelWidth, unit, isRequired, isClearable = true } = props;
  const id = useId();
  return (
    <div className="kit-text-field">
      {label && (
        <label htmlFor={id} style={{ width: labelWidth }}>
          {isRequired && (
            <span className="kit-star" aria-hidden>
              *
            </span>
          )}
          {label}
        </label>
      )}
      <Input
        id={id}
        value={value ?? ''}
        maxLength={props.maxLength}
        showCount={props.maxLength !== undefined}
        allowClear={isClearable}
        required={isRequired}
        suffix={unit}
        placeholder={props.placeholder}
        disabled={props.disabled}
        onChange={(event) => onChange?.(event.target.value === '' ? null : event.target.value)}
      />
    </div>
  );
}
