import type { Row } from '@zhaocai/model/kit/entity';
import { costInType } from '@zhaocai/model/treasury/choices';
import { costIn } from '@zhaocai/model/treasury/cost-in';
import { applyProjectIn } from '@zhaocai/model/treasury/cost-in-endpoints';
import { useSearchParams } from 'react-router';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import type { FormTask } from '../../../kit/resource-form/form-dialog.tsx';
import { useText } from '../../../kit/text/language.ts';
import { treasuryTexts as texts } from '../texts.ts';

const { projectId, inType, money, payerName, payerAccount, payerBank, payTime, tradeNo, remark } = costIn.fields;
/** Deposits have a place of their own, and into a wallet goes what was a mistake alone. */
const kinds = inType.choices.filter(({ value }) => !costInType.is(value, 'deposit', 'wallet'));
const fields = {
  projectId,
  inType: { ...inType, choices: kinds },
  money,
  payerName,
  payerAccount,
  payerBank,
  payTime,
  tradeNo,
  remark,
};

/** Money to be noted for a project, or a note that came back. */
export function useCostInTask(): (row?: Row<typeof costIn>) => FormTask {
  const t = useText();
  const [search] = useSearchParams();
  const saving = useCommand(applyProjectIn, { success: texts.noted });
  return (row) => ({
    key: `in ${row?.id ?? ''} ${row?.version ?? ''}`,
    title: t(row ? texts.changeIn : texts.noteIn),
    fields,
    initial: row ? { ...row } : { projectId: search.get('projectId') },
    submitText: t(texts.noteIn),
    onSubmit: async (values) => {
      const textOf = (name: keyof typeof fields) => {
        const value = values[name];
        return typeof value === 'string' && value !== '' ? value : null;
      };
      const said = {
        projectId: textOf('projectId') ?? '',
        inType: Number(values.inType),
        money: textOf('money') ?? '',
        payerName: textOf('payerName') ?? '',
        payerAccount: textOf('payerAccount'),
        payerBank: textOf('payerBank'),
        payTime: textOf('payTime') ?? '',
        tradeNo: textOf('tradeNo'),
        remark: textOf('remark'),
      };
      const known = row && { id: row.id, version: row.version };
      return (await saving.run({ ...known, ...said })) !== undefined;
    },
  });
}
