import type { Feature } from '../../kit/page/feature.ts';
import { templateListPath, templatePath } from './paths.ts';
import { performanceWords } from './words.ts';

/** How suppliers, agencies and experts have done their work. */
export const performanceFeature: Feature = {
  name: 'performance',
  pages: [
    {
      path: templateListPath,
      title: performanceWords.templates,
      permission: 'judgeTemplate_view',
      load: async () => ({ Page: (await import('./template/template-list-page.tsx')).TemplateListPage }),
    },
    {
      path: templatePath,
      title: performanceWords.template,
      permission: 'judgeTemplate_view',
      load: async () => ({ Page: (await import('./template/template-page.tsx')).TemplatePage }),
    },
  ],
};
