import { procurementMethod } from '@zhaocai/model/procedure/method';
import type { SameItem } from '@zhaocai/model/tendering/method-check-endpoint';
import { useText } from '../../../kit/text/language.ts';
import { formatMoney } from '../../../kit/widgets/money.tsx';
import { projectEditTexts as texts } from './texts.ts';

/** Under the item: what the unit buys of it in twelve months, and whether so much asks for another method (R65). */
export function ItemBought({ bought }: { readonly bought: SameItem }) {
  const t = useText();
  const method = procurementMethod.named(bought.manner)?.label;
  const words = [t(texts.sameItem, { count: bought.count, total: formatMoney(bought.total) })];
  if (method) words.push(t(texts.splitItem, { manner: t(method) }));
  return (
    <span className={`kit-deadline-left kit-tone-${method ? 'orange' : 'grey'}`} role="status">
      {words.join('')}
    </span>
  );
}
