import type { Row } from '@zhaocai/model/kit/entity';
import { invoice } from '@zhaocai/model/order/invoice';
import { Alert } from 'antd';
import { Link } from 'react-router';
import type { DataColumn } from '../../../kit/data-table/column.ts';
import { fieldColumn } from '../../../kit/resource-page/entity-columns.tsx';
import { ResourcePage } from '../../../kit/resource-page/resource-page.tsx';
import { useAllowed } from '../../../kit/session/allowed.ts';
import { useText } from '../../../kit/text/language.ts';
import { invoicePath, orderListPath } from '../paths.ts';
import { orderTexts as texts } from '../texts.ts';

type InvoiceRow = Row<typeof invoice>;
const { fields } = invoice;

const columns: readonly (string | DataColumn<InvoiceRow>)[] = [
  { prop: 'title', label: fields.title.label, width: 220, type: 'mylink' },
  'ticketStatus',
  'ticketType',
  'money',
  'applyTime',
  'issueTime',
  { ...fieldColumn<InvoiceRow>('taxNo', fields.taxNo), visible: false },
  { prop: 'invoiceNo', label: fields.invoiceNo.label, width: 180, isProno: true },
];

/** What a supplier has asked for, or what the unit is asked for and has issued. */
export function InvoiceListPage() {
  const t = useText();
  const isSupplier = useAllowed()('invoice_apply');
  return (
    <ResourcePage
      entity={invoice}
      title={t(texts.invoices)}
      columns={columns}
      notice={
        isSupplier && (
          <Alert
            type="info"
            showIcon
            title={t(texts.chooseOrders)}
            action={<Link to={orderListPath}>{t(texts.ownOrders)}</Link>}
          />
        )
      }
      pathOf={({ id }) => invoicePath(id)}
    />
  );
}
