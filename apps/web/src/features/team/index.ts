import { lazy } from 'react';
import type { Feature } from '../../kit/page/feature.ts';
import { teamWords } from './words.ts';

export type { TeamPart } from './add-by-team.tsx';

/** Chooses a team whose people join the members of a project. */
export const AddByTeam = lazy(async () => ({ default: (await import('./add-by-team.tsx')).AddByTeam }));

/** Ready groups of people for projects. */
export const teamFeature: Feature = {
  name: 'team',
  pages: [
    {
      path: '/base/team',
      title: teamWords.teams,
      permission: 'team_view',
      load: async () => ({ Page: (await import('./team-page.tsx')).TeamPage }),
    },
  ],
};
