import type { bankReceipt } from '@zhaocai/model/deposit/bank-receipt';
import { matchReceipt, receiptCandidates, type ReceiptCandidate } from '@zhaocai/model/deposit/bank-receipt-endpoints';
import { deposit } from '@zhaocai/model/deposit/deposit';
import type { Row } from '@zhaocai/model/kit/entity';
import { project } from '@zhaocai/model/tendering/project';
import { Alert, Button } from 'antd';
import { DataTable } from '../../../kit/data-table/data-table.tsx';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { shownColumns } from '../../../kit/resource-page/shown-columns.ts';
import { kitTexts } from '../../../kit/text/kit-texts.ts';
import { useText } from '../../../kit/text/language.ts';
import { Dialog } from '../../../kit/widgets/dialog.tsx';
import { Empty } from '../../../kit/widgets/empty.tsx';
import { formatMoney } from '../../../kit/widgets/money.tsx';
import { shownInstant } from '../../../kit/widgets/shown-instant.ts';
import { useLastShown } from '../../../kit/widgets/use-last-shown.ts';
import '../deposit.css';
import { depositTexts as texts } from '../texts.ts';

type ReceiptRow = Row<typeof bankReceipt>;
const { fields } = deposit;

const columns = shownColumns<ReceiptCandidate>(
  { ...project.fields, ...fields, no: { ...fields.depositNo, label: texts.numberOf } },
  {
    no: { width: 160 },
    supplierName: { width: 200 },
    money: { width: 120 },
    payerAccount: { width: 180 },
    projectName: { width: 200 },
  },
);

interface MatchDialogProps {
  /** Without one it is closed. */
  readonly receipt: ReceiptRow | undefined;
  readonly onClose: () => void;
}

/** Which deposit or order a receipt is: those that wait for their money, of the same amount first. */
export function MatchDialog({ receipt, onClose }: MatchDialogProps) {
  const t = useText();
  const shown = useLastShown(receipt);
  return (
    <Dialog
      isOpen={receipt !== undefined}
      title={t(texts.match)}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t(kitTexts.close)}</Button>}
    >
      {shown && <Candidates receipt={shown} onClose={onClose} />}
    </Dialog>
  );
}

function Candidates({ receipt, onClose }: { readonly receipt: ReceiptRow; readonly onClose: () => void }) {
  const t = useText();
  const { id, version, payerName, payTime, money } = receipt;
  const query = useEndpoint(receiptCandidates, { id });
  const matching = useCommand(matchReceipt, { success: texts.matched });
  const choose = async (one: ReceiptCandidate) => {
    const paid = one.kind === 'deposit' ? { depositId: one.id } : { orderId: one.id };
    if (await matching.run({ id, version, ...paid })) onClose();
  };
  const said = { payer: payerName, time: shownInstant(payTime), money: formatMoney(money) };
  return (
    <>
      <Alert type="info" showIcon title={t(texts.matchNote, said)} className="deposit-note" />
      <DataTable<ReceiptCandidate>
        columns={columns}
        rows={query.data ?? []}
        isLoading={query.isPending}
        actions={(row) => [{ key: 'match', label: t(texts.choose1), onClick: () => void choose(row) }]}
        empty={query.data && <Empty title={t(texts.noCandidates)} help={t(texts.noCandidatesHelp)} />}
      />
    </>
  );
}
