import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { isJsonObject, listAt } from '@zhaocai/model/form/json';
import type { Json, JsonObject } from '@zhaocai/model/form/model';
import { isOptionUsed } from '@zhaocai/model/form/new-field';
import type { OptionNames } from '@zhaocai/model/form/options';
import { formMessages } from '@zhaocai/model/form/messages';
import { Button, Form, Input, Modal, Select, Tree, type TreeDataNode } from 'antd';
import { useState } from 'react';
import { useText } from '../../../../kit/text/language.ts';
import { panelTexts as texts } from '../texts.ts';
import type { OptionsProps } from './flat-options.tsx';
import { kitTexts } from '../../../../kit/text/kit-texts.ts';

interface NewOption {
  readonly label: string;
  readonly value: string;
  readonly type: 'string' | 'number';
}

/** Options that stand below others. A new one goes under what is chosen, else to the root. */
export function TreeOptions({ list, names, onChange }: OptionsProps) {
  const t = useText();
  const [chosen, setChosen] = useState<string>();
  const [isAdding, setIsAdding] = useState(false);
  const add = ({ label, value, type }: NewOption) => {
    const option = { [names.label]: label, [names.value]: type === 'number' ? Number(value) : value };
    onChange(chosen === undefined ? [...list, option] : withChild(list, { names, chosen, option }));
    setIsAdding(false);
  };
  return (
    <>
      <Tree
        defaultExpandAll
        selectedKeys={chosen === undefined ? [] : [chosen]}
        treeData={nodesOf(list, names)}
        onSelect={([key]) => setChosen(key === undefined ? undefined : String(key))}
      />
      <div className="form-option">
        <Button size="small" icon={<PlusOutlined />} onClick={() => setIsAdding(true)}>
          {t(chosen === undefined ? texts.addOption : texts.addChild)}
        </Button>
        <Button
          size="small"
          danger
          disabled={chosen === undefined}
          icon={<DeleteOutlined />}
          onClick={() => {
            onChange(withoutOption(list, { names, chosen: chosen ?? '' }));
            setChosen(undefined);
          }}
        >
          {t(kitTexts.remove)}
        </Button>
      </div>
      {isAdding && <AddDialog list={list} names={names} onAdd={add} onClose={() => setIsAdding(false)} />}
    </>
  );
}

interface AddDialogProps extends Pick<OptionsProps, 'list' | 'names'> {
  readonly onAdd: (option: NewOption) => void;
  readonly onClose: () => void;
}

function AddDialog({ list, names, onAdd, onClose }: AddDialogProps) {
  const t = useText();
  const [form] = Form.useForm<NewOption>();
  const isNew = (_rule: unknown, value: string) =>
    value && isOptionUsed(list, value, names)
      ? Promise.reject(new Error(t(formMessages['form.optionTwice'])))
      : Promise.resolve();
  return (
    <Modal open centered title={t(texts.addOption)} onOk={form.submit} onCancel={onClose} mask={{ closable: false }}>
      <Form form={form} layout="vertical" initialValues={{ type: 'string' }} onFinish={onAdd}>
        <Form.Item
          name="label"
          label={t(texts.optionLabel)}
          rules={[{ required: true, message: t(formMessages['form.optionLabel']) }]}
        >
          <Input maxLength={100} autoFocus />
        </Form.Item>
        <Form.Item
          name="value"
          label={t(texts.optionValue)}
          rules={[{ required: true, message: t(formMessages['form.optionValue']) }, { validator: isNew }]}
        >
          <Input maxLength={100} />
        </Form.Item>
        <Form.Item name="type" label={t(texts.optionType)}>
          <Select
            options={[
              { value: 'string', label: t(texts.string) },
              { value: 'number', label: t(texts.number) },
            ]}
          />
        </Form.Item>
      </Form>
    </Modal>
  );
}

function objectsIn(list: readonly Json[]): readonly JsonObject[] {
  return list.filter(isJsonObject);
}

function nodesOf(list: readonly Json[], names: OptionNames): TreeDataNode[] {
  return objectsIn(list).map((option) => ({
    key: String(option[names.value]),
    title: `${String(option[names.label] ?? '')}（${String(option[names.value])}）`,
    children: nodesOf(listAt(option, names.children), names),
  }));
}

interface Chosen {
  readonly names: OptionNames;
  readonly chosen: string;
}

function withChild(list: readonly Json[], adding: Chosen & { readonly option: JsonObject }): readonly Json[] {
  const { names, chosen, option: child } = adding;
  return objectsIn(list).map((option) => {
    const children = listAt(option, names.children);
    if (String(option[names.value]) === chosen) return { ...option, [names.children]: [...children, child] };
    return children.length > 0 ? { ...option, [names.children]: withChild(children, adding) } : option;
  });
}

function withoutOption(list: readonly Json[], removing: Chosen): readonly Json[] {
  const { names, chosen } = removing;
  return objectsIn(list)
    .filter((option) => String(option[names.value]) !== chosen)
    .map((option) => {
      const { [names.children]: children, ...own } = option;
      const left = Array.isArray(children) ? withoutOption(children, removing) : [];
      return left.length > 0 ? { ...own, [names.children]: left } : own;
    });
}
