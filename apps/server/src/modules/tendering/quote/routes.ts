import * as model from '@zhaocai/model';
import { handle, type MountedEndpoint } from '../../../platform/http/index.ts';
import { confirmQuote, readChangedQuotes } from './confirm-quote.ts';
import { handInSealed } from './hand-in-sealed.ts';
import { uploadSealed } from './sealed-upload.ts';
import { uploadQuoteFile, type QuoteTools } from './quote-files.ts';
import { readOpeningRecord, readOwnQuote } from './quote-queries.ts';
import { replaceQuote, submitQuote } from './submit-quote.ts';
import { withdrawQuote } from './withdraw-quote.ts';

export function quoteRoutes(tools: QuoteTools): MountedEndpoint[] {
  const { sealing } = tools;
  return [
    handle(model.submitQuote, (ctx, input) => submitQuote(sealing, ctx, input)),
    handle(model.replaceQuote, (ctx, input) => replaceQuote(sealing, ctx, input)),
    handle(model.uploadSealedFile, (ctx, input) => uploadSealed(tools, ctx, input)),
    handle(model.handInSealed, handInSealed),
    handle(model.withdrawQuote, withdrawQuote),
    handle(model.uploadQuoteFile, (ctx, input) => uploadQuoteFile(tools, ctx, input)),
    handle(model.ownQuote, (ctx, input) => readOwnQuote(sealing, ctx, input)),
    handle(model.openingRecord, readOpeningRecord),
    handle(model.changedQuotes, readChangedQuotes),
    handle(model.confirmQuote, confirmQuote),
  ];
}
