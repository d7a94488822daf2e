import { z } from 'zod';
import { choiceList } from '../kit/choice-list.ts';
import { endpoint } from '../kit/endpoint.ts';
import type { Row } from '../kit/entity.ts';
import { moveEndpoints } from '../kit/move.ts';
import { idInput, rowSchema } from '../kit/resource.ts';
import { modifyType, projectModify } from './project-modify.ts';

export type ProjectModifyRow = Row<typeof projectModify>;

const base = '/api/purchase/modify';

/** The change applications of a project, newest first. */
export const modifiesOfProject = endpoint({
  route: `GET ${base}/queryModifyListByproId`,
  label: { zh: '项目变更申请', en: 'Change applications of a project' },
  permission: 'projectModify_view',
  // The API says both of the project's id.
  input: z
    .object({ projectId: idInput.optional(), proId: idInput.optional() })
    .transform(({ projectId, proId }) => ({ projectId: projectId ?? proId ?? '' })),
  output: z.array(rowSchema(projectModify.fields)) as unknown as z.ZodType<ProjectModifyRow[]>,
  ids: { projectId: 'project', proId: 'project' },
});

export const modifyTypes = choiceList(`GET ${base}/queryModifyType`, {
  label: { zh: '变更类型', en: 'Kinds of changes' },
  choices: modifyType.choices,
});

export const projectModifyMoves = moveEndpoints(projectModify, {
  submit: `POST ${base}/submitModify`,
  recall: `POST ${base}/recallModify`,
  approve: `POST ${base}/approveModify`,
  reject: `POST ${base}/rejectModify`,
});

export const projectModifyEndpoints = [modifiesOfProject, modifyTypes, ...Object.values(projectModifyMoves)] as const;
