import { lazy } from 'react';

/** For the notice's form; loaded when it is shown. */
export const ProjectRules = lazy(async () => ({
  default: (await import('./law-rule/rule-list.tsx')).ProjectRules,
}));
