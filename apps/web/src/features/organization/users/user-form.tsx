import { roleText } from '@zhaocai/model/permission/role-words';
import { organizationMessages } from '@zhaocai/model/organization/messages';
import { phoneFault } from '@zhaocai/model/organization/phone';
import { selectPosts } from '@zhaocai/model/organization/post';
import { user } from '@zhaocai/model/organization/user';
import { assignableRoles, type UserRow } from '@zhaocai/model/organization/user-endpoints';
import { sayFault, validate } from '@zhaocai/model/kit/validate';
import type { Language } from '@zhaocai/model/kit/text';
import { Form, Select } from 'antd';
import { useMemo } from 'react';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { DraftForm, type DraftValues } from '../../../kit/resource-form/draft-form.tsx';
import { FieldWidget } from '../../../kit/resource-form/field-widget.tsx';
import { useSession } from '../../../kit/session/session-store.ts';
import { useLanguage, useText } from '../../../kit/text/language.ts';
import { kitTexts } from '../../../kit/text/kit-texts.ts';
import { TreeField } from '../../../kit/tree/tree-field.tsx';
import { Section } from '../../../kit/widgets/section.tsx';
import { deptSource } from '../dept-source.ts';
import { placeInput, useUserRights, type Place } from '../place.ts';
import { organizationTexts as texts } from '../texts.ts';

export type UserValues = DraftValues;

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
  const language = useLanguage();
  return (
    <DraftForm
      initialValues={initialValues(row, deptId)}
      names={basics}
      check={(values) => faultsOf(values, language)}
      onSubmit={(values) => onSubmit(wireValues(values, row))}
      onCancel={onCancel}
      hint={row ? undefined : t(texts.passwordHint)}
    >
      {(isSaving) => (
        <>
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
        </>
      )}
    </DraftForm>
  );
}

/** Where the user sits and what he holds. */
function Seats({ place, row }: Pick<UserFormProps, 'place' | 'row'>) {
  const t = useText();
  const language = useLanguage();
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
            label: roleText(roleName, language),
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

/** The model's own check, and the phone in its own words. */
function faultsOf(values: UserValues, language: Language): ReadonlyMap<string, string> {
  const faults = new Map(validate(user.fields, { ...values }).map((fault) => [fault.field, sayFault(fault, language)]));
  const phone = typeof values['phone'] === 'string' && values['phone'] ? phoneFault(values['phone']) : undefined;
  if (phone) faults.set('phone', organizationMessages[phone][language]);
  return faults;
}
