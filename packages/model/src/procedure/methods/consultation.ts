import { procedure } from '../procedure.ts';
import { ownResult, procurementResult } from './periods-of-law.ts';

export const consultation = procedure({
  method: 'consultation',
  purpose: {
    zh: '磋商确定需求后，对最后报价和方案综合评分（财库〔2014〕214号第三条）。',
    en: 'The need is settled in consultation, then last prices and solutions are scored (MOF notice 2014/214, article 3).',
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
    'negotiate',
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
    ownPolicy: ['quotePeriod', 'salePeriod', 'changePeriod', ...ownResult],
  },
});
