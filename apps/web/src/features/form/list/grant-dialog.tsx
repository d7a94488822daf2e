import { formGrant, formGrantChoices, type FormRow } from '@zhaocai/model/form/design-endpoints';
import { Button, Form, Select, Switch } from 'antd';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { useText } from '../../../kit/text/language.ts';
import { Dialog } from '../../../kit/widgets/dialog.tsx';
import { ErrorPanel } from '../../../kit/widgets/error-panel.tsx';
import { formListTexts as texts } from './texts.ts';

interface Granted {
  readonly roleIds?: readonly string[];
  readonly flowKey?: string;
  readonly isChangeable?: boolean;
}

/** Who may fill a form in, which flow its answers start, and whether they may be changed later. */
export function GrantDialog({ row, onClose }: { readonly row: FormRow; readonly onClose: () => void }) {
  const t = useText();
  const [form] = Form.useForm<Granted>();
  const choices = useEndpoint(formGrantChoices, {});
  const granting = useCommand(formGrant);
  const flowChosen = Form.useWatch('flowKey', form);
  const grant = async ({ roleIds = [], flowKey, isChangeable }: Granted) => {
    const { formId, version } = row;
    if (await granting.run({ formId, version, roleIds: roleIds.join(','), flowKey, isChangeable })) onClose();
  };
  return (
    <Dialog isOpen title={t(texts.grantTitle, { name: row.formName })} width={520} onClose={onClose}>
      {choices.error && <ErrorPanel error={choices.error} onRetry={() => void choices.refetch()} />}
      <Form
        form={form}
        name="grantForm"
        layout="vertical"
        initialValues={{ roleIds: row.roleIds, flowKey: row.flowKey ?? undefined, isChangeable: row.isChangeable }}
        onFinish={(values) => void grant(values)}
      >
        <Form.Item name="roleIds" label={t(texts.roles)} extra={t(texts.rolesHelp)}>
          <Select
            mode="multiple"
            allowClear
            loading={choices.isFetching}
            showSearch={{ optionFilterProp: 'label' }}
            options={choices.data?.roles}
          />
        </Form.Item>
        <Form.Item name="flowKey" label={t(texts.flow)} extra={t(texts.flowHelp)}>
          <Select allowClear loading={choices.isFetching} placeholder={t(texts.noFlow)} options={choices.data?.flows} />
        </Form.Item>
        <Form.Item
          name="isChangeable"
          valuePropName="checked"
          label={t(texts.changeable)}
          extra={t(flowChosen ? texts.changeableFlowHelp : texts.changeableHelp)}
        >
          <Switch disabled={Boolean(flowChosen)} />
        </Form.Item>
        <div className="kit-form-foot">
          <span className="kit-form-hint" />
          <Button onClick={onClose}>{t(texts.cancel)}</Button>
          <Button type="primary" htmlType="submit" loading={granting.isRunning} disabled={!choices.data}>
            {t(texts.save)}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
