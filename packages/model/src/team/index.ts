import type { Domain } from '../kit/domain.ts';
import { teamMenus } from './menus.ts';
import { teamMessages } from './messages.ts';
import { teamEndpoints } from './team-endpoints.ts';
import { team } from './team.ts';

export * from './messages.ts';
export * from './team-endpoints.ts';
export * from './team.ts';

/** Teams: neither a part of the unit's structure nor of one project, but what the members of many are named by. */
export const teamDomain = {
  name: 'team',
  entities: [team],
  endpoints: teamEndpoints,
  messages: teamMessages,
  menus: { base: teamMenus },
  grants: { purchaser: ['team_view'], manager: ['team_*'] },
} as const satisfies Domain;
