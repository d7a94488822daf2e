import { sayFault, validate } from '@zhaocai/model/kit/validate';
import { dept } from '@zhaocai/model/organization/dept';
import type { DeptRow } from '@zhaocai/model/organization/dept-endpoints';
import { Form } from 'antd';
import { useMemo } from 'react';
import { DraftForm, type DraftValues } from '../../../kit/resource-form/draft-form.tsx';
import { FieldWidget } from '../../../kit/resource-form/field-widget.tsx';
import { useLanguage, useText } from '../../../kit/text/language.ts';
import { kitTexts } from '../../../kit/text/kit-texts.ts';
import { TreeField } from '../../../kit/tree/tree-field.tsx';
import { deptSource } from '../dept-source.ts';
import type { Place } from '../place.ts';
import { organizationTexts as texts } from '../texts.ts';
import { ManagerSelect } from './manager-select.tsx';

export type DeptValues = DraftValues;

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
  const language = useLanguage();
  const source = useMemo(() => deptSource(place), [place]);
  const check = (values: DeptValues) =>
    new Map(validate(dept.fields, { ...values }).map((fault) => [fault.field, sayFault(fault, language)]));
  const submit = (values: DeptValues) => {
    const sent = Object.fromEntries(all.map((name) => [name, values[name] ?? null]));
    return onSubmit({ ...sent, parentId: values['parentId'] || '0' });
  };
  return (
    <DraftForm
      className="kit-form kit-form-two"
      initialValues={{ deptCategory: 2, sort: 1, parentId, ...row }}
      names={all}
      check={check}
      onSubmit={submit}
      onCancel={onCancel}
    >
      {(isSaving) => (
        <>
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
        </>
      )}
    </DraftForm>
  );
}
