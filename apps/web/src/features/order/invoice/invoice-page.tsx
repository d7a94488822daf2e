import { ticketType } from '@zhaocai/model/order/choices';
import { invoice } from '@zhaocai/model/order/invoice';
import { invoiceById, invoicePdf, type InvoiceDetail } from '@zhaocai/model/order/invoice-endpoints';
import { invoiceLifecycle } from '@zhaocai/model/order/invoice-lifecycle';
import { payOrder } from '@zhaocai/model/order/pay-order';
import { project } from '@zhaocai/model/tendering/project';
import { Alert } from 'antd';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { DataTable } from '../../../kit/data-table/data-table.tsx';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { useTabTitle } from '../../../kit/page/page-tab.ts';
import { usePresentFacts } from '../../../kit/resource-page/use-present-facts.tsx';
import { FormDialog, type FormTask } from '../../../kit/resource-form/form-dialog.tsx';
import { shownColumns } from '../../../kit/resource-page/shown-columns.ts';
import { useText } from '../../../kit/text/language.ts';
import { ActButtons } from '../../../kit/widgets/act-buttons.tsx';
import { ChoiceTag } from '../../../kit/widgets/choice-tag.tsx';
import { Copyable } from '../../../kit/widgets/copyable.tsx';
import { DescriptionList } from '../../../kit/widgets/description-list.tsx';
import { Empty } from '../../../kit/widgets/empty.tsx';
import { Loaded } from '../../../kit/widgets/loading.tsx';
import { Money } from '../../../kit/widgets/money.tsx';
import { PdfButton } from '../../../kit/widgets/pdf-button.tsx';
import { RowHistory } from '../../../kit/widgets/row-history.tsx';
import { PageHead, Section } from '../../../kit/widgets/section.tsx';
import { orderPath } from '../paths.ts';
import { orderTexts as texts } from '../texts.ts';
import { ApplyDialog } from './apply-dialog.tsx';
import { useInvoiceActs } from './use-invoice-acts.ts';

/** One invoice, for both sides. `?id=` names it. */
export function InvoicePage() {
  const t = useText();
  const [search] = useSearchParams();
  const id = search.get('id') ?? '';
  const query = useEndpoint(invoiceById, { id }, { enabled: id !== '' });
  useTabTitle(query.data?.title);
  if (id === '') return <Empty title={t(texts.chooseInvoice)} />;
  return (
    <Loaded query={query} rows={8}>
      {(row) => <InvoiceView row={row} />}
    </Loaded>
  );
}

function InvoiceView({ row }: { readonly row: InvoiceDetail }) {
  const t = useText();
  const { is } = invoiceLifecycle;
  return (
    <div className="kit-page">
      <InvoiceHead row={row} />
      {is(row.ticketStatus, 'rejected') && (
        <Alert type="warning" showIcon title={t(texts.invoiceRejected, { reason: row.rejectReason ?? '' })} />
      )}
      {is(row.ticketStatus, 'reversed') && (
        <Alert type="warning" showIcon title={t(texts.invoiceReversed, { reason: row.reverseReason ?? '' })} />
      )}
      <InvoiceFacts row={row} />
      <Section title={t(texts.invoiceOrders)} note={String(row.orders.length)}>
        <DataTable<OrderLine>
          rowKey="orderId"
          columns={orderColumns}
          rows={row.orders}
          pathOf={({ orderId }) => orderPath(orderId)}
        />
      </Section>
      {row.history.length > 0 && (
        <RowHistory
          title={t(texts.history)}
          lifecycle={invoiceLifecycle}
          moves={row.history}
          others={row.supplierName}
        />
      )}
    </div>
  );
}

function InvoiceHead({ row }: { readonly row: InvoiceDetail }) {
  const t = useText();
  const [task, setTask] = useState<FormTask>();
  const [isEditing, setEditing] = useState(false);
  const acts = useInvoiceActs(row, { onAsk: setTask, onEdit: () => setEditing(true) });
  const isPrinted = invoiceLifecycle.is(row.ticketStatus, 'issued') && ticketType.is(row.ticketType, 'receipt');
  const orders = row.orders.map(({ orderId, orderMoney }) => ({
    id: orderId,
    orderMoney,
    supplierName: row.supplierName,
  }));
  return (
    <>
      <PageHead
        title={row.title}
        note={<ChoiceTag choices={invoiceLifecycle.choices} value={row.ticketStatus} />}
        actions={
          <>
            {isPrinted && (
              <PdfButton
                endpoint={invoicePdf}
                input={{ id: row.id }}
                title={row.invoiceNo ?? ''}
                label={t(texts.printReceipt)}
              />
            )}
            <ActButtons acts={acts} />
          </>
        }
      >
        {row.invoiceNo && <Copyable value={row.invoiceNo} />}
        <Money value={row.money} unit />
      </PageHead>
      <FormDialog task={task} width={560} onClose={() => setTask(undefined)} />
      <ApplyDialog orders={isEditing ? orders : undefined} row={{ ...row }} onClose={() => setEditing(false)} />
    </>
  );
}

type FieldName = keyof typeof invoice.fields;
const shown: readonly FieldName[] = [
  'ticketType',
  'title',
  'taxNo',
  'email',
  'bank',
  'account',
  'address',
  'phone',
  'applyTime',
  'issueTime',
  'reverseTime',
  'files',
];

function InvoiceFacts({ row }: { readonly row: InvoiceDetail }) {
  const t = useText();
  const facts = usePresentFacts(invoice.fields, row, shown);
  return (
    <Section title={t(texts.invoiceFacts)}>
      <DescriptionList
        facts={[
          { key: 'supplier', label: t(invoice.fields.supplierName.label), value: row.supplierName },
          { key: 'buyer', label: t(texts.buyer), value: row.buyerName },
          ...facts,
        ]}
      />
    </Section>
  );
}

type OrderLine = InvoiceDetail['orders'][number];

const orderColumns = shownColumns<OrderLine>(
  { ...project.fields, ...payOrder.fields },
  {
    projectName: { width: 240, type: 'mylink' },
    orderType: { width: 120 },
    orderMoney: { width: 120 },
    orderNo: { width: 180, isProno: true },
  },
);
