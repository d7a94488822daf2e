import { z } from 'zod';
import { carries } from '../kit/carried-fields.ts';
import { endpoint } from '../kit/endpoint.ts';
import type { Row } from '../kit/entity.ts';
import { moveEndpoints } from '../kit/move.ts';
import { pageInput, pageOf } from '../kit/page.ts';
import { idInput, rowSchema } from '../kit/resource.ts';
import { confirmKind, documentConfirm } from './document-confirm.ts';
import { project } from './project.ts';
import { byId, fileValue, savedAnswer, versionInput } from './wire.ts';

/** A request for confirmation, with its project and what its reader may do. */
export type DocumentConfirmShown = Row<typeof documentConfirm> & {
  readonly projectNo: string;
  readonly projectName: string;
  readonly askedBy: string | null;
  readonly decidedBy: string | null;
  readonly actions: readonly string[];
};

const shown = rowSchema(documentConfirm.fields).extend({
  projectNo: carries(z.string(), project, 'projectNo'),
  projectName: carries(z.string(), project, 'projectName'),
  askedBy: z.string().nullable(),
  decidedBy: z.string().nullable(),
  actions: z.array(z.string()),
}) as unknown as z.ZodType<DocumentConfirmShown>;

/**
 * Hands the documents of a project in to be confirmed: its files are those named here from now on. The result of a
 * comparison (2) and the parameters (4) are handed in the same way, through the project's own stages.
 */
export const applyConfirm = endpoint({
  route: 'POST /api/purchase/confirm/applyConfirm',
  label: { zh: '提交采购文件确认', en: 'Hand the documents in' },
  permission: 'project_submit',
  input: z.object({
    projectId: idInput,
    /** Of the project, as its page was read. */
    version: versionInput.optional(),
    confirmType: z.coerce.number().int().default(confirmKind.code.documents),
    content: z.string().trim().max(2000).optional(),
    files: z.array(fileValue).max(10).optional(),
  }),
  output: savedAnswer,
  writes: true,
  ids: { projectId: 'project', 'files.fileId': 'file' },
});

const { agree, withdraw } = moveEndpoints(documentConfirm, {
  agree: 'POST /api/purchase/confirm/agreeConfirm',
  withdraw: 'POST /api/purchase/confirm/withdrawConfirm',
});
export const documentConfirmMoves = {
  agree,
  withdraw,
  ...moveEndpoints(documentConfirm, { back: 'POST /api/purchase/confirm/backConfirm' }),
};

/** Newest first; of one project where it is named. */
export const confirmPage = endpoint({
  route: 'POST /api/purchase/confirm/queryConfirmPage',
  label: { zh: '采购文件确认列表', en: 'Confirmations of documents' },
  permission: 'project_view',
  input: z.object({
    ...pageInput.shape,
    projectId: idInput.optional(),
    confirmType: z.coerce.number().int().optional(),
    confirmStatus: z.coerce.number().int().optional(),
  }),
  output: pageOf(shown),
  ids: { projectId: 'project' },
});

export const confirmById = endpoint({
  route: 'GET /api/purchase/confirm/queryById',
  label: { zh: '采购文件确认', en: 'A confirmation of documents' },
  permission: 'project_view',
  input: byId,
  output: shown,
  ids: { id: 'documentConfirm' },
});

export const documentConfirmEndpoints = [
  applyConfirm,
  ...Object.values(documentConfirmMoves),
  confirmPage,
  confirmById,
] as const;
