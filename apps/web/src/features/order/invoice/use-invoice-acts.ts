import { ticketType } from '@zhaocai/model/order/choices';
import { invoice } from '@zhaocai/model/order/invoice';
import { invoiceMoves, issueInvoice, removeInvoice, type InvoiceDetail } from '@zhaocai/model/order/invoice-endpoints';
import { invoiceLifecycle } from '@zhaocai/model/order/invoice-lifecycle';
import { useNavigate } from 'react-router';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import type { FormTask } from '../../../kit/resource-form/form-dialog.tsx';
import { sentFiles } from '../../../kit/resource-form/sent-files.ts';
import { useRowMoves } from '../../../kit/resource-page/use-row-moves.ts';
import { useAllowed } from '../../../kit/session/allowed.ts';
import { useText } from '../../../kit/text/language.ts';
import { actsOf, type ActButton } from '../../../kit/widgets/act-buttons.tsx';
import { useConfirm } from '../../../kit/widgets/use-confirm.tsx';
import { invoiceListPath } from '../paths.ts';
import { orderTexts as texts } from '../texts.ts';

interface Asking {
  readonly onAsk: (task: FormTask) => void;
  readonly onEdit: () => void;
}

/** What may be done to an invoice where it stands, by its supplier or by who issues it. */
export function useInvoiceActs(row: InvoiceDetail, { onAsk, onEdit }: Asking): ActButton[] {
  const allowed = useAllowed();
  const own = useOwnActs(row, onEdit);
  const issuing = useIssuing(row, onAsk);
  return allowed('invoice_apply') ? own : issuing;
}

function useOwnActs(row: InvoiceDetail, onEdit: () => void): ActButton[] {
  const t = useText();
  const navigate = useNavigate();
  const sure = useConfirm();
  const removing = useCommand(removeInvoice, { success: texts.done });
  const { id, version, ticketStatus } = row;
  if (!invoiceLifecycle.is(ticketStatus, 'draft', 'rejected')) return [];
  const remove = async () => {
    const isSure = await sure({
      title: t(texts.removeInvoiceTitle),
      ok: t(texts.removeInvoice),
      isDangerous: true,
    });
    if (isSure && (await removing.run({ id, version }))) void navigate(invoiceListPath, { replace: true });
  };
  return [
    { key: 'remove', label: t(texts.removeInvoice), isDanger: true, onClick: () => void remove() },
    { key: 'edit', label: t(texts.edit), isMain: true, onClick: onEdit },
  ];
}

const { invoiceNo, files } = invoice.fields;
const issueFields = {
  invoiceNo: { ...invoiceNo, readOnly: false, required: true },
  files: { ...files, readOnly: false, detailOnly: false, required: true },
} as const;

function useIssuing(row: InvoiceDetail, onAsk: (task: FormTask) => void): ActButton[] {
  const t = useText();
  const sure = useConfirm();
  const issuing = useCommand(issueInvoice, { success: texts.issued });
  const movesOf = useRowMoves(invoice, invoiceMoves, ({ title }) => title);
  const { id, version } = row;
  const isReceipt = ticketType.is(row.ticketType, 'receipt');
  const task: FormTask = {
    key: `issue ${version}`,
    title: t(texts.issue),
    fields: issueFields,
    onSubmit: async (values) => {
      const sent = sentFiles(values.files) ?? [];
      return (await issuing.run({ id, version, invoiceNo: String(values.invoiceNo ?? ''), files: sent })) !== undefined;
    },
  };
  const issueReceipt = async () => {
    if (await sure({ title: t(texts.issueTitle), text: t(texts.issueText) })) await issuing.run({ id, version });
  };
  const moves = actsOf(movesOf(row), row.actions);
  return [
    ...moves,
    ...(row.actions.includes('issue')
      ? [
          {
            key: 'issue',
            label: t(texts.issue),
            isMain: true,
            onClick: () => (isReceipt ? void issueReceipt() : onAsk(task)),
          },
        ]
      : []),
  ];
}
