import * as model from '@zhaocai/model';
import { handle, type MountedEndpoint } from '../../../platform/http/index.ts';
import { checkSuppliers } from './check-suppliers.ts';
import { answerConsortium } from './answer-consortium.ts';
import { listMemberships, readMemberByCode } from './consortium-queries.ts';
import { changeEntry } from './change-entry.ts';
import { listEntries, listEntriesOfPackage, pageOwnEntries } from './entry-queries.ts';
import { countEntries } from './count-entries.ts';
import { listTakings, recordSale } from './document-takings.ts';
import { entryTemplate } from './entry-template.ts';
import { importEntries } from './import-entries.ts';
import { offlineSignUp } from './offline-sign-up.ts';
import { readEntryEnd, readPublishedProject } from './published-queries.ts';
import { listToQualify, qualifyEntries } from './qualify-entries.ts';
import { registerEntry } from './register-entry.ts';
import { removeEntry } from './remove-entry.ts';
import { reviewEntries } from './review-entries.ts';

export function entryRoutes(): MountedEndpoint[] {
  return [
    handle(model.registerEntry, registerEntry),
    handle(model.ownMemberships, listMemberships),
    handle(model.memberByCode, readMemberByCode),
    handle(model.answerConsortium, answerConsortium),
    handle(model.documentTakings, listTakings),
    handle(model.recordSale, recordSale),
    handle(model.checkSuppliers, checkSuppliers),
    handle(model.changeEntry, changeEntry),
    handle(model.removeEntry, removeEntry),
    handle(model.reviewEntries, reviewEntries),
    handle(model.ownEntryPage, pageOwnEntries),
    handle(model.entriesOfPackage, (ctx, { packageId }) => listEntriesOfPackage(ctx, packageId)),
    handle(model.entriesOfProject, listEntries),
    handle(model.entriesToQualify, listToQualify),
    handle(model.qualifyEntries, qualifyEntries),
    handle(model.entryCount, countEntries),
    handle(model.publishedProject, readPublishedProject),
    handle(model.entryEnd, readEntryEnd),
    handle(model.importEntries, importEntries),
    handle(model.offlineSignUp, offlineSignUp),
    handle(model.entryTemplate, entryTemplate),
  ];
}
