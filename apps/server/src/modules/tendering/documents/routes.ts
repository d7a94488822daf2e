import * as model from '@zhaocai/model';
import { handle, type MountedEndpoint } from '../../../platform/http/index.ts';
import { decideDocuments } from './decide-documents.ts';
import { pageConfirms, readConfirm } from './document-queries.ts';
import { applyConfirm } from './hand-in-documents.ts';

/** The documents of a project: handed in, confirmed by another, returned or taken back. */
export function documentRoutes(): MountedEndpoint[] {
  const { agree, back, withdraw } = model.documentConfirmMoves;
  return [
    handle(model.applyConfirm, applyConfirm),
    handle(agree, (ctx, input) => decideDocuments(ctx, { ...input, action: 'agree' })),
    handle(back, (ctx, input) => decideDocuments(ctx, { ...input, action: 'back' })),
    handle(withdraw, (ctx, input) => decideDocuments(ctx, { ...input, action: 'withdraw' })),
    handle(model.confirmPage, pageConfirms),
    handle(model.confirmById, (ctx, { id }) => readConfirm(ctx, id)),
  ];
}
