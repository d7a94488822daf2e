import { resource } from '@zhaocai/model/kit/resource';
import { param, type ParamRow } from '@zhaocai/model/tenancy/param';
import { paramWords } from '@zhaocai/model/tenancy/param-words';
import { Button, Form, Input, Switch } from 'antd';
import { useState } from 'react';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { useDialogWork } from '../../../kit/page/use-dialog-work.ts';
import { useKeptForm } from '../../../kit/resource-form/use-kept-form.tsx';
import { currentLanguage, useText } from '../../../kit/text/language.ts';
import { Copyable } from '../../../kit/widgets/copyable.tsx';
import { DescriptionList } from '../../../kit/widgets/description-list.tsx';
import { administrationWidth, Dialog } from '../../../kit/widgets/dialog.tsx';
import { verbOf } from '../tenant/verb-of.ts';
import { paramTexts as texts } from './texts.ts';

export type ParamTask = { readonly kind: 'add' } | { readonly kind: 'view' | 'edit'; readonly row: ParamRow };

export interface ParamDialogProps {
  readonly task: ParamTask | undefined;
  readonly isPlatform: boolean;
  readonly onClose: () => void;
}

/** A parameter to read, to make or to change; a tenant changes nothing but its own value. */
export function ParamDialog({ task: wanted, isPlatform, onClose }: ParamDialogProps) {
  const t = useText();
  const [last, setLast] = useState(wanted);
  if (wanted && wanted !== last) setLast(wanted);
  const task = wanted ?? last;
  const { touch, leave, close } = useDialogWork(onClose);
  const form = { onDirty: touch, onCancel: () => void close(), onSaved: leave };
  return (
    <Dialog
      isOpen={wanted !== undefined}
      width={administrationWidth}
      title={task && t(titleOf(task, isPlatform))}
      onClose={() => void close()}
    >
      {task?.kind === 'view' && <ParamView row={task.row} isPlatform={isPlatform} onClose={leave} />}
      {task && task.kind !== 'view' && (
        <ParamForm row={task.kind === 'edit' ? task.row : undefined} isPlatform={isPlatform} {...form} />
      )}
    </Dialog>
  );
}

function titleOf({ kind }: ParamTask, isPlatform: boolean) {
  if (kind === 'add') return texts.add;
  if (kind === 'view') return texts.viewTitle;
  return isPlatform ? texts.editTitle : texts.overrideTitle;
}

interface ParamFormProps {
  readonly row: ParamRow | undefined;
  readonly isPlatform: boolean;
  readonly onDirty: () => void;
  readonly onCancel: () => void;
  readonly onSaved: () => void;
}

/** [R309] name, key and value are asked for when their field is left empty. */
function ParamForm({ row, isPlatform, onDirty, onCancel, onSaved }: ParamFormProps) {
  const t = useText();
  const [form] = Form.useForm<Record<string, string>>();
  const typing = useKeptForm(`param ${row?.id ?? ''}`, form, onDirty);
  const saving = useCommand(verbOf(resource(param).save), { success: texts.saved, onSuccess: onSaved });
  const save = (values: Record<string, unknown>) =>
    void saving.run(isPlatform ? { ...values, ...identityOf(row) } : ownInput(row, values));
  const { fields } = param;
  return (
    <Form
      form={form}
      name="param"
      layout="vertical"
      className="kit-form"
      initialValues={row ? { ...row, paramValue: isPlatform ? row.platformValue : row.paramValue } : undefined}
      validateTrigger="onBlur"
      onValuesChange={(changed: object) => {
        onDirty();
        typing.keep(changed);
      }}
      onFinish={save}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) form.submit();
      }}
    >
      {typing.offer}
      {isPlatform ? (
        <>
          <Form.Item
            name="paramName"
            label={t(fields.paramName.label)}
            rules={[{ required: true, whitespace: true, message: t(texts.nameMissing) }]}
          >
            <Input maxLength={fields.paramName.maxLength} />
          </Form.Item>
          <Form.Item
            name="paramKey"
            label={t(fields.paramKey.label)}
            extra={row?.isBuiltIn && t(texts.builtInKey)}
            rules={[
              { required: true, whitespace: true, message: t(texts.keyMissing) },
              { pattern: fields.paramKey.pattern, message: t(texts.keyForm) },
            ]}
          >
            <Input maxLength={fields.paramKey.maxLength} disabled={row !== undefined} className="kit-mono" />
          </Form.Item>
        </>
      ) : (
        row && <DescriptionList facts={factsOf(row, t)} />
      )}
      <Form.Item
        name="paramValue"
        label={t(isPlatform ? fields.paramValue.label : texts.ownValue)}
        rules={[{ required: true, whitespace: true, message: t(texts.valueMissing) }]}
      >
        <Input.TextArea
          autoSize={{ minRows: 2, maxRows: 10 }}
          maxLength={fields.paramValue.maxLength}
          autoFocus={!isPlatform}
        />
      </Form.Item>
      {isPlatform && (
        <>
          <Form.Item
            name="isOverridable"
            label={t(fields.isOverridable.label)}
            valuePropName="checked"
            extra={t(texts.overridableHelp)}
          >
            <Switch />
          </Form.Item>
          <Form.Item name="remark" label={t(fields.remark.label)}>
            <Input maxLength={fields.remark.maxLength} />
          </Form.Item>
        </>
      )}
      <div className="kit-form-foot">
        <span className="kit-form-hint" />
        <Button onClick={onCancel}>{t(texts.cancel)}</Button>
        <Button type="primary" htmlType="submit" loading={saving.isRunning}>
          {t(texts.save)}
        </Button>
      </div>
    </Form>
  );
}

function identityOf(row: ParamRow | undefined) {
  return row ? { id: row.id, version: row.version } : {};
}

/** A tenant's own row: the one it has, or a new one under the same key. */
function ownInput(row: ParamRow | undefined, { paramValue }: Record<string, unknown>) {
  const value = { paramKey: row?.paramKey, paramValue: String(paramValue) };
  return row?.ownId ? { ...value, id: row.ownId, version: row.ownVersion ?? 0 } : value;
}

function factsOf(row: ParamRow, t: ReturnType<typeof useText>) {
  const { fields } = param;
  const said = paramWords(row, currentLanguage());
  return [
    { key: 'paramName', label: t(fields.paramName.label), value: said.name },
    { key: 'paramKey', label: t(fields.paramKey.label), value: <Copyable value={row.paramKey} /> },
    { key: 'platformValue', label: t(texts.platformValue), value: row.platformValue },
    { key: 'remark', label: t(fields.remark.label), value: said.remark },
  ];
}

function ParamView({ row, isPlatform, onClose }: { row: ParamRow; isPlatform: boolean; onClose: () => void }) {
  const t = useText();
  const own = [
    { key: 'ownValue', label: t(texts.ownValue), value: row.ownValue },
    { key: 'effective', label: t(texts.effective), value: row.paramValue },
  ];
  const overridable = {
    key: 'isOverridable',
    label: t(param.fields.isOverridable.label),
    value: t(row.isOverridable ? texts.yes : texts.no),
  };
  return (
    <>
      <DescriptionList facts={[...factsOf(row, t), ...(isPlatform ? [] : own), overridable]} />
      <div className="kit-form-foot">
        <span className="kit-form-hint" />
        <Button type="primary" autoFocus onClick={onClose}>
          {t(texts.close)}
        </Button>
      </div>
    </>
  );
}
