import type { Code, NamedChoice } from '@zhaocai/model/kit/named';
import type { Text } from '@zhaocai/model/kit/text';
import type { Translate } from '../../../../kit/text/language.ts';

/** The choices of an enumeration, as a select offers them. */
export function choiceOptions<C extends Code>(
  { choices }: { readonly choices: readonly NamedChoice<C>[] },
  t: Translate,
) {
  return choices.map(({ value, label }) => ({ value, label: t(label) }));
}

/** Codes with their names, as a select offers them. */
export function optionsOf(names: Readonly<Record<string, Text>>, t: Translate) {
  return Object.entries(names).map(([value, label]) => ({ value, label: t(label) }));
}
