import { procedure } from '../procedure.ts';
import { ownResult, procurementResult } from './periods-of-law.ts';

export const framework = procedure({
  method: 'framework',
  purpose: {
    zh: '先征集入围供应商并订立框架协议，再按协议成交（财政部令第110号）。',
    en: 'Suppliers are admitted to a framework agreement first, purchases are called off later (MOF order 110).',
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
