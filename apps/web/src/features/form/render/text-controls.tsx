import { flagAt, numberAt, textAt } from '@zhaocai/model/form/json';
import { ColorPicker, Input, InputNumber, Rate, Select, Slider, Space } from 'antd';
import { useText } from '../../../kit/text/language.ts';
import { RichTextEditor } from '../../../kit/rich-text/rich-text-editor.tsx';
import { shared, textOf, type ControlProps } from './control.ts';
import { renderTexts as texts } from './texts.ts';

function usePlaceholder({ field }: ControlProps): string {
  const t = useText();
  return textAt(field.props, 'placeholder') || t(texts.enter, { label: field.label });
}

function counted({ field: { props } }: ControlProps) {
  const maxLength = numberAt(props, 'maxlength');
  return { maxLength, showCount: flagAt(props, 'showWordLimit') && maxLength !== undefined };
}

export function TextControl(given: ControlProps) {
  const { field, value, onChange } = given;
  const { props } = field;
  const placeholder = usePlaceholder(given);
  return (
    <Input
      {...shared(given)}
      {...counted(given)}
      prefix={textAt(props, 'prepend') || undefined}
      suffix={textAt(props, 'append') || undefined}
      allowClear={flagAt(props, 'clearable')}
      readOnly={flagAt(props, 'readonly')}
      placeholder={placeholder}
      autoComplete="off"
      value={textOf(value)}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

export function PasswordControl(given: ControlProps) {
  const placeholder = usePlaceholder(given);
  return (
    <Input.Password
      {...shared(given)}
      autoComplete="new-password"
      placeholder={placeholder}
      value={textOf(given.value)}
      onChange={({ target }) => given.onChange(target.value)}
    />
  );
}

export function LongTextControl(given: ControlProps) {
  const { props } = given.field;
  const placeholder = usePlaceholder(given);
  const minRows = Math.max(1, numberAt(props, 'minRows') ?? 3);
  return (
    <Input.TextArea
      {...shared(given)}
      {...counted(given)}
      autoSize={{ minRows, maxRows: Math.max(minRows, numberAt(props, 'maxRows') ?? 8) }}
      readOnly={flagAt(props, 'readonly')}
      placeholder={placeholder}
      value={textOf(given.value)}
      onChange={({ target }) => given.onChange(target.value)}
    />
  );
}

export function NumberControl(given: ControlProps) {
  const { props } = given.field;
  const placeholder = usePlaceholder(given);
  return (
    <InputNumber<number>
      {...shared(given)}
      className="kit-wide"
      min={numberAt(props, 'min')}
      max={numberAt(props, 'max')}
      step={numberAt(props, 'step') ?? 1}
      precision={numberAt(props, 'precision')}
      controls={props['controls'] !== false}
      readOnly={flagAt(props, 'readonly')}
      placeholder={placeholder}
      value={typeof given.value === 'number' ? given.value : null}
      onChange={(value) => given.onChange(value ?? undefined)}
    />
  );
}

/** Addresses, pictures by address, plain lists: one after the other. */
export function TextsControl(given: ControlProps) {
  const placeholder = usePlaceholder(given);
  return (
    <Select<string[]>
      {...shared(given)}
      mode="tags"
      className="kit-wide"
      open={false}
      suffixIcon={null}
      placeholder={placeholder}
      value={Array.isArray(given.value) ? given.value.map(String) : []}
      onChange={(texts) => given.onChange(texts)}
    />
  );
}

export function RateControl({ field: { props }, value, isDisabled, onChange }: ControlProps) {
  const words = props['texts'];
  return (
    <Rate
      style={rateStyle(props, value)}
      count={numberAt(props, 'max') ?? 5}
      disabled={isDisabled}
      tooltips={Array.isArray(words) && flagAt(props, 'showText') ? words.map(String) : undefined}
      value={typeof value === 'number' ? value : 0}
      onChange={onChange}
    />
  );
}

/** The old engine's three colours: up to two stars, up to three, above. */
function rateStyle(props: ControlProps['field']['props'], value: unknown) {
  const { colors } = props;
  const [low, middle, high] = Array.isArray(colors) ? colors.map(String) : [];
  const stars = typeof value === 'number' ? value : 0;
  const color = stars <= 2 ? low : stars <= 3 ? middle : high;
  return color !== undefined && /^#[0-9a-f]{3,8}$/i.test(color) ? { color } : undefined;
}

export function SliderControl({ field: { props }, id, label, value, isDisabled, onChange }: ControlProps) {
  const min = numberAt(props, 'min') ?? 0;
  const max = numberAt(props, 'max') ?? 10;
  const step = numberAt(props, 'step') ?? 1;
  const now = typeof value === 'number' ? value : min;
  const bounds = { min, max, step, disabled: isDisabled, value: now };
  return (
    <div className="form-slider">
      <Slider
        {...bounds}
        ariaLabelForHandle={label}
        dots={flagAt(props, 'showStops')}
        onChange={(next: number) => onChange(next)}
      />
      {flagAt(props, 'showInput') && (
        <InputNumber<number> {...bounds} id={id} aria-label={label} onChange={(next) => onChange(next ?? undefined)} />
      )}
    </div>
  );
}

export function ColourControl({ label, value, isDisabled, onChange }: ControlProps) {
  return (
    <span role="group" aria-label={label}>
      <ColorPicker
        showText
        allowClear
        disabled={isDisabled}
        value={textOf(value) || null}
        onChangeComplete={(colour) => onChange(colour.toHexString())}
        onClear={() => onChange(undefined)}
      />
    </span>
  );
}

/** Longitude, latitude and the address in words. */
export function PlaceControl(given: ControlProps) {
  const t = useText();
  const parts = Array.isArray(given.value) ? given.value : [];
  const { disabled, status } = shared(given);
  const change = (index: number, part: string | number | null) => {
    const next = [0, 1, 2].map((at) => (at === index ? part : (parts[at] ?? null)));
    given.onChange(next.every((one) => one === null || one === '') ? undefined : next);
  };
  const coordinate = (index: 0 | 1, label: string, most: number) => (
    <InputNumber<number>
      id={index === 0 ? given.id : undefined}
      aria-label={`${given.label} ${label}`}
      placeholder={label}
      disabled={disabled}
      status={status}
      min={-most}
      max={most}
      precision={6}
      value={typeof parts[index] === 'number' ? parts[index] : null}
      onChange={(part) => change(index, part)}
    />
  );
  return (
    <Space.Compact className="form-place">
      {coordinate(0, t(texts.longitude), 180)}
      {coordinate(1, t(texts.latitude), 90)}
      <Input
        aria-label={`${given.label} ${t(texts.address)}`}
        placeholder={t(texts.address)}
        disabled={disabled}
        maxLength={200}
        value={textOf(parts[2])}
        onChange={({ target }) => change(2, target.value)}
      />
    </Space.Compact>
  );
}

export function RichControl({ id, label, value, isDisabled, onChange }: ControlProps) {
  return <RichTextEditor id={id} label={label} value={textOf(value)} disabled={isDisabled} onChange={onChange} />;
}
