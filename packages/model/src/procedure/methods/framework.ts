import { procedure } from '../procedure.ts';
import { ownResult, procurementResult } from './periods-of-law.ts';

export const framework = procedure({
  method: 'framework',
  purpose: {
    zh: '封闭式：公开征集，两家以上入围并订立框架协议，再按协议成交（财政部令第110号）。',
    en: 'Closed: two suppliers or more are admitted to a framework agreement by an open call, purchases are called off later (MOF order 110).',
  },
  steps: [
    'initiate',
    'confirm',
    'entrust?',
    'documents',
    'confirmDocuments',
    'publish',
    'register',
    'submit',
    'open',
    'qualify',
    'evaluate',
    'confirmResult',
    'publishResult',
    'award',
    'contract',
    'accept',
    'pay',
    'archive',
  ],
  submission: 'sealed',
  periods: {
    procurement: ['quotePeriod', 'salePeriod', 'changePeriod', ...procurementResult],
    ownPolicy: ['quotePeriod', ...ownResult],
  },
});
