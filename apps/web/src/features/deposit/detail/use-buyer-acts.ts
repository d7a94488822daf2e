import { deposit } from '@zhaocai/model/deposit/deposit';
import { appealState } from '@zhaocai/model/deposit/choices';
import { answerAppeal, type DepositDetail } from '@zhaocai/model/deposit/deposit-endpoints';
import {
  applyProjectOut,
  convertDeposit,
  gatherDeposit,
  payRefund,
  proposeForfeit,
} from '@zhaocai/model/deposit/deposit-money-endpoints';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { useAllowed } from '../../../kit/session/allowed.ts';
import { useText } from '../../../kit/text/language.ts';
import type { ActButton } from '../../../kit/widgets/act-buttons.tsx';
import { formatMoney } from '../../../kit/widgets/money.tsx';
import { useConfirm } from '../../../kit/widgets/use-confirm.tsx';
import { depositTexts as texts } from '../texts.ts';
import type { Act } from './act-dialog.tsx';
import { longText, moneyField, textOf, tradeField } from './act-fields.ts';

/** The buyer's acts that ask for more than a reason, as far as the server allows them now. */
export function useBuyerActs(row: DepositDetail, onAsk: (act: Act) => void): ActButton[] {
  const forms = useForms(row);
  const plain = usePlainActs(row);
  const t = useText();
  const allowed = useAllowed();
  const may = (action: string) => row.actions.includes(action);
  const asking = (key: keyof typeof forms): ActButton => {
    const { label, act, isMain, isDanger } = forms[key];
    return { key, label, isMain, isDanger, onClick: () => onAsk(act) };
  };
  const isAppealed = appealState.is(row.appealState, 'waiting') && allowed(answerAppeal.permission);
  return [
    ...(may('confirm') ? [{ key: 'confirm', label: t(texts.confirm), isMain: true, onClick: plain.confirm }] : []),
    ...(may('reject') ? [asking('reject')] : []),
    ...(may('requestRefund')
      ? [
          {
            key: 'requestRefund',
            label: t(texts.requestRefund),
            isMain: row.refundCause !== null,
            onClick: plain.requestRefund,
          },
        ]
      : []),
    ...(may('payRefund') ? [asking('payRefund')] : []),
    ...(may('convert') && row.consentMoney !== null && row.convertMoney === null ? [asking('convert')] : []),
    ...(may('proposeForfeit') ? [asking('proposeForfeit')] : []),
    ...(isAppealed ? [asking('answer')] : []),
  ];
}

function usePlainActs(row: DepositDetail) {
  const t = useText();
  const sure = useConfirm();
  const gathering = useCommand(gatherDeposit, { success: texts.confirmed });
  const requesting = useCommand(applyProjectOut, { success: texts.requested });
  const { id, version } = row;
  return {
    confirm: async () => {
      const isSure = await sure({ title: t(texts.confirmTitle, { money: formatMoney(row.money) }) });
      if (isSure) await gathering.run({ id, version, agree: true });
    },
    requestRefund: async () => {
      const money = formatMoney(row.refundToday?.money ?? row.money);
      const isSure = await sure({
        title: t(texts.requestTitle, { money }),
        text: t(texts.requestText, { account: row.payerAccount ?? row.guaranteeNo ?? '' }),
      });
      if (isSure) await requesting.run({ depositId: id, version, outType: 3 });
    },
  };
}

interface AskedAct {
  readonly label: string;
  readonly act: Act;
  readonly isMain?: boolean;
  readonly isDanger?: boolean;
}

function useForms(row: DepositDetail) {
  const t = useText();
  const rejecting = useCommand(gatherDeposit, { success: texts.rejectedDone });
  const paying = useCommand(payRefund, { success: texts.refunded });
  const converting = useCommand(convertDeposit, { success: texts.converted });
  const proposing = useCommand(proposeForfeit, { success: texts.proposed });
  const answering = useCommand(answerAppeal, { success: texts.answered });
  const { id, version } = row;
  const form = (label: string, act: Omit<Act, 'key' | 'title'>): AskedAct => ({
    label,
    act: { ...act, key: `${label} ${version}`, title: label },
  });
  return {
    reject: {
      ...form(t(texts.reject), {
        fields: { reason: longText(texts.reason, 500) },
        run: async ({ reason }) => done(await rejecting.run({ id, version, agree: false, reason: textOf(reason) })),
      }),
      isDanger: true,
    },
    payRefund: {
      ...form(t(texts.payRefund), {
        note: [t(texts.payRefundNote, payFacts(row)), row.refundToday?.interestArticle ?? ''].join(' ').trim(),
        fields: { tradeNo: tradeField },
        run: async ({ tradeNo }) => done(await paying.run({ id, version, tradeNo: textOf(tradeNo) })),
      }),
      isMain: true,
    },
    convert: form(t(texts.convert), {
      note: t(texts.convertNote, { money: formatMoney(row.consentMoney) }),
      fields: { money: moneyField },
      initial: { money: row.consentMoney },
      run: async ({ money }) => done(await converting.run({ id, version, money: textOf(money) })),
    }),
    proposeForfeit: {
      ...form(t(texts.forfeit), {
        note: t(texts.forfeitNote),
        fields: {
          forfeitCause: { ...deposit.fields.forfeitCause, readOnly: false, required: true },
          reason: longText(texts.reason, 500),
        },
        run: async ({ forfeitCause, reason }) =>
          done(await proposing.run({ id, version, forfeitCause: Number(forfeitCause), reason: textOf(reason) })),
      }),
      isDanger: true,
    },
    answer: form(t(texts.answer), {
      note: row.appeal ?? undefined,
      fields: { text: longText(texts.answer, 2000) },
      run: async ({ text }) => done(await answering.run({ id, version, text: textOf(text) })),
    }),
  } satisfies Record<string, AskedAct>;
}

const done = (answer: unknown) => answer !== undefined;

function payFacts({ refundToday, money, payerAccount, guaranteeNo }: DepositDetail) {
  return {
    money: formatMoney(refundToday?.money ?? money),
    bank: formatMoney(refundToday?.bankInterest ?? '0'),
    late: formatMoney(refundToday?.lateInterest ?? '0'),
    account: payerAccount ?? guaranteeNo ?? '',
  };
}
