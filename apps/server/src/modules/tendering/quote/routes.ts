import * as contract from '@zhaocai/contract';
import { handle, type MountedEndpoint } from '../../../platform/http/index.ts';
import { uploadQuoteFile, type QuoteTools } from './quote-files.ts';
import { readOpeningRecord, readOwnQuote } from './quote-queries.ts';
import { replaceQuote, submitQuote } from './submit-quote.ts';
import { withdrawQuote } from './withdraw-quote.ts';

export function quoteRoutes(tools: QuoteTools): MountedEndpoint[] {
  const { sealing } = tools;
  return [
    handle(contract.submitQuote, (ctx, input) => submitQuote(sealing, ctx, input)),
    handle(contract.replaceQuote, (ctx, input) => replaceQuote(sealing, ctx, input)),
    handle(contract.withdrawQuote, withdrawQuote),
    handle(contract.uploadQuoteFile, (ctx, input) => uploadQuoteFile(tools, ctx, input)),
    handle(contract.ownQuote, (ctx, input) => readOwnQuote(sealing, ctx, input)),
    handle(contract.openingRecord, readOpeningRecord),
  ];
}
