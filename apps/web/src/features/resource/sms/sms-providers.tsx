import type { Row } from '@zhaocai/model/kit/entity';
import { enableSms } from '@zhaocai/model/resource/resource-endpoints';
import { logOnlyCategory, sms } from '@zhaocai/model/resource/sms';
import { Alert } from 'antd';
import { useState } from 'react';
import type { DataColumn, RowAction } from '../../../kit/data-table/column.ts';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { ResourcePage } from '../../../kit/resource-page/resource-page.tsx';
import type { RowTask } from '../../../kit/resource-page/row-task.ts';
import { useAllowed } from '../../../kit/session/allowed.ts';
import { translate, useText } from '../../../kit/text/language.ts';
import { useConfirm } from '../../../kit/widgets/use-confirm.tsx';
import { ProviderForm } from '../provider/provider-form.tsx';
import { providerTexts } from '../provider/provider-texts.ts';
import { isInUse, statusColumn } from '../provider/status-column.tsx';
import { smsFieldsOf } from './sms-fields.ts';
import { TrialDialog } from './trial-dialog.tsx';
import { smsTexts as texts } from './texts.ts';

type SmsRow = Row<typeof sms>;

const columns: readonly (string | DataColumn<SmsRow>)[] = [
  { prop: 'smsCode', label: sms.fields.smsCode.label, width: 160, type: 'mylink', sortable: true },
  {
    prop: 'category',
    label: sms.fields.category.label,
    width: 140,
    render: ({ category }) => {
      const choice = sms.fields.category.choices.find(({ value }) => value === category);
      return choice && translate(choice.label);
    },
  },
  statusColumn<SmsRow>(),
  'signName',
  'templateId',
  'remark',
];

/** Who carries text messages. */
export function SmsProviders() {
  const t = useText();
  const allowed = useAllowed();
  const confirm = useConfirm();
  const [task, setTask] = useState<RowTask>();
  const [tried, setTried] = useState<SmsRow>();
  const enabling = useCommand(enableSms, { success: providerTexts.enabled });
  const enable = async ({ id, smsCode: code }: SmsRow) => {
    const question = { title: t(texts.enableTitle, { code }), text: t(texts.enableText), ok: t(providerTexts.enable) };
    if (await confirm(question)) await enabling.run({ id });
  };
  const rowActions = (row: SmsRow): RowAction[] => [
    ...(allowed('sms_send') && row.category === logOnlyCategory
      ? [{ key: 'trial', label: t(texts.trial), onClick: () => setTried(row) }]
      : []),
    ...(allowed('sms_enable') && row.category === logOnlyCategory && !isInUse(row)
      ? [{ key: 'enable', label: t(providerTexts.enable), onClick: () => void enable(row) }]
      : []),
  ];
  return (
    <>
      <Alert type="info" showIcon title={t(texts.unsupported)} className="provider-note" />
      <ResourcePage
        entity={sms}
        title={t(texts.title)}
        columns={columns}
        rowActions={rowActions}
        mayRemove={(row) => row.category !== logOnlyCategory && !isInUse(row)}
        mayEdit={(row) => row.category === logOnlyCategory}
        onOpen={allowed('sms_edit') ? ({ id }) => setTask({ kind: 'edit', id }) : undefined}
        mayAdd={false}
        onEdit={({ id }) => setTask({ kind: 'edit', id })}
      />
      <ProviderForm entity={sms} kinds={[]} fieldsOf={smsFieldsOf} task={task} onClose={() => setTask(undefined)} />
      <TrialDialog code={tried?.smsCode} onClose={() => setTried(undefined)} />
    </>
  );
}
