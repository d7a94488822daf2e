import type { EndpointOutput } from '@zhaocai/model/kit/endpoint';
import type { Text } from '@zhaocai/model/kit/text';
import type { methodPage } from '@zhaocai/model/procedure/configuration-endpoints';
import { dayType } from '@zhaocai/model/procedure/day-type';
import { periods, type PeriodName } from '@zhaocai/model/procedure/period';
import type { ProcedureStep } from '@zhaocai/model/procedure/procedure';
import { typeMethod } from '@zhaocai/model/procedure/type-method';
import { configurationTexts as texts } from './texts.ts';

type Page = EndpointOutput<typeof methodPage>;
type Numbered = Pick<Page, 'method' | 'numbers'>;

const { fields } = typeMethod;

/** What a buyer has set of a step of a method: what it takes, and numbers that differ from those of the law. */
export function ownOfStep({ method, numbers }: Numbered, { name, brings }: ProcedureStep): Text[] {
  const set = numbers.filter(({ own, value }) => own !== null && own !== value);
  const ending = set.filter(({ kind }) => isPeriod(kind) && brings.includes(periods[kind].to));
  const least = set.find(({ kind }) => kind === 'minSuppliers');
  return [
    ...(name === 'publish' && method.needBulletin === false ? [texts.noBulletin] : []),
    ...(name === 'entrust' && method.needAgent ? [fields.needAgent.label] : []),
    ...(name === 'submit' && method.needDeposit ? [fields.needDeposit.label] : []),
    ...((name === 'evaluate' || name === 'negotiate') && method.needExpert ? [fields.needExpert.label] : []),
    ...(name === 'submit' && least ? [inWords(least)] : []),
    ...ending.map(inWords),
  ];
}

const isPeriod = (kind: string): kind is PeriodName => Object.hasOwn(periods, kind);

function inWords({ name, own, unit, dayType: counted }: Page['numbers'][number]): Text {
  const days = dayType.named(counted)?.label ?? { zh: unit, en: '' };
  return { zh: `${name.zh} ${own}${days.zh}`, en: `${name.en} ${own} ${days.en}`.trim() };
}
