import { procedure } from '../procedure.ts';
import { ownResult, procurementResult } from './periods-of-law.ts';

export const singleSource = procedure({
  method: 'singleSource',
  purpose: {
    zh: '只能从唯一供应商处采购，或紧急、添购的情形；达到公开招标数额的须先公示（政府采购法第三十一条、实施条例第三十八条）。',
    en: 'Only one supplier can deliver, in emergencies or for additions; publicised first above the tender threshold (Government Procurement Law, article 31; Regulation, article 38).',
  },
  steps: [
    'initiate',
    'confirm',
    'publicise',
    'entrust?',
    'documents?',
    'invite',
    'register',
    'submit',
    'open',
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
  submission: 'offer',
  periods: {
    procurement: ['sourcePublicity', ...procurementResult],
    ownPolicy: ['sourcePublicity', ...ownResult],
  },
});
