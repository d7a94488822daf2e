import { isForTenants, notice, noticeAudience, noticeAudiences } from '@zhaocai/model/desk/notice';
import { platformMessages } from '@zhaocai/model/kit/messages';
import { fill } from '@zhaocai/model/kit/text';
import { tenantKindNames, tenantKinds } from '@zhaocai/model/tenancy/tenant';
import { Checkbox, Form, Input, Radio, Switch } from 'antd';
import { DictSelect } from '../../../kit/dictionary/dict-select.tsx';
import { useSession } from '../../../kit/session/session-store.ts';
import { useLanguage, useText } from '../../../kit/text/language.ts';
import { EntityTreeField } from '../../../kit/tree/entity-tree-field.tsx';
import { InstantPicker } from '../../../kit/widgets/instant-picker.tsx';
import { RichTextEditor } from '../rich-text.tsx';
import { deskTexts as texts } from '../texts.ts';
import { TenantsSelect } from './tenants-select.tsx';

const platform = '000000';

/** Title, kind, times and audience, then the text. */
export function EditFields({ isDisabled }: { isDisabled: boolean }) {
  const t = useText();
  const language = useLanguage();
  const { fields } = notice;
  const isPlatform = useSession(({ user }) => user?.tenantId === platform);
  const required = (name: 'title' | 'category') => ({
    required: true,
    whitespace: true,
    message: fill(platformMessages['platform.required'][language], { field: fields[name].label[language] }),
  });
  return (
    <>
      <Form.Item name="title" label={t(fields.title.label)} rules={[required('title')]} className="desk-form-wide">
        <Input maxLength={fields.title.maxLength} showCount autoFocus />
      </Form.Item>
      <Form.Item name="category" label={t(fields.category.label)} rules={[required('category')]}>
        <DictSelect code="notice" allowClear={false} />
      </Form.Item>
      <Form.Item name="releaseTime" label={t(fields.releaseTime.label)} extra={t(texts.releaseHelp)}>
        <InstantPicker />
      </Form.Item>
      <Form.Item
        name="expireTime"
        label={t(fields.expireTime.label)}
        extra={t(texts.expireHelp)}
        dependencies={['releaseTime']}
        rules={[
          ({ getFieldValue }) => ({
            validator: (_, until: unknown) =>
              endsEarly(until, getFieldValue('releaseTime'))
                ? Promise.reject(new Error(t(texts.expiresEarly)))
                : Promise.resolve(),
          }),
        ]}
      >
        <InstantPicker />
      </Form.Item>
      <Form.Item name="isMustRead" label={t(fields.isMustRead.label)} extra={t(texts.mustReadHelp)}>
        <Switch />
      </Form.Item>
      <Form.Item name="audience" label={t(fields.audience.label)} required className="desk-form-wide">
        <Radio.Group
          options={noticeAudiences
            .filter(({ value }) => isPlatform || !isForTenants(value))
            .map(({ value, label }) => ({ value, label: t(label) }))}
        />
      </Form.Item>
      <Whom />
      <Form.Item
        name="content"
        label={t(fields.content.label)}
        className="desk-form-wide"
        required
        rules={[
          {
            validator: (_, html: unknown) =>
              hasSomething(String(html ?? '')) ? Promise.resolve() : Promise.reject(new Error(t(texts.contentMissing))),
          },
        ]}
      >
        <RichTextEditor label={t(fields.content.label)} disabled={isDisabled} />
      </Form.Item>
    </>
  );
}

/** Which departments, kinds or tenants, by the audience. */
function Whom() {
  const t = useText();
  const { fields } = notice;
  const audience: unknown = Form.useWatch('audience');
  if (audience === noticeAudience.departments)
    return (
      <Form.Item
        name="deptIds"
        label={t(fields.deptIds.label)}
        extra={t(texts.deptHelp)}
        className="desk-form-wide"
        rules={[{ required: true, message: t(texts.deptsMissing) }]}
      >
        <EntityTreeField to="dept" isMultiple />
      </Form.Item>
    );
  if (audience === noticeAudience.kindsOfTenants)
    return (
      <Form.Item
        name="tenantKinds"
        label={t(fields.tenantKinds.label)}
        className="desk-form-wide"
        rules={[{ required: true, type: 'array', min: 1, message: t(texts.kindsMissing) }]}
      >
        <Checkbox.Group options={tenantKinds.map((value) => ({ value, label: t(tenantKindNames[value]) }))} />
      </Form.Item>
    );
  if (audience !== noticeAudience.tenants) return null;
  return (
    <Form.Item
      name="tenantIds"
      label={t(fields.tenantIds.label)}
      className="desk-form-wide"
      rules={[{ required: true, type: 'array', min: 1, message: t(texts.tenantsMissing) }]}
    >
      <TenantsSelect />
    </Form.Item>
  );
}

function endsEarly(until: unknown, from: unknown): boolean {
  return typeof until === 'string' && typeof from === 'string' && until <= from;
}

/** As the server judges it: empty paragraphs are no text. */
function hasSomething(html: string): boolean {
  return /<img\s/.test(html) || html.replaceAll(/<[^<>]*>|&nbsp;|\s/g, '') !== '';
}
