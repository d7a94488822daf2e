import type { Row } from '@zhaocai/model/kit/entity';
import { isOnline } from '@zhaocai/model/order/choices';
import { payChannel } from '@zhaocai/model/order/pay-channel';
import { Alert, Tag } from 'antd';
import { useState } from 'react';
import type { DataColumn } from '../../../kit/data-table/column.ts';
import { ResourcePage } from '../../../kit/resource-page/resource-page.tsx';
import type { RowTask } from '../../../kit/resource-page/row-task.ts';
import { useText } from '../../../kit/text/language.ts';
import { orderTexts as texts } from '../texts.ts';
import { ChannelDialog } from './channel-dialog.tsx';

type ChannelRow = Row<typeof payChannel>;
const { fields } = payChannel;

const columns: readonly (string | DataColumn<ChannelRow>)[] = [
  'payType',
  {
    prop: 'isOn',
    label: fields.isOn.label,
    width: 180,
    render: (row) => <ChannelState row={row} />,
  },
  'merchantNo',
  'accountName',
  { prop: 'accountNo', label: fields.accountNo.label, width: 200 },
  'bankName',
  'remark',
];

function ChannelState({ row }: { readonly row: ChannelRow }) {
  const t = useText();
  return (
    <>
      <Tag color={row.isOn ? 'green' : undefined}>{t(row.isOn ? texts.inUse : texts.notInUse)}</Tag>
      {isOnline(row.payType) && <Tag color="orange">{t(texts.sandbox)}</Tag>}
    </>
  );
}

/** How the unit is paid: each way once, taken into use when it has what it needs. */
export function ChannelListPage() {
  const t = useText();
  const [task, setTask] = useState<RowTask>();
  return (
    <>
      <ResourcePage
        entity={payChannel}
        title={t(texts.channels)}
        columns={columns}
        notice={<Alert type="info" showIcon title={t(texts.onlySandbox)} />}
        onAdd={() => setTask({ kind: 'add' })}
        onEdit={({ id }) => setTask({ kind: 'edit', id })}
      />
      <ChannelDialog task={task} onClose={() => setTask(undefined)} />
    </>
  );
}
