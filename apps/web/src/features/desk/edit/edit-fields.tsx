import { notice, noticeAudiences } from '@zhaocai/model/desk/notice';
import { fill, platformMessages } from '@zhaocai/model';
import { Form, Input, Radio } from 'antd';
import { DictSelect } from '../../../kit/dictionary/dict-select.tsx';
import { useLanguage, useText } from '../../../kit/text/language.ts';
import { EntityTreeField } from '../../../kit/tree/entity-tree-field.tsx';
import { InstantPicker } from '../../../kit/widgets/instant-picker.tsx';
import { RichTextEditor } from '../rich-text.tsx';
import { deskTexts as texts } from '../texts.ts';

/** Title, kind, time and audience, then the text. */
export function EditFields({ isDisabled }: { isDisabled: boolean }) {
  const t = useText();
  const language = useLanguage();
  const { fields } = notice;
  const audience: unknown = Form.useWatch('audience');
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
      <Form.Item name="audience" label={t(fields.audience.label)} required>
        <Radio.Group options={noticeAudiences.map(({ value, label }) => ({ value, label: t(label) }))} />
      </Form.Item>
      {audience === 2 && (
        <Form.Item
          name="deptIds"
          label={t(fields.deptIds.label)}
          extra={t(texts.deptHelp)}
          rules={[{ required: true, message: t(texts.deptsMissing) }]}
        >
          <EntityTreeField to="dept" isMultiple />
        </Form.Item>
      )}
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

/** As the server judges it: empty paragraphs are no text. */
function hasSomething(html: string): boolean {
  return /<img\s/.test(html) || html.replaceAll(/<[^<>]*>|&nbsp;|\s/g, '') !== '';
}
