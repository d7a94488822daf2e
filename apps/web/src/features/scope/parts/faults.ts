import { messages, type MessageCode } from '@zhaocai/model/messages/index';
import { fill, type Language, type Text, type TextParameters } from '@zhaocai/model/kit/text';
import type { FilterFault } from '@zhaocai/model/scope/row-filter-faults';
import type { Fault } from '@zhaocai/model/kit/validate';

/** What the model's own check says about a field, in words. */
export function faultText({ code, label, parameters }: Fault, language: Language): string {
  return say(code, language, { field: label[language], ...parameters });
}

export function filterFaultText({ code, field, operator }: FilterFault, language: Language): string {
  return say(code, language, { field: inWords(field, language), operator: inWords(operator, language) });
}

function say(code: MessageCode, language: Language, parameters: TextParameters): string {
  return fill(messages[code][language], parameters);
}

function inWords(text: Text | undefined, language: Language): string {
  return text?.[language] ?? '';
}
