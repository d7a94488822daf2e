import type { PageRoute } from '../../../kit/page/page-route.ts';

export const designerPages: readonly PageRoute[] = [
  {
    path: '/projectParameter/FormManagement/designer/:id',
    title: { zh: '表单设计', en: 'Form designer' },
    permission: 'form_view',
    load: async () => ({ Page: (await import('./designer-page.tsx')).DesignerPage }),
  },
];
