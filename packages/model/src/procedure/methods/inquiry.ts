import { procedure } from '../procedure.ts';
import { ownResult, procurementResult, tenderingResult } from './periods-of-law.ts';

export const inquiry = procedure({
  method: 'inquiry',
  purpose: {
    zh: '货物规格统一、现货充足、价格稳定，一次报出不得更改的价格（政府采购法第三十二条、第四十条）。',
    en: 'Goods of one standard, in stock, at stable prices: one price that cannot be changed (Government Procurement Law, articles 32 and 40).',
  },
  steps: [
    'initiate',
    'confirm',
    'documents?',
    'publish',
    'register',
    'submit',
    'open',
    'compare',
    'publiciseCandidates',
    'confirmResult',
    'publishResult',
    'award?',
    'contract',
    'accept',
    'pay',
    'archive',
  ],
  submission: 'sealed',
  periods: {
    tendering: ['quotePeriod', 'changePeriod', ...tenderingResult],
    procurement: ['quotePeriod', 'changePeriod', ...procurementResult],
    ownPolicy: ['quotePeriod', 'changePeriod', ...ownResult],
  },
});
