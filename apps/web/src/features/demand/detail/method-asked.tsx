import { procurementMethod } from '@zhaocai/model/procedure/method';
import { manner as mannersThatRun } from '@zhaocai/model/tendering/choices';
import { Alert, Button } from 'antd';
import { useText } from '../../../kit/text/language.ts';
import { formatMoney } from '../../../kit/widgets/money.tsx';
import { demandTexts as texts } from '../texts.ts';
import type { MethodChoice } from './use-method-choice.ts';

/** What the buyer's rules say to the amount, by which article; and, with another method, what that takes. */
export function MethodAsked({ choice }: { readonly choice: MethodChoice }) {
  const t = useText();
  const { asked, manner, money } = choice;
  const method = procurementMethod.named(asked?.manner);
  if (!asked || !method) return null;
  const isKept = asked.manner === manner;
  const wanted = t(method.label);
  const said = { money: formatMoney(money), rule: asked.ruleName, manner: wanted };
  const mayTake = !isKept && mannersThatRun.named(asked.manner) !== undefined;
  return (
    <Alert
      type={isKept ? 'info' : 'warning'}
      showIcon
      title={t(isKept ? texts.makeKept : texts.makeAsked, said)}
      description={
        <>
          {asked.article && <p>{asked.article}</p>}
          {!isKept && asked.isBlocking && <p>{t(texts.makeApproval)}</p>}
        </>
      }
      action={
        mayTake && (
          <Button size="small" onClick={() => choice.chooseManner(asked.manner)}>
            {t(texts.useAsked, { manner: wanted })}
          </Button>
        )
      }
    />
  );
}
