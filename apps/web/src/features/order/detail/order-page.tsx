import { orderRefundCause } from '@zhaocai/model/order/choices';
import { orderById, orderReceiptPdf, type OrderDetail } from '@zhaocai/model/order/order-endpoints';
import { heldOrders, payOrderLifecycle } from '@zhaocai/model/order/order-lifecycle';
import { Alert } from 'antd';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { useTabTitle } from '../../../kit/page/page-tab.ts';
import { FormDialog, type FormTask } from '../../../kit/resource-form/form-dialog.tsx';
import { useAllowed } from '../../../kit/session/allowed.ts';
import { useText } from '../../../kit/text/language.ts';
import { ActButtons, type ActButton } from '../../../kit/widgets/act-buttons.tsx';
import { ChoiceTag } from '../../../kit/widgets/choice-tag.tsx';
import { Copyable } from '../../../kit/widgets/copyable.tsx';
import { Empty } from '../../../kit/widgets/empty.tsx';
import { Loaded } from '../../../kit/widgets/loading.tsx';
import { Money } from '../../../kit/widgets/money.tsx';
import { PdfButton } from '../../../kit/widgets/pdf-button.tsx';
import { RowHistory } from '../../../kit/widgets/row-history.tsx';
import { PageHead } from '../../../kit/widgets/section.tsx';
import { ApplyDialog } from '../invoice/apply-dialog.tsx';
import { orderTexts as texts } from '../texts.ts';
import { OrderFacts } from './order-facts.tsx';
import { ToldByChannel } from './told-by-channel.tsx';
import { useBuyerActs } from './use-buyer-acts.ts';
import { useSupplierActs } from './use-supplier-acts.ts';

/** One order, for both sides: what it is for, what is next, and what became of it. `?id=` names it. */
export function OrderPage() {
  const t = useText();
  const [search] = useSearchParams();
  const id = search.get('id') ?? '';
  const query = useEndpoint(orderById, { orderId: id }, { enabled: id !== '' });
  useTabTitle(query.data?.orderNo ?? undefined);
  if (id === '') return <Empty title={t(texts.choose)} />;
  return (
    <Loaded query={query} rows={8}>
      {(row) => <OrderView row={row} />}
    </Loaded>
  );
}

function OrderView({ row }: { readonly row: OrderDetail }) {
  const t = useText();
  const isSupplier = useAllowed()('order_buy');
  return (
    <div className="kit-page">
      {isSupplier ? <SupplierHead row={row} /> : <BuyerHead row={row} />}
      <OrderNotice row={row} isSupplier={isSupplier} />
      <OrderFacts row={row} />
      <ToldByChannel payments={row.payments} />
      {row.history.length > 0 && (
        <RowHistory
          title={t(texts.history)}
          lifecycle={payOrderLifecycle}
          moves={row.history}
          others={row.supplierName}
        />
      )}
    </div>
  );
}

/** What whoever reads it should know before anything else. */
function OrderNotice({ row, isSupplier }: { readonly row: OrderDetail; readonly isSupplier: boolean }) {
  const t = useText();
  const cause = orderRefundCause.named(row.refundCause);
  if (cause && payOrderLifecycle.is(row.orderStatus, 'paid'))
    return (
      <Alert
        type="warning"
        showIcon
        title={t(isSupplier ? texts.proposedOwn : texts.proposed, { cause: t(cause.label) })}
      />
    );
  if (row.hasVoucher === 1) return <Alert type="info" showIcon title={t(texts.voucherWaits)} />;
  return row.rejectReason ? (
    <Alert type="warning" showIcon title={t(texts.rejected, { reason: row.rejectReason })} />
  ) : null;
}

function BuyerHead({ row }: { readonly row: OrderDetail }) {
  const [task, setTask] = useState<FormTask>();
  const acts = useBuyerActs(row, setTask);
  return (
    <>
      <OrderHead row={row} title={`${row.supplierName} · ${row.projectName}`} acts={acts} />
      <FormDialog task={task} width={560} onClose={() => setTask(undefined)} />
    </>
  );
}

function SupplierHead({ row }: { readonly row: OrderDetail }) {
  const [isApplying, setApplying] = useState(false);
  const acts = useSupplierActs(row, () => setApplying(true));
  return (
    <>
      <OrderHead row={row} title={row.projectName} acts={acts} />
      <ApplyDialog orders={isApplying ? [row] : undefined} onClose={() => setApplying(false)} />
    </>
  );
}

interface OrderHeadProps {
  readonly row: OrderDetail;
  readonly title: string;
  readonly acts: readonly ActButton[];
}

function OrderHead({ row, title, acts }: OrderHeadProps) {
  const t = useText();
  return (
    <PageHead
      title={title}
      note={<ChoiceTag choices={payOrderLifecycle.choices} value={row.orderStatus} />}
      actions={
        <>
          {payOrderLifecycle.is(row.orderStatus, ...heldOrders) && (
            <PdfButton
              endpoint={orderReceiptPdf}
              input={{ orderId: row.id }}
              title={row.orderNo ?? ''}
              label={t(texts.receipt)}
            />
          )}
          <ActButtons acts={acts} />
        </>
      }
    >
      <Copyable value={row.orderNo ?? ''} />
      <Money value={row.orderMoney} unit />
    </PageHead>
  );
}
