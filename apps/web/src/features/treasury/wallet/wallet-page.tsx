import { payout } from '@zhaocai/model/treasury/payout';
import { applyOut, myMoney, outRecord, type PayoutRow, type Wallet } from '@zhaocai/model/treasury/wallet-endpoints';
import { Button } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { DataTable } from '../../../kit/data-table/data-table.tsx';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { FormDialog, type FormTask } from '../../../kit/resource-form/form-dialog.tsx';
import { shownColumns } from '../../../kit/resource-page/shown-columns.ts';
import { useAllowed } from '../../../kit/session/allowed.ts';
import { useText } from '../../../kit/text/language.ts';
import { DescriptionList } from '../../../kit/widgets/description-list.tsx';
import { Empty } from '../../../kit/widgets/empty.tsx';
import { Loaded } from '../../../kit/widgets/loading.tsx';
import { formatMoney, Money } from '../../../kit/widgets/money.tsx';
import { PageHead, Section } from '../../../kit/widgets/section.tsx';
import { walletAccountPath } from '../paths.ts';
import { treasuryTexts as texts } from '../texts.ts';
import { OwnFees } from './own-fees.tsx';
import { WalletMovements } from './wallet-movements.tsx';

const walletColumns = shownColumns<Wallet>(
  {
    balance: { kind: 'money', label: texts.balance },
    frozen: { kind: 'money', label: texts.frozen },
    available: { kind: 'money', label: texts.available },
  },
  {
    tenantName: { label: texts.unit, width: 240 },
    balance: { width: 140 },
    frozen: { width: 170 },
    available: { width: 140 },
  },
);
const payoutColumns = shownColumns<PayoutRow>(payout.fields, {
  payoutNo: { width: 170, isProno: true },
  payoutStatus: { width: 110 },
  money: { width: 130 },
  payeeAccount: { width: 190 },
  createTime: { label: { zh: '申请时间', en: 'Applied at' }, width: 170 },
  payTime: { width: 170 },
  note: { width: 220 },
});

/** What a supplier or an expert may withdraw, what he has applied for, and where it came from. */
export function WalletPage() {
  const t = useText();
  const allowed = useAllowed();
  const money = useEndpoint(myMoney, {});
  const [task, setTask] = useState<FormTask>();
  const begin = useWithdrawal(setTask);
  return (
    <Loaded query={money} rows={6}>
      {({ wallets, payeeBank, payeeAccount, ...sums }) => (
        <div className="kit-page">
          <PageHead
            title={t(texts.wallet)}
            actions={
              allowed(applyOut.permission) &&
              wallets.length < 2 && (
                <Button type="primary" onClick={() => begin({ ...sums, account: payeeAccount })}>
                  {t(texts.withdraw)}
                </Button>
              )
            }
          />
          <Section
            title={t(texts.balance)}
            extra={allowed('walletAccount_view') && <Link to={walletAccountPath}>{t(texts.keepAccounts)}</Link>}
          >
            <DescriptionList
              facts={[
                { key: 'available', label: t(texts.available), value: <Money value={sums.available} unit /> },
                { key: 'frozen', label: t(texts.frozen), value: <Money value={sums.frozen} unit /> },
                { key: 'balance', label: t(texts.balance), value: <Money value={sums.balance} unit /> },
                {
                  key: 'payee',
                  label: t(texts.payee),
                  value: payeeAccount === null ? t(texts.noPayee) : `${payeeBank ?? ''} ${payeeAccount}`,
                },
              ]}
            />
          </Section>
          {wallets.length > 1 && (
            <Section title={t(texts.unit)}>
              <DataTable<Wallet>
                rowKey="tenantId"
                columns={walletColumns}
                rows={wallets}
                isPagedHere
                actions={(row) => [
                  {
                    key: 'withdraw',
                    label: t(texts.withdraw),
                    onClick: () => begin({ ...row, account: payeeAccount }),
                  },
                ]}
              />
            </Section>
          )}
          <Payouts />
          <WalletMovements />
          {allowed('expertOwn_view') && <OwnFees />}
          <FormDialog task={task} width={480} onClose={() => setTask(undefined)} />
        </div>
      )}
    </Loaded>
  );
}

interface Withdrawing {
  readonly available: string;
  readonly account: string | null;
  readonly tenantId?: string;
}

function useWithdrawal(ask: (task: FormTask) => void): (from: Withdrawing) => void {
  const t = useText();
  const applying = useCommand(applyOut, { success: texts.withdrawn });
  return ({ available, account, tenantId }) =>
    ask({
      key: `${tenantId ?? ''} ${available}`,
      title: t(texts.withdraw),
      note: t(texts.withdrawNote, { money: formatMoney(available), account: account ?? t(texts.noPayee) }),
      fields: { money: { ...payout.fields.money, readOnly: false } },
      initial: { money: available },
      submitText: t(texts.withdraw),
      onSubmit: async ({ money }) =>
        (await applying.run({ money: typeof money === 'string' ? money : '', ...(tenantId && { tenantId }) })) !==
        undefined,
    });
}

function Payouts() {
  const t = useText();
  const query = useEndpoint(outRecord, {});
  return (
    <Section title={t(texts.records)}>
      <Loaded query={query} rows={2}>
        {(rows) => (
          <DataTable<PayoutRow>
            rowKey="id"
            columns={payoutColumns}
            rows={rows}
            isPagedHere
            empty={<Empty title={t(texts.noRecords)} help={t(texts.noRecordsHelp)} />}
          />
        )}
      </Loaded>
    </Section>
  );
}
