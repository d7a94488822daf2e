import { sayFault, validate } from '@zhaocai/model/kit/validate';
import type { DictRow } from '@zhaocai/model/dictionary/dict-endpoints';
import type { Text } from '@zhaocai/model/kit/text';
import { Form, Input, InputNumber, Radio, type FormRule } from 'antd';
import { useLanguage, useText } from '../../kit/text/language.ts';
import { EntityTreeField } from '../../kit/tree/entity-tree-field.tsx';
import { required } from './required.ts';
import type { DictInput, Shelf } from './shelf.ts';
import { dictionaryTexts as texts } from './texts.ts';

interface DictFieldsProps {
  readonly shelf: Shelf;
  readonly row: DictRow | undefined;
  readonly hasParent: boolean;
}

/** The fields of a dictionary; a word has a key beside, and its code is that of its dictionary. */
export function DictFields({ shelf, row, hasParent }: DictFieldsProps) {
  const t = useText();
  const parentId: unknown = Form.useWatch('parentId');
  const isWord = Boolean(parentId ?? hasParent);
  const { fields } = shelf.entity;
  const ruleOf = useRules(shelf);
  const isFixed = row?.isBuiltin === true;
  const item = (name: keyof DictInput & keyof typeof fields, message?: Text) => ({
    name,
    label: t(fields[name].label),
    required: message !== undefined,
    rules: ruleOf(name, message),
  });
  return (
    <>
      <Form.Item name="parentId" label={t(fields.parentId.label)} extra={row ? undefined : t(texts.noParent)}>
        <EntityTreeField to={shelf.entity.name} placeholder={t(texts.parent)} disabled={row !== undefined} />
      </Form.Item>
      {!isWord && (
        <Form.Item {...item('code', required.code)}>
          <Input maxLength={50} placeholder={t(texts.codePlaceholder)} disabled={isFixed} autoFocus />
        </Form.Item>
      )}
      {isWord && (
        <Form.Item {...item('dictKey', required.dictKey)}>
          <Input maxLength={50} placeholder={t(texts.keyPlaceholder)} disabled={isFixed} autoFocus />
        </Form.Item>
      )}
      <Form.Item {...item('dictValue', required.dictValue)}>
        <Input maxLength={100} />
      </Form.Item>
      <Form.Item {...item('valueEn')}>
        <Input maxLength={100} />
      </Form.Item>
      <Form.Item {...item('sort', required.sort)}>
        <InputNumber min={0} max={99999} precision={0} className="kit-wide" />
      </Form.Item>
      <Form.Item {...item('isSealed', required.isSealed)} extra={t(texts.sealHint)}>
        <Radio.Group
          options={[
            { value: 0, label: t(texts.inUse) },
            { value: 1, label: t(texts.sealed) },
          ]}
        />
      </Form.Item>
      <Form.Item {...item('remark')} className="kit-form-wide">
        <Input.TextArea maxLength={255} autoSize={{ minRows: 2, maxRows: 4 }} showCount />
      </Form.Item>
    </>
  );
}

/** What is missing is asked for in the API's words; all else is judged as the server judges it. */
function useRules({ entity }: Shelf) {
  const t = useText();
  const language = useLanguage();
  return (name: keyof DictInput & keyof (typeof entity)['fields'], message: Text | undefined): FormRule[] => [
    ...(message ? [{ required: true, message: t(message) }] : []),
    {
      validator: (_, value: unknown) => {
        const [fault] = validate({ [name]: { ...entity.fields[name], required: false } }, { [name]: value });
        return fault ? Promise.reject(new Error(sayFault(fault, language))) : Promise.resolve();
      },
    },
  ];
}
