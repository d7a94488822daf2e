import { named } from './named.ts';

/** `status` of rows that are switched on and off and know nothing else, as the whole API gives it. */
export const rowStatus = named({
  enabled: { value: 1, label: { zh: '启用', en: 'Enabled' }, tone: 'green' },
  disabled: { value: 2, label: { zh: '停用', en: 'Disabled' }, tone: 'grey' },
});
