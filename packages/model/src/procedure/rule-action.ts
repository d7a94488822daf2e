import { named } from '../kit/named.ts';

/** What a rule of the buyer does that is not kept. */
export const ruleAction = named({
  block: { value: 1, label: { zh: '禁止', en: 'Refuses' }, tone: 'red' },
  warn: { value: 2, label: { zh: '提醒', en: 'Warns' }, tone: 'orange' },
});
