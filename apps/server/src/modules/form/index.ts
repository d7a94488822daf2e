import type { Module } from '../../platform/module/index.ts';
import { answerBusiness, answerFileAccess } from './answer/answer-files.ts';
import { formTemplatePart } from './design/template-part.ts';
import { formBusiness } from './form-business.ts';
import { formRoutes } from './routes.ts';
import { seedDemoForms } from './seed/seed-forms.ts';

/** Forms that are designed without code, and the answers to them. */
export const formModule: Module = {
  name: 'form',
  tables: ['form_version', 'form_answer_value'],
  routes: formRoutes,
  flowBusinesses: ({ files, mounted, privateHosts = [] }) => [formBusiness(files, { mounted, privateHosts })],
  fileAccess: () => ({ [answerBusiness]: answerFileAccess }),
  seedDemo: seedDemoForms,
  templatePart: () => formTemplatePart,
};
