import type { ChoiceList } from '@zhaocai/model';
import { handle, type MountedEndpoint } from './context.ts';

/** The work of a call that tells the choices of an enumeration. */
export function tellChoices(list: ChoiceList): MountedEndpoint {
  return handle(list, async ({ language }) =>
    list.choices.map(({ value, label }) => ({ value, label: label[language] })),
  );
}
