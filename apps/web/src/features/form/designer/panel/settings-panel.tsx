import { formPanel } from '@zhaocai/model/form/form-panel';
import { withSetting } from '@zhaocai/model/form/json';
import type { Json } from '@zhaocai/model/form/model';
import { Button, Segmented } from 'antd';
import { memo, useState } from 'react';
import { useText } from '../../../../kit/text/language.ts';
import { removeFields } from '../commands.ts';
import { changeForm, chosenField, useDesign, useDesignStore } from '../design-store.ts';
import { designTexts, panelTexts as texts } from '../texts.ts';
import { FieldSettings } from './field-settings.tsx';
import { Setting } from './setting.tsx';

/** Settings of the chosen field, and of the whole form. */
export const SettingsPanel = memo(function SettingsPanel() {
  const t = useText();
  const [tab, setTab] = useState<'field' | 'form'>('field');
  const isReadOnly = useDesign((design) => design.isReadOnly);
  return (
    <aside className="form-panel" aria-label={t(texts[tab])}>
      <div className="form-panel-head">
        <Segmented<'field' | 'form'>
          block
          value={tab}
          options={[
            { value: 'field', label: t(texts.field) },
            { value: 'form', label: t(texts.form) },
          ]}
          onChange={setTab}
        />
      </div>
      <fieldset className="form-panel-body" disabled={isReadOnly} style={{ border: 0, margin: 0, minWidth: 0 }}>
        {tab === 'form' ? <FormSettings /> : <Chosen />}
      </fieldset>
    </aside>
  );
});

function Chosen() {
  const t = useText();
  const store = useDesignStore();
  const field = useDesign(chosenField);
  const chosen = useDesign((design) => design.chosen);
  if (field) return <FieldSettings key={field.id} field={field} />;
  if (chosen.size === 0) return <p className="form-design-note">{t(texts.nothing)}</p>;
  return (
    <>
      <p className="form-design-note">{t(texts.several, { count: chosen.size })}</p>
      <Button danger onClick={() => removeFields(store, chosen)}>
        {t(designTexts.remove)}
      </Button>
    </>
  );
}

function FormSettings() {
  const store = useDesignStore();
  const options = useDesign(({ form }) => form.options);
  const change = (key: string, value: Json | undefined) => {
    const { form } = store.getState();
    changeForm(store, { ...form, options: withSetting(form.options, key, value) }, { mark: `form.${key}` });
  };
  const offered = formPanel.filter(({ isKept }) => !isKept);
  return offered.map((item) => (
    <Setting key={item.key} item={item} props={options} label="" onChange={(value) => change(item.key, value)} />
  ));
}
