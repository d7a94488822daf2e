import { appealState, isPaper } from '@zhaocai/model/deposit/choices';
import {
  appealDeposit,
  consentToConvert,
  removeDeposit,
  type DepositDetail,
} from '@zhaocai/model/deposit/deposit-endpoints';
import { depositLifecycle } from '@zhaocai/model/deposit/deposit-lifecycle';
import { useNavigate } from 'react-router';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { useText } from '../../../kit/text/language.ts';
import { formatMoney } from '../../../kit/widgets/money.tsx';
import { useConfirm } from '../../../kit/widgets/use-confirm.tsx';
import { depositListPath } from '../paths.ts';
import { depositTexts as texts } from '../texts.ts';
import type { Act } from './act-dialog.tsx';
import { longText, moneyField, textOf } from './act-fields.ts';
import type { ActButton } from '../../../kit/widgets/act-buttons.tsx';

interface Asking {
  readonly onAsk: (act: Act) => void;
  readonly onEdit: () => void;
}

/** What a supplier may do with his own deposit where it stands. */
export function useSupplierActs(row: DepositDetail, { onAsk, onEdit }: Asking): ActButton[] {
  const t = useText();
  const remove = useRemove(row.id);
  const { consent, appeal } = useSupplierForms(row);
  const { is } = depositLifecycle;
  const isOpen = is(row.depositStatus, 'unpaid', 'rejected');
  const mayAppeal = is(row.depositStatus, 'forfeited', 'forfeitProposed') && !appealState.named(row.appealState);
  const mayConsent = is(row.depositStatus, 'paid') && !isPaper(row.payWay) && row.convertMoney === null;
  return [
    ...(isOpen
      ? [
          { key: 'remove', label: t(texts.remove), isDanger: true, onClick: () => void remove() },
          { key: 'edit', label: t(texts.handIn), isMain: true, onClick: onEdit },
        ]
      : []),
    ...(mayConsent ? [{ key: 'consent', label: t(texts.consent), onClick: () => onAsk(consent) }] : []),
    ...(mayAppeal ? [{ key: 'appeal', label: t(texts.appeal), isMain: true, onClick: () => onAsk(appeal) }] : []),
  ];
}

function useRemove(id: string) {
  const t = useText();
  const navigate = useNavigate();
  const sure = useConfirm();
  const removing = useCommand(removeDeposit);
  return async () => {
    const isSure = await sure({ title: t(texts.removeTitle), ok: t(texts.remove), isDangerous: true });
    if (isSure && (await removing.run({ ids: id }))) void navigate(depositListPath, { replace: true });
  };
}

function useSupplierForms(row: DepositDetail) {
  const t = useText();
  const consenting = useCommand(consentToConvert, { success: texts.consented });
  const appealing = useCommand(appealDeposit, { success: texts.appealed });
  const { id, version } = row;
  const consent: Act = {
    key: `consent ${version}`,
    title: t(texts.consent),
    note: t(texts.consentNote, { money: formatMoney(row.money) }),
    fields: { money: moneyField },
    initial: { money: row.consentMoney ?? row.money },
    run: async ({ money }) => (await consenting.run({ id, version, money: textOf(money) })) !== undefined,
  };
  const appeal: Act = {
    key: `appeal ${version}`,
    title: t(texts.appeal),
    note: row.forfeitReason ?? undefined,
    fields: { text: longText(texts.appealText, 2000) },
    run: async ({ text }) => (await appealing.run({ id, version, text: textOf(text) })) !== undefined,
  };
  return { consent, appeal };
}
