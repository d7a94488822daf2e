import { bankReceipt } from '@zhaocai/model/deposit/bank-receipt';
import { bankReceiptMoves, importStatement, matchReceipt } from '@zhaocai/model/deposit/bank-receipt-endpoints';
import { bankReceiptLifecycle } from '@zhaocai/model/deposit/bank-receipt-lifecycle';
import type { Row } from '@zhaocai/model/kit/entity';
import { Button } from 'antd';
import { useState } from 'react';
import type { DataColumn } from '../../../kit/data-table/column.ts';
import { ResourcePage } from '../../../kit/resource-page/resource-page.tsx';
import { useRowMoves } from '../../../kit/resource-page/use-row-moves.ts';
import { useAllowed } from '../../../kit/session/allowed.ts';
import { useText } from '../../../kit/text/language.ts';
import { orderPath } from '../../order/index.ts';
import { depositPath } from '../paths.ts';
import { depositTexts as texts } from '../texts.ts';
import { ImportStatement } from './import-statement.tsx';
import { MatchDialog } from './match-dialog.tsx';

type ReceiptRow = Row<typeof bankReceipt>;
const { fields } = bankReceipt;

const columns: readonly (string | DataColumn<ReceiptRow>)[] = [
  { prop: 'payTime', label: fields.payTime.label, width: 170, sortable: true, keepsWidth: true },
  'receiptStatus',
  { prop: 'payerName', label: fields.payerName.label, width: 220, type: 'mylink' },
  'money',
  { prop: 'payerAccount', label: fields.payerAccount.label, width: 200, isProno: true },
  'remark',
  { prop: 'tradeNo', label: fields.tradeNo.label, width: 180, isProno: true },
  'note',
];

/** Of what it has paid; nowhere while nobody knows. */
function pathOf({ depositId, orderId }: ReceiptRow): string | undefined {
  if (depositId !== null) return depositPath(depositId);
  return orderId === null ? undefined : orderPath(orderId);
}

/** What the bank says has come in: matched by itself, or waiting for somebody who knows what it is. */
export function ReceiptListPage() {
  const t = useText();
  const allowed = useAllowed();
  const [isImporting, setImporting] = useState(false);
  const [matching, setMatching] = useState<ReceiptRow>();
  const movesOf = useRowMoves(bankReceipt, bankReceiptMoves, ({ payerName }) => payerName);
  const mayMatch = (row: ReceiptRow) =>
    allowed(matchReceipt.permission) && bankReceiptLifecycle.is(row.receiptStatus, 'unmatched');
  return (
    <>
      <ResourcePage
        entity={bankReceipt}
        title={t(texts.receipts)}
        columns={columns}
        pathOf={pathOf}
        onOpen={(row) => mayMatch(row) && setMatching(row)}
        rowActions={(row) => [
          ...(mayMatch(row) ? [{ key: 'match', label: t(texts.match), onClick: () => setMatching(row) }] : []),
          ...movesOf(row),
        ]}
        addButton={
          allowed(importStatement.permission) && (
            <Button type="primary" onClick={() => setImporting(true)}>
              {t(texts.importStatement)}
            </Button>
          )
        }
      />
      {isImporting && <ImportStatement onClose={() => setImporting(false)} />}
      <MatchDialog receipt={matching} onClose={() => setMatching(undefined)} />
    </>
  );
}
