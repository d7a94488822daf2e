import { procedure } from '../procedure.ts';
import { ownResult, procurementResult, tenderingResult } from './periods-of-law.ts';

export const openTender = procedure({
  method: 'openTender',
  purpose: {
    zh: '以招标公告的方式邀请不特定的供应商投标（招标投标法第十条、政府采购法第二十六条）。',
    en: 'A notice invites everybody to bid (Tendering Law, article 10; Government Procurement Law, article 26).',
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
    'publiciseCandidates',
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
    tendering: ['quotePeriod', 'salePeriod', 'objectionPeriod', 'changePeriod', ...tenderingResult],
    procurement: ['quotePeriod', 'noticePeriod', 'salePeriod', 'changePeriod', ...procurementResult],
    ownPolicy: ['quotePeriod', 'salePeriod', 'changePeriod', ...ownResult],
  },
});
