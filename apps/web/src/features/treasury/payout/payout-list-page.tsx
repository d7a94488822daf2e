import type { Row } from '@zhaocai/model/kit/entity';
import { payout } from '@zhaocai/model/treasury/payout';
import { payoutLifecycle } from '@zhaocai/model/treasury/payout-lifecycle';
import { outAudit, payoutMoves, payPayout } from '@zhaocai/model/treasury/wallet-endpoints';
import { useState } from 'react';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { FormDialog, type FormTask } from '../../../kit/resource-form/form-dialog.tsx';
import { ResourcePage } from '../../../kit/resource-page/resource-page.tsx';
import { useRowMoves } from '../../../kit/resource-page/use-row-moves.ts';
import { useAllowed } from '../../../kit/session/allowed.ts';
import { useText } from '../../../kit/text/language.ts';
import { formatMoney } from '../../../kit/widgets/money.tsx';
import { useAskReason, useConfirm } from '../../../kit/widgets/use-confirm.tsx';
import { treasuryTexts as texts } from '../texts.ts';

type PayoutRow = Row<typeof payout>;
const { tradeNo, payTime } = payout.fields;

const columns = [
  'payoutNo',
  'payoutStatus',
  'ownerName',
  'money',
  'createTime',
  'payTime',
  'payeeBank',
  'payeeAccount',
  'tradeNo',
  'note',
];

/** What was applied for out of wallets: finance decides, another pays, and what does not go goes back. */
export function PayoutListPage() {
  const t = useText();
  const [task, setTask] = useState<FormTask>();
  const movesOf = useRowMoves(payout, payoutMoves, ({ ownerName }) => ownerName);
  const decide = useDecisions();
  const payTask = usePayTask();
  const allowed = useAllowed();
  const acts = (row: PayoutRow) => {
    const isApplied = payoutLifecycle.is(row.payoutStatus, 'applied') && allowed(outAudit.permission);
    const isToPay = payoutLifecycle.is(row.payoutStatus, 'toPay') && allowed(payPayout.permission);
    return [
      ...(isApplied ? [{ key: 'approve', label: t(texts.audit), onClick: () => void decide.approve(row) }] : []),
      ...(isApplied
        ? [{ key: 'reject', label: t(texts.reject), isDangerous: true, onClick: () => void decide.reject(row) }]
        : []),
      ...(isToPay ? [{ key: 'pay', label: t(texts.pay), onClick: () => setTask(payTask(row)) }] : []),
      ...movesOf(row),
    ];
  };
  return (
    <>
      <ResourcePage entity={payout} title={t(texts.payouts)} columns={columns} mayAdd={false} rowActions={acts} />
      <FormDialog task={task} width={560} onClose={() => setTask(undefined)} />
    </>
  );
}

function useDecisions() {
  const t = useText();
  const confirm = useConfirm();
  const askReason = useAskReason();
  const approving = useCommand(outAudit, { success: texts.audited });
  const rejecting = useCommand(outAudit, { success: texts.rejected });
  const said = (row: PayoutRow) => ({ name: row.ownerName, money: formatMoney(row.money) });
  return {
    approve: async (row: PayoutRow) => {
      const text = t(texts.auditText, { account: row.payeeAccount });
      const isAgreed = await confirm({ title: t(texts.auditTitle, said(row)), text, ok: t(texts.audit) });
      if (isAgreed) await approving.run({ outId: row.id, flag: 1, version: row.version });
    },
    reject: async (row: PayoutRow) => {
      const reason = await askReason({ title: t(texts.auditTitle, said(row)), ok: t(texts.reject), isDangerous: true });
      if (reason) await rejecting.run({ outId: row.id, flag: 0, version: row.version, reason });
    },
  };
}

function usePayTask(): (row: PayoutRow) => FormTask {
  const t = useText();
  const paying = useCommand(payPayout, { success: texts.paid });
  return (row) => ({
    key: `pay ${row.id} ${row.version}`,
    title: t(texts.pay),
    note: t(texts.payNote, { money: formatMoney(row.money), account: row.payeeAccount, name: row.ownerName }),
    fields: {
      tradeNo: { ...tradeNo, readOnly: false, required: true },
      payTime: { ...payTime, readOnly: false, required: true },
    },
    submitText: t(texts.pay),
    onSubmit: async (values) => {
      const said = { tradeNo: String(values.tradeNo ?? ''), payTime: String(values.payTime ?? '') };
      return (await paying.run({ id: row.id, version: row.version, ...said })) !== undefined;
    },
  });
}
