import { procurementMethod } from '@zhaocai/model/procedure/method';
import type { AskedMethod } from '@zhaocai/model/tendering/method-check-endpoint';
import { useText } from '../../../kit/text/language.ts';
import { projectEditTexts as texts } from './texts.ts';

/** Under a method that the buyer has not configured for such a purchase: it cannot be saved so. */
export function NotConfigured() {
  const t = useText();
  return (
    <span className="kit-deadline-left kit-tone-red" role="status">
      {t(texts.methodNotConfigured)}
    </span>
  );
}

/** Under the method: what the buyer's rules ask for at this amount, by which article, and what another one needs. */
export function MethodAsked({ asked }: { readonly asked: AskedMethod }) {
  const t = useText();
  const { ruleName: rule, article, isKept, isBlocking } = asked;
  const manner = t(procurementMethod.named(asked.manner)?.label ?? { zh: '', en: '' });
  const words = isKept ? [t(texts.methodKept, { rule })] : [t(texts.methodAsked, { rule, manner })];
  if (!isKept && isBlocking) words.push(t(texts.approvalNeeded));
  return (
    <span className={`kit-deadline-left kit-tone-${isKept ? 'green' : isBlocking ? 'red' : 'orange'}`} role="status">
      {words.join('，')}
      {article && ` · ${article}`}
    </span>
  );
}
