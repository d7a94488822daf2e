import * as model from '@zhaocai/model';
import { crud } from '../../platform/crud/index.ts';
import { handle } from '../../platform/http/index.ts';
import type { Module } from '../../platform/module/index.ts';
import { editTeamUser, saveTeam } from './save-team.ts';
import { seedDemoTeams } from './seed/seed-demo-teams.ts';
import { listTeams, listTeamUsers } from './team-queries.ts';

/** Ready groups of people for projects. */
export const teamModule: Module = {
  name: 'team',
  tables: ['team_member'],
  routes: () => [
    ...crud(model.team),
    handle(model.teamList, listTeams),
    handle(model.teamUsers, (ctx, { teamId }) => listTeamUsers(ctx, teamId)),
    handle(model.saveTeam, saveTeam),
    handle(model.editTeamUser, editTeamUser),
  ],
  seedDemo: seedDemoTeams,
};
