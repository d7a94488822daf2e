import type { Choice } from '@zhaocai/model/kit/field';
import { Radio } from 'antd';
import { useText } from '../text/language.ts';

export interface RadioGroupProps {
  readonly choices: readonly Choice[];
  readonly value?: number | null;
  readonly onChange?: (value: number) => void;
  readonly label?: string;
  readonly disabled?: boolean;
  /** As joined buttons instead of dots. */
  readonly isButtons?: boolean;
}

/** One of a few, all in sight. */
export function RadioGroup({ choices, value, onChange, label, disabled, isButtons = false }: RadioGroupProps) {
  const t = useText();
  return (
    <Radio.Group
      aria-label={label}
      value={value}
      disabled={disabled}
      optionType={isButtons ? 'button' : 'default'}
      options={choices.map((choice) => ({ value: choice.value, label: t(choice.label) }))}
      onChange={({ target }) => onChange?.(Number(target.value))}
    />
  );
}
