import { organizationMessages } from '@zhaocai/model/organization/messages';
import { phoneFault } from '@zhaocai/model/organization/phone';
import { selectPosts } from '@zhaocai/model/organization/post';
import { user } from '@zhaocai/model/organization/user';
import { assignableRoles, type UserRow } from '@zhaocai/model/organization/user-endpoints';
import { sayFault, validate } from '@zhaocai/model/kit/validate';
import { Button, Form, Select } from 'antd';
import { useMemo, useState } from 'react';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { useUnsaved } from '../../../kit/page/page-tab.ts';
import { useConfirmLeaving } from '../../../kit/page/use-confirm-leaving.ts';
import { FieldWidget } from '../../../kit/resource-form/field-widget.tsx';
import { useSession } from '../../../kit/session/session-store.ts';
import { useLanguage, useText } from '../../../kit/text/language.ts';
import { kitTexts } from '../../../kit/text/kit-texts.ts';
import { TreeField } from '../../../kit/tree/tree-field.tsx';
import { Section } from '../../../kit/widgets/section.tsx';
import { deptSource } from '../dept-source.ts';
import { placeInput, useUserRights, type Place } from '../place.ts';
import { organizationTexts as texts } from '../texts.ts';

export type UserValues = Readonly<Record<string, unknown>>;

export interface UserFormProps {
  readonly place: Place;
  readonly row?: UserRow;
  /** Where a new user sits, as the list was narrowed. */
  readonly deptId?: string;
  readonly onSubmit: (values: UserValues) => Promise<boolean>;
  readonly onCancel: () => void;
}

const basics = ['account', 'name', 'realName', 'code', 'phone', 'email', 'sex', 'birthday'] as const;
const seats = ['deptIds', 'postIds', 'roleIds'] as const;

/** One form for a new user and a former one; what is wrong stands under its field. */
export function UserForm({ place, row, deptId, onSubmit, onCancel }: UserFormProps) {
  const t = useText();
  const [form] = Form.useForm<Record<string, unknown>>();
  const [isDirty, setDirty] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const check = useCheck(form);
  const confirmLeaving = useConfirmLeaving();
  const release = useUnsaved(isDirty);
  const handleSubmit = async () => {
    if (isSaving || !check()) return;
    setSaving(true);
    try {
      const isStored = await onSubmit(wireValues(form.getFieldsValue(true), row));
      if (!isStored) return;
      setDirty(false);
      release();
    } finally {
      setSaving(false);
    }
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
        initialValues={initialValues(row, deptId)}
        onValuesChange={(changed) => {
          setDirty(true);
          form.setFields(Object.keys(changed).map((name) => ({ name, errors: [] })));
        }}
      >
        <Section title={t(texts.basics)}>
          <div className="kit-form kit-form-two">
            {basics.map((name) => (
              <Form.Item key={name} name={name} label={t(user.fields[name].label)} required={isRequired(name)}>
                <FieldWidget
                  field={user.fields[name]}
                  disabled={isSaving || (name === 'account' && row !== undefined)}
                />
              </Form.Item>
            ))}
          </div>
        </Section>
        <Section title={t(texts.seat)}>
          <Seats place={place} row={row} />
        </Section>
      </Form>
      <div className="org-form-foot">
        <span className="kit-form-hint">{t(row ? kitTexts.submitHint : texts.passwordHint)}</span>
        <Button onClick={() => void handleCancel()}>{t(kitTexts.cancel)}</Button>
        <Button type="primary" loading={isSaving} onClick={() => void handleSubmit()}>
          {t(kitTexts.save)}
        </Button>
      </div>
    </div>
  );
}

/** Where the user sits and what he holds. */
function Seats({ place, row }: Pick<UserFormProps, 'place' | 'row'>) {
  const t = useText();
  const may = useUserRights(place);
  const ownId = useSession((state) => state.user?.userId);
  const source = useMemo(() => deptSource(place), [place]);
  const posts = useEndpoint(selectPosts, placeInput(place));
  const roles = useEndpoint(assignableRoles, placeInput(place));
  const isOwn = row?.id === ownId;
  return (
    <div className="kit-form kit-form-two">
      <Form.Item name="deptIds" label={t(texts.deptName)}>
        <TreeField source={source} isMultiple placeholder={t(kitTexts.pleaseSelect, { name: t(texts.deptName) })} />
      </Form.Item>
      <Form.Item name="postIds" label={t(texts.postName)}>
        <Select
          mode="multiple"
          allowClear
          loading={posts.isFetching}
          placeholder={t(kitTexts.pleaseSelect, { name: t(texts.postName) })}
          options={(posts.data ?? []).map(({ id, postName }) => ({ value: id, label: postName }))}
          showSearch={{ optionFilterProp: 'label' }}
        />
      </Form.Item>
      <Form.Item name="roleIds" label={t(texts.roleName)} extra={isOwn ? t(texts.ownRolesHint) : undefined}>
        <Select
          mode="multiple"
          allowClear
          disabled={!may('role') || isOwn}
          loading={roles.isFetching}
          placeholder={t(kitTexts.pleaseSelect, { name: t(texts.roleName) })}
          options={(roles.data ?? []).map(({ id, roleName, isGrantable }) => ({
            value: id,
            label: roleName,
            disabled: !isGrantable,
          }))}
          showSearch={{ optionFilterProp: 'label' }}
        />
      </Form.Item>
    </div>
  );
}

function isRequired(name: (typeof basics)[number]): boolean {
  return name === 'account' || name === 'name';
}

function initialValues(row: UserRow | undefined, deptId: string | undefined): UserValues {
  const listOf = (ids: string | undefined) => (ids ?? '').split(',').filter(Boolean);
  return { ...row, deptIds: listOf(row?.deptId ?? deptId), postIds: listOf(row?.postId), roleIds: listOf(row?.roleId) };
}

/** What the call takes: the fields as they are, lists joined by commas, the version of the row that is changed. */
function wireValues(values: UserValues, row: UserRow | undefined): UserValues {
  const taken = Object.fromEntries(basics.map((name) => [name, values[name]]));
  const [deptId, postId, roleId] = seats.map((name) => joined(values[name]));
  return { ...taken, deptId, postId, roleId, ...(row && { version: row.version }) };
}

function joined(value: unknown): string {
  return Array.isArray(value) ? value.join(',') : '';
}

/** The model's own check, and the phone in its own words; the first fault is scrolled to. */
function useCheck(form: ReturnType<typeof Form.useForm<Record<string, unknown>>>[0]): () => boolean {
  const language = useLanguage();
  return () => {
    const values: Record<string, unknown> = form.getFieldsValue(true);
    const faults = new Map(validate(user.fields, values).map((fault) => [fault.field, sayFault(fault, language)]));
    const phone = typeof values['phone'] === 'string' && values['phone'] ? phoneFault(values['phone']) : undefined;
    if (phone) faults.set('phone', organizationMessages[phone][language]);
    form.setFields(basics.map((name) => ({ name, errors: [faults.get(name) ?? []].flat() })));
    const first = basics.find((name) => faults.has(name));
    if (first) form.scrollToField(first, { focus: true, block: 'center' });
    return first === undefined;
  };
}
