import { sayFault, validate } from '@zhaocai/model/kit/validate';
import { dept } from '@zhaocai/model/organization/dept';
import type { DeptRow } from '@zhaocai/model/organization/dept-endpoints';
import { Button, Form } from 'antd';
import { useMemo, useState } from 'react';
import { useUnsaved } from '../../../kit/page/page-tab.ts';
import { useConfirmLeaving } from '../../../kit/page/use-confirm-leaving.ts';
import { FieldWidget } from '../../../kit/resource-form/field-widget.tsx';
import { useLanguage, useText } from '../../../kit/text/language.ts';
import { kitTexts } from '../../../kit/text/kit-texts.ts';
import { TreeField } from '../../../kit/tree/tree-field.tsx';
import { deptSource } from '../dept-source.ts';
import type { Place } from '../place.ts';
import { organizationTexts as texts } from '../texts.ts';
import { ManagerSelect } from './manager-select.tsx';

export type DeptValues = Readonly<Record<string, unknown>>;

export interface DeptFormProps {
  readonly place: Place;
  readonly row?: DeptRow;
  /** Below which a new one is made. */
  readonly parentId?: string;
  readonly onSubmit: (values: DeptValues) => Promise<boolean>;
  readonly onCancel: () => void;
}

const plain = ['deptName', 'fullName', 'deptCategory', 'sort'] as const;
const all = [...plain, 'parentId', 'managerId', 'remark'] as const;

/** One form for a new department and a former one; its own branch is barred as its parent. */
export function DeptForm({ place, row, parentId, onSubmit, onCancel }: DeptFormProps) {
  const t = useText();
  const [form] = Form.useForm<Record<string, unknown>>();
  const [isDirty, setDirty] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const check = useCheck(form);
  const confirmLeaving = useConfirmLeaving();
  const release = useUnsaved(isDirty);
  const source = useMemo(() => deptSource(place), [place]);
  const handleSubmit = async () => {
    if (isSaving || !check()) return;
    setSaving(true);
    const values: Record<string, unknown> = form.getFieldsValue(true);
    const sent = Object.fromEntries(all.map((name) => [name, values[name] ?? null]));
    const isStored = await onSubmit({ ...sent, parentId: values['parentId'] || '0' });
    setSaving(false);
    if (!isStored) return;
    setDirty(false);
    release();
  };
  const handleCancel = async () => {
    if (isDirty && !(await confirmLeaving())) return;
    release();
    onCancel();
  };
  return (
    <div
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void handleSubmit();
      }}
    >
      <Form
        form={form}
        layout="vertical"
        className="kit-form kit-form-two"
        initialValues={{ deptCategory: 2, sort: 1, parentId, ...row }}
        onValuesChange={(changed) => {
          setDirty(true);
          form.setFields(Object.keys(changed).map((name) => ({ name, errors: [] })));
        }}
      >
        <Form.Item name="parentId" label={t(dept.fields.parentId.label)} extra={t(texts.topLevel)}>
          <TreeField
            source={source}
            barred={row?.id}
            disabled={isSaving}
            placeholder={t(kitTexts.pleaseSelect, { name: t(dept.fields.parentId.label) })}
          />
        </Form.Item>
        {plain.map((name) => (
          <Form.Item
            key={name}
            name={name}
            label={t(dept.fields[name].label)}
            required={'required' in dept.fields[name]}
          >
            <FieldWidget field={dept.fields[name]} disabled={isSaving} />
          </Form.Item>
        ))}
        <Form.Item name="managerId" label={t(dept.fields.managerId.label)}>
          <ManagerSelect place={place} name={row?.managerName ?? undefined} />
        </Form.Item>
        <Form.Item name="remark" label={t(dept.fields.remark.label)} className="kit-form-wide">
          <FieldWidget field={dept.fields.remark} disabled={isSaving} />
        </Form.Item>
      </Form>
      <div className="org-form-foot">
        <span className="kit-form-hint">{t(kitTexts.submitHint)}</span>
        <Button onClick={() => void handleCancel()}>{t(kitTexts.cancel)}</Button>
        <Button type="primary" loading={isSaving} onClick={() => void handleSubmit()}>
          {t(kitTexts.save)}
        </Button>
      </div>
    </div>
  );
}

/** The model's own check; each fault stands under its field. */
function useCheck(form: ReturnType<typeof Form.useForm<Record<string, unknown>>>[0]): () => boolean {
  const language = useLanguage();
  return () => {
    const faults = new Map(
      validate(dept.fields, form.getFieldsValue(true)).map((fault) => [fault.field, sayFault(fault, language)]),
    );
    form.setFields(all.map((name) => ({ name, errors: [faults.get(name) ?? []].flat() })));
    const first = all.find((name) => faults.has(name));
    if (first) form.scrollToField(first, { focus: true, block: 'center' });
    return first === undefined;
  };
}
