import type { Choice, Field, Fields } from '@zhaocai/model/kit/field';
import { lawRegime, procurementMethod } from '@zhaocai/model/procedure/method';
import { manner } from '@zhaocai/model/tendering/choices';
import { regimesOf } from '@zhaocai/model/tendering/regime-fits';
import { projectFields } from './project-draft.ts';
import { projectEditTexts as texts } from './texts.ts';

/** Every method there is: one that does not run here yet says so, and is not to be chosen. */
const methods: readonly Choice[] = procurementMethod.choices.map(({ value, label }) => {
  if (manner.named(value)) return { value, label };
  const { zh, en } = texts.unsupported;
  return { value, label: { zh: `${label.zh}${zh}`, en: `${label.en}${en}` }, isClosed: true };
});

/** The fields as they are offered beside a chosen method: the laws that its procedure does not know are closed. */
export function offeredFields(method: unknown): Fields {
  const known = regimesOf(method).map((name): number => lawRegime.code[name]);
  const laws = lawRegime.choices.map(({ value, label }) => {
    const isOpen = known.length === 0 || known.includes(value);
    return isOpen ? { value, label } : { value, label, isClosed: true };
  });
  return {
    ...projectFields,
    ...offered('manner', methods),
    ...offered('lawRegime', laws),
  };
}

function offered(name: string, choices: readonly Choice[]): Record<string, Field> {
  const field = projectFields[name];
  return field?.kind === 'choice' ? { [name]: { ...field, choices } } : {};
}
