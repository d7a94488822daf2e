import { lazy } from 'react';
import type { Feature } from '../../kit/page/feature.ts';
import * as paths from './paths.ts';
import { performanceWords } from './words.ts';

/** How somebody did his work, for the page that is his. */
export const JudgedSection = lazy(async () => ({
  default: (await import('./record/judged-section.tsx')).JudgedSection,
}));
export { targetPath } from './paths.ts';

/** How suppliers, agencies and experts have done their work. */
export const performanceFeature: Feature = {
  name: 'performance',
  pages: [
    {
      path: paths.templateListPath,
      title: performanceWords.templates,
      permission: 'judgeTemplate_view',
      load: async () => ({ Page: (await import('./template/template-list-page.tsx')).TemplateListPage }),
    },
    {
      path: paths.templatePath,
      title: performanceWords.template,
      permission: 'judgeTemplate_view',
      load: async () => ({ Page: (await import('./template/template-page.tsx')).TemplatePage }),
    },
    {
      path: paths.recordListPath,
      title: performanceWords.records,
      permission: 'judgement_view',
      load: async () => ({ Page: (await import('./record/judgement-list-page.tsx')).JudgementListPage }),
    },
    {
      path: paths.recordDetailPath,
      title: performanceWords.record,
      permission: 'judgement_view',
      load: async () => ({ Page: (await import('./record/judgement-page.tsx')).JudgementPage }),
    },
    {
      path: paths.judgedPath,
      title: performanceWords.target,
      permission: 'judgement_view',
      load: async () => ({ Page: (await import('./record/target-page.tsx')).TargetPage }),
    },
    {
      path: paths.beginPath,
      title: performanceWords.begin,
      permission: 'judgement_edit',
      load: async () => ({ Page: (await import('./judge/begin-page.tsx')).BeginPage }),
    },
    {
      path: paths.recordEditPath,
      title: performanceWords.judge,
      permission: 'judgement_view',
      load: async () => ({ Page: (await import('./judge/judge-page.tsx')).JudgePage }),
    },
    {
      path: paths.ownListPath,
      title: performanceWords.own,
      permission: 'judgementOwn_view',
      load: async () => ({ Page: (await import('./own/own-list-page.tsx')).OwnListPage }),
    },
    {
      path: paths.ownDetailPath,
      title: performanceWords.ownOne,
      permission: 'judgementOwn_view',
      load: async () => ({ Page: (await import('./own/own-page.tsx')).OwnPage }),
    },
  ],
};
