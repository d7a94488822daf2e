import { lazy } from 'react';

/** For a screen of another feature; loaded when it is shown. */
export const ProjectRules = lazy(async () => ({
  default: (await import('./project-edit/project-rules.tsx')).ProjectRules,
}));
