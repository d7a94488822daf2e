import { entity } from '../kit/entity.ts';

/** People who work on projects together: a ready group where the members of a project are named. */
export const team = entity({
  name: 'team',
  table: 'team',
  label: { zh: '项目团队', en: 'Project team' },
  path: '/api/bid-project/team',
  verbs: { remove: 'GET /deleteTeam', export: 'POST /export' },
  idName: 'teamId',
  menu: 'team',
  search: ['teamName'],
  sort: ['teamName'],
  dataScoped: false,
  guards: { ux_team_name: 'team.nameTaken' },
  fields: {
    teamName: { kind: 'text', label: { zh: '团队名称', en: 'Name' }, maxLength: 50, required: true },
    leaderId: { kind: 'ref', to: 'user', label: { zh: '负责人', en: 'Leader' }, required: true },
    remark: { kind: 'text', label: { zh: '备注', en: 'Remark' }, maxLength: 200 },
    memberCount: { kind: 'integer', label: { zh: '成员人数', en: 'Members' }, readOnly: true },
  },
});
