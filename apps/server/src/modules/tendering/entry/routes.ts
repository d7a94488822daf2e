import * as contract from '@zhaocai/contract';
import { handle, type MountedEndpoint } from '../../../platform/http/index.ts';
import { changeEntry } from './change-entry.ts';
import { listEntries, listEntriesOfPackage, pageOwnEntries } from './entry-queries.ts';
import { entryTemplate } from './entry-template.ts';
import { importEntries } from './import-entries.ts';
import { readEntryEnd, readPublishedProject } from './published-queries.ts';
import { registerEntry } from './register-entry.ts';
import { removeEntry } from './remove-entry.ts';
import { reviewEntries } from './review-entries.ts';

export function entryRoutes(): MountedEndpoint[] {
  return [
    handle(contract.registerEntry, registerEntry),
    handle(contract.changeEntry, changeEntry),
    handle(contract.removeEntry, removeEntry),
    handle(contract.reviewEntries, reviewEntries),
    handle(contract.ownEntryPage, pageOwnEntries),
    handle(contract.entriesOfPackage, (ctx, { packageId }) => listEntriesOfPackage(ctx, packageId)),
    handle(contract.entriesOfProject, listEntries),
    handle(contract.publishedProject, readPublishedProject),
    handle(contract.entryEnd, readEntryEnd),
    handle(contract.importEntries, importEntries),
    handle(contract.entryTemplate, entryTemplate),
  ];
}
