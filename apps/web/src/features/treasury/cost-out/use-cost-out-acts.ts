import { costPayWay, costOutType } from '@zhaocai/model/treasury/choices';
import { costOut } from '@zhaocai/model/treasury/cost-out';
import {
  costOutMoves,
  payCostOut,
  projectMistakeOut,
  type CostOutDetail,
} from '@zhaocai/model/treasury/cost-out-endpoints';
import { costOutLifecycle } from '@zhaocai/model/treasury/cost-out-lifecycle';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import type { FormTask } from '../../../kit/resource-form/form-dialog.tsx';
import { useRowMoves } from '../../../kit/resource-page/use-row-moves.ts';
import { useText } from '../../../kit/text/language.ts';
import { actsOf, type ActButton } from '../../../kit/widgets/act-buttons.tsx';
import { formatMoney } from '../../../kit/widgets/money.tsx';
import { useAskReason } from '../../../kit/widgets/use-confirm.tsx';
import { treasuryTexts as texts } from '../texts.ts';

const { payWay, payTime, tradeNo } = costOut.fields;

/** What the reader may do with it now. */
export function useCostOutActs(row: CostOutDetail, ask: (task: FormTask) => void): ActButton[] {
  const t = useText();
  const movesOf = useRowMoves(costOut, costOutMoves, ({ outNo }) => outNo);
  const isNext = (key: string) => key === 'submit' || key === 'approve';
  const moves = actsOf(movesOf(row), row.actions).map((act) => ({ ...act, isMain: isNext(act.key) }));
  const pay = usePayTask(row);
  const reverse = useReversal(row);
  return [
    ...moves,
    ...(row.actions.includes('pay')
      ? [{ key: 'pay', label: t(costOutLifecycle.actions.pay.label), isMain: true, onClick: () => ask(pay) }]
      : []),
    ...(row.actions.includes('reverse')
      ? [{ key: 'reverse', label: t(texts.reverse), isDanger: true, onClick: () => void reverse() }]
      : []),
  ];
}

function usePayTask(row: CostOutDetail): FormTask {
  const t = useText();
  const paying = useCommand(payCostOut, { success: texts.paid });
  const isExpert = costOutType.is(row.outType, 'expert');
  const choice = { ...payWay, readOnly: false, required: true };
  return {
    key: `pay ${row.version}`,
    title: t(texts.pay),
    note: t(texts.payNote, { money: formatMoney(row.netMoney), account: row.payeeAccount, name: row.payeeName }),
    fields: {
      ...(isExpert && { payWay: choice }),
      payTime: { ...payTime, readOnly: false, required: true },
      tradeNo: { ...tradeNo, readOnly: false, help: texts.tradeHelp },
    },
    initial: { payWay: costPayWay.code.transfer },
    submitText: t(texts.pay),
    onSubmit: async (values) => {
      const said = {
        payWay: Number(values.payWay ?? costPayWay.code.transfer),
        payTime: String(values.payTime ?? ''),
        tradeNo: typeof values.tradeNo === 'string' && values.tradeNo !== '' ? values.tradeNo : null,
      };
      return (await paying.run({ id: row.id, version: row.version, ...said })) !== undefined;
    },
  };
}

function useReversal({ id, version, outNo }: CostOutDetail): () => Promise<void> {
  const t = useText();
  const askReason = useAskReason();
  const reversing = useCommand(projectMistakeOut, { success: texts.reversed });
  return async () => {
    const question = { title: t(texts.reverseTitle, { no: outNo }), text: t(texts.reverseText), ok: t(texts.reverse) };
    const reason = await askReason({ ...question, isDangerous: true });
    if (reason) await reversing.run({ outId: id, version, reason });
  };
}
