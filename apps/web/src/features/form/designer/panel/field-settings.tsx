import type { PanelItem } from '@zhaocai/model/form/descriptor';
import { fieldDescriptors } from '@zhaocai/model/form/descriptors';
import { withSetting } from '@zhaocai/model/form/json';
import type { FieldType, FormField, Json } from '@zhaocai/model/form/model';
import { withMultiple, withType } from '@zhaocai/model/form/new-field';
import { Input, InputNumber, Select } from 'antd';
import { memo } from 'react';
import { useSettled } from '../../../../kit/screen/use-settled.ts';
import { useText } from '../../../../kit/text/language.ts';
import { changeField, useDesign, useDesignStore } from '../design-store.ts';
import { findField, mayStand } from '../edits/tree.ts';
import { panelTexts as texts } from '../texts.ts';
import { Labelled } from './labelled.tsx';
import { LinkSettings } from './link-settings.tsx';
import { OptionsSetting } from './options-setting.tsx';
import { Setting } from './setting.tsx';

const sections = ['basic', 'options', 'check', 'more'] as const;

/** Everything that can be set about one field, generated from the description of its kind. */
export function FieldSettings({ field }: { readonly field: FormField }) {
  // Typing a name does not draw the settings below it again at once; typing into one of them does.
  const former = useSettled(field, 250);
  const hasOwnChange = former.props !== field.props || former.x !== field.x || former.type !== field.type;
  return (
    <>
      <Identity field={field} />
      <Sections field={hasOwnChange ? field : former} />
    </>
  );
}

const Sections = memo(function Sections({ field }: { readonly field: FormField }) {
  const t = useText();
  const { panel } = fieldDescriptors[field.type];
  return (
    <>
      {sections.map((section) => {
        const items = panel.filter((item) => (item.section ?? 'basic') === section && !item.isKept);
        if (items.length === 0) return null;
        return (
          <section key={section}>
            <h3>{t(texts[section])}</h3>
            {items.map((item) => (
              <FieldSetting key={item.key} item={item} field={field} />
            ))}
          </section>
        );
      })}
      {field.type !== 'custom' && <LinkSettings field={field} />}
    </>
  );
});

function FieldSetting({ item, field }: { readonly item: PanelItem; readonly field: FormField }) {
  const store = useDesignStore();
  if (item.kind === 'options') return <OptionsSetting field={field} isTree={item.isTree} />;
  const change = (value: Json | undefined) =>
    changeField(store, { id: field.id, mark: item.key }, (one) =>
      item.key === 'multiple'
        ? withMultiple(one, value === true)
        : { ...one, props: withSetting(one.props, item.key, value) },
    );
  return <Setting item={item} props={field.props} label={field.label} field={field} onChange={change} />;
}

/** Kind, name, label and width: what every field has. */
function Identity({ field }: { readonly field: FormField }) {
  const t = useText();
  const store = useDesignStore();
  const { id, type, prop, label, span, props, children = [] } = field;
  const { width } = props;
  const change = (mark: string, to: Partial<FormField>) =>
    changeField(store, { id, mark }, (one) => ({ ...one, ...to }));
  return (
    <section>
      <TypeSwitch id={id} type={type} isFixed={isContainer(type) && children.length > 0} />
      <Labelled label={t(texts.prop)}>
        <Input value={prop} maxLength={64} onChange={(event) => change('prop', { prop: event.target.value.trim() })} />
      </Labelled>
      {type !== 'title' && (
        <Labelled label={t(texts.label)}>
          <Input value={label} maxLength={100} onChange={(event) => change('label', { label: event.target.value })} />
        </Labelled>
      )}
      {type !== 'group' && <Width id={id} span={span} width={width} />}
    </section>
  );
}

const isContainer = (type: FieldType) => type === 'group' || type === 'dynamic';

interface TypeSwitchProps {
  readonly id: string;
  readonly type: FieldType;
  readonly isFixed: boolean;
}

/** The kinds that may stand where the field stands; one without children among them. */
const TypeSwitch = memo(function TypeSwitch({ id, type: current, isFixed }: TypeSwitchProps) {
  const t = useText();
  const store = useDesignStore();
  const parent = useDesign(({ form }) => findField(form.fields, id)?.parent);
  const kinds = Object.values(fieldDescriptors).filter(
    ({ type, isOffered }) => type === current || (isOffered && !isContainer(type) && mayStand(type, parent)),
  );
  return (
    <Labelled label={t(texts.type)}>
      <Select<FieldType>
        value={current}
        disabled={isFixed}
        showSearch={{ optionFilterProp: 'label' }}
        options={kinds.map(({ type, label }) => ({ value: type, label: t(label) }))}
        onChange={(type) => changeField(store, { id }, (one) => withType(one, type))}
      />
    </Labelled>
  );
});

interface WidthProps {
  readonly id: string;
  readonly span: number;
  readonly width: Json | undefined;
}

/** Of 24 in the form; in pixels in a sub-table. */
const Width = memo(function Width({ id, span, width }: WidthProps) {
  const t = useText();
  const store = useDesignStore();
  const isColumn = useDesign(({ form }) => findField(form.fields, id)?.parent?.type === 'dynamic');
  return (
    <Labelled label={t(isColumn ? texts.width : texts.span)}>
      {isColumn ? (
        <InputNumber
          className="kit-wide"
          min={100}
          max={1000}
          precision={0}
          value={typeof width === 'number' ? width : null}
          placeholder={typeof width === 'string' ? width : '33.3%'}
          onChange={(value) =>
            changeField(store, { id, mark: 'width' }, (one) => ({
              ...one,
              props: withSetting(one.props, 'width', value ?? undefined),
            }))
          }
        />
      ) : (
        <InputNumber
          className="kit-wide"
          min={8}
          max={24}
          precision={0}
          value={span}
          onChange={(value) =>
            value !== null && changeField(store, { id, mark: 'span' }, (one) => ({ ...one, span: value }))
          }
        />
      )}
    </Labelled>
  );
});
