import type { Text } from '@zhaocai/model/kit/text';
import { previewBills, runBills, type DraftBill } from '@zhaocai/model/lease/rent-endpoints';
import { Button } from 'antd';
import { useState } from 'react';
import type { DataColumn } from '../../kit/data-table/column.ts';
import { DataTable } from '../../kit/data-table/data-table.tsx';
import { useServerNow } from '../../kit/clock/use-server-now.ts';
import { msToInstant } from '../../kit/clock/server-clock.ts';
import { useCommand } from '../../kit/endpoint/use-command.ts';
import { useEndpoint } from '../../kit/endpoint/use-endpoint.ts';
import { useText } from '../../kit/text/language.ts';
import { Dialog } from '../../kit/widgets/dialog.tsx';
import { InstantPicker } from '../../kit/widgets/instant-picker.tsx';
import { Loaded } from '../../kit/widgets/loading.tsx';
import { formatMoney, Money } from '../../kit/widgets/money.tsx';
import { leaseTexts as texts } from './texts.ts';

const column = (prop: keyof DraftBill, label: Text, width: number): DataColumn<DraftBill> => ({ prop, label, width });
const columns: readonly DataColumn<DraftBill>[] = [
  column('contractNo', texts.contractNo, 140),
  column('userName', texts.tenant, 120),
  column('roomName', texts.room, 170),
  {
    prop: 'periodStart',
    label: texts.period,
    width: 210,
    render: ({ periodStart, periodEnd }) => <span className="kit-number">{`${periodStart} – ${periodEnd}`}</span>,
  },
  column('dueDate', texts.dueDate, 120),
  { prop: 'amount', label: texts.amount, width: 120, align: 'right', render: ({ amount }) => <Money value={amount} /> },
];

/** The bills of a month: looked at first, then made. */
export function BillRunDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useText();
  return (
    <Dialog isOpen={isOpen} title={t(texts.generateTitle)} width={1000} onClose={onClose}>
      {isOpen && <BillRun onClose={onClose} />}
    </Dialog>
  );
}

function BillRun({ onClose }: { onClose: () => void }) {
  const t = useText();
  const now = useServerNow(60_000);
  const [chosen, setChosen] = useState<string>();
  const period = chosen ?? msToInstant(now).slice(0, 7);
  const query = useEndpoint(previewBills, { period });
  const run = useCommand(runBills, { success: texts.generated });
  const bills = query.data?.bills ?? [];
  const make = async () => {
    if (await run.run({ period })) onClose();
  };
  return (
    <>
      <p className="lease-note">{t(texts.generateNote)}</p>
      <label className="lease-month">
        <span>{t(texts.month)}</span>
        <InstantPicker kind="month" value={period} onChange={(month) => setChosen(month ?? undefined)} />
      </label>
      <Loaded query={query}>
        {({ bills: drafts }) => (
          <DataTable<DraftBill & { readonly id: string }>
            id="billRun"
            columns={columns}
            rows={drafts.map((bill) => ({ ...bill, id: `${bill.contractId} ${bill.periodStart}` }))}
            empty={<p className="lease-note">{t(texts.nothingToMake)}</p>}
          />
        )}
      </Loaded>
      <div className="kit-form-foot">
        <span className="kit-form-hint">
          {bills.length > 0 &&
            t(texts.generateCount, { count: bills.length, total: formatMoney(query.data?.total ?? '0.00') })}
        </span>
        <Button onClick={onClose}>{t(texts.cancel)}</Button>
        <Button type="primary" disabled={bills.length === 0} loading={run.isRunning} onClick={() => void make()}>
          {t(texts.generate)}
        </Button>
      </div>
    </>
  );
}
