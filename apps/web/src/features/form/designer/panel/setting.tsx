import { settingFaults } from '@zhaocai/model/form/check-form';
import type { PanelItem } from '@zhaocai/model/form/descriptor';
import { faultText } from '@zhaocai/model/form/fault-text';
import { settingAt } from '@zhaocai/model/form/json';
import type { FormField, Json, JsonObject } from '@zhaocai/model/form/model';
import { compilePattern } from '@zhaocai/model/form/pattern/match-pattern';
import { ColorPicker, Input, InputNumber, Select, Switch } from 'antd';
import { useLanguage, useText } from '../../../../kit/text/language.ts';
import { controls } from '../../render/controls.ts';
import { panelTexts as texts } from '../texts.ts';
import { ColumnsSetting } from './columns-setting.tsx';
import { Labelled } from './labelled.tsx';
import { TextsSetting } from './texts-setting.tsx';

export interface SettingProps {
  readonly item: PanelItem;
  readonly props: JsonObject;
  readonly label: string;
  /** Whose setting it is; the form's own have none. */
  readonly field?: FormField;
  readonly onChange: (value: Json | undefined) => void;
}

/** The control of one setting, with what is wrong with its value. */
export function Setting(given: SettingProps) {
  const t = useText();
  const language = useLanguage();
  const { item, props, label } = given;
  const [fault] = settingFaults(item, { props, label });
  const words = fault ? faultText(fault, language) : patternFault(given, language);
  return (
    <Labelled
      label={t(item.label)}
      isGroup={item.kind === 'columns' || item.kind === 'texts'}
      isLine={item.kind === 'flag' || item.kind === 'colour'}
      hint={item.kind === 'pattern' ? t(texts.patternHint) : item.hint && t(item.hint)}
      fault={words}
    >
      <SettingControl {...given} />
    </Labelled>
  );
}

function patternFault({ item, props, label }: SettingProps, language: 'zh' | 'en'): string | undefined {
  const value = item.kind === 'pattern' ? settingAt(props, item.key) : undefined;
  const compiled = typeof value === 'string' && value !== '' ? compilePattern(value) : undefined;
  if (!compiled || compiled.ok) return undefined;
  const codes = { long: 'form.patternLong', syntax: 'form.patternSyntax', unsafe: 'form.patternUnsafe' } as const;
  return faultText({ code: codes[compiled.fault], parameters: { label, limit: 512 } }, language);
}

function SettingControl({ item, props, field, onChange }: SettingProps) {
  const t = useText();
  const value = settingAt(props, item.key);
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  switch (item.kind) {
    case 'flag':
      // A field is displayed unless it says otherwise.
      return (
        <Switch size="small" checked={item.key === 'display' ? value !== false : value === true} onChange={onChange} />
      );
    case 'number':
      return <NumberSetting item={item} props={props} onChange={onChange} />;
    case 'choice':
      return (
        <Select
          allowClear
          value={typeof value === 'string' ? value : undefined}
          options={item.options.map((option) => ({ value: option.value, label: t(option.label) }))}
          onChange={(next: string | undefined) => onChange(next)}
        />
      );
    case 'colour':
      return <ColorPicker size="small" value={text || undefined} onChange={(_color, css) => onChange(css)} />;
    case 'texts':
      return <TextsSetting value={value} of={item.of} onChange={onChange} />;
    case 'value':
      return field ? <DefaultValue field={field} value={value} onChange={onChange} /> : null;
    case 'columns':
      return <ColumnsSetting value={value} onChange={onChange} />;
    case 'options':
      return null;
    case 'pattern':
    case 'text':
      return <Input value={text} maxLength={1000} onChange={(event) => onChange(event.target.value || undefined)} />;
  }
}

type NumberItem = PanelItem & { readonly kind: 'number' };

function NumberSetting({
  item,
  props,
  onChange,
}: Pick<SettingProps, 'props' | 'onChange'> & { readonly item: NumberItem }) {
  const value = settingAt(props, item.key);
  const { min, max } = item.bounds?.(props) ?? {};
  return (
    <InputNumber<number>
      className="kit-wide"
      value={typeof value === 'number' ? value : typeof value === 'string' && value !== '' ? Number(value) : null}
      min={min === undefined || !Number.isFinite(min) ? undefined : min}
      max={max}
      step={item.step ?? 1}
      precision={item.isWhole ? 0 : undefined}
      changeOnBlur
      onChange={(next) => onChange(next === null ? undefined : onStep(next, item.step))}
    />
  );
}

/** What is set in steps is kept in steps, whatever was typed; the nearest one. */
function onStep(value: number, step = 1): number {
  return step > 1 ? Math.round(value / step) * step : value;
}

/** The default is chosen with the field's own control. */
function DefaultValue({
  field,
  value,
  onChange,
}: { readonly field: FormField } & Pick<SettingProps, 'onChange'> & { readonly value: Json | undefined }) {
  const t = useText();
  const ControlOf = controls[field.type];
  if (!ControlOf)
    return <Input value={typeof value === 'string' ? value : ''} onChange={(event) => onChange(event.target.value)} />;
  return (
    <ControlOf
      field={{ ...field, props: { ...field.props, disabled: false } }}
      path={field.prop}
      id={`default-${field.id}`}
      label={t(texts.field)}
      value={value}
      isDisabled={false}
      isFaulty={false}
      onChange={(next) => onChange(asJson(next))}
    />
  );
}

function asJson(value: unknown): Json | undefined {
  if (value === undefined || value === null || value === '') return undefined;
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  return Array.isArray(value) ? value.flatMap((one) => asJson(one) ?? []) : undefined;
}
