import { costIn } from '@zhaocai/model/treasury/cost-in';
import { projectMistakeIn, queryProjectMistake, type MistakeLine } from '@zhaocai/model/treasury/cost-in-endpoints';
import { projectMistakeOut } from '@zhaocai/model/treasury/cost-out-endpoints';
import { Alert } from 'antd';
import { useState } from 'react';
import { DataTable } from '../../../kit/data-table/data-table.tsx';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { shownColumns } from '../../../kit/resource-page/shown-columns.ts';
import { useAllowed } from '../../../kit/session/allowed.ts';
import { useText } from '../../../kit/text/language.ts';
import { Empty } from '../../../kit/widgets/empty.tsx';
import { Loaded } from '../../../kit/widgets/loading.tsx';
import { formatMoney } from '../../../kit/widgets/money.tsx';
import { PageHead } from '../../../kit/widgets/section.tsx';
import { useAskReason } from '../../../kit/widgets/use-confirm.tsx';
import { treasuryTexts as texts } from '../texts.ts';
import { CorrectDialog } from './correct-dialog.tsx';

const columns = shownColumns<MistakeLine>(costIn.fields, {
  payerName: { width: 200 },
  money: { width: 130 },
  payTime: { width: 170 },
  payerAccount: { width: 190 },
  tradeNo: { width: 170, isProno: true },
  note: { label: texts.note, width: 240 },
  projectName: { label: texts.project, width: 200 },
});

/** Money of which nobody knows what it is: given to its project, or paid back. */
export function MistakePage() {
  const t = useText();
  const allowed = useAllowed();
  const [current, setCurrent] = useState(1);
  const [size, setSize] = useState(20);
  const query = useEndpoint(queryProjectMistake, { current, size });
  const [correcting, setCorrecting] = useState<MistakeLine>();
  const refund = useRefund();
  const acts = (row: MistakeLine) => {
    if (row.isRefunding) return [];
    const isOwn = row.kind === 'costIn' && allowed(projectMistakeOut.permission);
    return [
      ...(allowed(projectMistakeIn.permission)
        ? [{ key: 'correct', label: t(texts.correct), onClick: () => setCorrecting(row) }]
        : []),
      ...(isOwn ? [{ key: 'refund', label: t(texts.refund), onClick: () => void refund(row) }] : []),
    ];
  };
  return (
    <div className="kit-page">
      <PageHead title={t(texts.mistakes)} />
      <Alert type="info" showIcon title={t(texts.mistakesNote)} />
      <Loaded query={query} rows={6}>
        {({ records, total }) => (
          <DataTable<MistakeLine>
            id="costInMistakes"
            rowKey="id"
            columns={columns}
            rows={records}
            actions={acts}
            paging={{
              total,
              current,
              size,
              sizes: [20, 50, 100],
              onChange: (page, many) => {
                setCurrent(many === size ? page : 1);
                setSize(many);
              },
            }}
            empty={<Empty title={t(texts.noMistakes)} help={t(texts.noMistakesHelp)} />}
          />
        )}
      </Loaded>
      <CorrectDialog row={correcting} onClose={() => setCorrecting(undefined)} />
    </div>
  );
}

function useRefund(): (row: MistakeLine) => Promise<void> {
  const t = useText();
  const askReason = useAskReason();
  const refunding = useCommand(projectMistakeOut, { success: texts.refundAsked });
  return async ({ id, version, payerName, money }) => {
    const title = t(texts.refundTitle, { name: payerName, money: formatMoney(money) });
    const reason = await askReason({ title, text: t(texts.refundText), ok: t(texts.refund) });
    if (reason) await refunding.run({ costInId: id, version, reason });
  };
}
