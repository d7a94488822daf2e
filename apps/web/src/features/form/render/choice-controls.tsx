import { flagAt, numberAt, textAt } from '@zhaocai/model/form/json';
import { asValues, optionsOf, type FieldOption } from '@zhaocai/model/form/options';
import { Button, Cascader, Checkbox, Radio, Select, Switch, TreeSelect } from 'antd';
import { useText } from '../../../kit/text/language.ts';
import { shared, sizeOf, type ControlProps } from './control.ts';
import { renderTexts as texts } from './texts.ts';
import { chosenNames, useOptions, type Options } from './use-options.ts';

type Value = string | number;

function useChoice(given: ControlProps) {
  const t = useText();
  const found = useOptions(given);
  const placeholder = textAt(given.field.props, 'placeholder') || t(texts.choose, { label: given.field.label });
  const tell = (value: unknown, values: readonly unknown[]) =>
    given.onChange(value, found.isRemote ? chosenNames(found.options, values) : undefined);
  return { found, placeholder, tell };
}

/** What went wrong with the options, and another try. */
function Failed({ found }: { readonly found: Options }) {
  const t = useText();
  if (!found.hasFailed) return null;
  return (
    <span className="form-failed" role="alert">
      {t(texts.dictionaryFailed)}
      <Button type="link" size="small" onClick={found.retry}>
        {t(texts.retry)}
      </Button>
    </span>
  );
}

export function SelectControl(given: ControlProps) {
  const { field, value } = given;
  const { found, placeholder, tell } = useChoice(given);
  const isMultiple = flagAt(field.props, 'multiple');
  const maxCount = numberAt(field.props, 'limit') || undefined;
  return (
    <>
      <Select<Value | Value[] | undefined>
        {...shared(given)}
        className="kit-wide"
        mode={isMultiple ? 'multiple' : undefined}
        maxCount={isMultiple ? maxCount : undefined}
        allowClear={field.props['clearable'] !== false}
        showSearch={flagAt(field.props, 'filterable') ? { optionFilterProp: 'label' } : false}
        loading={found.isLoading}
        placeholder={placeholder}
        options={found.options.map((option) => ({ value: option.value, label: option.label }))}
        value={isMultiple ? asValues(value, field).filter(isValue) : isValue(value) ? value : undefined}
        onChange={(next) => tell(next, Array.isArray(next) ? next : next === undefined ? [] : [next])}
      />
      <Failed found={found} />
    </>
  );
}

export function RadioControl(given: ControlProps) {
  const { found, tell } = useChoice(given);
  return (
    <>
      <Radio.Group
        id={given.id}
        aria-label={given.label}
        disabled={given.isDisabled}
        size={sizeOf(given.field.props['size'])}
        optionType={flagAt(given.field.props, 'border') ? 'button' : 'default'}
        options={found.options.map((option) => ({ value: option.value, label: option.label }))}
        value={given.value}
        onChange={({ target }: { target: { value?: Value } }) => tell(target.value, [target.value])}
      />
      <Failed found={found} />
    </>
  );
}

export function CheckboxControl(given: ControlProps) {
  const { found, tell } = useChoice(given);
  return (
    <div role="group" aria-label={given.label}>
      <Checkbox.Group<Value>
        disabled={given.isDisabled}
        options={found.options.map((option) => ({ value: option.value, label: option.label }))}
        value={asValues(given.value, given.field).filter(isValue)}
        onChange={(next) => tell(next, next)}
      />
      <Failed found={found} />
    </div>
  );
}

export function CascaderControl(given: ControlProps) {
  const { field, value } = given;
  const { found, placeholder, tell } = useChoice(given);
  const { props } = field;
  const path = asValues(value, field).filter(isValue);
  return (
    <>
      <Cascader<TreeOption>
        {...shared(given)}
        className="kit-wide"
        allowClear={props['clearable'] !== false}
        showSearch={flagAt(props, 'filterable')}
        loading={found.isLoading}
        placeholder={placeholder}
        options={found.options.map(treeNode)}
        fieldNames={{ label: 'title' }}
        displayRender={(labels) =>
          props['showAllLevels'] === false ? labels.at(-1) : labels.join(` ${textAt(props, 'separator') || '/'} `)
        }
        value={path.length > 0 ? [...path] : undefined}
        onChange={(next) => tell(next, next ?? [])}
      />
      <Failed found={found} />
    </>
  );
}

export function TreeControl(given: ControlProps) {
  const { field, value } = given;
  const { found, placeholder, tell } = useChoice(given);
  const isMultiple = flagAt(field.props, 'multiple');
  // Parents apart from children: the control then names what it is given.
  const isStrict = isMultiple && flagAt(field.props, 'checkStrictly');
  const values = asValues(value, field).filter(isValue);
  return (
    <>
      <TreeSelect<TreeValue>
        {...shared(given)}
        className="kit-wide"
        allowClear={field.props['clearable'] !== false}
        multiple={isMultiple}
        treeCheckable={isMultiple}
        treeCheckStrictly={isStrict}
        treeDefaultExpandAll
        showSearch={flagAt(field.props, 'filterable') ? { treeNodeFilterProp: 'title' } : false}
        loading={found.isLoading}
        placeholder={placeholder}
        treeData={found.options.map(treeNode)}
        value={
          isStrict ? values.map((one) => ({ value: one })) : isMultiple ? values : isValue(value) ? value : undefined
        }
        onChange={(next) => {
          const chosen = [next ?? []].flat().map((one) => (isValue(one) ? one : one.value));
          tell(isMultiple ? chosen : chosen[0], chosen);
        }}
      />
      <Failed found={found} />
    </>
  );
}

type TreeValue = Value | Value[] | { readonly value: Value }[] | undefined;

interface TreeOption {
  readonly title: string;
  readonly value: Value;
  readonly children?: TreeOption[];
}

function treeNode({ label, value, children }: FieldOption): TreeOption {
  return { title: label, value, ...(children && { children: children.map(treeNode) }) };
}

/** Two options stand for off and on; old forms start at 0 and offer '0', so they are compared as texts. */
export function SwitchControl({ field, id, label, value, isDisabled, onChange }: ControlProps) {
  const [off, on] = optionsOf(field);
  const isOn = on ? String(value) === String(on.value) : value === true;
  return (
    <Switch
      id={id}
      aria-label={label}
      disabled={isDisabled}
      checked={isOn}
      checkedChildren={on?.label || undefined}
      unCheckedChildren={off?.label || undefined}
      onChange={(next) => onChange(on && off ? (next ? on.value : off.value) : next)}
    />
  );
}

function isValue(value: unknown): value is Value {
  return typeof value === 'string' || typeof value === 'number';
}
