import type { Row } from '@zhaocai/model/kit/entity';
import { payRecordMoves } from '@zhaocai/model/order/order-endpoints';
import { payRecord } from '@zhaocai/model/order/pay-record';
import { useNavigate } from 'react-router';
import type { DataColumn } from '../../../kit/data-table/column.ts';
import { fieldColumn } from '../../../kit/resource-page/entity-columns.tsx';
import { ResourcePage } from '../../../kit/resource-page/resource-page.tsx';
import { useRowMoves } from '../../../kit/resource-page/use-row-moves.ts';
import { useText } from '../../../kit/text/language.ts';
import { orderPath } from '../paths.ts';
import { orderTexts as texts } from '../texts.ts';

type RecordRow = Row<typeof payRecord>;
const { fields } = payRecord;

const columns: readonly (string | DataColumn<RecordRow>)[] = [
  { prop: 'tradeNo', label: fields.tradeNo.label, width: 200, type: 'mylink' },
  'recordStatus',
  'verdict',
  'money',
  'supplierName',
  { prop: 'orderNo', label: fields.orderNo.label, width: 180, isProno: true },
  'payTime',
  { ...fieldColumn<RecordRow>('payType', fields.payType), visible: false },
  'times',
  'note',
];

/** Every payment that a channel told of; what pays no order waits for somebody to say what becomes of it. */
export function RecordListPage() {
  const t = useText();
  const navigate = useNavigate();
  const movesOf = useRowMoves(payRecord, payRecordMoves, ({ tradeNo }) => tradeNo);
  return (
    <ResourcePage
      entity={payRecord}
      title={t(texts.records)}
      columns={columns}
      onOpen={({ orderId }) => {
        if (orderId) void navigate(orderPath(orderId));
      }}
      rowActions={movesOf}
    />
  );
}
