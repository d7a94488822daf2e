import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { entity } from '../kit/entity.ts';
import { idInput } from '../kit/resource.ts';
import { byPublishedProject } from './wire.ts';

/**
 * A supplier's word that the quote he handed in stands after a change of what it was made by. The row is the supplier's
 * own: the buyer would learn by it who has quoted (R38). A quote stands without it too; it tells him that nothing is left.
 */
export const quoteConfirmation = entity({
  name: 'quoteConfirmation',
  table: 'quote_confirmation',
  label: { zh: '报价确认', en: 'Confirmation of a quote' },
  path: '/api/purchase/entry/quote-confirmation',
  verbs: {},
  menu: 'bid',
  appendOnly: true,
  dataScoped: false,
  fields: {
    buyerTenantId: { kind: 'text', label: { zh: '采购人租户', en: 'Buyer' }, maxLength: 6, required: true },
    projectId: { kind: 'ref', to: 'project', label: { zh: '项目', en: 'Project' }, required: true },
    entryId: { kind: 'ref', to: 'entry', label: { zh: '报名', en: 'Registration' }, required: true },
    bulletinId: { kind: 'ref', to: 'bulletin', label: { zh: '变更公告', en: 'Change notice' }, required: true },
    quoteVersion: { kind: 'integer', label: { zh: '报价版本', en: 'Quote version' }, required: true },
  },
});

/** Own quotes that were handed in before a change of what suppliers quote by. */
export const changedQuotes = endpoint({
  route: 'GET /api/purchase/entry/queryChangedQuotes',
  label: { zh: '变更后待确认的报价', en: 'Own quotes from before a change' },
  permission: 'bid_view',
  input: byPublishedProject,
  output: z.array(
    z.object({
      entryId: z.string(),
      packageId: z.string(),
      bulletinId: z.string(),
      bulletinTitle: z.string(),
      publishTime: z.string(),
      /** null: neither confirmed nor quoted anew since. */
      confirmTime: z.string().nullable(),
    }),
  ),
  unseen: true,
  ids: { projectId: 'project' },
});

export const confirmQuote = endpoint({
  route: 'POST /api/purchase/entry/confirmQuote',
  label: { zh: '确认原报价继续有效', en: 'Confirm that a quote stands' },
  permission: 'bid_quote',
  input: z.object({ entryId: idInput, bulletinId: idInput }),
  output: z.null(),
  writes: true,
  unseen: true,
  ids: { entryId: 'entry', bulletinId: 'bulletin' },
});

export const quoteConfirmationEndpoints = [changedQuotes, confirmQuote] as const;
