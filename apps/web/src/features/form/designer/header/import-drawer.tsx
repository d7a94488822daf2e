import { faultText } from '@zhaocai/model/form/fault-text';
import type { FormFault } from '@zhaocai/model/form/model';
import { isRead, readForm } from '@zhaocai/model/form/read-form';
import { Alert, Button, Input, Space } from 'antd';
import { useState } from 'react';
import { useLanguage, useText } from '../../../../kit/text/language.ts';
import { useNotify } from '../../../../kit/widgets/use-notify.tsx';
import { Drawer } from '../../../../kit/widgets/drawer.tsx';
import { changeForm, useDesignStore } from '../design-store.ts';
import { freshId } from '../edits/make.ts';
import { flatFields } from '../edits/tree.ts';
import { designTexts as texts } from '../texts.ts';
import type { FormField } from '@zhaocai/model/form/model';

/** The JSON of another form takes the place of this one, as one step that can be undone. */
export function ImportDrawer({ onClose }: { readonly onClose: () => void }) {
  const t = useText();
  const language = useLanguage();
  const store = useDesignStore();
  const notify = useNotify();
  const [text, setText] = useState('');
  const [faults, setFaults] = useState<readonly FormFault[]>([]);
  const take = () => {
    const read = readForm(text);
    if (!isRead(read)) return setFaults(read);
    const fields = read.form.fields.map(renamed);
    changeForm(store, { ...read.form, fields }, { chosen: [] });
    notify.success(t(texts.importDone, { count: flatFields(fields).length }));
    for (const warning of read.warnings) notify.warning(faultText(warning, language));
    onClose();
  };
  return (
    <Drawer
      open
      title={t(texts.importJson)}
      size={640}
      onClose={onClose}
      footer={
        <Space>
          <Button type="primary" disabled={text.trim() === ''} onClick={take}>
            {t(texts.ok)}
          </Button>
          <Button onClick={onClose}>{t(texts.cancel)}</Button>
        </Space>
      }
    >
      <Space orientation="vertical" className="kit-wide">
        <p className="form-design-note">{t(texts.importHint)}</p>
        {faults.map((fault) => (
          <Alert key={fault.code} type="error" showIcon title={faultText(fault, language)} />
        ))}
        <Input.TextArea
          autoFocus
          className="form-json"
          aria-label={t(texts.importJson)}
          autoSize={{ minRows: 18, maxRows: 28 }}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setFaults([]);
          }}
        />
      </Space>
    </Drawer>
  );
}

/** Ids of this window: those of the form that is replaced must not come back on other fields. */
function renamed(field: FormField): FormField {
  return { ...field, id: freshId(), ...(field.children && { children: field.children.map(renamed) }) };
}
