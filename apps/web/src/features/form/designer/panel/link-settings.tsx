import { faultText } from '@zhaocai/model/form/fault-text';
import { linkage } from '@zhaocai/model/form/linkage';
import { linkSettings, type LinkSetting } from '@zhaocai/model/form/linking/expression-faults';
import type { FormField } from '@zhaocai/model/form/model';
import { Input } from 'antd';
import { useMemo } from 'react';
import { useLanguage, useText } from '../../../../kit/text/language.ts';
import { changeField, useDesignStore } from '../design-store.ts';
import { panelTexts as texts } from '../texts.ts';
import { useSettledForm } from '../use-settled.ts';
import { Labelled } from './labelled.tsx';

const settings: readonly LinkSetting[] = ['visibleWhen', 'requiredWhen', 'disabledWhen', 'computed'];

/** When the field is shown, demanded, disabled, and what it is computed from. */
export function LinkSettings({ field }: { readonly field: FormField }) {
  const t = useText();
  const language = useLanguage();
  const store = useDesignStore();
  // The whole form is judged: not on the way of a keystroke.
  const form = useSettledForm();
  const faults = useMemo(() => linkage(form).faults.filter(({ fieldId }) => fieldId === field.id), [form, field.id]);
  const change = (key: LinkSetting, text: string) =>
    changeField(store, { id: field.id, mark: `x.${key}` }, (one) => {
      const { [key]: _was, ...others } = one.x;
      return { ...one, x: text.trim() === '' ? others : { ...others, [key]: text } };
    });
  return (
    <section>
      <h3>{t(texts.linkage)}</h3>
      <p className="form-design-note">{t(texts.linkageHint)}</p>
      {settings.map((key) => {
        const fault = faults.find(({ setting }) => setting?.zh === linkSettings[key].zh);
        return (
          <Labelled key={key} label={t(linkSettings[key])} fault={fault && faultText(fault, language)}>
            <Input.TextArea
              autoSize={{ minRows: 1, maxRows: 4 }}
              maxLength={2000}
              className="form-json"
              value={field.x[key] ?? ''}
              onChange={(event) => change(key, event.target.value)}
            />
          </Labelled>
        );
      })}
      {faults
        .filter(({ setting }) => setting === undefined)
        .map((fault) => (
          <p key={fault.code} className="form-setting-fault" role="alert">
            {faultText(fault, language)}
          </p>
        ))}
    </section>
  );
}
