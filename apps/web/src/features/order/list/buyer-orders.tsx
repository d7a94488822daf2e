import type { Row } from '@zhaocai/model/kit/entity';
import { entryScene } from '@zhaocai/model/order/order-endpoints';
import { payOrder } from '@zhaocai/model/order/pay-order';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import type { DataColumn } from '../../../kit/data-table/column.ts';
import { fieldColumn } from '../../../kit/resource-page/entity-columns.tsx';
import { ResourcePage } from '../../../kit/resource-page/resource-page.tsx';
import { useAllowed } from '../../../kit/session/allowed.ts';
import { useText } from '../../../kit/text/language.ts';
import { orderPath } from '../paths.ts';
import { orderTexts as texts } from '../texts.ts';
import { ChargeDialog } from './charge-dialog.tsx';

type OrderRow = Row<typeof payOrder>;
const { fields } = payOrder;

const columns: readonly (string | DataColumn<OrderRow>)[] = [
  { prop: 'supplierName', label: fields.supplierName.label, width: 210, type: 'mylink' },
  'orderStatus',
  'orderType',
  'orderMoney',
  { ...fieldColumn<OrderRow>('projectId', fields.projectId), width: 180, sortable: false },
  'refundCause',
  { ...fieldColumn<OrderRow>('payType', fields.payType), visible: false },
  { ...fieldColumn<OrderRow>('payTime', fields.payTime), visible: false },
  { ...fieldColumn<OrderRow>('tradeNo', fields.tradeNo), visible: false },
  { ...fieldColumn<OrderRow>('refundTime', fields.refundTime), visible: false },
  { prop: 'orderNo', label: fields.orderNo.label, width: 170, isProno: true },
];

/** The orders that the reader may know of. */
export function BuyerOrders() {
  const t = useText();
  const allowed = useAllowed();
  const [isCharging, setCharging] = useState(false);
  return (
    <>
      <ResourcePage
        entity={payOrder}
        title={t(texts.orders)}
        columns={columns}
        notice={<Alert type="info" showIcon title={t(texts.secret)} />}
        pathOf={({ id }) => orderPath(id)}
        addButton={
          allowed(entryScene.permission) && (
            <Button type="primary" onClick={() => setCharging(true)}>
              {t(texts.charge)}
            </Button>
          )
        }
      />
      <ChargeDialog isOpen={isCharging} onClose={() => setCharging(false)} />
    </>
  );
}
