import type { PurchaseContractDetail } from '@zhaocai/model/contract/contract-endpoints';
import { contractInvoice, contractInvoiceLifecycle } from '@zhaocai/model/contract/contract-invoice';
import {
  contractInvoiceMoves,
  handInInvoice,
  invoicesOfContract,
  noteInvoice,
} from '@zhaocai/model/contract/contract-invoice-endpoints';
import { purchaseContractLifecycle } from '@zhaocai/model/contract/contract-lifecycle';
import type { Row } from '@zhaocai/model/kit/entity';
import { Button } from 'antd';
import { useState } from 'react';
import type { DataColumn } from '../../../kit/data-table/column.ts';
import { DataTable } from '../../../kit/data-table/data-table.tsx';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { FormDialog, type FormTask } from '../../../kit/resource-form/form-dialog.tsx';
import { sentFiles } from '../../../kit/resource-form/sent-files.ts';
import { useRowMoves } from '../../../kit/resource-page/use-row-moves.ts';
import { useAllowed } from '../../../kit/session/allowed.ts';
import { useText } from '../../../kit/text/language.ts';
import { ChoiceTag } from '../../../kit/widgets/choice-tag.tsx';
import { Empty } from '../../../kit/widgets/empty.tsx';
import { FileLinks } from '../../../kit/widgets/file-links.tsx';
import { Loaded } from '../../../kit/widgets/loading.tsx';
import { Money } from '../../../kit/widgets/money.tsx';
import { Section } from '../../../kit/widgets/section.tsx';
import { textIn } from './typed.ts';
import { performingTexts as texts } from './texts.ts';

type Invoice = Row<typeof contractInvoice>;

const { fields } = contractInvoice;
const { invoiceNo, invoiceDate, invoiceMoney, taxMoney, files } = fields;

const columns: readonly DataColumn<Invoice>[] = [
  { prop: 'invoiceNo', label: invoiceNo.label, width: 210, isProno: true },
  { prop: 'invoiceDate', label: invoiceDate.label, width: 120 },
  {
    prop: 'invoiceMoney',
    label: invoiceMoney.label,
    width: 140,
    align: 'right',
    render: (row) => <Money value={row.invoiceMoney} />,
  },
  {
    prop: 'invoiceStatus',
    label: fields.invoiceStatus.label,
    width: 100,
    render: (row) => <ChoiceTag choices={contractInvoiceLifecycle.choices} value={row.invoiceStatus} />,
  },
  {
    prop: 'files',
    label: files.label,
    width: 220,
    render: (row) => row.files && row.files.length > 0 && <FileLinks files={row.files} />,
  },
];

/** The invoices of a contract: handed in by the supplier, or noted by who handles it. */
export function InvoiceSection({ row }: { readonly row: PurchaseContractDetail }) {
  const t = useText();
  const allowed = useAllowed();
  const [task, setTask] = useState<FormTask>();
  const query = useEndpoint(invoicesOfContract, { contractId: row.id });
  const add = useAddInvoice(row.id);
  const movesOf = useRowMoves(contractInvoice, contractInvoiceMoves, (invoice) => invoice.invoiceNo);
  const isOpen = purchaseContractLifecycle.is(row.contractStatus, 'signed', 'performing');
  const mayAdd = isOpen && (allowed('contract_edit') || allowed('bid_quote'));
  return (
    <Section title={t(texts.invoices)} extra={mayAdd && <Button onClick={() => setTask(add)}>{add.title}</Button>}>
      <Loaded query={query} rows={2}>
        {(rows) => (
          <DataTable<Invoice>
            rowKey="id"
            columns={columns}
            rows={rows}
            isPagedHere
            actions={isOpen && allowed('contract_edit') ? movesOf : undefined}
            empty={<Empty title={t(texts.noInvoice)} help={t(texts.noInvoiceHelp)} />}
          />
        )}
      </Loaded>
      <FormDialog task={task} width={560} onClose={() => setTask(undefined)} />
    </Section>
  );
}

function useAddInvoice(contractId: string): FormTask {
  const t = useText();
  const isSupplier = useAllowed()('bid_quote');
  const adding = useCommand(isSupplier ? handInInvoice : noteInvoice, { success: texts.invoiceSaved });
  const title = t(isSupplier ? texts.handInInvoice : texts.noteInvoice);
  return {
    key: 'invoice',
    title,
    fields: { invoiceNo, invoiceDate, invoiceMoney, taxMoney, files },
    submitText: title,
    onSubmit: async (values) => {
      const said = {
        invoiceNo: textIn(values, 'invoiceNo') ?? '',
        invoiceDate: textIn(values, 'invoiceDate') ?? '',
        invoiceMoney: textIn(values, 'invoiceMoney') ?? '',
        taxMoney: textIn(values, 'taxMoney'),
        files: sentFiles(values.files),
      };
      return (await adding.run({ contractId, ...said })) !== undefined;
    },
  };
}
