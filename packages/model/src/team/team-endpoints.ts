import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { namedRowSchema, type NamedRow } from '../kit/named-row.ts';
import { idInput } from '../kit/resource.ts';
import { savedAnswer, versionInput } from '../kit/wire-shapes.ts';
import { team } from './team.ts';

const base = '/api/bid-project/team';

/** Which part of a project he has when the team joins one: a project role; without one he is asked for then. */
const role = z.coerce.number().int().min(0).max(99).nullish();
/** Each with his part; `userIds` names them without. */
const membersInput = {
  members: z
    .array(z.object({ userId: idInput, role }))
    .max(200)
    .optional(),
  /** Comma list of ids. */
  userIds: z
    .string()
    .max(4000)
    .regex(/^(\d{1,18}(,\d{1,18})*)?$/)
    .optional(),
};

const teamUser = z.object({
  userId: z.string(),
  userName: z.string(),
  account: z.string(),
  deptName: z.string().nullable(),
  /** Of `projectRoles`. */
  role: z.number().nullable(),
  isLeader: z.boolean(),
  /** His account is not in use. */
  isDisabled: z.boolean(),
});
export type TeamUser = z.infer<typeof teamUser>;
/** A team with the names of its people. */
export type TeamRow = NamedRow<typeof team> & { readonly memberNames: string };

/** The teams by name; `keyword` is contained in the name of the team or of one of its people. */
export const teamList = endpoint({
  route: `GET ${base}/queryTeamList`,
  label: { zh: '项目团队列表', en: 'Teams' },
  permission: 'team_view',
  input: z.object({ keyword: z.string().max(100).optional(), teamName: z.string().max(100).optional() }),
  output: z.array(
    (namedRowSchema(team) as unknown as z.ZodObject).extend({ memberNames: z.string() }),
  ) as unknown as z.ZodType<TeamRow[]>,
});

/** The leader first, then the members by their parts. */
export const teamUsers = endpoint({
  route: `GET ${base}/queryTeamUserByTeamId`,
  label: { zh: '团队成员', en: 'People of a team' },
  permission: 'team_view',
  input: z.object({ teamId: idInput }),
  output: z.array(teamUser),
  ids: { teamId: 'team' },
});

export const saveTeam = endpoint({
  route: `POST ${base}/saveTeam`,
  label: { zh: '保存项目团队', en: 'Save a team' },
  permission: 'team_edit',
  permissionToAdd: 'team_add',
  input: z.object({
    id: idInput.optional(),
    version: versionInput.optional(),
    teamName: z.string().trim().max(50),
    leaderId: idInput,
    remark: z.string().trim().max(200).nullish(),
    /** Without them those of an existing team stay. */
    ...membersInput,
  }),
  output: savedAnswer,
  writes: true,
  ids: { id: 'team', leaderId: 'user', 'members.userId': 'user', userIds: 'user' },
});

/** Replaces the members of a team; the leader stays. */
export const editTeamUser = endpoint({
  route: `POST ${base}/editTeamUser`,
  label: { zh: '调整团队成员', en: 'Change the people of a team' },
  permission: 'team_edit',
  input: z.object({ teamId: idInput, version: versionInput.optional(), ...membersInput }),
  output: savedAnswer,
  writes: true,
  ids: { teamId: 'team', 'members.userId': 'user', userIds: 'user' },
});

export const teamEndpoints = [teamList, teamUsers, saveTeam, editTeamUser] as const;
