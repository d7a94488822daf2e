import { fill, type Language, type Text } from '@zhaocai/model/kit/text';
import { scopeMessages } from '@zhaocai/model/scope/messages';
import type { FilterFault } from '@zhaocai/model/scope/row-filter-faults';

export function filterFaultText({ code, field, operator }: FilterFault, language: Language): string {
  return fill(scopeMessages[code][language], {
    field: inWords(field, language),
    operator: inWords(operator, language),
  });
}

function inWords(text: Text | undefined, language: Language): string {
  return text?.[language] ?? '';
}
