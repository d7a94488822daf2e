import { lazy } from 'react';

/** For the page of a project; loaded once quotes were opened. */
export const RelatedSection = lazy(async () => ({
  default: (await import('./related-section.tsx')).RelatedSection,
}));
