import { procedure } from '../procedure.ts';
import { ownResult, procurementResult } from './periods-of-law.ts';

export const negotiation = procedure({
  method: 'negotiation',
  purpose: {
    zh: '谈判小组与符合条件的供应商谈判，满足要求者以最低报价成交（政府采购法第三十条、第三十八条）。',
    en: 'A group negotiates with suppliers; of those that meet the need the lowest price wins (Government Procurement Law, articles 30 and 38).',
  },
  steps: [
    'initiate',
    'confirm',
    'entrust?',
    'documents',
    'confirmDocuments',
    'invite',
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
    procurement: ['quotePeriod', 'changePeriod', ...procurementResult],
    ownPolicy: ['quotePeriod', 'changePeriod', ...ownResult],
  },
});
