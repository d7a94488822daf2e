import { lazy } from 'react';
import type { Feature } from '../../kit/page/feature.ts';
import { designerPages } from './designer/pages.ts';
import { formPaths } from './paths.ts';
import { formWords } from './words.ts';

export { fillInPath } from './paths.ts';
export type { FormDraft } from './render/form-of-run.tsx';

/** What flows about forms call their business. */
export const formBusinessType = 'form';

// Forms weigh more than the screens around them: loaded where one is shown.
export const FormOfRun = lazy(async () => ({ default: (await import('./render/form-of-run.tsx')).FormOfRun }));
export const FormPrintOfRun = lazy(async () => ({
  default: (await import('./render/form-of-run.tsx')).FormPrintOfRun,
}));

/** Forms: their list, their designer, and the answers. */
export const formFeature: Feature = {
  name: 'form',
  pages: [
    ...designerPages,
    {
      path: formPaths.list,
      title: formWords.forms,
      permission: 'form_view',
      load: async () => ({ Page: (await import('./list/form-list-page.tsx')).FormListPage }),
    },
    {
      path: formPaths.answers,
      title: formWords.formData,
      permission: 'formData_view',
      load: async () => ({ Page: (await import('./answers/answers-page.tsx')).AnswersPage }),
    },
    {
      path: formPaths.answer,
      title: { zh: '表单数据详情', en: 'Answer' },
      load: async () => ({ Page: (await import('./answers/answer-page.tsx')).AnswerPage }),
    },
    {
      path: formPaths.fillIn,
      title: formWords.fillIn,
      load: async () => ({ Page: (await import('./answers/fill-in-page.tsx')).FillInPage }),
    },
    {
      path: formPaths.own,
      title: formWords.myForms,
      load: async () => ({ Page: (await import('./own/own-answers-page.tsx')).OwnAnswersPage }),
    },
    {
      path: formPaths.ownAnswer,
      title: { zh: '填报详情', en: 'What I filled in' },
      load: async () => ({ Page: (await import('./answers/answer-page.tsx')).AnswerPage }),
    },
    {
      path: formPaths.ownChange,
      title: { zh: '修改填报', en: 'Change what I filled in' },
      load: async () => ({ Page: (await import('./own/change-answer-page.tsx')).ChangeAnswerPage }),
    },
  ],
};
