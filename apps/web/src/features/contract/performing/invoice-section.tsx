import type { PurchaseContractDetail } from '@zhaocai/model/contract/contract-endpoints';
import { contractInvoice } from '@zhaocai/model/contract/contract-invoice';
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
import { DataTable } from '../../../kit/data-table/data-table.tsx';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { FormDialog, type FormTask } from '../../../kit/resource-form/form-dialog.tsx';
import { sentFiles } from '../../../kit/resource-form/sent-files.ts';
import { shownColumns } from '../../../kit/resource-page/shown-columns.ts';
import { useRowMoves } from '../../../kit/resource-page/use-row-moves.ts';
import { useAllowed } from '../../../kit/session/allowed.ts';
import { useText } from '../../../kit/text/language.ts';
import { Empty } from '../../../kit/widgets/empty.tsx';
import { Loaded } from '../../../kit/widgets/loading.tsx';
import { Section } from '../../../kit/widgets/section.tsx';
import { textIn } from './typed.ts';
import { performingTexts as texts } from './texts.ts';

type Invoice = Row<typeof contractInvoice>;

const { fields } = contractInvoice;
const { invoiceNo, invoiceDate, invoiceMoney, taxMoney, files } = fields;

const columns = shownColumns<Invoice>(fields, {
  invoiceNo: { width: 210, isProno: true },
  invoiceDate: { width: 120 },
  invoiceMoney: { width: 140 },
  invoiceStatus: { width: 100 },
  files: { width: 220 },
});

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
