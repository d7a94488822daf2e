import * as model from '@zhaocai/model';
import { handle, type MountedEndpoint } from '../../../platform/http/index.ts';
import type { RootKey } from '../../../platform/audit/index.ts';
import type { Clock } from '../../../platform/db/index.ts';
import type { Files } from '../../../platform/files/index.ts';
import type { Sealing } from '../server-sealed/sealing.ts';
import { confirmQuote, readChangedQuotes } from './confirm-quote.ts';
import { handInSealed } from './hand-in-sealed.ts';
import { uploadSealed } from './sealed-upload.ts';
import { readOpeningRecord, readOwnQuote } from './quote-queries.ts';
import { signedReceipt } from './signed-receipt.ts';
import { revokeQuote } from './revoke-quote.ts';
import { withdrawQuote } from './withdraw-quote.ts';

export interface QuoteTools {
  readonly files: Files;
  readonly sealing: Sealing;
  readonly clock: Clock;
  /** Of the installation: it signs receipts. */
  readonly rootKey: RootKey;
}

export function quoteRoutes({ files, sealing, clock, rootKey }: QuoteTools): MountedEndpoint[] {
  return [
    handle(model.uploadSealedFile, (ctx, input) => uploadSealed({ files, clock }, ctx, input)),
    handle(model.handInSealed, handInSealed),
    handle(model.withdrawQuote, withdrawQuote),
    handle(model.revokeQuote, revokeQuote),
    handle(model.ownQuote, (ctx, input) => readOwnQuote(sealing, ctx, input)),
    handle(model.signedReceipt, (ctx, input) => signedReceipt(rootKey, ctx, input)),
    handle(model.openingRecord, readOpeningRecord),
    handle(model.changedQuotes, readChangedQuotes),
    handle(model.confirmQuote, confirmQuote),
  ];
}
