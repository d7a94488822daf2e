import type { Text } from '@zhaocai/model/kit/text';
import type { Translate } from '../../../../kit/text/language.ts';

/** Codes with their names, as a select offers them. */
export function optionsOf(names: Readonly<Record<string, Text>>, t: Translate) {
  return Object.entries(names).map(([value, label]) => ({ value, label: t(label) }));
}
