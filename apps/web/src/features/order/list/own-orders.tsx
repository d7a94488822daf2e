import { orderType } from '@zhaocai/model/order/choices';
import { supplierOrderPage, supplierOrdersExport, type OwnOrder } from '@zhaocai/model/order/order-endpoints';
import { payOrderLifecycle } from '@zhaocai/model/order/order-lifecycle';
import { payOrder } from '@zhaocai/model/order/pay-order';
import { project } from '@zhaocai/model/tendering/project';
import { Button } from 'antd';
import { useState, type Key } from 'react';
import { useNavigate } from 'react-router';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { ListPage } from '../../../kit/resource-page/list-page.tsx';
import { listInput, useListState } from '../../../kit/resource-page/list-state.ts';
import { BulkBar } from '../../../kit/resource-page/bulk-bar.tsx';
import { shownColumns } from '../../../kit/resource-page/shown-columns.ts';
import { useText } from '../../../kit/text/language.ts';
import { Deadline } from '../../../kit/widgets/deadline.tsx';
import { ApplyDialog } from '../invoice/apply-dialog.tsx';
import { orderPath, payPath } from '../paths.ts';
import { orderTexts as texts } from '../texts.ts';

const { fields } = payOrder;
const isOpen = ({ orderStatus }: OwnOrder) => payOrderLifecycle.is(orderStatus, 'unpaid', 'paying');

const columns = shownColumns<OwnOrder>(
  { ...project.fields, ...fields },
  {
    projectName: { width: 240, type: 'mylink' },
    orderStatus: { width: 110 },
    orderType: { width: 110 },
    orderMoney: { width: 120 },
    expireTime: {
      width: 220,
      render: (row) => row.expireTime && <Deadline at={row.expireTime} isMet={!isOpen(row)} isDuty />,
    },
    payTime: { width: 150 },
    orderNo: { width: 180, isProno: true },
  },
);

/** What a supplier has ordered, newest first; paid orders are chosen for an invoice. */
export function OwnOrders() {
  const t = useText();
  const navigate = useNavigate();
  const [state, change] = useListState();
  const [invoicing, setInvoicing] = useState<readonly OwnOrder[]>();
  const query = useEndpoint(supplierOrderPage, listInput(state), { keepPrevious: true });
  const payable = (row: OwnOrder) => isOpen(row) && row.hasVoucher !== 1;
  const invoiceable = (row: OwnOrder) =>
    payOrderLifecycle.is(row.orderStatus, 'paid') && row.refundCause === null && !row.isInvoiced;
  const chosen = (keys: readonly Key[]) =>
    (query.data?.records ?? []).filter((row) => keys.includes(row.id) && invoiceable(row));
  return (
    <ListPage<OwnOrder>
      id="ownOrders"
      title={t(texts.ownOrders)}
      columns={columns}
      query={query}
      state={state}
      onState={change}
      exported={supplierOrdersExport}
      filters={filters}
      pathOf={({ id }) => orderPath(id)}
      rowActions={(row) => [
        ...(payable(row) ? [{ key: 'pay', label: t(texts.toPay), onClick: () => void navigate(payPath(row.id)) }] : []),
        ...(invoiceable(row)
          ? [{ key: 'invoice', label: t(texts.invoiceIt), onClick: () => setInvoicing([row]) }]
          : []),
      ]}
      bulk={(keys, clear) => (
        <BulkBar count={keys.length} onClear={clear}>
          <Button type="text" disabled={chosen(keys).length === 0} onClick={() => setInvoicing(chosen(keys))}>
            {t(texts.invoiceIt)}
          </Button>
        </BulkBar>
      )}
      isCovered={invoicing !== undefined}
      empty={{ title: t(texts.noOwn), help: t(texts.noOwnHelp) }}
    >
      <ApplyDialog orders={invoicing} onClose={() => setInvoicing(undefined)} />
    </ListPage>
  );
}

const filters = [
  { name: 'keyword', label: texts.search },
  {
    name: 'orderStatus',
    label: texts.allStates,
    choices: payOrderLifecycle.choices.filter(({ name }) => name !== 'removed'),
  },
  { name: 'orderType', label: texts.allTypes, choices: orderType.choices },
];
