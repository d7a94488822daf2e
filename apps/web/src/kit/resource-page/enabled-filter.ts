import { words } from '../text/words.ts';
import type { ListFilter } from './list-filters.tsx';

/** Of a list whose rows are switched on and off. */
export const enabledFilter: ListFilter = {
  name: 'isEnabled',
  label: words.enabled,
  choices: [
    { value: 1, label: words.on },
    { value: 0, label: words.off },
  ],
};
