import type { DictRow } from '@zhaocai/model/dictionary/dict-endpoints';
import { Button, Form } from 'antd';
import { useImperativeHandle, useState, type Ref } from 'react';
import { useCommand } from '../../kit/endpoint/use-command.ts';
import { useUnsaved } from '../../kit/page/page-tab.ts';
import { useConfirmLeaving } from '../../kit/page/use-confirm-leaving.ts';
import { useText } from '../../kit/text/language.ts';
import { kitTexts } from '../../kit/text/kit-texts.ts';
import { useKeptForm } from '../../kit/resource-form/use-kept-form.tsx';
import { DictFields } from './dict-fields.tsx';
import type { DictInput, Shelf } from './shelf.ts';

export interface DictFormHandle {
  readonly cancel: () => void;
}

/** What was stored, for the screen to go to it. */
export interface StoredDict {
  readonly isRoot: boolean;
  readonly code: string;
}

export interface DictFormProps {
  readonly ref?: Ref<DictFormHandle>;
  readonly shelf: Shelf;
  readonly row: DictRow | undefined;
  readonly parent: DictRow | undefined;
  readonly onClose: () => void;
  readonly onStored: (row: StoredDict) => void;
}

/** Rules 390 to 392: what is required says so when its field is left; the parent is free. */
export function DictForm({ ref, shelf, row, parent, onClose, onStored }: DictFormProps) {
  const t = useText();
  const [form] = Form.useForm<DictInput>();
  const [isDirty, setDirty] = useState(false);
  const confirmLeaving = useConfirmLeaving();
  const unsaved = useUnsaved(isDirty);
  const typing = useKeptForm(`dict ${row?.id ?? 'new'}`, form, () => setDirty(true));
  const release = () => {
    unsaved();
    if (isDirty) typing.drop();
  };
  const command = useCommand(shelf.save, { success: row ? kitTexts.updated : kitTexts.added });
  const handleSubmit = async (values: DictInput) => {
    const input = row ? { ...values, parentId: undefined, id: row.id, version: row.version } : values;
    if (!(await command.run(input))) return;
    release();
    onStored({ isRoot: isRoot(row, values), code: values.code ?? row?.code ?? '' });
    onClose();
  };
  const handleCancel = async () => {
    if (isDirty && !(await confirmLeaving())) return;
    release();
    onClose();
  };
  useImperativeHandle(ref, () => ({ cancel: () => void handleCancel() }));
  return (
    <Form<DictInput>
      form={form}
      layout="vertical"
      className="kit-form kit-form-two"
      initialValues={initialOf(row, parent)}
      validateTrigger="onBlur"
      disabled={command.isRunning}
      onValuesChange={(changed: object) => {
        setDirty(true);
        typing.keep(changed);
      }}
      onFinish={(values) => void handleSubmit(values)}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) form.submit();
      }}
    >
      {typing.offer}
      <DictFields shelf={shelf} row={row} hasParent={parent !== undefined} />
      <div className="kit-form-foot kit-form-wide">
        <span className="kit-form-hint">{t(kitTexts.submitHint)}</span>
        <Button onClick={() => void handleCancel()}>{t(kitTexts.cancel)}</Button>
        <Button type="primary" htmlType="submit" loading={command.isRunning}>
          {t(kitTexts.save)}
        </Button>
      </div>
    </Form>
  );
}

function isRoot(row: DictRow | undefined, { parentId }: DictInput): boolean {
  return row ? row.parentId === '0' : !parentId;
}

function initialOf(row: DictRow | undefined, parent: DictRow | undefined): DictInput {
  if (!row) return { parentId: parent?.id ?? null, code: parent?.code, sort: 1, isSealed: 0 };
  const { code, dictKey, dictValue, valueEn, sort, isSealed, remark, parentId } = row;
  return { code, dictKey, dictValue, valueEn, sort, isSealed, remark, parentId: parentId === '0' ? null : parentId };
}
