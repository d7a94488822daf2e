import { deposit } from '@zhaocai/model/deposit/deposit';
import { depositDetail, depositReceiptPdf, type DepositDetail } from '@zhaocai/model/deposit/deposit-endpoints';
import { depositMoves } from '@zhaocai/model/deposit/deposit-money-endpoints';
import { depositLifecycle, heldDeposits } from '@zhaocai/model/deposit/deposit-lifecycle';
import { Alert } from 'antd';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { msToInstant } from '../../../kit/clock/server-clock.ts';
import { useServerNow } from '../../../kit/clock/use-server-now.ts';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { useTabTitle } from '../../../kit/page/page-tab.ts';
import { useRowMoves } from '../../../kit/resource-page/use-row-moves.ts';
import { useAllowed } from '../../../kit/session/allowed.ts';
import { useText } from '../../../kit/text/language.ts';
import { ActButtons, actsOf, type ActButton } from '../../../kit/widgets/act-buttons.tsx';
import { ChoiceTag } from '../../../kit/widgets/choice-tag.tsx';
import { Copyable } from '../../../kit/widgets/copyable.tsx';
import { Deadline } from '../../../kit/widgets/deadline.tsx';
import { Empty } from '../../../kit/widgets/empty.tsx';
import { Loaded } from '../../../kit/widgets/loading.tsx';
import { Money } from '../../../kit/widgets/money.tsx';
import { PdfButton } from '../../../kit/widgets/pdf-button.tsx';
import { RowHistory } from '../../../kit/widgets/row-history.tsx';
import { PageHead } from '../../../kit/widgets/section.tsx';
import { HandInDialog } from '../supplier/hand-in-dialog.tsx';
import { depositTexts as texts } from '../texts.ts';
import { ActDialog, type Act } from './act-dialog.tsx';
import { DepositFacts } from './deposit-facts.tsx';
import { useBuyerActs } from './use-buyer-acts.ts';
import { useSupplierActs } from './use-supplier-acts.ts';

/** One deposit, for both sides: what was paid, what is next, and what became of it. `?id=` names it. */
export function DepositPage() {
  const t = useText();
  const [search] = useSearchParams();
  const id = search.get('id') ?? '';
  const query = useEndpoint(depositDetail, { id }, { enabled: id !== '' });
  useTabTitle(query.data?.supplierName);
  if (id === '') return <Empty title={t(texts.choose)} />;
  return (
    <Loaded query={query} rows={8}>
      {(row) => <DepositView row={row} />}
    </Loaded>
  );
}

function DepositView({ row }: { readonly row: DepositDetail }) {
  const t = useText();
  const allowed = useAllowed();
  const now = msToInstant(useServerNow(60_000));
  const isHeld = depositLifecycle.is(row.depositStatus, ...heldDeposits);
  const isLate = isHeld && row.dueTime !== null && row.dueTime < now;
  const isRejected = depositLifecycle.is(row.depositStatus, 'rejected');
  return (
    <div className="kit-page">
      {allowed('deposit_handIn') ? <SupplierHead row={row} /> : <BuyerHead row={row} />}
      {isRejected && <Alert type="warning" showIcon title={t(texts.rejected, { reason: row.rejectReason ?? '' })} />}
      {isLate && <Alert type="error" showIcon title={t(texts.late)} />}
      <DepositFacts row={row} />
      {row.history.length > 0 && (
        <RowHistory
          title={t(texts.history)}
          lifecycle={depositLifecycle}
          moves={row.history}
          others={row.supplierName}
        />
      )}
    </div>
  );
}

function BuyerHead({ row }: { readonly row: DepositDetail }) {
  const [act, setAct] = useState<Act>();
  const acts = useBuyerActs(row, setAct);
  const movesOf = useRowMoves(deposit, depositMoves, ({ supplierName }) => supplierName);
  const moves = actsOf(movesOf(row), row.actions);
  return (
    <>
      <DepositHead row={row} buttons={[...moves, ...acts]} />
      <ActDialog act={act} onClose={() => setAct(undefined)} />
    </>
  );
}

function SupplierHead({ row }: { readonly row: DepositDetail }) {
  const [act, setAct] = useState<Act>();
  const [isEditing, setEditing] = useState(false);
  const buttons = useSupplierActs(row, { onAsk: setAct, onEdit: () => setEditing(true) });
  const { entryId, requireMoney, bidEndTime, lawRegime } = row;
  return (
    <>
      <DepositHead row={row} buttons={buttons} />
      <ActDialog act={act} onClose={() => setAct(undefined)} />
      <HandInDialog
        terms={isEditing ? { entryId, requireMoney, bidEndTime, lawRegime, row: { ...row } } : undefined}
        onClose={() => setEditing(false)}
      />
    </>
  );
}

function DepositHead({ row, buttons }: { readonly row: DepositDetail; readonly buttons: readonly ActButton[] }) {
  const t = useText();
  const isConfirmed = !depositLifecycle.is(row.depositStatus, 'unpaid', 'toConfirm', 'rejected');
  const isHeld = depositLifecycle.is(row.depositStatus, ...heldDeposits);
  return (
    <PageHead
      title={`${row.supplierName} · ${row.projectName}`}
      note={<ChoiceTag choices={depositLifecycle.choices} value={row.depositStatus} />}
      actions={
        <>
          {isConfirmed && (
            <PdfButton
              endpoint={depositReceiptPdf}
              input={{ id: row.id }}
              title={row.depositNo ?? ''}
              label={t(texts.receipt)}
            />
          )}
          <ActButtons acts={buttons} />
        </>
      }
    >
      <Copyable value={row.depositNo ?? ''} />
      <Money value={row.money ?? row.requireMoney} unit />
      {row.dueTime && <Deadline at={row.dueTime} isMet={!isHeld} isDuty />}
    </PageHead>
  );
}
