import { deposit } from '@zhaocai/model/deposit/deposit';
import { depositWay } from '@zhaocai/model/deposit/choices';
import { saveDeposit } from '@zhaocai/model/deposit/deposit-endpoints';
import type { Fields } from '@zhaocai/model/kit/field';
import { lawRegime } from '@zhaocai/model/procedure/method';
import { Alert } from 'antd';
import { useRef } from 'react';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { ResourceForm, type FormValues, type ResourceFormHandle } from '../../../kit/resource-form/resource-form.tsx';
import { sentFiles } from '../../../kit/resource-form/sent-files.ts';
import { useText } from '../../../kit/text/language.ts';
import { words } from '../../../kit/text/words.ts';
import { administrationWidth, Dialog } from '../../../kit/widgets/dialog.tsx';
import { formatMoney } from '../../../kit/widgets/money.tsx';
import { shownInstant } from '../../../kit/widgets/shown-instant.ts';
import { useLastShown } from '../../../kit/widgets/use-last-shown.ts';
import '../deposit.css';
import { depositTexts as texts } from '../texts.ts';

/** For which registration, and of a deposit that stands already what was said. */
export interface DepositTerms {
  readonly entryId: string;
  readonly requireMoney: string;
  readonly bidEndTime: string;
  readonly lawRegime: number;
  /** Of a draft, or of what was rejected. */
  readonly row?: FormValues & { readonly id: string; readonly version: number };
}

const { payWay, money, payerName, payerAccount, payerBank, isBasicAccount, payTime, voucher } = deposit.fields;
const { guaranteeNo, guaranteeExpire } = deposit.fields;
const fields: Fields = {
  payWay: { ...payWay, required: true },
  money: { ...money, required: true },
  payerName,
  payerAccount,
  payerBank,
  payTime,
  isBasicAccount,
  guaranteeNo,
  guaranteeExpire,
  voucher: { ...voucher, required: true },
};

interface HandInDialogProps {
  /** Without them it is closed. */
  readonly terms: DepositTerms | undefined;
  readonly onClose: () => void;
}

/** How the deposit was given; what was typed stays when it is refused. */
export function HandInDialog({ terms, onClose }: HandInDialogProps) {
  const t = useText();
  const form = useRef<ResourceFormHandle>(null);
  const shown = useLastShown(terms);
  const saving = useCommand(saveDeposit, { success: texts.handedIn });
  const close = () => (form.current ? form.current.cancel() : onClose());
  return (
    <Dialog isOpen={terms !== undefined} title={t(texts.handIn)} width={administrationWidth} onClose={close}>
      {shown && (
        <>
          <Alert type="info" showIcon title={t(noteOf(shown), noteFacts(shown))} className="deposit-note" />
          <ResourceForm
            key={shown.entryId}
            ref={form}
            fields={fields}
            initial={{ payWay: depositWay.code.transfer, money: shown.requireMoney, ...shown.row }}
            submitText={t(words.submit)}
            onCancel={onClose}
            onSubmit={async (values) => {
              const answer = await saving.run(inputOf(shown, values));
              if (answer) onClose();
              return answer !== undefined;
            }}
          />
        </>
      )}
    </Dialog>
  );
}

const noteOf = ({ lawRegime: regime }: DepositTerms) =>
  lawRegime.is(regime, 'tendering') ? texts.payNoteBasic : texts.payNote;

const noteFacts = ({ requireMoney, bidEndTime }: DepositTerms) => ({
  money: formatMoney(requireMoney),
  deadline: shownInstant(bidEndTime),
});

function inputOf({ entryId, row }: DepositTerms, values: FormValues) {
  const textOf = (name: string) => (typeof values[name] === 'string' && values[name] !== '' ? values[name] : null);
  return {
    entryId,
    ...(row && { id: row.id, version: row.version }),
    payWay: Number(values.payWay),
    money: textOf('money') ?? undefined,
    payerName: textOf('payerName'),
    payerAccount: textOf('payerAccount'),
    payerBank: textOf('payerBank'),
    isBasicAccount: values.isBasicAccount === true,
    payTime: textOf('payTime'),
    voucher: sentFiles(values.voucher),
    guaranteeNo: textOf('guaranteeNo'),
    guaranteeExpire: textOf('guaranteeExpire'),
  };
}
