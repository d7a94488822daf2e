import type { Domain } from '../kit/domain.ts';
import { ruleMenus, tenderingMenus } from './menus.ts';
import { tenderingMessages } from './messages.ts';
import { tenderingListExports } from './tendering-exports.ts';
import { bulletin } from './bulletin.ts';
import { bulletinEndpoints } from './bulletin-endpoints.ts';
import { bulletinModifyEndpoints } from './bulletin-modify-endpoints.ts';
import { documentConfirm } from './document-confirm.ts';
import { documentConfirmEndpoints } from './document-confirm-endpoints.ts';
import { entryMember } from './consortium.ts';
import { consortiumEndpoints } from './consortium-endpoints.ts';
import { documentTaking, takingEndpoints } from './document-taking.ts';
import { entry } from './entry.ts';
import { checkSuppliers } from './entry-check.ts';
import { entryEndpoints } from './entry-endpoints.ts';
import { evidenceEndpoints } from './evidence-endpoints.ts';
import { exceptionEndpoints } from './exception-endpoints.ts';
import { specialDays } from './calendar-endpoints.ts';
import { lawRule, workCalendar } from './law-rule.ts';
import { noticeRule } from './notice-rule.ts';
import { offlineEntryEndpoints } from './offline-entry-endpoints.ts';
import { openingEndpoints } from './opening-endpoints.ts';
import { packageEndpoints } from './package-endpoints.ts';
import { project, projectStage } from './project.ts';
import { projectEndpoints } from './project-endpoints.ts';
import { projectListEndpoints } from './project-list-endpoints.ts';
import { publishedEndpoints } from './published-endpoints.ts';
import { invitation } from './invitation.ts';
import { invitationDraw } from './invitation-draw.ts';
import { invitationEndpoints } from './invitation-endpoints.ts';
import { sourceObjection } from './source-objection.ts';
import { projectException } from './project-exception.ts';
import { projectModify } from './project-modify.ts';
import { projectModifyEndpoints } from './project-modify-endpoints.ts';
import { packageItem, purchasePackage } from './purchase-package.ts';
import { openedQuote, packageKey, quote, quoteFile, quoteFileKey, quoteLine } from './quote.ts';
import { projectHolderEndpoints } from './project-holder-endpoints.ts';
import { quoteConfirmation, quoteConfirmationEndpoints } from './quote-confirmation.ts';
import { quoteEndpoints } from './quote-endpoints.ts';
import { sealedQuoteEndpoints } from './sealed-quote-endpoints.ts';
import { supplier } from './supplier.ts';
import { supplierEndpoints } from './supplier-endpoints.ts';
import { relatedBidder, supplierRelation } from './supplier-relation.ts';
import { supplierRelationEndpoints } from './supplier-relation-endpoints.ts';

export * from './calendar-endpoints.ts';
export * from './bulletin.ts';
export * from './bulletin-lifecycle.ts';
export * from './bulletin-endpoints.ts';
export * from './bulletin-modify-endpoints.ts';
export * from './choices.ts';
export * from './regime-fits.ts';
export * from './days-check.ts';
export * from './plain-number.ts';
export * from './proposed-times.ts';
export * from './document-confirm.ts';
export * from './document-confirm-endpoints.ts';
export * from './consortium.ts';
export * from './consortium-endpoints.ts';
export * from './document-taking.ts';
export * from './entry.ts';
export * from './entry-check.ts';
export * from './entry-review.ts';
export * from './entry-endpoints.ts';
export * from './entry-lifecycle.ts';
export * from './evidence-endpoints.ts';
export * from './exception-endpoints.ts';
export * from './invitation.ts';
export * from './invitation-draw.ts';
export * from './invitation-endpoints.ts';
export * from './invitation-need.ts';
export * from './law-rule.ts';
export * from './law-words.ts';
export * from './notice-changes.ts';
export * from './notice-content.ts';
export * from './notice-content-endpoint.ts';
export * from './notice-elements.ts';
export * from './notice-name.ts';
export * from './result-words.ts';
export * from './notice-rule.ts';
export * from './offline-entry-endpoints.ts';
export * from './opening-endpoints.ts';
export * from './package-endpoints.ts';
export * from './pause.ts';
export * from './package-lifecycle.ts';
export * from './project.ts';
export * from './method-check-endpoint.ts';
export * from './project-member-endpoints.ts';
export * from './project-endpoints.ts';
export * from './project-import-endpoints.ts';
export * from './exception-reason.ts';
export * from './project-exception.ts';
export * from './project-holder-endpoints.ts';
export * from './project-lifecycle.ts';
export * from './project-modify.ts';
export * from './project-modify-endpoints.ts';
export * from './project-roles.ts';
export * from './project-way.ts';
export * from './project-list-endpoints.ts';
export * from './project-shelf-endpoints.ts';
export * from './project-roles.ts';
export * from './project-shelves.ts';
export * from './published-endpoints.ts';
export * from './purchase-package.ts';
export * from './quote.ts';
export * from './ruling-lifecycle.ts';
export * from './quote-confirmation.ts';
export * from './quote-endpoints.ts';
export * from './quote-total.ts';
export * from './sealed-offer.ts';
export * from './sealed-quote-endpoints.ts';
export * from './rule-check.ts';
export * from './selection-check.ts';
export * from './source-objection.ts';
export * from './shelf-sql.ts';
export * from './supplier.ts';
export * from './supplier-endpoints.ts';
export * from './supplier-relation.ts';
export * from './supplier-relation-endpoints.ts';
export * from './messages.ts';

export const tenderingDomain = {
  name: 'tendering',
  entities: [
    // Before the project that its publication moves: rows are locked in this order.
    bulletin,
    project,
    projectException,
    documentConfirm,
    projectModify,
    projectStage,
    sourceObjection,
    purchasePackage,
    packageItem,
    supplier,
    supplierRelation,
    // Before the registrations that it makes invalid.
    relatedBidder,
    entry,
    entryMember,
    documentTaking,
    invitationDraw,
    invitation,
    packageKey,
    quote,
    quoteFile,
    openedQuote,
    quoteLine,
    quoteFileKey,
    quoteConfirmation,
    lawRule,
    noticeRule,
    workCalendar,
  ],
  endpoints: [
    specialDays,
    ...projectEndpoints,
    ...projectListEndpoints,
    ...exceptionEndpoints,
    ...documentConfirmEndpoints,
    ...evidenceEndpoints,
    ...publishedEndpoints,
    ...packageEndpoints,
    ...bulletinEndpoints,
    ...bulletinModifyEndpoints,
    ...projectModifyEndpoints,
    ...invitationEndpoints,
    ...entryEndpoints,
    ...offlineEntryEndpoints,
    ...consortiumEndpoints,
    ...takingEndpoints,
    checkSuppliers,
    ...quoteEndpoints,
    ...sealedQuoteEndpoints,
    ...projectHolderEndpoints,
    ...quoteConfirmationEndpoints,
    ...openingEndpoints,
    ...supplierEndpoints,
    ...supplierRelationEndpoints,
  ],
  exports: tenderingListExports,
  messages: tenderingMessages,
  menus: { root: tenderingMenus, system: ruleMenus },
  grants: {
    purchaser: [
      'projectModify_view',
      'projectModify_add',
      'projectModify_edit',
      'projectModify_delete',
      'projectModify_export',
      'projectModify_submit',
      // Of relations between suppliers: a supplier itself is not removed.
      'supplier_delete',
    ],
    manager: ['projectModify_view', 'projectModify_export', 'projectModify_audit'],
  },
} as const satisfies Domain;
