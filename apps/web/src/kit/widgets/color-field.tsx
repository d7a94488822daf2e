import { ColorPicker } from 'antd';
import { useText } from '../text/language.ts';
import { kitTexts } from '../text/kit-texts.ts';

export interface ColorFieldProps {
  /** `#rrggbb`. */
  readonly value?: string | null;
  readonly onChange?: (color: string) => void;
  readonly disabled?: boolean;
  readonly label?: string;
}

/** The product's own blue and its neighbours, as a start. */
const presets = ['#409EFF', '#1677ff', '#13c2c2', '#52c41a', '#fa8c16', '#f5222d', '#722ed1', '#595959'];

/** Picks a colour of a theme. */
export function ColorField({ value, onChange, disabled, label }: ColorFieldProps) {
  const t = useText();
  return (
    <ColorPicker
      showText
      disabledAlpha
      disabled={disabled}
      value={value ?? presets[0]}
      presets={[{ key: 'usual', label: label ?? t(kitTexts.usualColors), colors: presets }]}
      onChangeComplete={(color) => onChange?.(color.toHexString())}
    />
  );
}
